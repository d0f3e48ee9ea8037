/** What the field for characteristics asks for: what is worn and held, in which colours, and what only letters can tell. */
import { isFollower } from '../author/parts-of-speech.ts';
import { isTagged } from '../author/tag-words.ts';
import { hearExpressions, piecesOfTraits, tellsExpression } from '../painter/expression-words.ts';
import { tellsFace } from '../painter/facial-words.ts';
import { readManner } from '../painter/mood.ts';
import { findPiece } from '../pieces/catalogue.ts';
import { isPerson } from '../pieces/people.ts';
import type { PieceRole } from '../pieces/piece-types.ts';
import { type Finding, findPieces, isSmallWordAnywhere, namesNothing } from '../pieces/search-pieces.ts';
import { splitWords } from '../pieces/split-words.ts';
import { hasEverybody, isBodyPart, isCoat } from './body-parts.ts';
import { type ColorName, colorOfWord, colorsIn } from './colors.ts';
import { putInBubble } from './hear-bubbles.ts';
import { type Heard, isSaidBy } from './heard.ts';
import { TEAR } from './outfit.ts';
import { placeThings } from './place-things.ts';
import { isPlainWord, tellsManner } from './plain-words.ts';
import { isNumber, isReadingWord, type WishReading } from './read-wish.ts';

export interface HeardTrait {
  findings: Heard[];
  /** What no piece shows, as it is to be read. */
  letters: string | null;
  /** The colour of whose trait it is. */
  color: ColorName | undefined;
  /** True: how somebody looks at us, or in which colour, tells all of it. */
  isTold: boolean;
}

/** As sure as by a name. */
const SURE = 11;

/** More words than these do not fit on a board. */
const LETTERED_MAX = 4;

const joinsWords = (word: string): boolean => isReadingWord(word) || isSmallWordAnywhere(word);

/**
 * What a text names, with the colours that stand beside it: before it in English ("red rubber boots"), after it in
 * others ("botas rojas").
 */
export function hearColored(text: string, roles: readonly PieceRole[]): Heard[] {
  const words = splitWords(text);
  const found = findPieces(text, roles);
  // Orange is a fruit, and rose a flower, but not before an animal.
  const isColorOf = (at: number): boolean => found.some(({ from, piece }) => from === at + 1 && isBeast(piece));
  // "Four spoons" are no oven, which is "four" in French, and rabbits are counted by feathers.
  const isCountOf = (at: number): boolean => {
    const [before = '', word = ''] = [words[at - 1], words[at]];
    return FRENCH_NUMBERS.test(word)
      ? at + 1 < words.length && !A.test(before) && !/^(?:[àa]|aux?|d[eu])$/.test(words[at + 1] ?? '')
      : /^[羽頭枚]$/.test(word) && isNumber(before);
  };
  const named = found.filter(({ from, to }) => from !== to || !isCountOf(from));
  const findings = named.filter(
    ({ from, to }) => from !== to || colorsIn(words.slice(from, to + 1)).length === 0 || !isColorOf(from),
  );
  const owned = new Map<Finding, ColorName>();
  for (const [at, word] of words.entries()) {
    const color = isColorOf(at) ? colorsIn([word])[0] : colorOfWord(word);
    if (color === undefined || findings.some(({ from, to }) => from <= at && at <= to)) continue;
    const owner =
      findings
        .filter(({ from }) => from > at && from - at <= 3 && !words.slice(at, from).some(joinsWords))
        .sort((a, b) => a.from - b.from)[0] ?? findings.find(({ to }) => to === at - 1);
    if (owner) owned.set(owner, color);
  }
  return findings.map((finding) => {
    const color = owned.get(finding);
    const said = words.slice(Math.max(0, finding.from), finding.to + 1).join(' ');
    const before = words.slice(Math.max(0, finding.from - 2), Math.max(0, finding.from));
    const size = SIZES.find(([, pattern]) => before.some((word) => pattern.test(word)))?.[0];
    return { ...finding, said, ...(color && { color }), ...(size && { size }) };
  });
}

const FRENCH_NUMBERS = /^(?:four|six|dix|sei|onze)$/;
const A = /^(?:un|le|du|au|ce|mon|ton|son|notre|votre|leur|petit|vieux)$/;

const isBeast = (piece: string): boolean =>
  !isPerson(piece) && (findPiece('animal', piece) ?? findPiece('head', piece)) !== undefined;

