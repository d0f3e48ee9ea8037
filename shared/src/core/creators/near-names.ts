/** Whom somebody may mean who has made a typing error. */
import { type RawBuilder, sql } from 'kysely';

/** More are not looked at: of a name that so many nearly have, no letter says who is meant. */
const LOOKED_AT_MAX = 1_000;

/**
 * As SQL: ids of people whose names have each word of a search, or one that differs from it by a letter. Words of three letters and
 * fewer have no errors, and alone they find nobody.
 */
export function nearlyCalled(query: string): RawBuilder<{ id: string }> {
  return sql`
    with words as materialized (
      select token, search_near(token) as pieces from search_tokens(${query}, true) token
    )
    select id from profile_names
    where near_names(search_text) && (select pieces from words order by cardinality(pieces) desc limit 1)
      and not exists (
        select from words where not (case when pieces = '{}' then strpos(search_fold(search_text), token) > 0
          else near_names(search_text) && pieces end)
      )
    limit ${sql.lit(LOOKED_AT_MAX)}`;
}
