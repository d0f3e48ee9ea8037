/** From words that somebody typed to what characters are found by. What of a character that is, `index_characters` of the migrations says. */
import { sql } from 'kysely';
import { FINISHES, type Finish, RARITIES, type Rarity } from '../../contract/characters.ts';
import type { Database } from '../../platform/database.ts';

/** Ids of words, as `character_search.terms` holds them: of each list a character has to have one. */
export type Terms = number[][];

/** A word is taken for this many known ones that it begins, for as many that it is in, and for as many that are nearly it. */
const KNOWN_MAX = 200;
/** So many of a search's words are looked up; no more fit into its hundred characters but in scripts without spaces. */
const WORDS_MAX = 40;

export interface FoundTerms {
  terms: Terms;
  /** A word stands for others that differ by a letter. */
  isForgiving: boolean;
}

/**
 * @param isForgiving takes every word for those that differ by a letter as well, and not only one that is known nowhere.
 * @returns null when one of the words is not known, and none like it.
 */
export async function findTerms(
  db: Database,
  { text, kind, isForgiving }: { text: string; kind: 'text' | 'style'; isForgiving: boolean },
): Promise<FoundTerms | null> {
  if (text === '') return { terms: [], isForgiving };
  const words = await findWords(db, { text, kind });
  const vague = words.filter(({ ids }) => isForgiving || ids.length === 0);
  if (vague.length === 0) return { terms: words.map(({ ids }) => ids), isForgiving };
  const near = new Map(await Promise.all(vague.map(async ({ token }) => [token, await findNear(db, { token, kind })] as const)));
  const terms = words.map(({ token, ids }) => union(ids, near.get(token) ?? []));
  return terms.some((ids) => ids.length === 0) ? null : { terms, isForgiving: true };
}

/** Each word of a text with the known ones that it begins, and from three letters on those that it is in. */
async function findWords(
  db: Database,
  { text, kind }: { text: string; kind: string },
): Promise<{ token: string; ids: number[] }[]> {
  const most = sql.lit(KNOWN_MAX);
  const { rows } = await sql<{ token: string; ids: number[] }>`
    select token, array(
      (select id from search_words where kind = ${kind} and word >= token and word < token || chr(1114111) order by word limit ${most})
      union
      (select id from search_words where length(token) > 2 and kind = ${kind} and strpos(word, token) > 0
        and search_pieces(word) @> array(select substr(token, place, 3) from generate_series(1, length(token) - 2) place) limit ${most})
    ) as ids
    from search_tokens(${text}, true) token limit ${sql.lit(WORDS_MAX)}
  `.execute(db);
  return rows;
}

/** Those that differ by a letter, of about the same length first. */
async function findNear(db: Database, { token, kind }: { token: string; kind: string }): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from search_words where kind = ${kind} and search_pieces(word) && search_near(${token})
    order by abs(length(word) - ${token.length}::int), word limit ${sql.lit(KNOWN_MAX)}
  `.execute(db);
  return rows.map(({ id }) => id);
}

const union = (one: readonly number[], other: readonly number[]) => [...new Set([...one, ...other])];

/** The marks of `search_marks` in the migration. */
export const MARKS = {
  finish: (finish: Finish) => -1 - FINISHES.indexOf(finish),
  rarity: (rarity: Rarity) => -11 - RARITIES.indexOf(rarity),
  isFused: (isFused: boolean) => -20 - Number(isFused),
  hasVideo: (hasVideo: boolean) => -30 - Number(hasVideo),
};
