/** Tells words that are none in any language from names and foreign words, by their sound: blorf, quimblefrosk, gnuzzle. */
import type { Idea } from '../concept/concept.ts';
import { isRareWord } from './english-words.ts';
import { isForeignNoun, isOurWord } from './foreign-words.ts';

/** Nobody is called so, and nothing is. */
const SILLY =
  /[ou]r[fp]|^bl[io]+[bp]|^(?:bl|fl|gl|sn|fr|gr|shn|squ|sch?m|spl|skr|zw?|w|kw|qu|pl|d|m)[aeiou]+(?:mb|mp|rb|rg|rf|ng|nk|bb|dg|zz|ff|gg)(?:l|le|y|o|us|er|in|ing|et|elf?|a|efrosk|elfant|[a-z]*)?$|(?:zz|mb|ng|nk|gg|bb|ff|dd)le|zw|^gnu|blorp|blor/u;

export function isUnheardOf({ word, piece, given, english }: Idea): boolean {
  const last = word.split(' ').at(-1) ?? '';
  return (
    given &&
    piece === null &&
    english === undefined &&
    /^[a-z]{4,}$/u.test(last) &&
    (SILLY.test(last) || (last === word && last.length > 5)) &&
    !isOurWord(last) &&
    !isRareWord(last) &&
    !isForeignNoun(last)
  );
}
