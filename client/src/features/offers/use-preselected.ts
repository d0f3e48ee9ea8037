import type { CharacterRow } from '@chaos/shared/contract/characters';
import { useEffect, useEffectEvent } from 'react';
import { trpc } from '../../api/client.ts';

/** What somebody came with to this form, by the address; told once, when it is known. @param id blank for nothing. */
export function usePreselected(id: string, onFound: (row: CharacterRow) => void): void {
  const { data } = trpc.characters.byId.useQuery({ id }, { enabled: id !== '' });
  const bring = useEffectEvent(onFound);
  useEffect(() => {
    if (data) bring(data);
  }, [data]);
}
