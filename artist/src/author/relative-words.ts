/** By which word a clause is hung on a noun: a nurse who, a snail that. */
import type { NounPhrase } from './noun-phrases.ts';
import { isPersonNoun } from './parts-of-speech.ts';
import { COMPANIES } from './tables/proper-names.ts';
import { isTagged } from './tag-words.ts';

/** Whoever has a name of a person, a rank or a trade; a place and a brand have names as well. */
export const isSomebody = ({ kind, short, head, indefinite }: NounPhrase): boolean =>
  kind === 'name'
    ? indefinite === short && !COMPANIES.has(short) && !isTagged(short, 'Place') && !isTagged(short, 'Organization')
    : kind === 'one' && isPersonNoun(head);

/** Before "that" these are read as "more so than": "a cooler that". */
const LIKE_COMPARATIVES =
  /^(?:adapter|cleaner|cooler|corer|cracker|decanter|grater|inhaler|juicer|jumper|lager|meter|palmier|pier|sander|skewer|sneaker|stapler|sticker)$/u;

export const relativeOf = (noun: NounPhrase): 'who' | 'which' | 'that' =>
  isSomebody(noun) ? 'who' : LIKE_COMPARATIVES.test(noun.head) ? 'which' : 'that';