const SIZES: readonly (readonly [size: number, words: RegExp])[] = [
  [0.5, /^(?:tiny|teeny|mini|miniature|small|little|minuscule|microscopic)$/],
  [1.5, /^(?:huge|giant|gigantic|enormous|massive|oversized|colossal|jumbo|humongous|xxl)$/],
];

interface Clause {
  from: number;
  words: readonly string[];
  findings: Heard[];
}

const AND = /^(?:and|und|y|e|et|i|en|og|och|и|та|و)$/;

/** "Three eyes" of "three eyes and one wheel". No word is lost. */
function splitAtAnd(words: readonly string[]): string[][] {
  const clauses: string[][] = [[]];
  for (const word of words) {
    if (AND.test(word)) clauses.push([]);
    clauses.at(-1)?.push(word);
  }
  return clauses.filter((clause) => clause.length > 0);
}

/** The words with which something new begins: behind a comma. */
function startsOf({ phrases }: WishReading): ReadonlySet<number> {
  const starts = new Set<number>();
  let at = 0;
  for (const { relation, text } of phrases) {
    if (relation === 'subject') starts.add(at);
    at += splitWords(text).length;
  }
  return starts;
}

/** Whoever is a fan holds none. */
const HAND_FAN = '1faad';

export function hearTrait(reading: WishReading, roles: readonly PieceRole[]): HeardTrait {
  const text = reading.phrases.map((phrase) => phrase.text).join(', ');
  const colored = hearColored(text, roles);
  const done = hearExpressions(text);
  // The water that somebody spouts is no tear.
  const isSplash = done.some(({ expression }) => expression === 'spout' || expression === 'drinking water');
  const isOfFans = isFollower(text);
  const named = colored.filter(
    (one) => !isSaidBy(one, onlyJoins) && !(isSplash && FEELINGS.has(one.piece)) && !(isOfFans && one.piece === HAND_FAN),
  );
  const whole = named.some(({ piece }) => !isPerson(piece) && !FEELINGS.has(piece))
    ? named.filter(({ piece }) => !isPerson(piece))
    : named;
  const { findings: placed, isTold: isPlaced } = placeThings(text, whole);
  const things = putInBubble(splitWords(text), placed, {
    starts: startsOf(reading),
    isFeeling: ({ piece }) => FEELINGS.has(piece),
  });
  if (isPlaced) return { findings: things, letters: null, color: undefined, isTold: false };
  let from = 0;
  const clauses = reading.phrases
    .flatMap(({ text: said }) => splitAtAnd(splitWords(said)))
    .map((words): Clause => {
      const start = from;
      from += words.length;
      return { from: start, words, findings: things.filter((finding) => finding.from >= start && finding.from < from) };
    });
  const told = new Set(done.flatMap(({ said }) => said.split(' ')));
  const heard = clauses.map((clause) => hearHow(clause, told) ?? hearClause(clause, things));
  const kept = new Set(heard.flatMap(({ findings }) => findings));
  const findings = things.filter((finding) => finding.from < 0 || kept.has(finding));
  const words = splitWords(text);
  const isAnswered = (at: number) => findings.some((finding) => finding.from <= at && at <= finding.to);
  // "Ran away from home" is no home, as long as nobody reads the rest of it.
  const deed = findings.length > 0 && tellsDeed(words, isAnswered) ? lettersOf(words) || null : null;
  const letters = deed ?? heard.map((clause) => clause.letters).find((said) => said !== null) ?? null;
  const color = heard.map((clause) => clause.color).find((name) => name !== undefined);
  const isTold =
    findings.length === 0 &&
    letters === null &&
    (color !== undefined || tellsManner(text) || tellsFace(text) || tellsExpression(text));
  const all = piecesOfTraits(text);
  const isAlone = findings.length === 1 && findings[0]?.at === undefined && letters === null;
  const signs = isTold ? all.slice(0, 2) : isAlone ? all.filter(({ isLasting }) => isLasting).slice(0, 1) : [];
  const said = isTold ? text : '';
  const heardSigns = signs.map((sign): Heard => ({ ...sign, from: 0, to: 0, score: SURE, said }));
  return { findings: [...findings, ...heardSigns], letters, color, isTold };
}

/** Marks of feelings, which say how a part looks: "angry eyebrows". Gold and fire are what it is made of. */
export const FEELINGS: ReadonlySet<string> = new Set([TEAR, '1f4a4', '1f4a2', '1f4a6', '1f4ab']);
const FELT: ReadonlySet<string> = new Set(['angry', 'sleepy', 'sad', 'happy', 'scared', 'crazy']);

type HeardClause = Pick<HeardTrait, 'findings' | 'letters' | 'color'>;

