/** What happened to a member without their doing: what battles took and brought, what others offered, answered, said and found. */

import type { OfferType } from './offers.ts';
import type { PersonSummary } from './people.ts';

/** So many are listed; older ones are history, which characters and offers show themselves. */
export const NOTIFICATIONS_MAX = 20;
/** The newest of each kind is always listed, and so many of one go before what others tell; more of it only fill up. */
export const NOTIFICATIONS_OF_A_KIND = 5;
/** So many characters of one are shown; the others are counted. */
export const NOTIFICATION_CHARACTERS_MAX = 3;

/** What a member may switch off, each by itself. */
export const NOTIFICATION_TOPICS = ['comments', 'followers', 'likes', 'battles', 'offers', 'secrets'] as const;
export type NotificationTopic = (typeof NOTIFICATION_TOPICS)[number];

/**
 * By kind what it belongs to. `won`, `lost`: a character came to the member, or was taken, in a battle that somebody else
 * began. `offered`, `countered`: an offer reached the member, by itself or as the answer to one of theirs. `accepted`,
 * `rejected`: what became of an offer of theirs. `withdrawn`: an offer to them waits no more. `reversed`: a deal of theirs was taken back. `commented`, `found`: others said something of a character of theirs, or
 * found what it hides. `liked`: it has reached a round number of likes. `followed`: others follow the member. `signed_in`: somebody
 * entered the account on a device that it did not know. Null: nobody who is in the account can switch it off.
 */
export const TOPIC_OF = {
  won: 'battles',
  lost: 'battles',
  offered: 'offers',
  countered: 'offers',
  accepted: 'offers',
  rejected: 'offers',
  withdrawn: 'offers',
  reversed: 'offers',
  commented: 'comments',
  followed: 'followers',
  liked: 'likes',
  found: 'secrets',
  signed_in: null,
} as const satisfies Record<string, NotificationTopic | null>;
export type NotificationKind = keyof typeof TOPIC_OF;

export interface NotificationCharacter {
  id: string;
  /** Name and picture are null where the member may not see it any more. */
  name: string | null;
  imageUrl256: string | null;
}

/** A session that began on a device that the account did not know, by its public id, as `account.sessions` lists it. */
export interface NewSession {
  id: string;
  device: string | null;
  network: string | null;
}

export interface Notification {
  id: string;
  kind: NotificationKind;
  /** Which offer it tells of; null of a battle. Of a counter-offer it is that one, not what it answers. */
  offer: { id: string; offerType: OfferType } | null;
  /** Of `won` and `lost`: which battle; null where the member may not see both that fought it, and of everything else. */
  battleId: string | null;
  /** Who moved, or would: what the member gets or, of an own gift, gives; or whom it is about. The visible ones first. */
  characters: NotificationCharacter[];
  /** How many there are in all. */
  characterCount: number;
  /** Who did it, of several the last one. */
  person: PersonSummary | null;
  /** How many did it within the hour that one notification tells of. */
  personCount: number;
  /** Of `signed_in`, while it has not ended. */
  session: NewSession | null;
  /** The round number that was reached; null where nothing is counted. */
  likes: number | null;
  createdAt: Date;
  /** Not seen yet. An offer that the member has answered is no news any more. */
  isNew: boolean;
}

export interface Notifications {
  /** Newest first; of each kind the newest ones. */
  items: Notification[];
  /** How many of them are new. */
  newCount: number;
  /** How many offers wait for this member's answer. */
  pendingOffers: number;
}

/** What the member is told of, by topic: true unless it was switched off. */
export interface NotificationSettings {
  topics: Record<NotificationTopic, boolean>;
}

/** Whether the browser of this session is told of what happens while no page of ours is open, by its push service. */
export interface PushState {
  /** What the browser is to subscribe with, in base64url. */
  publicKey: string;
  /** Where this session's browser is reached; null where it is not. */
  endpoint: string | null;
}

/** What a push service hands to our service worker, encrypted on the way: no names, no texts. */
export interface PushMessage {
  kind: NotificationKind;
  /** The page of ours that it leads to. */
  path: string;
}

/** So many browsers of one member are reached; the one that subscribed first goes for another. */
export const PUSH_SUBSCRIPTIONS_MAX = 10;
