/** What a text says a body is like: tall, thin, with strong arms. In the languages people type, whatever else stands there. */

import type { Wish } from '@chaos/shared/contract/characters';
import { isPersonNoun } from '../author/parts-of-speech.ts';
import { hearExpressions } from '../painter/expression-words.ts';
import { hearFeatures, isOfFeatures } from '../painter/facial-words.ts';
import { joinUnspaced, patternOf } from '../painter/name-pattern.ts';
import { findPiece } from '../pieces/catalogue.ts';
import { memoize } from '../pieces/memoize.ts';
import { nameOfPiece } from '../pieces/piece-names.ts';
import { findPieces, isSmallWordAnywhere } from '../pieces/search-pieces.ts';
import { splitWords } from '../pieces/split-words.ts';
import { canBeMissed, partsNamedBy } from './body-parts.ts';
import { BUILD, type BuildQuality } from './build-words.ts';
import { colorOfWord } from './colors.ts';
import type { Heard } from './heard.ts';
import { withoutMadeThing } from './material-words.ts';
import type { BuildRow } from './part-words.ts';
import { isInstead } from './place-things.ts';
import { isNumber, isReadingWord, numberOf, readWish } from './read-wish.ts';

export interface HeardBuild {
  /** The words that tell of it. */
  said: readonly string[];
  qualities: readonly BuildQuality[];
  /** What of it may be said of anybody who is named beside it. */
  anywhere: readonly BuildQuality[];
  /** The same in English, as a quality, where it is all that is said. */
  english: string;
  /** The words for parts that are counted. */
  parts: readonly string[];
  /** What is counted and drawn in no such number: "three tails". */
  unseen: readonly string[];
  /** True: nothing else is said. */
  isAll: boolean;
}

/** "Six-armed", where it is said how many there are. */
function nameQuality(quality: BuildQuality, said: string): string {
  const { counted, english, skin }: BuildRow = BUILD[quality];
  if (skin !== undefined && MADE_IN_ENGLISH.test(said)) return said;
  const number = counted === undefined ? undefined : NUMBER_NAMES.get(countIn(said));
  return number === undefined ? english : `${number}-${counted}`;
}

function isCountable(quality: BuildQuality): boolean {
  const { heads, counted, isOnlyTold }: BuildRow = BUILD[quality];
  return [heads, counted, isOnlyTold].some(Boolean);
}

/** What is drawn in pairs is never odd. */
function isUnseen(quality: BuildQuality, said: string): boolean {
  const { heads, pairs, legPairs, wings, counted, isOnlyTold }: BuildRow = BUILD[quality];
  const number = countIn(said);
  if (isOnlyTold || number === undefined || counted === undefined) return isOnlyTold ?? false;
  return heads === undefined ? [pairs, legPairs, wings].some(Boolean) && number % 2 === 1 : heads !== number;
}

/** "Made of concrete" says more than that it is stone. */
const MADE_IN_ENGLISH = /^(?:made|built|carved|sculpted|cast|crafted|covered|coated|overgrown) /;

const NUMBER_NAMES: ReadonlyMap<number | undefined, string> = new Map(
  'two three four five six seven eight nine ten eleven twelve'.split(' ').map((name, index) => [index + 2, name] as const),
);
/** "Many" are six when they stand around, and any number of arms. */
const UNCOUNTED = /^(?:many|several|few)$/;

/** A number stands before its noun, or begins a word: "六本の腕", "sechsarmig". */
const countIn = (said: string): number | undefined =>
  splitWords(said)
    .filter((word) => !UNCOUNTED.test(word))
    .flatMap((word) => [word, word.replace(/(?:köpf|arm|bein|flüg)\p{L}*$/u, ''), [...word].find(isNumber) ?? ''])
    .map(numberOf)
    .find((number) => number !== undefined);

const isQuality = (name: string): name is BuildQuality => Object.hasOwn(BUILD, name);
const PATTERNS = Object.entries(BUILD).flatMap(([name, { names }]) =>
  isQuality(name) ? [[name, patternOf(names)] as const] : [],
);

/** What says how much, joins two qualities, or that a body is meant at all. */
const SMALL =
  /^(?:very|really|super|extremely|so|too|quite|rather|a|an|bit|little|kind|of|the|with|and|but|or|also|pretty|one|some|body|build|built|figure|shape|shaped|looking|physique|guy|man|woman|person|er|sie|es|ist|sehr|ganz|etwas|ziemlich|extrem|total|ein|eine|einen|und|aber|oder|mit|recht|zu|körper|figur|muy|bastante|un|una|y|e|pero|con|poco|algo|cuerpo|super|très|assez|et|mais|avec|peu|trop|plutôt|corps|molto|assai|abbastanza|ma|po|corpo|troppo|とても|すごく|少し|ちょっと|かなり|超|で|て|の|が|と|な|も|けど|だけど|体|から|だ|です|くて|体型)$/u;