function hearClause({ from, words, findings }: Clause, all: readonly Heard[]): HeardClause {
  if (tellsExpression(words.join(' '))) return hearExpression(words.join(' '), findings);
  if (tellsFace(words.join(' '))) return hearFace(findings);
  const part = words.findLastIndex(isBodyPart);
  if (part >= 0 && !findings.some((finding) => finding.from > from + part)) return hearPart(words, part, findings);
  const isAnswered = (at: number) => all.some((finding) => finding.from <= from + at && from + at <= finding.to);
  // What stands before a thing that is shown says only what kind of thing: "leather" of a "leather jacket".
  const isKind = (at: number) => findings.some((finding) => finding.from > from + at);
  const left = words.filter((word, at) => !isAnswered(at) && !isKind(at) && !isPlainWord(word));
  const color = findings.some((finding) => finding.color) ? undefined : words.flatMap((word) => colorOfWord(word) ?? [])[0];
  // "A day" of "nine coffees a day" alone says nothing.
  const said = left.length === 1 && isTagged(left[0] ?? '', 'Duration') ? [] : left;
  if (findings.length > 0) return { findings, letters: said.slice(0, LETTERED_MAX - 1).join(' ') || null, color: undefined };
  return left.length === 0 ? { findings, letters: null, color } : { findings, letters: lettersOf(words), color: undefined };
}

/** "On lips" and "in wool" belong to what is done, and are no more than that. */
function hearHow({ words, findings }: Clause, told: ReadonlySet<string>): HeardClause | undefined {
  if (told.size === 0) return undefined;
  const first = words[0] ?? '';
  const isHow = words.every((word) => told.has(word)) || (onlyJoins(first) && !AND.test(first));
  if (!isHow) return undefined;
  return {
    findings: findings.filter(({ piece, said }) => FEELINGS.has(piece) || !told.has(said)),
    letters: null,
    color: undefined,
  };
}

/** Does a verb, which no piece shows, say what somebody did with what is shown? A "knitted" one only says what the next is like. */
const tellsDeed = (words: readonly string[], isAnswered: (at: number) => boolean): boolean =>
  words.some((word, at) => {
    if (isAnswered(at) || onlyJoins(word) || namesNothing(word) || tellsManner(word) || !isTagged(word, 'PastTense'))
      return false;
    return !(isAnswered(at + 1) && /(?:ed|en)$/.test(word));
  });

/** A part of a body: its colour is somebody's own, and what it is like can only be read. */
function hearPart(words: readonly string[], part: number, findings: readonly Heard[]): HeardClause {
  const color = words.flatMap((word) => colorOfWord(word) ?? [])[0];
  if (color !== undefined && isCoat(words[part] ?? '')) return { findings: [], letters: null, color };
  const signs = findings.filter(({ piece }) => FEELINGS.has(piece));
  const isShown =
    signs.length > 0 ||
    FELT.has(readManner(words.join(' ')).mood) ||
    hasEverybody(words.filter((word) => !onlyJoins(word)).join(' '));
  return { findings: signs, letters: isShown ? null : lettersOf(words), color: undefined };
}

/** A beard or a third eye is drawn on the face; whatever else the clause names is shown as ever. */
function hearFace(all: readonly Heard[]): HeardClause {
  const findings = all.filter(
    (one) => (one.at !== undefined || !isPerson(one.piece)) && !tellsFace(one.said) && !isSaidBy(one, isBodyPart),
  );
  return { findings, letters: null, color: undefined };
}

/** A deed is seen on who does it; with what it is done, and the marks of feelings, are shown as ever. */
function hearExpression(text: string, all: readonly Heard[]): HeardClause {
  const told = hearExpressions(text).map(({ said }) => ` ${said} `);
  const isTold = ({ said }: Heard) => (said !== '' && told.some((each) => each.includes(` ${said} `))) || tellsExpression(said);
  const findings = hearFace(all).findings.filter((finding) => FEELINGS.has(finding.piece) || !isTold(finding));
  return { findings, letters: null, color: undefined };
}

/** A number says what is to be seen: "three eyes". */
const onlyJoins = (word: string): boolean => joinsWords(word) && !isNumber(word);

/** All of a clause but the words that only begin it. */
function lettersOf(words: readonly string[]): string | null {
  const first = words.findIndex((word) => !onlyJoins(word));
  if (first < 0) return null;
  const said = words.slice(first);
  return (said.length <= LETTERED_MAX ? said : said.filter((word) => !isPlainWord(word)).slice(0, LETTERED_MAX)).join(' ');
}
