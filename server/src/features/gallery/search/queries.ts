import { RARITIES } from '@chaos/shared/contract/characters';
import type {
  EmptyReason,
  GalleryFilters,
  GallerySearchPage,
  GalleryTab,
  SearchRow,
  Suggestion,
  TimeFilter,
} from '@chaos/shared/contract/gallery';
import { selectCharacterRows, toCharacterRow } from '@chaos/shared/core/characters/character-rows';
import { isVisibleTo } from '@chaos/shared/core/characters/visibility';
import { findCreators } from '@chaos/shared/core/creators/find-creators';
import { type Conditions, findCharacters } from '@chaos/shared/core/gallery/find-characters';
import { findTerms, MARKS, type Terms } from '@chaos/shared/core/gallery/match-search-words';
import type { OrderRequest } from '@chaos/shared/core/gallery/tab-orders';
import { isUnblocked } from '@chaos/shared/core/people/blocks';
import { selectIdsByUsername } from '@chaos/shared/core/profiles/former-usernames';
import type { Database } from '@chaos/shared/platform/database';
import { parseSearch, readTerms, type SearchTerms } from '@chaos/shared/rules/search-operators';
import { smallestIdAt, windowStart } from '@chaos/shared/rules/time-windows';
import { sql } from 'kysely';
import type { Context } from '../../../trpc/context.ts';
import { readHidingViewer, withoutMutedCharacters } from '../../../trpc/muted-words.ts';
import { withOwnReactions } from '../../../trpc/own-reactions.ts';
import { personKeyOf } from '../../../trpc/person-key.ts';
import { readGalleryPage } from '../ranking/queries.ts';
import { readSearchCursor, type SearchCursor, writeSearchCursor } from './cursor.ts';

export interface SearchRequest {
  tab: GalleryTab;
  text: string;
  filters: GalleryFilters;
  timeFilter: TimeFilter;
  limit: number;
  cursor?: string | null | undefined;
}

/** One page of a tab, narrowed by text and filters. */
export async function searchGallery(ctx: Context, request: SearchRequest): Promise<GallerySearchPage> {
  if (isWholeRanking(request)) return readRanking(ctx, request);
  const list = listName(ctx, request);
  const from = request.cursor ? readSearchCursor(ctx.appSecret, list, request.cursor) : beginning(request);
  const search = { request, asked: readTerms(request.text), from };
  const people = await findNamedPeople(ctx, search);
  if ('absent' in people) return emptyPage(people.absent);
  let page = await findPage(ctx, { ...search, people });
  // What is known, but in no character that fits, may be what somebody else has mistyped.
  const isVain = page.ids.length === 0 && page.next === null && !request.cursor;
  if (isVain && search.asked.words !== '')
    page = await findPage(ctx, { ...search, people, from: { ...from, isForgiving: true } });
  if (page.ids.length === 0 && !page.next) return emptyPage(whyEmpty(request));
  return {
    items: await withOwnReactions(ctx, await readRows(ctx.db, page.ids)),
    nextCursor: page.next && writeSearchCursor(ctx.appSecret, list, page.next),
    emptyReason: null,
    spelling: page.isForgiving ? 'similar' : 'exact',
  };
}

const emptyPage = (emptyReason: EmptyReason | null): GallerySearchPage => {
  return { items: [], nextCursor: null, emptyReason, spelling: 'exact' };
};

const isNarrowed = ({ text, filters }: SearchRequest) =>
  text !== '' || Object.values(filters).some((value) => value !== undefined && value !== false);

const whyEmpty = (request: SearchRequest): EmptyReason | null =>
  request.tab === 'unseen' && !isNarrowed(request) ? 'all_seen' : null;

const isWholeRanking = (request: SearchRequest) => request.tab === 'top' && !isNarrowed(request);

/** What gallery.top says, with its ranks and its cursors. */
async function readRanking(ctx: Context, request: SearchRequest): Promise<GallerySearchPage> {
  const { items, nextCursor } = await readGalleryPage(ctx, { ...request, hiddenFrom: await readHidingViewer(ctx) });
  const rows = items.map(({ totalCount: _, ...row }): SearchRow => row);
  return { items: await withOwnReactions(ctx, rows), nextCursor, emptyReason: null, spelling: 'exact' };
}

/** A cursor belongs to this. */
function listName(ctx: Context, { tab, text, filters, timeFilter }: SearchRequest): string {
  const chosen = Object.entries(filters).filter(([, value]) => value !== undefined);
  return `search ${JSON.stringify([tab, text, chosen.sort(), tab === 'top' && timeFilter, personKeyOf(ctx.viewer)])}`;
}

function beginning({ tab, timeFilter }: SearchRequest): SearchCursor {
  const since = tab === 'top' ? windowStart(timeFilter, Date.now()) : null;
  return { leg: 0, place: null, isForgiving: false, seed: Math.floor(Math.random() * 2 ** 32) - 2 ** 31, windowStart: since };
}

interface Search {
  request: SearchRequest;
  asked: SearchTerms;
  from: SearchCursor;
}

type People = Pick<Conditions, 'makers' | 'owners' | 'followedBy' | 'hiddenFrom'>;

/** Whom the search names. @returns why it can find nothing, where that is certain. */
async function findNamedPeople(ctx: Context, { request, asked }: Search): Promise<People | { absent: EmptyReason }> {
  const isOfFollowed = request.tab === 'following' || request.filters.isByFollowed === true;
  const { userId } = ctx.viewer;
  if (isOfFollowed && userId === null) return { absent: 'signed_out' };
  if (isOfFollowed && !(await followsAnybody(ctx.db, userId))) return { absent: 'follows_nobody' };
  const [makers, owners] = [await findIds(ctx, asked.makers), await findIds(ctx, asked.owners)];
  if (makers?.length === 0 || owners?.length === 0) return { absent: 'no_such_person' };
  // The tab's own order holds them by itself, but a rare word is looked up among theirs.
  const isAsked = request.filters.isByFollowed === true || (request.tab === 'following' && isNarrowed(request));
  return { makers, owners, followedBy: isAsked ? userId : null, hiddenFrom: await readHidingViewer(ctx) };
}

