/**
 * Words of the search that nothing has any more: what a wish or a lore said goes with the character that it was of, and a name with
 * whoever bore it.
 */
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../platform/database.ts';

/** Looked at without a lock, so that only the few that are unused are looked at under one. */
const PORTION = 5_000;
/** So many are looked at again and removed under the lock, in some milliseconds. */
const REMOVED_MAX = 500;
/** What these have is used, and need not be counted: for a word that many have that would take a hundred times as long. */
const SAMPLE = 2_000;
/** Whoever brings words waits behind this one meanwhile. */
const LOCK_TIMEOUT_MS = 200;

/**
 * Looks at a portion of the dictionary, beginning at any word.
 * @param sample how many characters tell which words are common.
 * @returns how many are gone.
 * @throws when others write words for longer than it waits; none is gone then.
 */
export async function forgetUnusedWords(db: Database, sample = SAMPLE): Promise<number> {
  const start = sql`(select floor(random() * max(id))::integer from search_words)`;
  const portion = sql`
    with start as materialized (${start})
    select id from (
      (select id, 1 as part from search_words where id > (table start) order by id limit ${sql.lit(PORTION)})
      union all
      (select id, 2 from search_words where id <= (table start) order by id limit ${sql.lit(PORTION)})
    ) around order by part, id limit ${sql.lit(PORTION)}`;
  return forget(db, portion, sample);
}

/** Of what somebody was called, as soon as nobody is. @throws as {@link forgetUnusedWords}. */
export async function forgetNames(db: Database, names: readonly string[]): Promise<void> {
  const words = sql`select id from search_words where kind = 'text' and word in (select search_tokens(${names.join(' ')}, false))`;
  await forget(db, words, SAMPLE);
}

/** @param words a statement that gives the ids of some. */
async function forget(db: Database, words: RawBuilder<unknown>, sample: number): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    with common as materialized (
      select distinct unnest(terms) as id from (select terms from character_search limit ${sample}) sample
    ), meant as materialized (${words})
    select id from meant where id not in (select id from common) and ${isUnused('meant.id')} limit ${sql.lit(REMOVED_MAX)}
  `.execute(db);
  return rows.length === 0
    ? 0
    : remove(
        db,
        rows.map(({ id }) => id),
      );
}

/** Whoever has found one of them, and not yet written what has it, is waited for; nobody finds one meanwhile. */
async function remove(db: Database, ids: readonly number[]): Promise<number> {
  return db.transaction().execute(async (trx) => {
    await sql`set local lock_timeout = ${sql.lit(LOCK_TIMEOUT_MS)}`.execute(trx);
    await sql`lock table search_words in share row exclusive mode`.execute(trx);
    const unused = sql`id = any(${ids}::int[]) and ${isUnused('search_words.id')}`;
    const { numAffectedRows } = await sql`delete from search_words where ${unused}`.execute(trx);
    return Number(numAffectedRows ?? 0n);
  });
}

const isUnused = (id: string) => sql<boolean>`not exists (select from character_search where terms @> array[${sql.ref(id)}])`;