const VERY = /(?:very|really|super|extremely|sehr|extrem|muy|súper|très|molto|とても|すごく|超) *$/u;
const SUPERLATIVE = /issim[oa]$|ísim[oa]$/u;

interface Match {
  quality: BuildQuality;
  said: string;
  at: number;
  isVery: boolean;
}

const NOTHING: HeardBuild = { qualities: [], said: [], anywhere: [], english: '', parts: [], unseen: [], isAll: false };

export const hearBuild = memoize(readBuild);

function readBuild(text: string | null): HeardBuild {
  const { phrases, unwanted } = readWish(withoutMadeThing(text ?? ''));
  // Who is "not fat" looks like anybody.
  if (phrases.length === 0)
    return {
      ...NOTHING,
      isAll: unwanted.some((words) => hasNoBody(words) || PATTERNS.some(([, pattern]) => pattern.test(words))),
    };
  let rest = joinUnspaced(splitWords(phrases.map((phrase) => phrase.text).join(' ')));
  const all: string[] = [];
  const matches: Match[] = [];
  for (const [quality, pattern] of PATTERNS) {
    const match = pattern.exec(rest);
    if (!match) continue;
    const [said] = match;
    const before = rest.slice(0, match.index);
    if (isOfSomethingElse(quality, rest.slice(match.index + said.length)) || isWorn(quality, before) || isOwned(said, before))
      continue;
    const isVery = VERY.test(before) || /^(?:very|really|super) /u.test(said) || SUPERLATIVE.test(said);
    matches.push({ quality, said, at: match.index, isVery });
    all.push(...said.split(' '));
    // Of as many letters, so that what stands where is still told.
    rest = rest.replace(pattern, '_'.repeat(said.length));
  }
  matches.sort((one, other) => one.at - other.at);
  const left = rest
    .replaceAll(/_+/gu, ' ')
    .split(' ')
    .filter((word) => word !== '' && !isSmall(word));
  const told = [left.join(' ')].flatMap((words) => [
    ...hearExpressions(words).flatMap(({ said }) => said.split(' ')),
    ...(hearFeatures(words).length > 0 ? left.filter(isOfFeatures) : []),
  ]);
  const words = matches.map(({ quality, said, isVery }) => `${isVery ? 'very ' : ''}${nameQuality(quality, said)}`);
  const qualities = matches.map(({ quality }) => quality);
  return {
    qualities,
    said: all,
    anywhere: qualities.filter((quality) => BUILD[quality].isAnywhere),
    parts: matches.flatMap(({ quality, said }) => (isCountable(quality) ? said.split(' ') : [])),
    unseen: matches.flatMap(({ quality, said }) => (isUnseen(quality, said) ? [said] : [])),
    english: left.length > 0 ? '' : [words.slice(0, -1).join(', '), words.at(-1)].filter(Boolean).join(' and '),
    isAll:
      matches.length + left.length > 0 && left.every((word) => told.includes(word) || (matches.length > 0 && isOfAnybody(word))),
  };
}

/** A plastic surgeon is not made of plastic, and an icy stare not of ice: what stands before a noun is said of that alone. */
const isOfSomethingElse = (quality: BuildQuality, behind: string): boolean => {
  const [next = ''] = splitWords(behind);
  const { skin }: BuildRow = BUILD[quality];
  return skin !== undefined && next !== '' && next !== WHO && !isSmall(next) && !SURFACE.test(next) && !isQualityWord(next);
};
const HORNED =
  /^(?:bull|cow|ox|ram|goat|sheep|devil|demon|buffalo|bison|yak|antelope|minotaur|helmet|stier|kuh|ziege|teufel|toro|vaca|cabra|diablo|diabo|taureau|vache|chèvre|diable|mucca|capra|diavolo)s?$/u;
