/** What of a wish the pieces can show, and as what: sentences as they are read, and the pieces that their words name. */
import { findPiece } from '../pieces/catalogue.ts';
import { isPerson } from '../pieces/people.ts';
import type { PieceRole } from '../pieces/piece-types.ts';
import { type Finding, findPieces } from '../pieces/search-pieces.ts';
import { splitWords } from '../pieces/split-words.ts';
import { ACTIVITIES } from '../pieces/vocabulary.ts';
import { type ColorName, colorOfWord, withoutMaterials } from './colors.ts';
import { findWorldPlace } from './find-world-place.ts';
import { FEELINGS, hearColored } from './hear-trait.ts';
import { type Heard, isSaidBy } from './heard.ts';
import { isClothes, isWearable, TEAR } from './outfit.ts';
import { findPlaceName } from './place-names.ts';
import { counted, placeThings } from './place-things.ts';
import { PLACES_OF_STYLES } from './places-of-styles.ts';
import { isPlainWord } from './plain-words.ts';
import type { Phrase, Relation, WishReading } from './read-wish.ts';
import { hearTopic } from './topics.ts';

export const THEME_ROLES: readonly PieceRole[] = ['head', 'animal', 'body'];
export const BODY_ROLES: readonly PieceRole[] = ['body', 'animal', 'head'];
export const TRAIT_ROLES: readonly PieceRole[] = ['hat', 'eyewear', 'shoe', 'held', 'back', 'float'];

/** A field that says what somebody is, as it was understood. */
export interface HeardTheme {
  /** Who it may be about. */
  subjects: Heard[];
  /** What else is named, in the order of its weight. */
  others: Heard[];
  /** What it fears, hates or loves. */
  feltFor: Heard[];
  /** What it wears, holds, does or is like. */
  traits: Heard[];
  /** Where it is, in the person's words. */
  place: string | null;
  count: number;
  /** The words that no piece answers. */
  unanswered: string[];
  color: ColorName | undefined;
}

/** A bathrobe is no bathroom. */
const endsWithClothes = (text: string): boolean =>
  findPieces(text, BODY_ROLES).some(({ piece, to }) => isClothes(piece) && to === splitWords(text).length - 1);

const isPlace = ({ relation, text }: Phrase): boolean =>
  !endsWithClothes(text) &&
  (relation === 'in' || relation === 'on' || relation === 'place') &&
  (PLACES_OF_STYLES.some(([, words]) => words.test(text)) ||
    findPlaceName(text) !== undefined ||
    findWorldPlace(text) !== undefined);

/** Nothing is asked for by who only says what is not wanted. */
export const asksForSomething = ({ phrases, unwanted }: WishReading): boolean => phrases.length > 0 || unwanted.length === 0;

/** The words of a text that none of the findings answers. */
const unansweredBy = (text: string, findings: readonly Finding[]): string[] =>
  splitWords(text).filter((_, at) => !findings.some(({ from, to }) => from <= at && at <= to));

const textOf = (phrases: readonly Phrase[]): string => phrases.map(({ text }) => text).join(', ');

/** Hold a sentence together: "two heads one body", "der auf einem Motorrad sitzt", "hecho de queso". */
const OF_SENTENCES = /^(?:body|bodies|sitzt|steht|liegt|gemacht|hech[oa]s?|fatt[oaie]|feit[oa]s?|faite?s?)$/;

/** The words of a text that nothing shows, neither as a piece nor as a mood, a colour or a way of drawing; the first that stand together. */
export function hearUnknown(unanswered: readonly string[]): string | null {
  const words = unanswered.filter(
    (word) => !DOERS.has(word) && !OF_SENTENCES.test(word) && !COUNTERS.test(word) && !POLITE.test(word) && !TIMES.test(word),
  );
  const from = words.findIndex((word) => !isPlainWord(word));
  if (from === -1) return null;
  const run = words.slice(from, from + UNKNOWN_MAX);
  const end = run.findIndex(isPlainWord);
  return (end === -1 ? run : run.slice(0, end)).join(' ');
}

