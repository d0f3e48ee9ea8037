import type { CharacterRow } from '@chaos/shared/contract/characters';
import { useQueryClient } from '@tanstack/react-query';
import { findCharacter } from '../../api/character-cache.ts';
import { trpc } from '../../api/client.ts';
import { reasonOf } from '../../api/errors.ts';

/** Whether somebody can fight with it: a visitor with any, a member with what is theirs still; it may have been lost meanwhile. */
export function isFighterOf(viewerId: string | null, { owner, isPublic }: CharacterRow): boolean {
  return isPublic && (viewerId === null || owner?.id === viewerId);
}

/** One of the two: at once as the lists know it, then as the server has it now. @param id null while nobody is picked. */
export function useContender(id: string | null) {
  const queryClient = useQueryClient();
  const { data, error, refetch, isFetchedAfterMount, isPlaceholderData } = trpc.characters.byId.useQuery(
    { id: id ?? '' },
    { enabled: id !== null, staleTime: 0, placeholderData: () => (id === null ? undefined : findCharacter(queryClient, id)) },
  );
  const reason = reasonOf(error);
  const isGone = reason === 'not_found' || reason === 'invalid_input';
  return {
    isFresh: isFetchedAfterMount && !isPlaceholderData,
    row: isGone ? undefined : data,
    isGone,
    hasFailed: error !== null && !data,
    retry: () => void refetch(),
  };
}
