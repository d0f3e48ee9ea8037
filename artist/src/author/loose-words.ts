/** Words that are only laid side by side, with what a sentence needs between them: "t rex arms too short", "my son Leo and his drone". */
import { genderOfGivenName } from '../concept/given-names.ts';
import { isKinship } from '../concept/hear-who.ts';
import { namesCreature } from '../pieces/names-creature.ts';
import { withArticle } from './articles.ts';
import { isKnownThing } from './known-things.ts';
import { isAdjective, isPersonNoun, isVerbAt, lower, splitWords } from './parts-of-speech.ts';
import { articleOfName, spellNames } from './proper-names.ts';
import { BODY_PARTS, IRREGULAR_PLURALS, WEARABLES } from './tables/lexicon.ts';

const isMany = (noun: string): boolean => IRREGULAR_PLURALS.has(noun) || /[^su]s$/u.test(noun);
const isPart = (noun: string): boolean =>
  [BODY_PARTS, WEARABLES].some((nouns) => nouns.has(noun) || nouns.has(noun.replace(/s$/u, '')));
const isBeing = (noun: string): boolean => isPersonNoun(noun) || isKinship(noun) || namesCreature(noun);

const TOO_MUCH = /^(.*?)(\p{L}[\p{L}-]*) ((?:way |far |much )?too) (\p{L}+)$/iu;

/** "T-rex arms too short", "hat too big". */
function tellTooMuch(words: string): string {
  const [, before = '', noun = '', too = '', how = ''] = TOO_MUCH.exec(words) ?? [];
  const head = lower(noun);
  // "Way too loud" is no way, and "falls in love too fast" no love.
  if (/^(?:way|far|much|love|bit|lot)$/u.test(head) || isVerbAt(splitWords(words), 0)) return words;
  if (head === '' || !isAdjective(lower(how)) || / (?:is|are|was|were|that|who|which) /u.test(` ${before}`)) return words;
  const are = isMany(head) ? 'are' : 'is';
  const owner = lower(splitWords(before.trim()).at(-1));
  if (isPart(head) && isBeing(owner)) return `${before}whose ${noun} ${are} ${too} ${how}`;
  return isPart(head) || isKnownThing(head) || isPersonNoun(head)
    ? `${are === 'are' ? before.replace(/^(?:my|our) /iu, '') : before}${noun} that ${are} ${too} ${how}`
    : words;
}

const LACKING = /^((?:an? |the |my )?(?:\p{L}+ )?(\p{L}[\p{L}-]*)) no (\p{L}+)$/iu;

/** "Snake no arms". */
function tellLacking(words: string): string {
  const [, who = '', noun = '', part = ''] = LACKING.exec(words) ?? [];
  return who !== '' && isBeing(lower(noun)) && isPart(lower(part)) ? `${who} with no ${part}` : words;
}

const OWNER =
  /^((?:(?:an?|the|my|our) )?(?:\p{L}[\p{L}.-]* ){0,3}?)(\p{L}[\p{L}-]*) and (his|her|its|my) ((?:\p{L}[\p{L}-]* ){0,2}\p{L}[\p{L}-]*)$/iu;

/** "My son Leo and his drone" is one with a drone, where "he and it" would be two in every sentence. */
function tellOwner(words: string): string {
  const [, before = '', noun = '', whose = '', what = ''] = OWNER.exec(words) ?? [];
  if (noun === '') return words;
  const isCalled = genderOfGivenName(lower(noun)) !== undefined || /^\p{Lu}\p{Ll}/u.test(noun);
  if (!isCalled && !isBeing(lower(noun))) return words;
  const called = isCalled ? noun.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase()) : noun;
  return `${before}${called} with ${lower(whose)} ${what}`;
}

const NOT_SO = /^((?:an? |the )?(?:\p{L}+ )?)(\p{L}[\p{L}-]*) ((?:does|did|can|could|is|was|has|had|wo|would)n?['’]t \p{L}.*)$/iu;

/** "A dog can't bark" is one that cannot. */
function tellNotSo(words: string): string {
  const [, before = '', noun = '', clause = ''] = NOT_SO.exec(words) ?? [];
  const head = lower(noun);
  if (head === '' || isMany(head) || !isBeing(head)) return words;
  return `${before}${noun} ${isPersonNoun(head) || isKinship(head) ? 'who' : 'that'} ${clause}`;
}

const FAMED = /^(?:an? )?(\p{Lu}[^\s]*(?: \p{Lu}[^\s]*)?) and (?:an? |the )?(\p{L}[^\s]*(?: \p{L}[^\s]*)?)$/u;

/** "Shrek and donkey", of which the first has a name. */
function tellFamed(words: string): string {
  const spelt = spellNames(words);
  const [, one = '', other = ''] = FAMED.exec(spelt) ?? [];
  if (one !== '' && articleOfName(spelt) !== undefined) return spelt;
  if (one === '' || articleOfName(one) !== null) return words;
  // Two who are famed are told of as they were typed.
  if (articleOfName(other) === null) return spelt;
  return isKnownThing(lower(other)) && !isMany(lower(other)) ? `${one} with ${withArticle(other)}` : words;
}

/** "Ex wives", "mother in law": one word each, by hyphens. */
const tellKin = (words: string): string =>
  words
    .replaceAll(
      /\bex (?=(?:wi(?:fe|ves)|husbands?|boyfriends?|girlfriends?|partners?|boss(?:es)?|roommates?|friends?)(?:['’]|\b))/giu,
      'ex-',
    )
    .replaceAll(
      /\b(mother|father|brother|sister|son|daughter)(s?) in law(?=$|['’]| (?!school|enforcement|firm|degree|class|studies|office|practice))/giu,
      '$1$2-in-law',
    )
    .replaceAll(/\bin laws\b/giu, 'in-laws');

/** @returns the words with what is missing between them; any others as they are. */
export const joinLooseWords = (words: string): string =>
  tellKin(tellFamed(tellNotSo(tellOwner(tellLacking(tellTooMuch(words))))));
