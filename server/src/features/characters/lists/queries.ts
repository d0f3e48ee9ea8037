/** Lists of characters: one's own, another person's, everybody else's, what can be given away, and what those make whom one follows. */
import type { CharacterFilter, CharacterRow, CharactersPage } from '@chaos/shared/contract/characters';
import type { TradablePage, TradableRow } from '@chaos/shared/contract/offers';
import { selectCharacterRows, toCharacterRow } from '@chaos/shared/core/characters/character-rows';
import { isHeld, isLocked, wasWonLately } from '@chaos/shared/core/ownership/restrictions';
import { isUnblocked } from '@chaos/shared/core/people/blocks';
import { holdersOf, isUnhidden } from '@chaos/shared/core/people/hidden-people';
import { isAwake } from '@chaos/shared/core/profiles/suspensions';
import type { Database } from '@chaos/shared/platform/database';
import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import type { Context } from '../../../trpc/context.ts';
import { openCursor, sealCursor } from '../../../trpc/cursor.ts';
import { readHidingViewer, withoutMutedCharacters } from '../../../trpc/muted-words.ts';
import { withOwnReactions } from '../../../trpc/own-reactions.ts';
import type { PageRequest } from '../queries.ts';

interface ListRequest extends PageRequest {
  filterType: CharacterFilter;
  targetUserId?: string | undefined;
  query?: string | undefined;
  randomize: boolean;
  includeInactive: boolean;
}

/** An order of a list: by one number where there is one, and then by id, both falling. */
interface ListOrder {
  /** Part of the cursor's signature. */
  name: string;
  where: RawBuilder<boolean>;
  key: RawBuilder<number> | null;
}

const ACQUIRED_FIRST = sql<number>`(current_owner_id is not null)::int`;

const PlaceSchema = z.tuple([z.number(), z.uuid()]);

/** One's own, another person's, or everybody else's characters. */
export function readCharacterList(ctx: Context, request: ListRequest): Promise<CharactersPage> {
  const read = request.filterType === 'opponents' ? readOpponents : readOwned;
  return withoutMutedCharacters<CharacterRow, CharactersPage>(ctx, request, (page) => read(ctx, { ...request, ...page }));
}

async function readOwned(ctx: Context, request: ListRequest): Promise<CharactersPage> {
  const order = orderOf(ctx, request, null);
  const page = await withTotal(await readOrderedPage(ctx, request, order), countRows(ctx.db, order.where));
  const viewer = ctx.viewer.userId;
  if (request.filterType !== 'mine' || viewer === null || request.query || page.totalCount > 0) return page;
  return (await hasOwned(ctx.db, viewer)) ? { ...page, hasLostAll: true } : page;
}

/**
 * Of somebody whose list is empty. Only a retirement, a lost battle and a gift empty a list: a trade leaves something in it.
 * Each has its index, whose first row is enough.
 */
async function hasOwned(db: Database, userId: string): Promise<boolean> {
  const { rows } = await sql<{ has_owned: boolean }>`
    select exists (select from meme_characters where owner_id = ${userId}::uuid)
      or exists (select from ownership_events where from_user_id = ${userId}::uuid and kind = 'won')
      or exists (select from offers where from_user_id = ${userId}::uuid and status in ('accepted', 'reversed')) as has_owned
  `.execute(db);
  return rows[0]?.has_owned ?? false;
}

/** @param hiddenFrom whom something is hidden from; by the address of a profile those muted are seen. */
function orderOf(ctx: Context, request: ListRequest, hiddenFrom: string | null): ListOrder {
  const { filterType, targetUserId, includeInactive, query = '' } = request;
  const viewer = ctx.viewer.userId;
  const isShown = sql<boolean>`is_public and is_active`;
  if (filterType === 'mine') {
    // Acquired ones first, then those of one's own making.
    const active = includeInactive ? sql`true` : sql`is_active`;
    const where = sql<boolean>`owner_id = ${viewer}::uuid and ${active} and deleted_at is null and ${isNamed(query)}`;
    return { name: `mine ${viewer} ${includeInactive} ${query}`, where, key: ACQUIRED_FIRST };
  }
  if (filterType === 'user') {
    const where = sql<boolean>`owner_id = ${targetUserId}::uuid and ${isShown} and ${isReachable(viewer)} and ${isNamed(query)}`;
    return { name: `user ${targetUserId} ${query}`, where, key: null };
  }
  const canBeFought = sql<boolean>`${isShown} and ${isAwake}`;
  const where =
    viewer === null
      ? canBeFought
      : sql<boolean>`${canBeFought} and owner_id is distinct from ${viewer}::uuid and ${isUnhidden(hiddenFrom, ...holdersOf())}`;
  return { name: `opponents ${viewer}`, where, key: null };
}

/** For a list of one owner's: the others of theirs are passed by. */
const isNamed = (query: string): RawBuilder<boolean> =>
  query === '' ? sql`true` : sql`strpos(lower(name), lower(${query}::text)) > 0`;