/** Who is seen by what they have to do with: an accordion player by an accordion. */
const DOERS: ReadonlySet<string> = new Set(
  'pastry player players lover lovers fan fans enthusiast club class lesson lessons'.split(' '),
);

/** When and how long tells nothing to be seen. */
const TIMES =
  /^(?:(?:second|minute|hour|day|week|month|year|time|morning|evening|afternoon)s?|today|tomorrow|yesterday|tage?n?|stunden?|wochen?|monate?n?|jahren?|morgens?|abends?|días?|horas?|semanas?|años?|jours?|heures?|semaines?|matins?|soirs?|giorn[oi]|or[ae]|settiman[ae]|anni|dias?|manhã|noite|dag(?:en)?|uur|dni|godzin[ay]?)$/u;

/** What stands between a number and what is counted. */
const COUNTERS = /^[匹羽頭個枚台人只隻]$/u;

/** Sushi is called お寿司 out of politeness. */
const POLITE = /^[おご御]$/u;

/** More words than these do not fit on a board. */
const UNKNOWN_MAX = 3;

/** What a field leaves unanswered. */
export function hearUnanswered({ phrases }: WishReading, roles: readonly PieceRole[]): string[] {
  const text = textOf(phrases);
  return unansweredBy(text, findPieces(text, roles));
}

/** All that a text names but what is not wanted. */
export function hearPieces({ phrases }: WishReading, roles: readonly PieceRole[]): Heard[] {
  return hearColored(textOf(phrases), roles);
}

/** What people of a trade are known by: a cobbler's hammer. */
function toolsOf(phrases: readonly Phrase[]): Heard[] {
  const words = splitWords(textOf(phrases.filter(({ relation }) => relation === 'subject')));
  const spans = [3, 2, 1].flatMap((length) => words.map((_, from) => ({ from, length })));
  const found = spans.flatMap(({ from, length }) => {
    const meaning = from + length <= words.length ? ACTIVITIES.find(words, from, length) : undefined;
    const said = words.slice(from, from + length).join(' ');
    return [...(meaning?.pieces ?? [])]
      .filter(([piece]) => findPiece('held', piece) !== undefined || findPiece('body', piece)?.kind === 'clothes')
      .map(([piece, score]): Heard => ({ piece, from, to: from + length - 1, score, said }));
  });
  return found.slice(0, 2);
}

/** What comes between somebody and what they fear, and what else is felt. */
const FEAR =
  /\b(?:(?:afraid|scared|terrified|frightened) (?:of|by)|fears? |(?:fear|phobia) of|allergic to|hat(?:es?|ing) |detests )(?=.)/;
const FEELING = new RegExp(
  `${FEAR.source}|\\b(?:lov(?:es|ing) |(?:in love|obsessed|married) (?:with|to)|adores |envies |misses |(?:chased|haunted) by)(?=.)`,
);

/** A knight afraid of mice is the knight, who has them beside him and is grown together with none. */
function partFeelings(phrases: readonly Phrase[]): { seen: Phrase[]; feeling: string } {
  const [subject, ...others] = phrases;
  if (subject?.relation !== 'subject') return { seen: [...phrases], feeling: '' };
  const part = (feeling: RegExp) => {
    const at = subject.text.search(feeling);
    return at > 0 ? { who: subject.text.slice(0, at).trim(), feeling: subject.text.slice(at) } : undefined;
  };
  const [feared, felt] = [part(FEAR), part(FEELING)];
  const isPersons = felt && (findPieces(felt.who, THEME_ROLES).some(({ piece }) => isPerson(piece)) || hearTopic(felt.who));
  const parted = isPersons ? felt : feared && findPieces(feared.who, THEME_ROLES).length > 0 ? feared : undefined;
  return parted
    ? { seen: [{ ...subject, text: parted.who }, ...others], feeling: parted.feeling }
    : { seen: [...phrases], feeling: '' };
}

