/** What people of a market see before they do something. It may have changed when they do it, as on a screen. */
import type { Database } from '@chaos/shared/platform/database';
import type { OfferTerms } from '@chaos/shared/rules/offers';
import { sql } from 'kysely';

/** A pending offer, with all that its recipient needs in order to answer. */
export type SeenOffer = OfferTerms;

/** What people of a market do. */
export type ActionKind =
  | 'send'
  | 'answer'
  | 'doubleAnswer'
  | 'battle'
  | 'contest'
  | 'privacy'
  | 'fuse'
  | 'doubleFuse'
  | 'make'
  | 'reverse'
  | 'withdraw'
  | 'lock'
  | 'leave'
  | 'comeBack'
  | 'endDepartures';

export interface Market extends AsyncDisposable {
  /** Who is there now: whoever leaves for good makes room for a newcomer. */
  people: string[];
  /** Who was there when it opened. */
  starters: readonly string[];
  look(): Promise<MarketView>;
  /** What is done there, each as often as it stands here. */
  actions: readonly ActionKind[];
  /** How many characters have been fused and not been replaced yet. */
  missing: number;
  /** How often the database said what, by SQLSTATE: `40P01` is a deadlock. */
  databaseErrors: ReadonlyMap<string, number>;
  countTransactions(): number;
}

export interface MarketView {
  /** What each person owns and has not fused. */
  owned: ReadonlyMap<string, readonly SeenCharacter[]>;
  characters: readonly SeenCharacter[];
  /** Of somebody who left: lately changed ones. */
  left: readonly SeenCharacter[];
  /** What a fusion has retired lately. */
  retired: readonly SeenCharacter[];
  /** Accepted ones that can still be taken back. */
  held: readonly SeenDeal[];
  /** Who may still come back. */
  leaving: readonly string[];
  /** Newest first. */
  received: ReadonlyMap<string, readonly SeenOffer[]>;
}

interface SeenDeal {
  id: string;
  fromUserId: string;
  toUserId: string;
}

export interface SeenCharacter {
  id: string;
  ownerId: string;
  isFused: boolean;
}

/** So many actions look at the market as one of them has read it. */
const LOOKS_PER_READ = 8;
const NEWEST_OFFERS = 40;
const RETIRED = 6;
const LEFT = 6;

/** @returns how to look: at most a few actions old. */
export function openView(db: Database): () => Promise<MarketView> {
  let looks = 0;
  let view: Promise<MarketView> | undefined;
  return () => {
    if (looks % LOOKS_PER_READ === 0) view = undefined;
    looks += 1;
    // Once more where a pause has cut the connection.
    view ??= readView(db).catch(() => readView(db));
    return view;
  };
}

async function readView(db: Database): Promise<MarketView> {
  const [characters, left, retired, offers, held, departures] = await Promise.all([
    readCharacters(db, { isActive: true, hasLeft: false, limit: 10_000 }),
    readCharacters(db, { isActive: true, hasLeft: true, limit: LEFT }),
    readCharacters(db, { isActive: false, hasLeft: false, limit: RETIRED }),
    readPending(db),
    readHeld(db),
    db.selectFrom('departures').select('user_id').execute(),
    cancelStories(db),
  ]);
  return {
    owned: Map.groupBy(characters, ({ ownerId }) => ownerId),
    characters,
    left,
    retired,
    held,
    leaving: departures.map(({ user_id }) => user_id),
    received: Map.groupBy(offers, ({ toUserId }) => toUserId),
  };
}

interface Which {
  isActive: boolean;
  hasLeft: boolean;
  limit: number;
}

async function readCharacters(db: Database, { isActive, hasLeft, limit }: Which): Promise<SeenCharacter[]> {
  return db
    .selectFrom('meme_characters')
    .innerJoin('profiles', 'profiles.id', 'owner_id')
    .select(['meme_characters.id', 'owner_id as ownerId', 'is_fused as isFused'])
    .where('is_active', '=', isActive)
    .where('left_at', hasLeft ? 'is not' : 'is', null)
    .orderBy('meme_characters.updated_at', 'desc')
    .limit(limit)
    .$narrowType<{ ownerId: string }>()
    .execute();
}

/** Nobody writes them here, and whoever asks for a fusion would be counted into their line. */
async function cancelStories(db: Database): Promise<void> {
  await db
    .updateTable('tickets')
    .set({ state: 'cancelled', finished_at: sql<Date>`now()` })
    .where('kind', '=', 'story')
    .where('state', '=', 'waiting')
    .execute();
}

async function readPending(db: Database): Promise<SeenOffer[]> {
  const { rows } = await sql<SeenOffer>`
    select id, offer_type as "offerType", from_user_id as "fromUserId", to_user_id as "toUserId", message,
      array(select character_id::text from offer_items i where i.offer_id = o.id and not is_requested) as "offeredIds",
      array(select character_id::text from offer_items i where i.offer_id = o.id and is_requested) as "requestedIds"
    from offers o where status = 'pending' order by id desc limit ${NEWEST_OFFERS}
  `.execute(db);
  return rows;
}

async function readHeld(db: Database): Promise<SeenDeal[]> {
  return db
    .selectFrom('offers')
    .select(['id', 'from_user_id as fromUserId', 'to_user_id as toUserId'])
    .where('status', '=', 'accepted')
    .where(sql<boolean>`held_until > now()`)
    .orderBy('id', 'desc')
    .limit(NEWEST_OFFERS)
    .execute();
}