async function followsAnybody(db: Database, userId: string | null): Promise<boolean> {
  const row = await db
    .selectFrom('user_follows')
    .select('follower_id')
    .where('follower_id', '=', userId)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

async function findIds({ db, viewer }: Context, usernames: readonly string[]): Promise<string[] | null> {
  if (usernames.length === 0) return null;
  const rows = await db
    .selectFrom('profiles')
    .select('id')
    .where(sql<boolean>`profiles.id in (${selectIdsByUsername(usernames)})`)
    .where('is_pending', '=', false)
    .where(isUnblocked(viewer.userId, sql.ref('profiles.id')))
    .execute();
  return rows.map(({ id }) => id);
}

interface IdPage {
  ids: string[];
  next: SearchCursor | null;
  isForgiving: boolean;
}

async function findPage(ctx: Context, search: Search & { people: People }): Promise<IdPage> {
  const { request, asked, from, people } = search;
  const { isForgiving } = from;
  const words = await findTerms(ctx.db, { text: asked.words, kind: 'text', isForgiving });
  const style = await findTerms(ctx.db, { text: asked.style, kind: 'style', isForgiving });
  if (!words || !style) return { ids: [], next: null, isForgiving };
  const unfoughtBy = request.filters.isUnfought ? personKeyOf(ctx.viewer) : null;
  const terms = [...words.terms, ...style.terms, ...marksOf(search)];
  const found = await findCharacters(ctx.db, {
    order: orderOf(ctx, search),
    conditions: { ...people, unfoughtBy, terms },
    from,
    limit: request.limit,
  });
  return {
    ids: found.ids,
    next: found.next && { ...from, ...found.next },
    isForgiving: words.isForgiving || style.isForgiving,
  };
}

/** What filters and operators ask for; both have to hold. */
function marksOf({ request: { filters }, asked }: Search): Terms {
  const { rarity, finish, isFused, hasVideo } = filters;
  return [
    ...(rarity ? [rarity.map(MARKS.rarity)] : []),
    ...(finish ? [finish.map(MARKS.finish)] : []),
    ...(asked.finishes.length > 0 ? [asked.finishes.map(MARKS.finish)] : []),
    ...[isFused, asked.isFused].flatMap((value) => (typeof value === 'boolean' ? [[MARKS.isFused(value)]] : [])),
    ...(hasVideo === undefined ? [] : [[MARKS.hasVideo(hasVideo)]]),
  ];
}

function orderOf({ viewer }: Context, { request, asked, from }: Search): OrderRequest {
  return {
    tab: request.tab,
    since: from.windowStart === null ? null : smallestIdAt(from.windowStart),
    before: asked.before === null ? null : smallestIdAt(asked.before),
    levels: request.filters.rarity?.map((rarity) => 1 + RARITIES.indexOf(rarity)) ?? null,
    viewerId: viewer.userId,
    personKey: personKeyOf(viewer),
    seed: from.seed,
  };
}

/** So many of each kind are suggested. */
const SUGGESTED = { characters: 4, makers: 2, styles: 2 };

/** What somebody who types this may mean: the best-known characters and people, and styles that were wished for. */
export async function suggest(ctx: Context, text: string): Promise<Suggestion[]> {
  const { words } = parseSearch(text);
  if (words === '') return [];
  const [characters, makers, styles] = await Promise.all([
    withoutMutedCharacters<SearchRow, GallerySearchPage>(ctx, { limit: SUGGESTED.characters }, (page) =>
      searchGallery(ctx, { tab: 'top', text: words, filters: {}, timeFilter: 'all_time', ...page }),
    ),
    findCreators(ctx.db, {
      viewerId: null,
      query: words,
      hiddenFrom: await readHidingViewer(ctx),
      limit: SUGGESTED.makers,
      after: null,
    }),
    readStyles(ctx.db, words),
  ]);
  const names = new Set(characters.items.map(({ name }) => name));
  return [
    ...[...names].map((name) => ({ kind: 'character' as const, label: name, text: name })),
    ...makers.people.map(({ username }) => ({ kind: 'maker' as const, label: username, text: `by:${username}` })),
    ...styles.map((word) => ({ kind: 'style' as const, label: word, text: `style:${word}` })),
  ];
}

/** Words of styles that begin like this, of characters that everybody may see. */
async function readStyles(db: Database, text: string): Promise<string[]> {
  const { rows } = await sql<{ word: string }>`
    select word from (
      select id, word from search_words where kind = 'style' and word ^@ search_fold(${text}) order by length(word), word limit 20
    ) known
    where exists (select from character_search s where s.terms @> array[known.id])
    limit ${sql.lit(SUGGESTED.styles)}
  `.execute(db);
  return rows.map(({ word }) => word);
}

/** Read anew and checked again: between the choice and the answer somebody may have hidden one. */
async function readRows(db: Database, ids: readonly string[]): Promise<SearchRow[]> {
  const chosen = sql<{ id: string; nth: number }>`(select * from unnest(${ids}::uuid[]) with ordinality as t(id, nth))`;
  const rows = await selectCharacterRows(db, chosen).where(isVisibleTo(null)).orderBy(sql`chosen.nth`).execute();
  return rows.map((row) => ({ ...toCharacterRow(row), rank: null }));
}
