/** What happened to a member without their doing: what battles took and brought, and what others offered and answered. */
import type { PersonSummary } from './characters.ts';
import type { OfferType } from './offers.ts';

/** So many are listed; older ones are history, which characters and offers show themselves. */
export const NOTIFICATIONS_MAX = 20;
/** So many characters of one are shown; the others are counted. */
export const NOTIFICATION_CHARACTERS_MAX = 3;

/**
 * `won`, `lost`: a character came to the member, or was taken, in a battle that somebody else began. `offered`,
 * `countered`: an offer reached the member, by itself or as the answer to one of theirs. `accepted`, `rejected`: what
 * became of an offer of theirs.
 */
export type NotificationKind = 'won' | 'lost' | 'offered' | 'countered' | 'accepted' | 'rejected';

export interface NotificationCharacter {
  id: string;
  /** Name and picture are null where the member may not see it any more. */
  name: string | null;
  imageUrl256: string | null;
}

export interface Notification {
  id: string;
  kind: NotificationKind;
  /** Which offer it tells of; null of a battle. Of a counter-offer it is that one, not what it answers. */
  offer: { id: string; offerType: OfferType } | null;
  /** Who moved, or would: what the member gets or, of an own gift, gives. The visible ones first. */
  characters: NotificationCharacter[];
  /** How many there are in all. */
  characterCount: number;
  /** Who did it. */
  person: PersonSummary | null;
  createdAt: Date;
  /** Not seen yet. An offer that the member has answered is no news any more. */
  isNew: boolean;
}

export interface Notifications {
  /** Newest first. */
  items: Notification[];
  /** How many of them are new. */
  newCount: number;
  /** How many offers wait for this member's answer. */
  pendingOffers: number;
}
