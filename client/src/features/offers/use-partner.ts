import type { PersonSummary } from '@chaos/shared/contract/people';
import { useEffect } from 'react';
import { trpc } from '../../api/client.ts';
import { doesRest } from '../../auth/does-rest.ts';

/**
 * The person that the address names.
 * @param picked whom somebody has just found, and shows at once.
 * @returns `partner`: null for nobody, for oneself, and while it is not known. R210: a failure shows nothing. `rest`: nothing can be
 * sent to them meanwhile; null where that is not so.
 */
export function usePartner(id: string, { picked, userId }: { picked: PersonSummary | null; userId: string }) {
  const isWanted = id !== '' && id !== userId;
  const { data, error } = trpc.profiles.byId.useQuery({ id }, { enabled: isWanted });
  useEffect(() => {
    if (error) console.warn('profiles.byId:', error);
  }, [error]);
  if (!isWanted) return { partner: null, rest: null };
  return { partner: picked?.id === id ? picked : (data ?? null), rest: data && doesRest(data) ? data.rest : null };
}
