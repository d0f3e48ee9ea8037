import type { CharacterRow } from '@chaos/shared/contract/characters';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useState, useSyncExternalStore } from 'react';
import { findCharacter } from '../../api/character-cache.ts';
import { trpc } from '../../api/client.ts';
import { reasonOf } from '../../api/errors.ts';
import { INLINED_AT, takeInlined } from '../../api/inlined-data.ts';
import { useAuth } from '../../auth/provider.tsx';
import { useCounts } from '../reactions/live-counts.ts';
import { useOwnReactions } from '../reactions/own-reactions.ts';

/** One character with live numbers: at once from the list where it was seen, and then as the server has it now. */
export function useCharacter(id: string) {
  const { user } = useAuth();
  const { characters } = trpc.useUtils();
  useState(() => {
    const inlined = takeInlined<CharacterRow>(id);
    if (inlined) characters.byId.setData({ id }, inlined, { updatedAt: INLINED_AT });
  });
  const { data, dataUpdatedAt, error, refetch } = trpc.characters.byId.useQuery({ id }, { refetchOnMount: 'always' });
  const seen = useSeen(id);
  const row = data ?? seen;
  // To members the row says it itself, but for the one that came with the HTML.
  const isSilent = row !== undefined && (!user || dataUpdatedAt === INLINED_AT);
  useOwnReactions({ rows: row ? [row] : [], loadedAt: isSilent ? dataUpdatedAt : 0 });
  useCounts(id);
  const reason = reasonOf(error);
  const isGone = reason === 'not_found' || reason === 'invalid_input';
  return { row: isGone ? undefined : row, isGone, hasFailed: error !== null && !row, retry: () => void refetch() };
}

/** As the lists of this moment hold it. Initial data would come back when the answers of the viewer before are reset. */
function useSeen(id: string) {
  const queryClient = useQueryClient();
  const subscribe = useCallback(
    (onChange: () => void) =>
      queryClient.getQueryCache().subscribe((event) => {
        // A query that another component adds while it renders has no rows yet, and this one may not be changed meanwhile.
        if (event.type === 'updated' || event.type === 'removed') onChange();
      }),
    [queryClient],
  );
  const find = () => findCharacter(queryClient, id);
  return useSyncExternalStore(subscribe, find, find);
}
