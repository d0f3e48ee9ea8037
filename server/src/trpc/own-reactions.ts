/** Marks what the caller thinks of the characters in a list. */
import type { ReactionType } from '@chaos/shared/contract/reactions';
import type { Context } from './context.ts';
import { personKeyOf } from './person-key.ts';

/** For members. A visitor's list stays as it is, the same for all of them: they ask `reactions.mine`. */
export async function withOwnReactions<Row extends { id: string; userReaction: ReactionType | null }>(
  ctx: Context,
  rows: readonly Row[],
): Promise<Row[]> {
  if (ctx.viewer.userId === null) return [...rows];
  const reactions = await ctx.ownReactions.read(
    personKeyOf(ctx.viewer),
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({ ...row, userReaction: reactions.get(row.id) ?? null }));
}