const ON_HEAD =
  /(?:^| )(?:with|has|having|carrying|carries|balancing|balances|wearing|wears) (?:an? |the |two |three )?(.+?) (?:up)?on (?:top of )?(?:his|her|its|their|the) heads?(?!\p{L})/u;

export function hearTheme(reading: WishReading): HeardTheme {
  const place = reading.phrases.find(isPlace);
  const { seen, feeling } = partFeelings(reading.phrases.filter((phrase) => !isPlace(phrase)));
  const textIn = (...relations: readonly Relation[]) => textOf(seen.filter(({ relation }) => relations.includes(relation)));
  const find = (roles: readonly PieceRole[], ...relations: readonly Relation[]) => hearColored(textIn(...relations), roles);
  // The sign of a feeling has no body: whoever feels it bears it.
  const subjects = find(THEME_ROLES, 'subject').filter(({ piece }) => piece === TEAR || !FEELINGS.has(piece));
  const worn = counted(textIn('worn', 'in'), find(TRAIT_ROLES, 'worn', 'in')).filter(({ piece }) => isWearable(piece));
  // A person's trade is named by the same word as what they hold for it.
  const isFree = ({ from, to, piece: held }: Finding) =>
    !isPerson(held) && !subjects.some(({ piece, ...subject }) => !isPerson(piece) && subject.from <= to && from <= subject.to);
  const isOfBeast = (tool: Finding) =>
    subjects.some(
      ({ piece, from, to }) => !isPerson(piece) && from <= tool.from && tool.to <= to && tool.to - tool.from < to - from,
    );
  const about = find(TRAIT_ROLES, 'subject');
  // Thunder and heights are felt for as well as mice; what shows the feeling itself, as sweat and hearts, is borne.
  const felt = hearColored(feeling, [...THEME_ROLES, ...TRAIT_ROLES]);
  const named = splitWords(FEELING.exec(feeling)?.[0] ?? '');
  const isFeeling = (one: Heard) => isSaidBy(one, (word) => named.includes(word));
  const rest = [...find(BODY_ROLES, 'mount', 'on'), ...find(BODY_ROLES, 'worn', 'in', 'place'), ...find(BODY_ROLES, 'beside')];
  // No hat, and carried upon the head all the same.
  const [, carried = ''] = ON_HEAD.exec(reading.phrases.map(({ text }) => text).join(' ')) ?? [];
  const isOnHead = ({ said, piece }: Heard) =>
    said !== '' && carried.endsWith(said) && !findPiece('hat', piece) && !isPerson(piece);
  const onHead = [...rest, ...subjects.slice(1)].filter(isOnHead).map((one): Heard => ({ ...one, at: 'head' }));
  return {
    // "Riding a bicycle" says who it is about, for want of anybody else.
    subjects: subjects.length > 0 ? subjects.filter(({ piece }) => !onHead.some((other) => other.piece === piece)) : rest,
    others: rest.filter(({ piece }) => ![...worn, ...onHead].some((other) => other.piece === piece)),
    feltFor: felt.filter((one) => !isFeeling(one)),
    // "A cactus that wants hugs" has hearts around it.
    traits: [
      ...onHead,
      ...worn,
      ...about.filter(isFree),
      ...hearColored(feeling, TRAIT_ROLES).filter(isFeeling),
      ...toolsOf(seen).filter((tool) => !isOfBeast(tool)),
      ...placeThings(textOf(seen), []).findings,
    ],
    place: place?.text.split(' ').slice(1).join(' ') ?? null,
    count: reading.count,
    unanswered: [
      ...hearUnanswered({ ...reading, phrases: seen }, [...BODY_ROLES, ...TRAIT_ROLES]),
      ...unansweredBy(feeling, felt).filter((word) => !named.includes(word)),
    ],
    color: unansweredBy(withoutMaterials(textOf(seen.filter(({ relation }) => relation === 'subject'))), [...subjects, ...about])
      .map(colorOfWord)
      .find((name) => name !== undefined),
  };
}
