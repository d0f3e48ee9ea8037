import { withArticle } from './articles.ts';
import { IRREGULAR_PLURALS, MASS_NOUNS, PHRASE_BREAKS, QUANTITIES, SINGULAR_IN_S } from './tables/lexicon.ts';

type NounKind = 'one' | 'many' | 'stuff';

/** A thing, ready for any place in a sentence. */
export interface NounPhrase {
  kind: NounKind;
  /** Without article: "crocodile", "crocodile riding a bomber plane". */
  bare: string;
  /** As it is introduced: "a crocodile", "a bunch of sneakers", "a helping of cheese". */
  indefinite: string;
  /** As it is worn, held or had: "a top hat", "sneakers", "cheese". */
  object: string;
  /** As it is met again, without what was only told once: "the crocodile". */
  definite: string;
  /** What stands before another noun: "crocodile" in "the crocodile half". */
  short: string;
  /** The noun itself, in lower case: "plane" of "bomber plane with wings". */
  head: string;
}

/** Reads words as a thing. Leading articles are taken off and put back where they are right. */
export function readNounPhrase(words: string): NounPhrase {
  const article = /^(a|an|one|the|some|any)\s+(?=\S)/iu.exec(words);
  const bare = article === null ? words : words.slice(article[0].length);
  const tokens = bare.split(' ');
  const end = tokens.findIndex((token, index) => index > 0 && PHRASE_BREAKS.has(token.toLowerCase()));
  const short = end > 0 ? tokens.slice(0, end).join(' ') : bare;
  const head = (short.split(' ').at(-1) ?? short).toLowerCase();
  const counted = QUANTITIES.has((tokens[0] ?? '').toLowerCase()) || /^\d+\s/u.test(bare);
  const isTool = /\b(?:magnifying|looking|wine|shot) glass$/iu.test(short);
  const kind = chooseKind({ head, article: isTool ? 'a' : (article?.[1]?.toLowerCase() ?? null), counted });
  const unique = article?.[1]?.toLowerCase() === 'the';
  const owned = /^\S+['’]s\s/u.test(bare);

  return {
    kind,
    bare,
    short,
    head,
    indefinite: unique ? `the ${bare}` : owned ? bare : introduce(bare, kind, counted),
    object: unique ? `the ${bare}` : kind === 'one' && !owned ? withArticle(bare) : bare,
    definite: owned ? short : `the ${short}`,
  };
}

function introduce(bare: string, kind: NounKind, counted: boolean): string {
  if (counted) return bare;
  if (kind === 'one') return withArticle(bare);
  // Both are singular, so that whatever follows agrees with them.
  return kind === 'many' ? `a bunch of ${bare}` : `a helping of ${bare}`;
}

function chooseKind({ head, article, counted }: { head: string; article: string | null; counted: boolean }): NounKind {
  if (article === 'a' || article === 'an' || article === 'one') return 'one';
  if (counted || isPlural(head)) return 'many';
  return MASS_NOUNS.has(head) || (article === 'some' && !isPlural(head)) ? 'stuff' : 'one';
}

/** True for a noun in the plural: "sneakers", "feet", but not "octopus" or "glass". */
function isPlural(noun: string): boolean {
  if (IRREGULAR_PLURALS.has(noun)) return true;
  if (SINGULAR_IN_S.has(noun) || !/[a-z]{2}s$/u.test(noun)) return false;
  return !/(?:ss|us|is|saurus)$/u.test(noun) || /(?:taxis|skis|kiwis|menus|emus|gnus|zombis)$/u.test(noun);
}
