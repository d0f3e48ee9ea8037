/** Gifts and trades: offers between two members, whose items move only when the recipient accepts. */
import type { Restriction } from '../rules/locks-and-holds.ts';
import type { CharacterRow, Finish, Rarity } from './characters.ts';
import type { PersonSummary } from './people.ts';

export const OFFER_TYPES = ['gift', 'trade'] as const;
export type OfferType = (typeof OFFER_TYPES)[number];

/**
 * Pending until the recipient answers, or the sender withdraws it; then for ever what that made of it. But what was accepted can be
 * reversed, while it is held.
 */
export const OFFER_STATUSES = ['pending', 'accepted', 'rejected', 'counter_offered', 'withdrawn', 'reversed'] as const;
export type OfferStatus = (typeof OFFER_STATUSES)[number];

/** How the recipient can answer; a gift knows no counter-offer. */
export type OfferAnswer = 'accept' | 'reject' | 'counter';

/** Most items on one side of an offer. */
export const OFFER_ITEMS_MAX = 50;
/** Longest message, in code points after trimming. */
export const OFFER_MESSAGE_MAX = 500;
export const OFFERS_PAGE_SIZE = 20;
export const TRADABLE_PAGE_SIZE = 50;

/**
 * Why an item cannot change hands any more. An offer reserves nothing, so this may happen to any pending one.
 * `gone`: it is in no hall any more. `moved`: whoever should give it does not own it. `private`: its owner has hidden it.
 * `locked`: its owner has locked it. `held`: whoever gave it to its owner can still take it back.
 */
export type Staleness = 'moved' | 'private' | 'gone' | 'won_lately' | Restriction;

/** One character on one side. What the caller may not see (any more) has no name and no picture; its reason stays. */
export interface OfferItem {
  id: string;
  characterId: string;
  name: string | null;
  imageUrl256: string | null;
  /** Base64, see Character. */
  thumbhash: string | null;
  rarity: Rarity | null;
  finish: Finish | null;
  /** Null while it can change hands, and always in an offer that has been answered. */
  staleness: Staleness | null;
}

/** An offer as one of its two people sees it. */
export interface Offer {
  id: string;
  offerType: OfferType;
  status: OfferStatus;
  from: PersonSummary;
  to: PersonSummary;
  message: string | null;
  /** What `from` gives, in the order in which it was chosen. At least one. */
  offered: OfferItem[];
  /** What `from` wants of `to`; empty for a gift. */
  requested: OfferItem[];
  /** The trade that this one counters. */
  parentOfferId: string | null;
  /** What the trade that it counters had on either side, seen from this sender, so that the changes can be shown. Null for any other. */
  countered: { offered: OfferItem[]; requested: OfferItem[] } | null;
  /** The offer that counters this one. */
  counteredById: string | null;
  /** Stands for exactly these terms; `offers.accept` wants it back. */
  termsHash: string;
  /**
   * It is pending and one of the two is suspended: until then it is neither accepted nor countered, and afterwards it is what it was.
   * Null where nothing of that is so. `until` null: until further notice.
   */
  rest: { until: Date | null } | null;
  /** True when it is pending and the caller received it. */
  needsAnswer: boolean;
  createdAt: Date;
  /** When it stopped waiting. */
  answeredAt: Date | null;
  /** Until when what it moved is held, and can be taken back; null where it moved nothing, or that is over. */
  heldUntil: Date | null;
  /** Whether the caller can take it back: who gave, of a trade both. */
  canReverse: boolean;
  /** Who took it back, and when. */
  reversal: { byUserId: string; at: Date } | null;
}

export interface OffersPage {
  /** Sent and received together, newest first. */
  items: Offer[];
  nextCursor: string | null;
  /** How many are pending in all, sent and received together. */
  totalPending: number;
}

export interface AcceptResult {
  /** How many characters changed hands. */
  transferred: number;
}

export interface ReverseResult {
  /** How many characters went back, on both sides. */
  returned: number;
}

/** So many offers of disowned sessions are taken back at once, of those that wait and of deals each. */
export const OFFERS_TAKEN_BACK_MAX = 300;

/** What sessions gave away that their owner has disowned, as far as it is still to be taken back. */
export interface DisownedDeals {
  deals: number;
  /** Offers of theirs that nobody has answered yet. */
  waiting: number;
}

export interface TakenBack {
  /** How many deals went back, each of them whole. */
  deals: number;
  /** How many characters changed hands by that, on both sides. */
  returned: number;
  /** How many offers were withdrawn that still waited. */
  withdrawn: number;
  /** What stays as it is, and why, in a sentence. `partner`: a username; empty for somebody who left, or is not to be seen. */
  kept: { offerId: string; partner: string; why: string }[];
}

/** A character that its owner can give away: public and active. */
export interface TradableRow extends CharacterRow {
  /** Whether it stands in a pending offer of the caller's; always false for characters of others. */
  inPendingOffers: boolean;
}

export interface TradablePage {
  items: TradableRow[];
  nextCursor: string | null;
  /** How many the list holds in all. */
  totalCount: number;
  /**
   * How many more the caller owns that cannot be given away now: private, locked or held. Counted for the first page of all their
   * own; else 0.
   */
  restingCount: number;
}
