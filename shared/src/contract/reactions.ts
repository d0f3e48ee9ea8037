/** Likes and dislikes: one reaction of a person to a character at most. */

export const REACTION_TYPES = ['like', 'dislike'] as const;
export type ReactionType = (typeof REACTION_TYPES)[number];

/** What a toggle did: there was none before, it was the other one, or it was the same one and is gone. */
export type ReactionAction = 'created' | 'updated' | 'removed';

/** What it did where it says what shall be: that may be so already. */
export type ToggleAction = ReactionAction | 'unchanged';

/** The public numbers of a character's reactions. */
export interface ReactionCounts {
  likeCount: number;
  dislikeCount: number;
  /** Likes minus dislikes. */
  score: number;
}

export interface ToggleResult extends ReactionCounts {
  action: ToggleAction;
  /** The caller's own reaction from now on. */
  userReaction: ReactionType | null;
}

/** The caller's own reaction to a character. */
export interface OwnReaction {
  characterId: string;
  reactionType: ReactionType;
}

/** How many characters one question about reactions may name. */
export const REACTIONS_ASKED_MAX = 100;
