/** What the screen shows of a press on like or dislike before the server has answered, which decides in `features/reactions/commands.ts`. */
import type { ReactionAction, ReactionCounts, ReactionType } from '../contract/reactions.ts';

export interface Reacted {
  likeCount: number;
  dislikeCount: number;
  /** The person's own reaction; null for none. */
  userReaction: ReactionType | null;
}

/** The first press sets a reaction, the other kind replaces it, the same kind takes it away. No count falls below 0. */
export function predictReaction(
  before: Reacted,
  pressed: ReactionType,
): { action: ReactionAction; after: Reacted & ReactionCounts } {
  const userReaction = before.userReaction === pressed ? null : pressed;
  const count = (type: ReactionType, counted: number) =>
    Math.max(0, counted + Number(userReaction === type) - Number(before.userReaction === type));
  const likeCount = count('like', before.likeCount);
  const dislikeCount = count('dislike', before.dislikeCount);
  const action = before.userReaction === null ? 'created' : userReaction === null ? 'removed' : 'updated';
  return { action, after: { userReaction, likeCount, dislikeCount, score: likeCount - dislikeCount } };
}
