import type { PersonSummary } from '@chaos/shared/contract/characters';
import { useEffect } from 'react';
import { trpc } from '../../api/client.ts';

/**
 * The person that the address names.
 * @param picked whom somebody has just found; others are read.
 * @returns null for nobody, for oneself, and while it is not known. R210: a failure shows nothing.
 */
export function usePartner(id: string, { picked, userId }: { picked: PersonSummary | null; userId: string }) {
  const isKnown = picked?.id === id;
  const isWanted = id !== '' && id !== userId;
  const { data, error } = trpc.profiles.byId.useQuery({ id }, { enabled: isWanted && !isKnown });
  useEffect(() => {
    if (error) console.warn('profiles.byId:', error);
  }, [error]);
  if (!isWanted) return null;
  return isKnown ? picked : (data ?? null);
}
