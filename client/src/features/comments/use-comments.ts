import { COMMENTS_PAGE_SIZE, type Comment } from '@chaos/shared/contract/comments';
import { useMemo } from 'react';
import { trpc } from '../../api/client.ts';

/** The comments under one character, oldest first. */
export function useComments(characterId: string) {
  const list = trpc.comments.list.useInfiniteQuery(
    { characterId, limit: COMMENTS_PAGE_SIZE },
    { getNextPageParam: (page) => page.nextCursor },
  );
  const comments = useMemo(() => inOrder(list.data?.pages.flatMap((page) => page.items) ?? []), [list.data]);
  return { list, comments, total: list.data?.pages.at(-1)?.totalCount ?? 0 };
}

/** One's own new comment stands at the end already when its page comes. Ids carry their time. */
function inOrder(comments: readonly Comment[]): Comment[] {
  const unique = new Map(comments.map((comment) => [comment.id, comment]));
  return [...unique.values()].sort((a, b) => (a.id < b.id ? -1 : 1));
}