/** A tourist's trunks are no noses, a musician's horns are played, and bulls and cars have what all of them have. */
const isOwned = (said: string, before: string): boolean =>
  (/ (?:trunks|horns|wheels|picos|trompas|trompes)$/u.test(said) && splitWords(before).some(isPersonNoun)) ||
  (/^(?:two|2|zwei|dos|deux|due|duas|dois) /u.test(said) &&
    / (?:horns|hörnern?|cuernos|cornes|corna|chifres)$/u.test(said) &&
    splitWords(before).some((word) => HORNED.test(word))) ||
  (/^(?:two|2|zwei|dos|deux|due|duas|four|4|vier|cuatro|quatre|quattro|quatro) /u.test(said) &&
    / (?:wheels|rädern?|ruedas|roues|ruote|rodas)$/u.test(said) &&
    findPieces(before, ['body']).some(({ piece }) => findPiece('body', piece)?.kind === 'vehicle'));
/** Whoever wears plaid has it on. */
const isWorn = (quality: BuildQuality, before: string): boolean =>
  PATTERNED.has(quality) &&
  /(?:^| )(?:wears|wearing|wear|dressed in|trägt|lleva|viste|porte|indossa|usa|veste) (?:a |an |un |una |une |etwas )?$/u.test(
    before,
  );
const PATTERNED: ReadonlySet<BuildQuality> = new Set(['checked', 'striped', 'spotted', 'dotted'].filter(isQuality));
const isQualityWord = (word: string): boolean => isOfAnybody(word) || PATTERNS.some(([, pattern]) => pattern.test(word));
const SURFACE = /^(?:skin|fur|coat|shell|feathers|hair|scales|all|everywhere|haut|fell|piel|pelo|peau|pelle|pele)$/;

/** A colour, and limbs that are as thin as all else: "pink and fluffy", "with thin legs". */
const isOfAnybody = (word: string): boolean =>
  colorOfWord(word) !== undefined || partsNamedBy(word).some((part) => part === 'legs' || part === 'arms');

/** Who has no legs is whoever it is without them. */
const hasNoBody = (words: string): boolean => splitWords(words).every((word) => canBeMissed(word) || isSmall(word));

/** The parts that are counted in any field of a wish and that no picture shows in their number, as they were typed. */
export const hearUnseenParts = ({ mainTheme, bodyInfluence, characteristicInfluence }: Wish): string[] => [
  ...new Set(
    [mainTheme, bodyInfluence, characteristicInfluence].flatMap((text) =>
      // What is in the place of something else is drawn there.
      isInstead(text ?? '') ? [] : hearBuild(text).unseen,
    ),
  ),
];

/** Whose words for a build stand beside the name of who has it: "tall skinny giraffe", "pato musculoso". */
export function hearBuildOf({ piece, said }: Heard, text: string | null): HeardBuild {
  const words = splitWords(text ?? '');
  const name = splitWords(said);
  const at = words.findIndex((_, index) => name.length > 0 && name.every((word, step) => words[index + step] === word));
  if (at === -1) return NOTHING;
  const isOf = (word: string | undefined): boolean =>
    word !== undefined && (JOINED.test(word) || /^(?:baby|newborn)$/.test(word) || hearBuild(word).qualities.length > 0);
  let [from, to] = [at, at + name.length];
  while (isOf(words[from - 1])) from--;
  while (isOf(words[to])) to++;
  to += countPhrase(words.slice(to));
  // An old man is called so, and a fat cat is a cat.
  const own = splitWords(nameOfPiece(piece));
  const besides = name.filter((word) => !own.includes(word));
  return hearBuild([...words.slice(from, at), ...besides, WHO, ...words.slice(at + name.length, to)].join(' '));
}

/** No phrase about a body is longer: "mit einem sehr langen Hals". */
const PHRASE_MAX = 5;
const BEGINS_PHRASE =
  /^(?:with|made|built|carved|covered|coated|mit|aus|con|de|en|di|em|com|avec|fatt[oaie]|hech[oa]|feit[oa]|faite?)$/;

/** How many words behind a name tell of nothing but a body: "made of stone", "with eight arms". */
function countPhrase(words: readonly string[]): number {
  if (!BEGINS_PHRASE.test(words[0] ?? '')) return 0;
  for (let count = Math.min(PHRASE_MAX, words.length); count > 1; count--) {
    const { isAll, qualities } = hearBuild(words.slice(0, count).join(' '));
    // "With a wooden" goes on with a spoon.
    const isWhole = hearBuild(words.slice(0, count + 1).join(' ')).qualities.length >= qualities.length;
    if (isAll && qualities.length > 0 && isWhole) return count;
  }
  return 0;
}

const WHO = 'somebody';
const JOINED = /^(?:very|really|extremely|and|sehr|und|muy|y|très|et|molto|e)$/;

const isSmall = (word: string): boolean =>
  SMALL.test(word) || isSmallWordAnywhere(word) || isReadingWord(word) || /^[\p{sc=Hiragana}ー]+$/u.test(word);
