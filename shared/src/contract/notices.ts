/** What happened to a member's own without their doing, since they last looked. */
import type { PersonSummary } from './characters.ts';

/** So many are listed; older ones are history, which each character shows. */
export const NOTICES_MAX = 20;

/** A character came to the member, or was taken, in a battle that somebody else began. */
export type NoticeKind = 'won' | 'lost';

export interface Notice {
  id: string;
  kind: NoticeKind;
  /** Name and picture are null where the member may not see it any more. */
  character: { id: string; name: string | null; imageUrl256: string | null };
  /** Whose it was, or whose it became. */
  person: PersonSummary | null;
  createdAt: Date;
  /** Not seen yet. */
  isNew: boolean;
}
