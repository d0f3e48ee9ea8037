/** Words of the search that nothing has any more: what a wish or a lore said goes with the character that it was of. */
import { sql } from 'kysely';
import type { Database } from '../../platform/database.ts';

/** Looked at without a lock, so that only the few that are unused are looked at under one. */
const PORTION = 5_000;
/** What these have is used, and need not be counted: for a word that many have that would take a hundred times as long. */
const SAMPLE = 2_000;
/** Whoever brings words waits behind this one meanwhile. */
const LOCK_TIMEOUT_MS = 200;

/**
 * Looks at a portion of the dictionary, each time at another one, by chance. Names that somebody bears stay, though nothing shown has
 * them: what moves hands brings no new words then.
 * @returns how many are gone.
 * @throws when others write words for longer than it waits; none is gone then.
 */
export async function forgetUnusedWords(db: Database): Promise<number> {
  const { rows } = await sql<{ unused: number[] }>`
    with portion as materialized (
      select floor(random() * ceil(max(id) / ${sql.lit(PORTION)}::float8)) * ${sql.lit(PORTION)} as first from search_words
    ), common as materialized (
      select distinct unnest(terms) as id from (select terms from character_search limit ${sql.lit(SAMPLE)}) sample
    ), rare as materialized (
      select id, word from search_words
      where id > (select first from portion) and id <= (select first from portion) + ${sql.lit(PORTION)} and id not in (select id from common)
    )
    select array(select id from rare where ${isUnused('rare')}) as unused
  `.execute(db);
  const unused = rows[0]?.unused ?? [];
  return unused.length > 0 ? remove(db, unused) : 0;
}

/** Whoever has found one of them, and not yet written what has it, is waited for; nobody finds one meanwhile. */
async function remove(db: Database, unused: readonly number[]): Promise<number> {
  return db.transaction().execute(async (trx) => {
    await sql`set local lock_timeout = ${sql.lit(LOCK_TIMEOUT_MS)}`.execute(trx);
    await sql`lock table search_words in share row exclusive mode`.execute(trx);
    const { numAffectedRows } = await sql`
      delete from search_words where id = any(${unused}::int[]) and ${isUnused('search_words')}
    `.execute(trx);
    return Number(numAffectedRows ?? 0n);
  });
}

/** @param words with `id` and `word`. */
const isUnused = (words: string) => sql<boolean>`
  not exists (select from character_search where terms @> array[${sql.ref(`${words}.id`)}])
  and not exists (select from profile_names where name_grams(search_text) @> name_grams(${sql.ref(`${words}.word`)}))`;
