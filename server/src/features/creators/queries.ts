import type { CreatorsPage } from '@chaos/shared/contract/creators';
import { findCreators } from '@chaos/shared/core/creators/find-creators';
import type { Context } from '../../trpc/context.ts';
import { openCreatorsCursor, sealCreatorsCursor } from '../../trpc/creators-cursor.ts';
import { readHidingViewer } from '../../trpc/muted-words.ts';

interface CreatorsRequest {
  query?: string | undefined;
  limit: number;
  cursor?: string | null | undefined;
}

/** Everybody, best-known first. */
export function readCreators(ctx: Context, request: CreatorsRequest): Promise<CreatorsPage> {
  return readPage(ctx, request, {});
}

/** Those whom a member follows, best-known first. */
export function readFollowedCreators(ctx: Context, userId: string, request: CreatorsRequest): Promise<CreatorsPage> {
  return readPage(ctx, request, { followedBy: userId });
}

async function readPage(
  ctx: Context,
  { query, limit, cursor }: CreatorsRequest,
  only: { followedBy?: string },
): Promise<CreatorsPage> {
  const list = `creators ${only.followedBy ?? ''} ${query ?? ''}`;
  const after = openCreatorsCursor(ctx.appSecret, list, cursor);
  const hiddenFrom = await readHidingViewer(ctx);
  const request = { viewerId: ctx.viewer.userId, hiddenFrom, query, isForgiving: true, limit, after, ...only };
  const { people, next } = await findCreators(ctx.db, request);
  return { items: people, nextCursor: next && sealCreatorsCursor(ctx.appSecret, list, next) };
}
