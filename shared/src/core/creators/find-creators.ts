/** Lists of people, and the search among them. */
import { type RawBuilder, sql } from 'kysely';
import type { CreatorSummary } from '../../contract/creators.ts';
import type { Database } from '../../platform/database.ts';
import { isUnhidden } from '../people/hidden-people.ts';
import { avatarUrl } from '../pictures/picture-files.ts';
import { stillLeads } from '../profiles/former-usernames.ts';
import { type CreatorsPlace, creatorsOrder, isBelow } from './creators-order.ts';
import { nearlyCalled } from './near-names.ts';

export interface CreatorsRequest {
  viewerId: string | null;
  /** A part of the username or display name, in any case; every sign stands for itself. */
  query?: string | undefined;
  /** Where nobody has it in their names, those are found who nearly do; all on one page. */
  isForgiving?: boolean;
  /** Only whom this member follows. */
  followedBy?: string | undefined;
  exceptId?: string | undefined;
  /** Without those whom this member sees nothing of. */
  hiddenFrom?: string | null;
  limit: number;
  after: CreatorsPlace | null;
}

interface SearchBounds {
  /** How many of the best-known are looked through before the index of name pieces is asked. */
  walk: number;
  /** More than so many found by their pieces are not sorted: then the whole order is walked instead. */
  lookUp: number;
}

const BOUNDS: SearchBounds = { walk: 12_000, lookUp: 10_000 };

/**
 * A common part of a name is soon met among the best-known; a rare one is looked up in the index of name pieces. Which of
 * them it is shows after a bounded walk from the top, so that no statistics decide about the time.
 * @param bounds for tests.
 */
export async function findCreators(
  db: Database,
  request: CreatorsRequest,
  bounds?: SearchBounds,
): Promise<{ people: CreatorSummary[]; next: CreatorsPlace | null }> {
  const { query, followedBy, isForgiving, limit, after } = request;
  let rows = await readRows(db, request, walkPeople(request, bounds));
  if (query && !followedBy && rows.length <= limit) rows = await readRows(db, request, lookUpPeople(request, query, bounds));
  if (query && !followedBy && isForgiving && !after && rows.length === 0)
    rows = (await readRows(db, request, forgivePeople(request, query))).slice(0, limit);
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return {
    people: shown.map((row) => ({
      id: row.id,
      username: row.username,
      displayName: row.display_name,
      avatarUrl: avatarUrl(row.avatar_key),
      followerCount: row.follower_count,
      characterCount: row.character_count,
      totalLikes: row.total_likes,
      isFollowing: row.is_following,
    })),
    next: last && rows.length > limit ? { followers: last.follower_count, likes: last.total_likes, id: last.id } : null,
  };
}

/** @param ids chosen already, in any order, one more than the page shows. */
function readRows(db: Database, { viewerId }: CreatorsRequest, ids: ReturnType<typeof walkPeople>) {
  return db
    .selectFrom(sql<{ id: string }>`(${ids})`.as('chosen'))
    .innerJoin('profiles', 'profiles.id', 'chosen.id')
    .select(['profiles.id', 'username', 'display_name', 'avatar_key', 'follower_count', 'character_count', 'total_likes'])
    .select(
      sql<boolean>`exists (select 1 from user_follows where follower_id = ${viewerId}::uuid and following_id = profiles.id)`.as(
        'is_following',
      ),
    )
    .orderBy(creatorsOrder)
    .execute();
}

// The two ways to the ids of a page of people: both give the same, each is fast where the other is slow.

/** In the order of the list: everybody, a member's followed ones, or those of the next best-known who match a search. */
function walkPeople(request: CreatorsRequest, { walk } = BOUNDS): RawBuilder<{ id: string }> {
  const { query, followedBy, limit } = request;
  if (followedBy) {
    return sql`
      select id from user_follows join profiles on id = following_id
      where follower_id = ${followedBy}::uuid and ${all([...among(request), ...(query ? [matches(query)] : [])])}
      order by ${creatorsOrder} limit ${sql.lit(limit + 1)}`;
  }
  if (!query)
    return sql`select id from profiles where ${all(among(request))} order by ${creatorsOrder} limit ${sql.lit(limit + 1)}`;
  return sql`
    select id from (
      select id, follower_count, total_likes, search_text from profiles where ${all(among(request))}
      order by ${creatorsOrder} limit ${sql.lit(walk)}
    ) profiles
    where ${matches(query)} order by ${creatorsOrder} limit ${sql.lit(limit + 1)}`;
}

/** By the pieces of one, two or three characters that the search consists of; and who was called so before. */
function lookUpPeople(request: CreatorsRequest, query: string, { lookUp } = BOUNDS): RawBuilder<{ id: string }> {
  const page = sql`order by ${creatorsOrder} limit ${sql.lit(request.limit + 1)}`;
  const pieces = sql`array(
    select substr(lower(${query}::text), place, 3) from generate_series(1, greatest(length(${query}::text) - 2, 1)) place)`;
  return sql`
    with found as materialized (
      (select id from profile_names where name_grams(search_text) @> ${pieces} and ${matches(query)} limit ${sql.lit(lookUp + 1)})
      union
      select user_id from former_usernames where username = lower(${query}::text) and ${stillLeads}
    ), amount as materialized (select count(*) from found)
    (
      select id from found join profiles using (id)
      where (select count from amount) <= ${sql.lit(lookUp)} and ${all(among(request))} ${page}
    ) union all (
      select id from profiles
      where (select count from amount) > ${sql.lit(lookUp)} and ${all(among(request))} and ${matches(query)} ${page}
    )`;
}

function forgivePeople(request: CreatorsRequest, query: string): RawBuilder<{ id: string }> {
  return sql`
    select profiles.id from (${nearlyCalled(query)}) near join profiles using (id)
    where ${all(among(request))} order by ${creatorsOrder} limit ${sql.lit(request.limit)}`;
}

/** Without case, letter by letter; the database lowers both sides, so that both are lowered alike. */
function matches(query: string): RawBuilder<boolean> {
  return sql<boolean>`strpos(search_text, lower(${query}::text)) > 0`;
}

function among({ hiddenFrom = null, exceptId, after }: CreatorsRequest): RawBuilder<boolean>[] {
  // Also what the index of the order is made for.
  const conditions: RawBuilder<boolean>[] = [sql`not is_pending`, isUnhidden(hiddenFrom, sql.ref('profiles.id'))];
  if (exceptId) conditions.push(sql`id <> ${exceptId}::uuid`);
  if (after) conditions.push(isBelow(after));
  return conditions;
}

function all(conditions: RawBuilder<boolean>[]): RawBuilder<boolean> {
  return sql`${sql.join([sql`true`, ...conditions], sql` and `)}`;
}
