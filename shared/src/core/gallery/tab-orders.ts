/**
 * The orders of the gallery's tabs, each over an index of its own, and of what is searched for in them. The whole of Top has a statement
 * of its own, in the same order (server/src/features/gallery/ranking/queries.ts).
 */
import { type RawBuilder, sql } from 'kysely';
import type { GalleryTab } from '../../contract/gallery.ts';
import { NEWBORN_SHOWN_TO, UNSEEN_DAYS } from '../../rules/unseen.ts';

/** Where a list goes on: after this one. */
export interface Place {
  /** Of the order's key; 0 where the id alone is the order. */
  key: number;
  id: string;
}

/** Some orders are made of two, one after the other. */
export interface Leg {
  /** The first rows of the order, with the character as `c`. */
  walk: RawBuilder<unknown>;
  /** Tables to join to characters that were found otherwise, which are `c`. */
  join: RawBuilder<unknown>;
  where: RawBuilder<boolean>;
  /** Null where the order is that of ids. */
  key: RawBuilder<number> | null;
  isFalling: boolean;
  /** So many rows of it are looked through in one go. */
  walkMax: number;
}

export interface OrderRequest {
  tab: GalleryTab;
  /** Ids that begin with this moment or later, or before this one: the smallest of each. */
  since: string | null;
  before: string | null;
  /** Rarities as numbers from 1, where `top` is to hold no others. */
  levels: readonly number[] | null;
  /** Whose list it is. */
  viewerId: string | null;
  personKey: string;
  /** Where on the ring of `random` the list begins. */
  seed: number;
}

/** Short: whoever looks for something rare waits for it in vain. */
const WALK_MAX = 500;
/** Of each of very many makers a walk takes few. */
const WALK_OF_EACH = 200;

const characters = sql`meme_characters c`;
const isShown = sql<boolean>`c.is_public and c.is_active`;
const nothing = sql``;

/** How many legs an order has. */
export const legsOf = (tab: GalleryTab): number => (tab === 'random' || tab === 'unseen' ? 2 : 1);

export function legOf(request: OrderRequest, leg: number, after: Place | null): Leg {
  const plain = { walk: characters, join: nothing, isFalling: true, walkMax: WALK_MAX, key: null };
  const order = ORDERS[request.tab](request, leg, after);
  const { since, before } = request;
  const where = [
    ...(order.where ? [order.where] : []),
    isShown,
    ...(since ? [sql<boolean>`c.id >= ${since}::uuid`] : []),
    ...(before ? [sql<boolean>`c.id < ${before}::uuid`] : []),
  ];
  const whole = { ...plain, ...order, where: all(where) };
  return after && !order.beginsAnew ? { ...whole, where: all([...where, isAfter(whole, after)]) } : whole;
}

type Order = Partial<Omit<Leg, 'where'>> & { where?: RawBuilder<boolean>; beginsAnew?: boolean };

const ORDERS: Record<GalleryTab, (request: OrderRequest, leg: number, after: Place | null) => Order> = {
  top: ({ levels }, _, after) => ({
    ...(levels && { walk: byRarity(levels, after) }),
    key: sql<number>`c.nscore`,
    isFalling: false,
  }),
  rising: () => ({ key: sql<number>`rising_at(c.id, c.counted_likes, c.counted_dislikes)` }),
  new: () => ({ walk: sql`character_search s join meme_characters c on c.id = s.character_id` }),
  following: ({ viewerId }, _, after) => ({ walk: byFollowed(viewerId, after), walkMax: WALK_OF_EACH }),
  random: ({ seed }, leg) => ({
    key: sql<number>`uuid_hash(c.id)`,
    where: leg === 0 ? sql<boolean>`uuid_hash(c.id) >= ${seed}::int` : sql<boolean>`uuid_hash(c.id) < ${seed}::int`,
    isFalling: false,
  }),
  unseen: (request, leg) => (leg === 0 ? newborns(request) : { where: sql`not ${isOwed} and ${isUnseenBy(request)}` }),
};

/** Few have been dealt it: it is in the first leg. */
const isOwed = sql`exists (select from newborns n where n.character_id = c.id and n.shown < ${sql.lit(NEWBORN_SHOWN_TO)})`;

/** What was dealt meanwhile is seen, so this leg begins anew for each page. */
function newborns(request: OrderRequest): Order {
  const join = sql`join newborns n on n.character_id = c.id`;
  return {
    walk: sql`newborns n join meme_characters c on c.id = n.character_id`,
    join,
    key: sql<number>`n.shown`,
    where: sql<boolean>`n.shown < ${sql.lit(NEWBORN_SHOWN_TO)} and ${isUnseenBy(request)}`,
    isFalling: false,
    beginsAnew: true,
  };
}

/** To visitors all are: what nobody owns is not theirs. */
function isOfOthers(viewerId: string | null): RawBuilder<boolean> {
  if (viewerId === null) return sql<boolean>`true`;
  return sql<boolean>`c.owner_id is distinct from ${viewerId}::uuid and c.original_creator_id is distinct from ${viewerId}::uuid`;
}

function isUnseenBy({ viewerId, personKey }: OrderRequest): RawBuilder<boolean> {
  return sql<boolean>`c.id > (select uuidv7(make_interval(days => ${sql.lit(-UNSEEN_DAYS)})))
    and ${isOfOthers(viewerId)}
    and not exists (select from dealt_characters d where d.person_key = ${personKey} and d.character_id = c.id)
    and not exists (select from character_reactions r where r.person_key = ${personKey} and r.character_id = c.id)`;
}

/** The newest of each whom the member follows. */
function byFollowed(viewerId: string | null, after: Place | null): RawBuilder<unknown> {
  return sql`user_follows f cross join lateral (
    select x.id, x.is_public, x.is_active from meme_characters x
    where x.original_creator_id = f.following_id and x.is_public and x.is_active and f.follower_id = ${viewerId}::uuid
      ${after ? sql`and x.id < ${after.id}::uuid` : nothing}
    order by x.id desc limit ${sql.lit(WALK_OF_EACH)}
  ) c`;
}

/** Where few of the best are of a rarity, walking them all would be long. */
function byRarity(levels: readonly number[], after: Place | null): RawBuilder<unknown> {
  return sql`unnest(${levels}::int[]) level cross join lateral (
    select x.* from meme_characters x
    where rarity_level(x.counted_likes - x.counted_dislikes, x.wins_count) = level and x.is_public and x.is_active
      ${after ? sql`and (x.nscore, x.id) > (${after.key}::bigint, ${after.id}::uuid)` : nothing}
    order by x.nscore, x.id limit ${sql.lit(WALK_MAX)}
  ) c`;
}

function isAfter({ key, isFalling }: Pick<Leg, 'key' | 'isFalling'>, { key: at, id }: Place): RawBuilder<boolean> {
  const sign = isFalling ? sql`<` : sql`>`;
  return key ? sql<boolean>`(${key}, c.id) ${sign} (${at}::bigint, ${id}::uuid)` : sql<boolean>`c.id ${sign} ${id}::uuid`;
}

/** The order itself, over the columns `key` and `id`. */
export function orderBy({ key, isFalling }: Pick<Leg, 'key' | 'isFalling'>, isBackwards = false): RawBuilder<unknown> {
  const direction = isFalling === isBackwards ? sql`asc` : sql`desc`;
  return key ? sql`key ${direction}, id ${direction}` : sql`id ${direction}`;
}

export function all(conditions: readonly RawBuilder<boolean>[]): RawBuilder<boolean> {
  return conditions.length > 0 ? sql<boolean>`${sql.join(conditions, sql` and `)}` : sql<boolean>`true`;
}