/** For a list of one owner's. What somebody blocked has made stays to be seen by whoever owns it. */
function isReachable(viewerId: string | null): RawBuilder<boolean> {
  if (viewerId === null) return sql<boolean>`true`;
  return sql<boolean>`(owner_id = ${viewerId}::uuid or ${isUnblocked(viewerId, ...holdersOf())})`;
}

interface TradableRequest extends PageRequest {
  userId?: string | undefined;
  query?: string | undefined;
}

/** What a person can give away, as `stalenessOf` has it: nothing that is locked, held or was just won. Members see of their own what stands in a pending offer already. */
export function readTradable(ctx: Context, viewerId: string, request: TradableRequest): Promise<TradablePage> {
  return withoutMutedCharacters<TradableRow, TradablePage>(ctx, request, (page) =>
    readTradablePage(ctx, viewerId, { ...request, ...page }),
  );
}

async function readTradablePage(
  ctx: Context,
  viewerId: string,
  { userId: ownerId = viewerId, query = '', ...request }: TradableRequest,
): Promise<TradablePage> {
  const isOwn = ownerId === viewerId;
  const isFree = sql<boolean>`(is_public and not ${isLocked()} and not ${isHeld()} and not ${wasWonLately('meme_characters.id')})`;
  const isTheirs = sql<boolean>`owner_id = ${ownerId}::uuid and is_active`;
  const order: ListOrder = {
    name: `tradable ${ownerId} ${isOwn} ${query}`,
    where: sql<boolean>`${isTheirs} and ${isFree} and ${isReachable(viewerId)} and ${isNamed(query)}`,
    // One's own as in the profile: acquired ones first.
    key: isOwn ? ACQUIRED_FIRST : null,
  };
  const page = await withTotal(await readOrderedPage(ctx, request, order), countRows(ctx.db, order.where));
  const ids = page.items.map(({ id }) => id);
  const items = (offered: ReadonlySet<string>) => page.items.map((row) => ({ ...row, inPendingOffers: offered.has(row.id) }));
  if (!isOwn) return { ...page, items: items(new Set()), restingCount: 0 };
  const isBeginning = query === '' && !request.cursor;
  const [offered, restingCount] = await Promise.all([
    findInPendingOffers(ctx.db, viewerId, ids),
    isBeginning ? countRows(ctx.db, sql`${isTheirs} and not ${isFree}`) : 0,
  ]);
  return { ...page, items: items(offered), restingCount };
}

/** Which of these stand in an offer that waits, sent or received. One look for each, which ends at the first offer found. */
export async function findInPendingOffers(db: Database, userId: string, ids: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`
    select wanted.id from unnest(${ids}::uuid[]) as wanted(id) cross join lateral (
      select from offer_items i join offers o on o.id = i.offer_id
      where i.character_id = wanted.id and o.status = 'pending' and ${userId}::uuid in (o.from_user_id, o.to_user_id) limit 1
    ) offered
  `.execute(db);
  return new Set(rows.map(({ id }) => id));
}

type Page = Omit<CharactersPage, 'totalCount'>;

async function readOrderedPage(ctx: Context, { limit, cursor }: PageRequest, { name, where, key }: ListOrder): Promise<Page> {
  const list = `characters ${name}`;
  const after = cursor ? openCursor(ctx.appSecret, list, PlaceSchema, cursor) : null;
  // Without a key the index on ids finds the place; a constant in its place would be looked for from the top.
  const from = key ? sql`(${key}, id) < (${after?.[0]}, ${after?.[1]}::uuid)` : sql`id < ${after?.[1]}::uuid`;
  const chosen = sql<Chosen>`(
    select id, ${key ?? sql`0`} as sort_key from meme_characters where ${where} ${after ? sql`and ${from}` : sql``}
    order by ${key ? sql`sort_key desc,` : sql``} id desc limit ${limit + 1}
  )`;
  const rows = await selectChosen(ctx, chosen)
    .orderBy(sql`chosen.sort_key`, 'desc')
    .orderBy('meme_characters.id', 'desc')
    .execute();
  return toPage(ctx, rows, limit, (last) => sealCursor(ctx.appSecret, list, [last.sort_key, last.id]));
}

interface Chosen {
  id: string;
  sort_key: number;
}

const selectChosen = ({ db }: Context, chosen: RawBuilder<Chosen>) =>
  selectCharacterRows(db, chosen).select(sql<number>`chosen.sort_key`.as('sort_key'));

type ChosenRow = Awaited<ReturnType<ReturnType<typeof selectChosen>['execute']>>[number];

/** @param rows one more than the page shows, where there is another page. */
async function toPage(ctx: Context, rows: ChosenRow[], limit: number, seal: (last: ChosenRow) => string): Promise<Page> {
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return {
    items: await withOwnReactions(ctx, shown.map(toCharacterRow)),
    nextCursor: last && rows.length > limit ? seal(last) : null,
  };
}

