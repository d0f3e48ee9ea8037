/** Characters like another one, by rare words that they share: of wish, style, name and lore. No model is asked. */
import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../../platform/database.ts';

/** How rare a word is, is told from so many characters that stand together in no order that anybody sees a reason in. */
const SAMPLE = 400;
/** Words that more of the sample have say little, and would be many to read. */
const RARE_MAX = 8;
/** Some of them the reader may not want to see. */
const FOUND = 24;
/** So many of its rarest words are looked up, and so many that have one of them are compared. */
const WORDS = 10;
const COMPARED = 1_500;

/**
 * Each word that both have counts by how rare it is (its inverse document frequency, as K. Spärck Jones put it in 1972). The names of
 * people do not count: those of the same maker would be all alike.
 * @returns ids, the most alike first. Public ones alone; none where nothing rare is shared.
 */
export async function findSimilar(db: Database, id: string): Promise<string[]> {
  // Those that follow it, and after the last one the first: whoever stands near the end is compared with as many as others.
  const drawFrom = (side: RawBuilder<unknown>) => sql`(
    select id from meme_characters where is_public and is_active and uuid_hash(id) ${side} uuid_hash(${id}::uuid)
    order by uuid_hash(id), id limit ${sql.lit(SAMPLE)}
  )`;
  const { rows } = await sql<{ id: string }>`
    with own as materialized (
      select t.term from character_search s, unnest(s.terms) as t(term)
      where s.character_id = ${id}::uuid and t.term > 0 and t.term not in (
        select w.id from meme_characters c join profiles p on p.id in (c.original_creator_id, c.owner_id),
          search_tokens(p.username || ' ' || p.display_name, false) token
          join search_words w on w.kind = 'text' and w.word = token
        where c.id = ${id}::uuid
      )
    ), sample as materialized (
      select s.terms from (${drawFrom(sql`>=`)} union all ${drawFrom(sql`<`)} limit ${sql.lit(SAMPLE)}) drawn join character_search s on s.character_id = drawn.id
    ), weighed as materialized (
      select own.term, ln(${sql.lit(SAMPLE)} / (0.5 + count(seen.term))) as weight
      from own left join (select unnest(terms) as term from sample) seen using (term)
      group by own.term having count(seen.term) <= ${sql.lit(RARE_MAX)} order by count(seen.term), own.term limit ${sql.lit(WORDS)}
    ), candidate as materialized (
      select s.character_id, s.terms from character_search s
      where s.terms && array(select term from weighed) and s.character_id <> ${id}::uuid limit ${sql.lit(COMPARED)}
    )
    select character_id as id from candidate join weighed on weighed.term = any(candidate.terms)
    group by character_id order by sum(weight) desc, character_id desc limit ${sql.lit(FOUND)}
  `.execute(db);
  return rows.map((row) => row.id);
}
