import { useQueryClient } from '@tanstack/react-query';
import { useAuth } from '../../lib/auth.tsx';
import { findCharacter } from '../../lib/character-cache.ts';
import { useCounts } from '../../lib/live-counts.ts';
import { useOwnReactions } from '../../lib/own-reactions.ts';
import { reasonOf, trpc } from '../../lib/trpc.ts';

/** One character with live numbers: at once from the list where it was seen, and then as the server has it now. */
export function useCharacter(id: string) {
  const queryClient = useQueryClient();
  const { user } = useAuth();
  const query = trpc.characters.byId.useQuery(
    { id },
    { initialData: () => findCharacter(queryClient, id), initialDataUpdatedAt: 0, refetchOnMount: 'always' },
  );
  const { data: row, dataUpdatedAt, error, refetch } = query;
  useOwnReactions({ rows: row ? [row] : [], loadedAt: user || !row ? 0 : dataUpdatedAt });
  useCounts(id);
  const reason = reasonOf(error);
  const isGone = reason === 'not_found' || reason === 'invalid_input';
  return { row: isGone ? undefined : row, isGone, hasFailed: error !== null && !row, retry: () => void refetch() };
}