async function withTotal(page: Page, total: Promise<number>): Promise<CharactersPage> {
  return { ...page, totalCount: await total };
}

async function countRows(db: Database, where: RawBuilder<boolean>): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count from meme_characters where ${where}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Everybody else's, the newest first or shuffled. Counted from the gallery's own number: there may be a million. */
async function readOpponents(ctx: Context, request: ListRequest): Promise<CharactersPage> {
  const order = orderOf(ctx, request, await readHidingViewer(ctx));
  const page = await (request.randomize ? readShuffledPage(ctx, request, order) : readOrderedPage(ctx, request, order));
  return withTotal(page, countOpponents(ctx));
}

async function countOpponents({ db, viewer }: Context): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select characters - (
      select count(*) from meme_characters where owner_id = ${viewer.userId}::uuid and is_public and is_active
    ) as count from gallery_total
  `.execute(db);
  return Math.max(0, rows[0]?.count ?? 0);
}

const ShuffledPlaceSchema = z.tuple([z.int(), z.uuid(), z.int()]);

/**
 * All lie on a ring, in an order that nobody sees a reason in and an index keeps. A list begins anywhere on it and ends where it
 * began, so each page is read without the others.
 */
async function readShuffledPage(ctx: Context, { limit, cursor }: PageRequest, { name, where }: ListOrder): Promise<Page> {
  const list = `characters shuffled ${name}`;
  const after = cursor ? openCursor(ctx.appSecret, list, ShuffledPlaceSchema, cursor) : null;
  const start = after?.[2] ?? Math.floor(Math.random() * 2 ** 32) - 2 ** 31;
  const arc = (lap: number, ends: RawBuilder<boolean>, isBegun: boolean) => sql`(
    select id, uuid_hash(id) as sort_key, ${sql.lit(lap)} as lap from meme_characters where ${where} and ${ends}
    ${after && isBegun ? sql`and (uuid_hash(id), id) > (${after[0]}::int, ${after[1]}::uuid)` : sql``}
    order by uuid_hash(id), id limit ${limit + 1}
  )`;
  const isOnLastLap = after !== null && after[0] < start;
  const last = arc(1, sql<boolean>`uuid_hash(id) < ${start}::int`, isOnLastLap);
  const both = sql`${arc(0, sql<boolean>`uuid_hash(id) >= ${start}::int`, true)} union all ${last}`;
  const chosen = sql<Chosen & { lap: number }>`(
    select id, sort_key, lap from (${isOnLastLap ? last : both}) arcs order by lap, sort_key, id limit ${limit + 1}
  )`;
  const rows = await selectChosen(ctx, chosen)
    .orderBy(sql`chosen.lap`)
    .orderBy(sql`chosen.sort_key`)
    .orderBy('meme_characters.id')
    .execute();
  return toPage(ctx, rows, limit, ({ sort_key, id }) => sealCursor(ctx.appSecret, list, [sort_key, id, start]));
}

const FeedPlaceSchema = z.uuid();

/** Public characters by the creators whom a member follows, newest first. Each creator gives a page at most. */
export function readFollowingFeed(ctx: Context, userId: string, request: PageRequest): Promise<CharactersPage> {
  return withoutMutedCharacters<CharacterRow, CharactersPage>(ctx, request, (page) => readFeedPage(ctx, userId, page));
}

async function readFeedPage(ctx: Context, userId: string, { limit, cursor }: PageRequest): Promise<CharactersPage> {
  const hiddenFrom = await readHidingViewer(ctx);
  const isShown = sql`(c.owner_id = ${userId}::uuid or ${isUnhidden(hiddenFrom, ...holdersOf('c'))})`;
  const list = `following ${userId}`;
  const after = cursor ? openCursor(ctx.appSecret, list, FeedPlaceSchema, cursor) : null;
  const before = after ? sql`and c.id < ${after}::uuid` : sql``;
  const chosen = sql<{ id: string }>`(
    select newest.id from user_follows f cross join lateral (
      select c.id from meme_characters c
      where c.original_creator_id = f.following_id and c.is_public and c.is_active and ${isShown} ${before}
      order by c.id desc limit ${limit + 1}
    ) newest
    where f.follower_id = ${userId}::uuid order by newest.id desc limit ${limit + 1}
  )`;
  const [rows, count] = await Promise.all([
    selectCharacterRows(ctx.db, chosen).orderBy('meme_characters.id', 'desc').execute(),
    sql<{ count: number }>`
      select count(*) as count from user_follows f join meme_characters c on c.original_creator_id = f.following_id
      where f.follower_id = ${userId}::uuid and c.is_public and c.is_active and ${isShown}
    `.execute(ctx.db),
  ]);
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return {
    items: await withOwnReactions(ctx, shown.map(toCharacterRow)),
    nextCursor: last && rows.length > limit ? sealCursor(ctx.appSecret, list, last.id) : null,
    totalCount: count.rows[0]?.count ?? 0,
  };
}
