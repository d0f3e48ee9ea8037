/** The two ways to the ids of a page of people; both give the same, each is fast where the other is slow. */
import { type RawBuilder, sql } from 'kysely';
import type { PeopleRequest } from './read-people.ts';

export interface SearchBounds {
  /** How many of the best-known are looked through before the index of name pieces is asked. */
  walk: number;
  /** More than so many found by their pieces are not sorted: then the whole order is walked instead. */
  lookUp: number;
}

const BOUNDS: SearchBounds = { walk: 12_000, lookUp: 10_000 };

const order = sql`follower_count desc, total_likes desc, id desc`;

/** In the order of the list: everybody, a member's followed ones, or those of the next best-known who match a search. */
export function walkPeople(request: PeopleRequest, { walk } = BOUNDS): RawBuilder<{ id: string }> {
  const { query, followedBy, limit } = request;
  if (followedBy) {
    return sql`
      select id from user_follows join profiles on id = following_id
      where follower_id = ${followedBy}::uuid and ${all([...among(request), ...(query ? [matches(query)] : [])])}
      order by ${order} limit ${sql.lit(limit + 1)}`;
  }
  if (!query) return sql`select id from profiles where ${all(among(request))} order by ${order} limit ${sql.lit(limit + 1)}`;
  return sql`
    select id from (
      select id, follower_count, total_likes, search_text from profiles where ${all(among(request))}
      order by ${order} limit ${sql.lit(walk)}
    ) next
    where ${matches(query)} order by ${order} limit ${sql.lit(limit + 1)}`;
}

/** By the pieces of one, two or three characters that the search consists of. */
export function lookUpPeople(request: PeopleRequest, query: string, { lookUp } = BOUNDS): RawBuilder<{ id: string }> {
  const page = sql`order by ${order} limit ${sql.lit(request.limit + 1)}`;
  const pieces = sql`array(
    select substr(lower(${query}::text), place, 3) from generate_series(1, greatest(length(${query}::text) - 2, 1)) place)`;
  return sql`
    with found as materialized (
      select id from profile_names where name_grams(search_text) @> ${pieces} and ${matches(query)} limit ${sql.lit(lookUp + 1)}
    ), amount as materialized (select count(*) from found)
    (
      select id from found join profiles using (id)
      where (select count from amount) <= ${sql.lit(lookUp)} and ${all(among(request))} ${page}
    ) union all (
      select id from profiles
      where (select count from amount) > ${sql.lit(lookUp)} and ${all(among(request))} and ${matches(query)} ${page}
    )`;
}

/** Without case, letter by letter; the database lowers both sides, so that both are lowered alike. */
function matches(query: string): RawBuilder<boolean> {
  return sql<boolean>`strpos(search_text, lower(${query}::text)) > 0`;
}

function among({ exceptId, after }: PeopleRequest): RawBuilder<boolean>[] {
  // Also what the index of the order is made for.
  const conditions: RawBuilder<boolean>[] = [sql`not is_pending`];
  if (exceptId) conditions.push(sql`id <> ${exceptId}::uuid`);
  if (after) {
    conditions.push(sql`(follower_count, total_likes, id) < (${after.followers}::int, ${after.likes}::int, ${after.id}::uuid)`);
  }
  return conditions;
}

function all(conditions: RawBuilder<boolean>[]): RawBuilder<boolean> {
  return sql`${sql.join([sql`true`, ...conditions], sql` and `)}`;
}
