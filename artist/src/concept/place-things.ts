/** Where things are that are neither worn nor held: in a mouth, in both arms, in the air, or in the place of a part of the body. And how many. */
import { joinUnspaced, patternOf } from '../painter/name-pattern.ts';
import { findPiece } from '../pieces/catalogue.ts';
import { splitWords } from '../pieces/split-words.ts';
import { type BodyPart, isBodyPart, partsNamedBy } from './body-parts.ts';
import type { Heard, Placement } from './heard.ts';
import NAMES from './placement-names.json' with { type: 'json' };
import { numberOf } from './read-wish.ts';

const isDeed = (name: string): name is keyof typeof NAMES => Object.hasOwn(NAMES, name);
const DEEDS = Object.entries(NAMES).flatMap(([name, names]) => (isDeed(name) ? [[name, patternOf(names)] as const] : []));

/** What is shown of a deed that names nothing it is done with. */
const WITH_NOTHING: Readonly<Partial<Record<Placement, string>>> = { hug: '1f495', juggle: '26bd' };

const INSTEAD = patternOf(
  'instead of, in place of, anstelle von, anstelle der, anstatt, statt, en vez de, en lugar de, au lieu de, au lieu des, à la place de*, invece di, invece delle, invece che, al posto di, al posto de*, em vez de, em vez dos, no lugar de, no lugar dos, in plaats van, zamiast, yerine, вместо, замість, i stället för, i stedet for, místo, umjesto, sijaan, helyett, în loc de, の代わり*, のかわり*, 代替*, 代わりに*, 而不是, 대신*, بدلا من, بدل, αντί για, के बजाय, במקום',
);
/** "Forks for hands": only before a part. */
const SERVING_AS = /^(?:for|as|als|como|comme|come|por|pour|per|jako|как|som|gibi)$/;
const LIKE = /^(?:as|like|als|wie|como|comme|come|jako|jak|как|gibi|som|ako)$/;
const EVERY =
  /^(?:every|each|all|both|jede[mrns]?|allen?|beiden?|cada|todos?|todas?|chaque|toutes?|tous|ogni|tutt[ei]|elke|iedere|każd\p{L}*|wszystki\p{L}*|her|кажд\p{L}*|все\p{L}*|varje|hver)$/u;

/** As many as hands and tentacles are seen to hold. */
const MANY = 8;
const COUNT_MAX = 12;
/** A plume is worn on a head. */
export const FEATHER = '1fab6';
/** As sure as by a name. */
const SURE = 11;

/** "Three pairs of glasses" are three. */
const PAIRS = /^(?:pairs|paare|paires|paia|pares)$/;

/** How many of it are asked for: "eight brooms", "a knife in every arm". */
function countOf(words: readonly string[], { from }: Heard): number | undefined {
  const limbs = words.flatMap((word, at) => (EVERY.test(word) ? words.slice(at + 1, at + 4).flatMap(partsNamedBy) : []));
  if (limbs.includes('arms') || limbs.includes('legs')) return MANY;
  if (limbs.includes('hands')) return 2;
  const before = words
    .slice(0, from)
    .filter((word, at) => !PAIRS.test(word) && !(word === 'of' && PAIRS.test(words[at - 1] ?? '')));
  const said = before.slice(-2).map(numberOf);
  const count = said.findLast((number) => number !== undefined);
  return count !== undefined && count > 1 ? Math.min(COUNT_MAX, count) : undefined;
}

/** What is named, with how many there are of it. */
export const counted = (text: string, named: readonly Heard[]): Heard[] => {
  const words = splitWords(text);
  return named.map((finding) => {
    const count = countOf(words, finding);
    return { ...finding, ...(count && { count }) };
  });
};

/** The part in the place of which something is. */
function partReplaced(words: readonly string[], text: string, after: number): BodyPart | undefined {
  const instead = INSTEAD.exec(text);
  // "Three mouths instead of eyes", and in Japanese the other way round.
  if (instead) return partIn(splitWords(text.slice(instead.index + instead[0].length))) ?? partIn(words);
  const at = words.findIndex((word, index) => index > after && SERVING_AS.test(word));
  return at < 0 ? undefined : partIn(words.slice(at + 1, at + 3));
}

/** Does a text say what is in the place of something else? */
export const isInstead = (text: string): boolean => INSTEAD.test(joinUnspaced(splitWords(text)));

/** A beard is around the mouth. */
function partIn(words: readonly string[]): BodyPart | undefined {
  const [part] = words.flatMap(partsNamedBy);
  return part === 'beard' ? 'mouth' : part;
}

const PLACE_OF_ROLES = [
  ['hat', 'head'],
  ['eyewear', 'eyes'],
  ['shoe', 'feet'],
] as const;

/** "A baguette as a sword" is held like one, and "a pot as a hat" is put on. */
function servingAs(words: readonly string[], findings: readonly Heard[]): { findings: Heard[]; at?: Placement } {
  const like = findings.find(
    ({ from }) =>
      from > 0 &&
      words.slice(Math.max(0, from - 2), from).some((word) => LIKE.test(word)) &&
      findings.some((other) => other.from >= 0 && other.to < from),
  );
  if (!like) return { findings: [...findings] };
  const at = PLACE_OF_ROLES.find(([role]) => findPiece(role, like.piece))?.[1];
  return { findings: findings.filter((finding) => finding !== like), ...(at && { at }) };
}

export interface Placed {
  findings: Heard[];
  /** True: where it is tells all of it, and nothing needs to be read. */
  isTold: boolean;
}

/** What is named, with where it is and how many of it there are. */
export function placeThings(text: string, things: readonly Heard[]): Placed {
  const words = splitWords(text);
  const joined = joinUnspaced(words);
  const { findings: all, at: served } = servingAs(words, things);
  const deed = DEEDS.find(([, pattern]) => pattern.test(joined));
  const ofDeed = splitWords(deed?.[1].exec(joined)?.[0] ?? '');
  const isPart = ({ said }: Heard) => splitWords(said).some(isBodyPart);
  // "Paper" is chewed, and no piece that is called like the chewing.
  const named = all.filter(({ said }) => !deed?.[1].test(said) && !ofDeed.includes(said));
  const first = named.find((finding) => !isPart(finding)) ?? named[0];
  if (!first) {
    const piece = deed && WITH_NOTHING[deed[0]];
    if (piece === undefined) return { findings: named, isTold: false };
    const at = deed?.[0] === 'juggle' ? deed[0] : undefined;
    return { findings: [{ piece, from: 0, to: words.length - 1, score: SURE, said: text, ...(at && { at }) }], isTold: true };
  }
  const at = served ?? partReplaced(words, joined, first.to) ?? deed?.[0] ?? (first.piece === FEATHER ? 'hair' : undefined);
  const counts = named.map((finding) => countOf(words, finding));
  const isEach = counts.includes(MANY) && words.some((word) => EVERY.test(word));
  const findings = named
    .map((finding, index): Heard => {
      const count = counts[index];
      return { ...finding, ...(count && { count }), ...(at && finding === first && { at }) };
    })
    // What tells where it is is nothing besides.
    .filter((finding) => finding === first || finding.at !== undefined || (at === undefined && !isEach) || !isPart(finding));
  return { findings, isTold: at !== undefined || isEach || things.length > all.length };
}
