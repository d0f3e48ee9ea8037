import type { Chance } from '../drawing/random.ts';
import type { PickFresh } from './avoid-repetition.ts';
import { capitalise } from './clean-text.ts';
import { createExpander } from './expand-template.ts';
import { type Facet, isDomain } from './facets.ts';
import type { MentionKind } from './mentions.ts';
import { tellsOfMissingPart } from './missing-parts.ts';
import { filledWith } from './other-half.ts';
import { rowsByKind } from './rows-by-kind.ts';
import { sharesJoke, tellsTimeTwice } from './said-once.ts';
import { GOES_ON } from './sides.ts';
import type { Subject } from './subjects.ts';
import { AFTERWARDS } from './tables/afterwards.ts';
import { ALONE_CLOSINGS, ALONE_CONFLICTS } from './tables/alone.ts';
import { CLOSING_LEADS, CLOSINGS } from './tables/closings.ts';
import { CONFLICTS, type Conflict } from './tables/conflicts.ts';
import { ECHOES } from './tables/foreign-originals.ts';
import { HALVED_CLOSINGS } from './tables/halved-closings.ts';
import { HALVED_CONFLICTS, HALVED_ODDITIES, HALVED_QUALITIES, HALVED_THINGS, HALVED_TRAITS } from './tables/halves.ts';
import { JOINED_ASIDE, JOINED_BY_CLAUSE, JOINED_BY_TRADE, JOINED_WITH_SEVERAL, JOINED_WITHOUT } from './tables/joined-halves.ts';
import { SLOTS } from './tables/lore-phrases.ts';
import * as MENTIONS from './tables/mentions.ts';
import { DRAWN_LEADS, EVENTS, HALVED_TAILS, HYBRID_TAILS, HYBRIDS, LEADS, PLACE_LEADS, STYLE_LEADS } from './tables/openings.ts';
import { HEARD_EVENTS, SAID_AFTERWARDS, SAID_EVENTS, SAID_TWICE } from './tables/quoted-wishes.ts';
import { DRAWN_SETTINGS, SETTINGS } from './tables/settings.ts';
import type { SideClass } from './tables/side-class.ts';
import { EVENTS_ALONE, KINDS_ALONE } from './tables/single-subject.ts';
import type { TopicTables } from './tables/topics.ts';
import { FOODS, NOTIONS } from './tables/topics-by-class.ts';
import {
  FACT_SENTENCES,
  FRAMED_TRAITS,
  ODDITY_SENTENCES,
  QUALITY_SENTENCES,
  SIDE_CORES,
  THING_SENTENCES,
  TIMELESS_CORES,
  TRAIT_CORES,
  TRAIT_TAILS,
} from './tables/traits.ts';
import type { Trait } from './trait-forms.ts';
import { UNKNOWN_STYLES } from './unknown-style.ts';

/** Longest lore that is easily read on a card; the contract would allow 1,000. */
const COMFORTABLE = 430;
const LORE_MAX = 1000;
/** Most stories pass at the first try; only long or crooked words need more. */
const ATTEMPTS = 60;
/** So many more where a part of the wish is told of by none of its own rows. */
const MORE_ATTEMPTS = 10;
const FRESH = new Set(['count', 'time', 'day', 'year', 'length', 'citizen', 'colour']);

/** One sentence, and the template from which it grew. */
export interface LoreSentence {
  skeleton: string;
  text: string;
}

/** One sentence of a plan. */
interface Step {
  skeleton: string;
  /** From which of its tables, where it is about one side of the wish alone: of a fat bee boxer the bee or the boxing. */
  facet?: Facet;
}

interface Teller {
  chance: Chance;
  /** For everything that is a joke. */
  pick: PickFresh;
}

/** Of whom a sentence is quoted there are no halves to tell of. */
const ABOUT_PARTS = /\{((?:a_|another_|the_)?(?:theme|body)(?:_unit|_who)?)\}/giu;
/** "A dog that sings that went in for repairs" would be one too many. */
const SAYS_WHO = /\{((?:theme|one|body)_who)\}/u;
/** A way of drawing is a look and a mood; a place is only where somebody is. */
const OF_MOOD = /\{(style|a_style|mood)\}/u;

/** "A goalkeeper afraid of the ball under a stage name": what follows such words would be read as part of them. */
const FOLLOWED = /\{a_one\} (?:under|by|with|on|in|through)\b/u;

/** To and from another town, where there is only one. */
const OF_TWO_TOWNS = /\b(?:to|for|from|of) \{town\}|\{town\.2\}/iu;

/** Where one of the two is only said, or both are the same, nothing is told of halves. */
const hasHalves = ({ said, isAlone, topic }: Subject): boolean => said === 0 && !isAlone && topic === null;

function pickTellable(subject: Subject, pick: PickFresh): PickFresh {
  const { values, topic } = subject;
  const isLong = GOES_ON.test(values.a_one ?? '');
  const isImpossible = tellsOfMissingPart([values.a_one, values.a_theme, values.a_body, values.deed, values.does].join(' '));
  const hasParts = (words: string): boolean =>
    [...words.matchAll(ABOUT_PARTS)].every(([, slot = '']) => topic !== null && slot.toLowerCase() in values);
  const isTellable = (words: string): boolean =>
    !('town' in values && OF_TWO_TOWNS.test(words)) &&
    !(isLong && FOLLOWED.test(words)) &&
    (hasHalves(subject) || hasParts(words)) &&
    [SAYS_WHO, OF_MOOD].every((slot) => (slot.exec(words)?.[1] ?? 'name') in values);
  const pickAmong: <T>(choices: readonly T[], wordsOf?: (choice: T) => string) => T = (choices, wordsOf = String) => {
    const tellable = choices.filter((choice) => isTellable(wordsOf(choice)));
    const possible = tellable.filter((choice) => !isImpossible(wordsOf(choice)));
    return pick(possible.length > 0 ? possible : tellable, wordsOf);
  };
  // What cannot be told of it is never fresh.
  return Object.assign(pickAmong, { isTold: (words: string) => !isTellable(words) || isImpossible(words) || pick.isTold(words) });
}

/** Tells the story of a character in three to five sentences, with every word the person gave in it. */
export function tellLore(subject: Subject, { chance, pick }: Teller): LoreSentence[] {
  const teller = { chance, pick: pickTellable(subject, pick) };
  const facets = facetsOf(subject, pick);
  let readable: LoreSentence[] | null = null;
  let wordy: LoreSentence[] | null = null;
  let strayed: LoreSentence[] | null = null;
  let lacking: { sentences: LoreSentence[]; untold: number; since: number } | null = null;
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    if (lacking !== null && attempt >= Math.max(ATTEMPTS / 2, lacking.since + MORE_ATTEMPTS)) return lacking.sentences;
    // What somebody stands in relation to may leave no room for all that was promised.
    const told = attempt < ATTEMPTS / 2 ? subject : { ...subject, relation: null, isClauseTold: false };
    const steps = planStory(told, facets, teller);
    const sentences = fillSkeletons(
      steps.map(({ skeleton }) => skeleton),
      subject,
      teller,
    );
    const text = joinSentences(sentences);
    if (!keepsPromises(text, subject.promised) || !sentences.every(startsWell)) continue;
    if (text.length <= COMFORTABLE) {
      if (!repeatsItself(sentences, subject)) {
        if (!strays(steps, subject, facets)) {
          const untold = countUntold(steps, subject, facets);
          if (untold === 0) return sentences;
          if (lacking === null || untold < lacking.untold) lacking = { sentences, untold, since: attempt };
        }
        strayed ??= sentences;
      }
      wordy ??= sentences;
    }
    if (readable === null || text.length < joinSentences(readable).length) readable = sentences;
  }
  if (lacking !== null) return lacking.sentences;
  if (strayed !== null) return strayed;
  if (wordy !== null) return wordy;
  if (readable !== null && joinSentences(readable).length <= LORE_MAX) return readable;
  return fillSkeletons(planPlainly(subject), subject, teller);
}

export function joinSentences(sentences: readonly LoreSentence[]): string {
  return sentences.map(({ text }) => text).join(' ');
}

/** Says every given word once, whatever it is. */
const planPlainly = ({ said, isAlone, topic, trait, isDrawn, styleUnknown, hasEcho }: Subject): string[] => [
  isAlone
    ? '{Name} is {a_one}.'
    : topic !== null
      ? '{Name} is {a_body}, and {their} life is all about {topic}.'
      : said === 0
        ? '{Name} is {a_theme} crossed with {a_body}.'
        : said === 1
          ? '{Name} is {a_thing}, and all {they} says is {words}.'
          : '{Name} says {words} and {more_words}.',
  ...(trait === null ? [] : ['Whatever happens, {they} {does}.']),
  styleUnknown ? 'The order said {said}.' : isDrawn ? '{They} has {a_style} look.' : '{They} lives {in_style}.',
  hasEcho ? 'The passport says {echo}.' : 'The warranty has expired.',
];

function fillSkeletons(skeletons: readonly string[], subject: Subject, { pick }: Teller): LoreSentence[] {
  const tables = subject.props.length > 0 ? { ...SLOTS, thing: subject.props } : SLOTS;
  const expand = createExpander({ tables, values: subject.values, pick, fresh: FRESH });
  return skeletons.map((skeleton) => ({ skeleton, text: capitalise(expand(skeleton)) }));
}

function keepsPromises(text: string, promised: readonly string[]): boolean {
  const lower = text.toLowerCase();
  return promised.every((words) => lower.includes(words.toLowerCase()));
}

/** Slots of what somebody asked for, by the part of the wish. */
const OF_PARTS =
  /\{(?:\w+_)?(?:theme|body|one|topic|doing|event|deed|besides|mentions?|second|missing|words|heard)(?:_\w+)?\}|\{(?:in_place|a_thing)\}/iu;
const OF_TRAIT = /\{(?:does|fact|quality|quoted|(?:a|the)_trait)\}/iu;
const OF_STYLE = /\{(?:in_style|style|a_style|mood)\}/iu;
const OF_ALL = /\{(?:said|echo)\}/iu;

/** Does a sentence speak of what was asked for? */
const isAboutWish = (skeleton: string, { partsGiven, traitGiven, styleGiven, styleRows }: Subject): boolean =>
  OF_ALL.test(skeleton) ||
  styleRows.includes(skeleton) ||
  (partsGiven && OF_PARTS.test(skeleton)) ||
  (traitGiven && OF_TRAIT.test(skeleton)) ||
  (styleGiven && OF_STYLE.test(skeleton));

/** So many sides of a wish are told before any sentence may speak of life in general. */
const FACETS_TOLD = 2;

/** So many sentences take up what was said besides a bare noun, where there is any such thing. */
const TAKEN_UP = 2;
const OF_MORE = /\{(?:\w+_)?(?:besides|mentions?|second|missing|doing|deed)(?:_\w+)?\}/iu;
/** The whole wish, with whatever follows its noun. */
const OF_WHOLE = /\{(?:a_one|a_(?:such_)?theme|a_(?:such_)?body|topic|words)\}/iu;

/** Does what a beast or a trade is known for push out what was said of this one? */
function forgetsTheRest(steps: readonly Step[], subject: Subject): boolean {
  const { sides, traitSide, relation, values, facets, isAlone } = subject;
  const traitGiven = subject.traitGiven && !tellsTraitAtOnce(subject, steps[0]?.skeleton ?? '');
  const own = new Set<Facet>([...sides, ...[traitSide, relation].filter((side) => side !== null)]);
  // What is only mentioned is told with the whole of it, and again where more is known of such things.
  const isTakenUp = subject.mentionClass !== null || isUncounted(subject) || 'a_missing' in values;
  if (own.size === 0 && !traitGiven && !isTakenUp) return false;
  const takesUp = ({ skeleton, facet }: Step, at: number): boolean =>
    (facet !== undefined && own.has(facet)) ||
    OF_MORE.test(skeleton) ||
    (traitGiven && OF_TRAIT.test(skeleton)) ||
    (at === 0 && (sides.length > 0 || isTakenUp || !isAlone) && OF_WHOLE.test(skeleton));
  const stock = steps.flatMap(({ facet }) => (facet !== undefined && !own.has(facet) && facets.includes(facet) ? [facet] : []));
  // A row of each half is no more than was asked for.
  return stock.length > new Set(stock).size || steps.filter(takesUp).length < Math.min(TAKEN_UP, steps.length - 1);
}

/** Does more than one sentence leave what was asked for, or any while a side of it is untold? */
function strays(steps: readonly Step[], subject: Subject, facets: readonly Facet[]): boolean {
  const { partsGiven, traitGiven, styleGiven } = subject;
  if (!partsGiven && !traitGiven && !styleGiven) return false;
  if (forgetsTheRest(steps, subject)) return true;
  const away = steps.filter(({ skeleton, facet }) => facet === undefined && !isAboutWish(skeleton, subject)).length;
  const told = new Set(steps.flatMap(({ facet }) => facet ?? [])).size;
  return away > 1 || (away > 0 && told < Math.min(facets.length, FACETS_TOLD));
}

/** So many of the nouns of a wish have to be told by a row of their own, where there are such: its head comes first. */
const NOUNS_TOLD = 2;

/** How many parts of a wish of which more is known go by without a word: each half by its noun, and whatever is said of it. */
function countUntold(
  steps: readonly Step[],
  { facets: nouns, halves, sides, relation }: Subject,
  facets: readonly Facet[],
): number {
  const [opening] = steps;
  const isTold = (facet: Facet): boolean =>
    steps.some((step) => step.facet === facet) || (opening !== undefined && tellsEvent(facet, opening.skeleton));
  // What follows from a relation leaves room for one noun, or for the two that it is of.
  const alone = nouns.slice(0, relation === null ? NOUNS_TOLD : 1).map((noun) => [noun]);
  const ofHalves = halves.flatMap((half) => {
    const own = half.filter((facet) => nouns.includes(facet));
    return [own.length > 0 ? own : half];
  });
  const parts = halves.length > 0 ? [...ofHalves, ...sides.map((side) => [side])] : alone;
  return parts
    .map((part) => part.filter((facet) => facets.includes(facet)))
    .filter((part) => part.length > 0 && !part.some(isTold)).length;
}

/** Another of a kind is a joke, and so is the ordinary one. */
const ANOTHER = /(?:another|other|ordinary|real|second|every|more|only|of a|being a|be a) $/iu;
/** So often one lore may say the same words. */
const MOST_OFTEN = 2;
/** Shorter words stand in others by chance. */
const SHORTEST_REPEATED = 4;

/** Does one sentence speak twice of the same thing, or all of them of the same words? */
function repeatsItself(sentences: readonly LoreSentence[], { nouns, promised, values }: Subject): boolean {
  const lore = joinSentences(sentences).toLowerCase();
  const names = (values.name ?? '').toLowerCase();
  const isFrequent = (text: string, words: string): boolean =>
    words.length >= SHORTEST_REPEATED && text.split(words).length - 1 > MOST_OFTEN;
  // A name may be made of the same words.
  const unnamed = names === '' ? lore : lore.replaceAll(names, '');
  if (sharesJoke(sentences.map(({ skeleton }) => skeleton))) return true;
  if (isFrequent(lore, names) || promised.some((words) => isFrequent(unnamed, words.toLowerCase()))) return true;
  return sentences.some(({ text }) => {
    const told = text.toLowerCase().replaceAll(names, '');
    return nouns.some((noun) => findNoun(told, noun).filter((at) => !ANOTHER.test(told.slice(0, at))).length > 1);
  });
}

function findNoun(text: string, noun: string): number[] {
  const singular = noun.toLowerCase().replace(/(?<=[^s])s$/u, '');
  if (!text.includes(singular)) return [];
  const parts = text.split(/(?<![\p{L}])(?=\p{L})/u);
  let at = 0;
  const found: number[] = [];
  for (const part of parts) {
    const word = /^\p{L}+/u.exec(part)?.[0] ?? '';
    if (word === singular || word === `${singular}s`) found.push(at);
    at += part.length;
  }
  return found;
}

/** Some given words have no capital to begin with: "3 cats", "🐊's hat". They may not open a sentence. */
function startsWell({ text }: LoreSentence): boolean {
  return /^“?\p{Lu}/u.test(text);
}

/** Chooses the sentences of one story: opening, place, trait, trouble, last line. */
function planStory(subject: Subject, facets: readonly Facet[], teller: Teller): Step[] {
  const { chance, pick } = teller;
  const { styleUnknown } = subject;
  // Where it is about the place itself, nothing else need say so. A sentence that begins like a place would have to begin like what was said.
  const isAtHome = subject.values.in_place === subject.values.in_style;
  const styleAt = styleUnknown || isAtHome ? 'nowhere' : chooseStylePlace(subject, chance);
  const ofStyle = styleAt !== 'nowhere' && subject.styleRows.length > 0 ? pick(subject.styleRows) : null;
  const isStyleFirst = ofStyle === null ? styleAt === 'opening' : !OF_STYLE.test(ofStyle);
  const opening = planOpening(subject, isStyleFirst, teller);
  const isToldAtOnce = tellsTraitAtOnce(subject, opening);
  const middle = [...(!isToldAtOnce && tellsTrait(subject, facets, chance) ? [planTrait(subject, teller)] : [])];
  const setting = ofStyle ?? (styleAt === 'sentence' ? pick(subject.isDrawn ? ALL_DRAWN : SETTINGS) : null);
  if (setting !== null) middle.splice(chance.pick([0, 1]), 0, setting);
  if (styleUnknown) middle.push(pick(UNKNOWN_STYLES));
  if (subject.relation !== null && !subject.hasEcho)
    return [
      ...[opening, ...middle].map((skeleton): Step => ({ skeleton })),
      ...planRelation(subject, subject.relation, { opening, before: middle.length, teller }),
    ];
  // What it does is told already, and with it what it does it to: what it is comes before more of that.
  const isDeedTold = subject.traitSide !== null && facets.some((facet) => facet !== subject.traitSide);
  const following = middle.length < 2 && !isDeedTold ? chooseFollowing(subject, facets, chance) : [];
  if (following.length > 0) middle.push(pick(following));
  const joined = middle.length === 0 ? planByKind(subject, teller) : [];
  const told = [...[opening, ...middle].map((skeleton): Step => ({ skeleton })), ...joined];
  // How it was asked to be has had its sentence: what it is comes before a second one.
  const isTraitTold = middle.some((skeleton) => OF_TRAIT.test(skeleton));
  const nouns = isTraitTold ? facets.filter((facet) => facet !== subject.traitSide) : facets;
  const ordered = orderFacets(subject, nouns.length > 0 ? nouns : facets, teller);
  const [first, second = first, third] = leadWithUntold(subject, ordered, { opening, chance });
  if (subject.hasEcho) return [...told, ...planEcho(subject, [first, second], { before: told.length - 1, teller })];
  const before = told.length - 1;
  const isFull = setting !== null || styleUnknown || following.length > 0;
  const often = first === undefined ? (isFull ? 0.35 : 0.88) : isFull ? 0.6 : 0.95;
  const troubled = before < 2 && (before === 0 || chance.happens(often));
  const untold = findUntold(subject, facets, opening);
  if (!troubled) {
    const side = subject.sides.find((some) => facets.includes(some));
    return [...told, planLastLine(subject, untold ?? side ?? first, teller)];
  }
  const facet = chance.happens(oftenOf(subject, first)) ? first : undefined;
  const rows = facet === undefined ? conflictsOf(subject, chance) : rowsOfFacet(facet, 'conflicts', { subject, chance });
  const { tells, closings } = pick(rows, (conflict) => conflict.tells);
  const trouble: Step = { skeleton: tells, ...(facet && { facet }) };
  // With nothing else in between there is room for everything that was wished for.
  if (before === 0 && facet !== undefined && third !== undefined && second !== undefined) {
    const more = pick(rowsOfFacet(second, 'conflicts', { subject, chance }), (conflict) => conflict.tells).tells;
    return [...told, trouble, { skeleton: more, facet: second }, planLastLine(subject, third, teller)];
  }
  // How somebody is may not be left out for a second line about anything else.
  const isUntold = subject.sides.length > 0 && subject.sides.every((side) => side !== facet);
  const isOtherUntold = second !== undefined && first !== second && !tellsEvent(second, opening);
  const toFollow = isUntold || isOtherUntold ? 0 : first === second ? 0.6 : 0.25;
  const follows = chance.happens(toFollow) && (trouble.facet || isAboutWish(tells, subject));
  const last = follows
    ? { skeleton: planClosing(closings, subject, teller), ...(facet && { facet }) }
    : planLastLine(subject, second, teller);
  return [...told, trouble, last];
}

/** What it was called when it was wished for is a sentence beside what follows from it, and not instead of that. */
function planEcho(
  subject: Subject,
  [first, second]: readonly (Facet | undefined)[],
  { before, teller }: { before: number; teller: Teller },
): Step[] {
  const { chance, pick } = teller;
  const echo: Step = { skeleton: pick(ECHOES) };
  if (first === undefined || before > 0) return [echo, planLastLine(subject, first, teller)];
  const { tells } = pick(rowsOfFacet(first, 'conflicts', { subject, chance }), (conflict) => conflict.tells);
  return [echo, { skeleton: tells, facet: first }, planLastLine(subject, second, teller)];
}

/** So often how it is is told of what it is: else the rows of being so alone would never be told. */
const JOINED = 0.65;

/** "A sleepy croissant": what is said with the noun, told of what it is. */
function planByKind({ sides, kinds, traitSide }: Subject, { chance, pick }: Teller): Step[] {
  const steps = sides.flatMap((facet) => rowsByKind(facet, kinds).map((skeleton) => ({ skeleton, facet })));
  return steps.length === 0 || traitSide !== null || !chance.happens(JOINED) ? [] : [pick(steps, ({ skeleton }) => skeleton)];
}

/** What follows from a relation comes before anything that its parts are known for. */
function planRelation(
  subject: Subject,
  relation: SideClass,
  { opening, before, teller: { chance, pick } }: { opening: string; before: number; teller: Teller },
): Step[] {
  const { tells, closings } = pick(relation.conflicts, (conflict) => conflict.tells);
  const trouble: Step = { skeleton: tells, facet: relation };
  // Whoever was not told of by what it is comes before more of what it does.
  const noun = findUntold(subject, subject.facets, opening) ?? subject.facets[0];
  const isUntold = noun !== undefined && !tellsEvent(noun, opening);
  const [other] = isUntold && subject.sides.length === 0 ? [noun] : chance.shuffle(subject.sides);
  const more: Step[] =
    before === 0 && other !== undefined
      ? [{ skeleton: pick(other.conflicts, (conflict) => conflict.tells).tells, facet: other }]
      : [];
  const endsOnNoun = isUntold && more.every(({ facet }) => facet !== noun);
  const last = endsOnNoun ? { skeleton: pick(noun.closings), facet: noun } : { skeleton: pick(closings), facet: relation };
  return [...more, trouble, last];
}

/** Of two sides the trouble has one and the last line the other. How somebody is and what they do is what the joke is about. */
function orderFacets({ sides }: Subject, facets: readonly Facet[], { chance }: Teller): Facet[] {
  const isSide = (facet: Facet): boolean => sides.some((side) => side === facet);
  const [own, others] = [facets.filter(isSide), facets.filter((facet) => !isSide(facet))].map((some) => chance.shuffle(some));
  if (own === undefined || others === undefined || own.length === 0) return others ?? [];
  const first = [own[0], others[0] ?? own[1]].filter((facet) => facet !== undefined);
  return [...chance.shuffle(first), ...[...own, ...others].filter((facet) => !first.includes(facet))];
}

/** The half that the opening has not told comes before the one that it has. */
function leadWithUntold(
  { halves, sides }: Subject,
  facets: readonly Facet[],
  { opening, chance }: { opening: string; chance: Chance },
): readonly Facet[] {
  if (halves.length < 2) return facets;
  const told = halves.findIndex((half) => half.some((facet) => tellsEvent(facet, opening)));
  const [untold = [], other = []] = told < 0 ? chance.shuffle(halves) : [...halves.toSpliced(told, 1), ...halves.slice(told)];
  const lead = facets.find((facet) => untold.includes(facet));
  if (lead === undefined) return facets;
  const rest = facets.filter((facet) => facet !== lead);
  const next = rest.find((facet) => sides.some((side) => side === facet)) ?? rest.find((facet) => other.includes(facet));
  return [lead, ...(next === undefined ? [] : [next]), ...rest.filter((facet) => facet !== next)];
}

/** The noun of a half that the opening says nothing of, or any that it leaves out. */
function findUntold({ halves, facets: nouns }: Subject, facets: readonly Facet[], opening: string): Facet | undefined {
  const half = halves.find((some) => !some.some((facet) => tellsEvent(facet, opening))) ?? [];
  const untold = nouns.filter((noun) => facets.includes(noun) && !tellsEvent(noun, opening));
  return untold.find((noun) => half.includes(noun)) ?? untold[0];
}

const tellsEvent = ({ events = [] }: Facet, opening: string): boolean =>
  events.some((event) => opening.includes(event.split(/\{(?:a_one|topic)\}/u).at(-1) ?? event));

/** What can be told of each side of a wish. A class has few rows: whoever has heard all of them hears something else. */
function facetsOf({ topic, trade, facets, sides, notion, traitSide, halves }: Subject, { isTold }: PickFresh): readonly Facet[] {
  const isFresh = ({ conflicts, closings }: Facet): boolean =>
    conflicts.some(({ tells }) => !isTold(tells)) && closings.some((closing) => !isTold(closing));
  // What can be said of any idea or trade is left for when all has been said of this one.
  const hasOwn = [...(notion === null ? [] : [notion]), ...sides, ...facets.filter(isDomain)].some(isFresh);
  return [
    ...(topic === null || hasOwn || halves.length > 0 ? [] : [topic.own]),
    ...(trade === null || hasOwn || facets.some(isFresh) ? [] : [trade]),
    ...[...new Set<Facet>([...sides, ...(traitSide === null ? [] : [traitSide]), ...facets])].filter(isFresh),
  ];
}

/** What came by chance is told of less often: nobody waits for it, and a class has few rows. */
const oftenOf = ({ partsGiven, sides, traitSide }: Subject, facet: Facet | undefined): number =>
  partsGiven || facet === traitSide || sides.some((side) => side === facet) ? 1 : 0.1;

const rowsOfFacet = <Part extends keyof Facet>(
  facet: Facet,
  part: Part,
  { subject: { topic }, chance }: { subject: Subject; chance: Chance },
): Facet[Part] => (facet === topic?.own ? chance.pickWeighted(weighRows(topic, part)) : facet[part]);

/** What may be told of a thing of each kind, and how a lore may end on it. */
const BY_MENTION: Readonly<Record<MentionKind, readonly [middle: readonly string[], last: readonly string[]]>> = {
  one: [MENTIONS.MENTIONED, MENTIONS.MENTIONED_LAST],
  held: [
    [...MENTIONS.MENTIONED, ...MENTIONS.MENTIONED_HELD],
    [...MENTIONS.MENTIONED_LAST, ...MENTIONS.MENTIONED_HELD_LAST],
  ],
  place: [MENTIONS.MENTIONED_PLACES, MENTIONS.MENTIONED_PLACES_LAST],
  alive: [
    [...MENTIONS.MENTIONED, ...MENTIONS.MENTIONED_ALIVE],
    [...MENTIONS.MENTIONED_LAST, ...MENTIONS.MENTIONED_ALIVE_LAST],
  ],
  some: [MENTIONS.MENTIONED_SOME, MENTIONS.MENTIONED_SOME_LAST],
  idea: [MENTIONS.MENTIONED_IDEAS, MENTIONS.MENTIONED_IDEAS_LAST],
};

function planLastLine(subject: Subject, facet: Facet | undefined, teller: Teller): Step {
  const { chance } = teller;
  const { values } = subject;
  if (subject.mentionClass !== null && subject.sides.length === 0 && chance.happens(facet === undefined ? 0.7 : 0.25))
    return { skeleton: planClosing(subject.mentionClass.last, subject, teller) };
  // What only one of its class knows says more than the thing.
  if (subject.mentionKind !== null && facet === undefined && chance.happens(0.7))
    return { skeleton: planClosing(BY_MENTION[subject.mentionKind][1], subject, teller) };
  if ('a_missing' in values && chance.happens(facet === undefined ? 0.7 : 0.2))
    return { skeleton: planClosing(MENTIONS.MISSED_LAST, subject, teller) };
  if (facet !== undefined && chance.happens(oftenOf(subject, facet)))
    return { skeleton: planClosing(rowsOfFacet(facet, 'closings', { subject, chance }), subject, teller), facet };
  return { skeleton: planClosing(closingsOf(subject, chance), subject, teller) };
}

/** Ambition and secrets are what somebody is about who has them, as one thing among others is not. */
const isUncounted = ({ mentionKind }: Pick<Subject, 'mentionKind'>): boolean => mentionKind === 'idea' || mentionKind === 'some';

/** What follows from the things that a sentence speaks of: what anything could be said of only where nothing else is known. */
function chooseFollowing(
  { said, sides, values, mentionKind, mentionClass }: Subject,
  facets: readonly Facet[],
  chance: Chance,
): readonly string[] {
  if (mentionClass !== null) return sides.length === 0 ? mentionClass.middle : [];
  const rows = [
    ...(mentionKind === null || !(facets.length === 0 || isUncounted({ mentionKind }))
      ? []
      : ['a_second' in values && chance.happens(0.6) ? MENTIONS.MENTIONED_TOGETHER : BY_MENTION[mentionKind][0]]),
    ...('a_missing' in values ? [MENTIONS.MISSED] : []),
  ];
  if (rows.length > 0) return chance.pick(rows);
  return said > 0 && facets.length === 0 ? SAID_AFTERWARDS : [];
}

/** While there is anything wished for to joke about, a life in general can wait. */
function conflictsOf(subject: Subject, chance: Chance): readonly Conflict[] {
  const often = subject.partsGiven ? 0.85 : 0.4;
  if (subject.topic !== null) return chance.pickWeighted(weighRows(subject.topic, 'conflicts'));
  if (subject.isAlone && chance.happens(subject.partsGiven ? 0.85 : 0.2)) return ALONE_CONFLICTS;
  return hasHalves(subject) && chance.happens(often) ? HALVED_CONFLICTS : CONFLICTS;
}

function closingsOf(subject: Subject, chance: Chance): readonly string[] {
  const often = subject.partsGiven ? 0.8 : 0.3;
  if (subject.topic !== null) return chance.pickWeighted(weighRows(subject.topic, 'closings'));
  if (subject.isAlone && chance.happens(often)) return ALONE_CLOSINGS;
  return hasHalves(subject) && subject.partsGiven && chance.happens(often) ? HALVED_CLOSINGS : CLOSINGS;
}

/** The sentences that go with what it is about, so often; a few rows less often than many, so that none comes again and again. */
function rowsFor<Part extends keyof TopicTables>(
  { topic, trade }: Subject,
  part: Part,
  { chance, often }: { chance: Chance; often: number },
): TopicTables[Part] | null {
  if (topic !== null && chance.happens(often)) return chance.pickWeighted(weighRows(topic, part));
  return trade !== null && chance.happens(often / 2) ? trade[part] : null;
}

/** What goes with this class alone is more telling than what goes with any. */
const OWN_WEIGHT = 1.5;
const weighRows = <Part extends keyof TopicTables>(
  { own, any }: NonNullable<Subject['topic']>,
  part: Part,
): (readonly [TopicTables[Part], number])[] => [
  [own[part], own[part].length * OWN_WEIGHT],
  ...(any === null ? [] : [[any[part], any[part].length] as const]),
];

/** "A patient crane", "a fridge that hums": it is said with the noun, where nothing more is known of being so. */
const tellsTraitAtOnce = ({ toldAtOnce, values }: Subject, opening: string): boolean =>
  toldAtOnce !== null &&
  [...opening.matchAll(/\{(a_such_(?:theme|body)|a_one)\}/gu)].some(([, slot = '']) => values[slot]?.includes(toldAtOnce));

/** What is held by chance is left to the picture, mostly, where somebody asked for anything else. */
const tellsTrait = (
  { trait, traitGiven, partsGiven, isClauseTold }: Subject,
  facets: readonly Facet[],
  chance: Chance,
): boolean => trait !== null && !isClauseTold && (traitGiven || !partsGiven || (facets.length === 0 && chance.happens(0.3)));

/** A slot that makes a last line another one each time, which a pronoun does not. */
const VARIED_SLOT = /\{(?!they|them|their)/iu;

/** Where nothing was asked for, a bare last line would come back too soon: mostly somebody has to say it. */
function planClosing(closings: readonly string[], { partsGiven }: Subject, { chance, pick }: Teller): string {
  const closing = pick(closings);
  if (partsGiven || VARIED_SLOT.test(closing) || chance.happens(0.4)) return closing;
  return pick(CLOSING_LEADS) + closing.replace(/^(?!Interpol)\{?./u, (start) => start.toLowerCase());
}

/** A way of drawing is no place: nobody lives in it. */
const ALL_DRAWN: readonly string[] = [...DRAWN_SETTINGS, ...SETTINGS.filter((words) => !/\{in_style\}/iu.test(words))];

function chooseStylePlace(
  { styleGiven, partsGiven, sides, relation, facets, isDrawn }: Subject,
  chance: Chance,
): 'opening' | 'sentence' | 'nowhere' {
  // Where it is by chance is worth no sentence beside what was asked for.
  const isAside = sides.length > 0 || relation !== null || facets.length > 0;
  if (!styleGiven && (partsGiven || chance.happens(isAside ? 0.8 : 0.3)))
    return (isAside || partsGiven) && chance.happens(0.6) ? 'opening' : 'nowhere';
  return chance.happens(isDrawn ? 0.45 : 0.55) ? 'opening' : 'sentence';
}

/** What happened to a thing of this class is a joke without a day or a place before it: so often it has one. */
const FRAMED = 0.5;

function planOpening(subject: Subject, withStyle: boolean, teller: Teller): string {
  const { chance, pick } = teller;
  const { said, isAlone, isDrawn, partsGiven, styleGiven, values } = subject;
  const joined = (leads: readonly string[], events: readonly string[]): string => {
    const event = pick(events);
    return `${pick(leads.filter((lead) => !tellsTimeTwice(lead, event, values)))}${event}.`;
  };
  const withLead = (events: readonly string[]): string => {
    if (!withStyle) return joined(LEADS, events);
    const leads: readonly string[] = partsGiven && !styleGiven ? PLACE_LEADS : isDrawn ? DRAWN_LEADS : STYLE_LEADS;
    if (!('town' in values)) return joined(leads, events);
    const [untied = leads, here] = [leads, events].map((rows) => rows.filter(tellsNoTown));
    return joined(untied, here?.length ? here : events);
  };
  const [otherEvents, otherKinds] = isAlone ? OPENINGS_ALONE : OPENINGS_BY_SAID[said];
  const own = ownEvents(subject, teller);
  if (own.length > 0) {
    // "Nobody was watching when a barbecue is": what is so at all times has no day before it.
    const wholes = tellsWhole(subject).map(([, whole]) => whole);
    const happened = own.filter(
      (event) => !wholes.some((whole) => TELLS_NOW.test(event.slice(event.startsWith(whole) ? whole.length : 0))),
    );
    const isFramed = (withStyle && styleGiven) || (happened.length > 0 && chance.happens(FRAMED));
    return isFramed ? withLead(happened.length > 0 ? happened : own) : `${pick(own)}.`;
  }
  const events = rowsFor(subject, 'events', { chance, often: 1 }) ?? otherEvents;
  const hybrids = rowsFor(subject, 'kinds', { chance, often: 1 }) ?? otherKinds;
  const heard = said === 1 && values.heard !== undefined && chance.happens(0.4) ? HEARD_EVENTS : events;
  // What it is is known to whoever asked for it: something has to have happened.
  if (withStyle || partsGiven || hybrids.length === 0 || chance.happens(0.5)) return withLead(heard);
  return `{name} is ${pick(hybrids)}${pick(hasHalves(subject) ? ALL_TAILS : HYBRID_TAILS)}.`;
}

/** What follows upon whom it is about, where it is told in the present: “is”, “has”, “holds”. */
const TELLS_NOW = /^ (?:must|may|can|(?!was )\p{Ll}+s) /u;

/** So often what it is opens, where what it does could: that is what the joke is about. */
const NOUN_OPENS = 0.1;
/** So often one of two halves opens beside it: both want a sentence, and how somebody was asked to be has one of its own. */
const HALF_OPENS = 0.75;
/** The same beside a relation, which has the trouble and the last line after it: the postman of "a postman afraid of dogs". */
const NOUN_OPENS_RELATION = 0.3;

/** Not a cat that is full of ramen is eaten, but the ramen. */
const EATS_WHOLE = /\bwas (?:eaten|slurped|bitten|chewed|swallowed|begun at both ends)\b/u;

/** How only a lore of this quality, class or walk of life begins: each row tells all of who or what it is about. */
function ownEvents(subject: Subject, { chance, pick }: Teller): readonly string[] {
  const { partsGiven, traitGiven, sides, traitSide, relation, facets, halves, hasEcho, topic } = subject;
  // A gallery of what came by chance would begin alike.
  if (!partsGiven && !traitGiven) return [];
  const who = tellsWhole(subject);
  const untold = (some: readonly Facet[]): string[] =>
    some
      .flatMap(({ events = [] }) => events)
      .flatMap((event) => who.flatMap(([slot, whole]) => (event.includes(slot) ? [event.replaceAll(slot, whole)] : [])))
      .filter((event) => !pick.isTold(event) && !(topic?.own === FOODS && EATS_WHOLE.test(event)));
  const ofSides = untold([...sides, ...[traitSide, relation].filter((side) => side !== null)]);
  const ofNouns = untold(facets.filter((facet, at) => at === 0 || isDomain(facet)));
  // What a relation is told of to the end has no other room for what it is.
  if (relation !== null && !hasEcho && ofNouns.length > 0 && chance.happens(NOUN_OPENS_RELATION)) return ofNouns;
  if (traitSide !== null && halves.length > 1 && ofNouns.length > 0 && chance.happens(HALF_OPENS)) return ofNouns;
  // How somebody was asked to be is what the joke is about.
  return ofSides.length > 0 && (traitSide === null || !chance.happens(NOUN_OPENS)) ? ofSides : [...ofSides, ...ofNouns];
}

/** The slot of a row by which it tells all of who or what it is about, and what is to stand there. */
function tellsWhole({ isAlone, trade, topic, said, facets, values }: Subject): (readonly [slot: string, whole: string])[] {
  const hasOwn = facets.filter(isDomain).some(({ events = [] }) => events.some((event) => event.includes('{topic}')));
  // What is only spoken of and nobody is seen with is who it is about.
  if (topic !== null && values.topic === values.a_body) return [['{a_one}', '{a_body}']];
  if (topic !== null && 'topic' in values)
    return [
      // "on account of a midlife crisis": it is told of for the first time.
      ['{topic}', 'an_event' in values ? '{an_event}' : '{topic}'],
      ...(FILLING.has(topic.own) && !hasOwn ? [['{a_one}', `{a_body} ${filledWith(values.topic ?? '')} {topic}`] as const] : []),
      // What a beast is known for happens to one that is all about this: "a wombat that lives for rugby".
      ...(!FILLING.has(topic.own) && !hasOwn ? absorbedIn(values) : []),
    ];
  if (isAlone) return [['{a_one}', '{a_one}']];
  if (said > 0) return said === 1 && 'a_thing' in values ? [['{words}', '{words}']] : [];
  return joinHalves(trade !== null, values).map((whole) => ['{a_one}', whole]);
}

/** One clause is enough. */
const HAS_CLAUSE = /\s(?:who|that|which|whose)\s/u;
/** "A group of two crabs". */
const SEVERAL = /^an? (?:group|couple|bunch|pile|collection|handful|portion|plate) of /u;

/** "A chimney sweep that is a crow", "a lawn mower with a sheep in the family". */
function joinHalves(isTrade: boolean, values: Subject['values']): readonly string[] {
  const { a_theme = '', a_such_theme = a_theme, a_body = '' } = values;
  // Nobody is told from others of the same name.
  const isName = !/^(?:an?|the|my|our|\S+['’]s?) /iu.test(a_theme);
  if (
    isName ||
    !('theme_who' in values) ||
    GOES_ON.test(a_such_theme) ||
    HAS_CLAUSE.test(a_such_theme) ||
    HAS_CLAUSE.test(a_body)
  )
    return JOINED_ASIDE;
  if (SEVERAL.test(a_body)) return JOINED_WITH_SEVERAL;
  return isTrade ? JOINED_BY_TRADE : [...JOINED_BY_CLAUSE, ...JOINED_WITHOUT];
}

/** Whatever somebody is about, a body can be thinking of it; one clause is enough. */
const absorbedIn = ({
  topic,
  an_event,
  body_who,
  a_body = '',
}: Subject['values']): (readonly [slot: string, whole: string])[] => {
  if (topic === undefined || body_who === undefined || GOES_ON.test(a_body)) return [];
  const isLonger = an_event !== undefined && withoutArticle(an_event) !== withoutArticle(topic);
  return ABSORBED.map((clause) => ['{a_one}', `{a_body} {body_who} ${clause} ${isLonger ? '{an_event}' : '{topic}'}`]);
};
/** "A wedding in a thunderstorm" is more than "the wedding", and "a train strike" no more than "the train strike". */
const withoutArticle = (words: string): string => words.replace(/^(?:an?|the) /u, '');
const ABSORBED = ['thinks of nothing but', 'talks of nothing but', 'dreams of'];

/** "A squirrel full of stress", "a dragon full of chilli pepper". */
const FILLING: ReadonlySet<TopicTables> = new Set([NOTIONS, FOODS]);

/** "In Tokyo, Tokyo needed a cook." */
const tellsNoTown = (event: string): boolean => !/\{(?:town|place)\}/iu.test(event);

const ALL_TAILS: readonly string[] = [...HYBRID_TAILS, ...HALVED_TAILS];

/** By how many of theme and body are quoted: what happened, and what it is. */
const OPENINGS_BY_SAID: readonly [Openings, Openings, Openings] = [
  [EVENTS, HYBRIDS],
  [SAID_EVENTS, []],
  [SAID_TWICE, []],
];
const OPENINGS_ALONE: Openings = [EVENTS_ALONE, KINDS_ALONE];
type Openings = readonly [events: readonly string[], hybrids: readonly string[]];

const ALWAYS = /\b(?:always|never|forever|permanently|no longer|usually|rarely|often)\b|^(?:was|owns|has|is full of|is an?) /iu;

/** A joke about how somebody is wants no lead: so often it has one. */
const LED = 0.2;

function planTrait(subject: Subject, { chance, pick }: Teller): string {
  const { trait, partsGiven } = subject;
  const isHalved = hasHalves(subject);
  if (trait === null) return pick(HALVED_TRAITS);
  if (trait.kind === 'fact' && trait.isAfter) return pick(AFTERWARDS);
  if (trait.kind === 'fact' && chance.happens(0.7)) return pick(FACT_SENTENCES);
  if (subject.traitSide !== null) {
    const joined = rowsByKind(subject.traitSide, subject.kinds);
    if (joined.length > 0 && chance.happens(JOINED))
      return `{They} {does}: ${pick(joined).replace(/^\{?\p{Lu}/u, (start) => start.toLowerCase())}`;
    return pick(subject.traitSide.traits).replace('{They} {does}', (plain) => (chance.happens(LED) ? pick(SIDE_CORES) : plain));
  }
  const told = trait.kind === 'oddity' ? null : rowsFor(subject, 'traits', { chance, often: 0.6 });
  if (told !== null) return pick(told);
  if (trait.kind === 'oddity' && (subject.traitGiven || chance.happens(0.75)))
    return pick(isHalved ? ALL_ODDITIES : ODDITY_SENTENCES);
  if (isHalved && chance.happens(partsGiven ? 0.5 : 0.45)) return pick(halvedTraits(trait.kind));
  if (trait.kind === 'thing' && chance.happens(0.5)) return pick(THING_SENTENCES);
  if (trait.kind === 'quality' && chance.happens(0.35)) return pick(QUALITY_SENTENCES);
  // When and where it happens is no joke about what somebody was asked to be.
  if (subject.traitGiven || chance.happens(0.5)) return pick(FRAMED_TRAITS);
  return `${pick(ALWAYS.test(trait.does) ? TIMELESS_CORES : TRAIT_CORES)}${pick(TRAIT_TAILS)}.`;
}

const ALL_ODDITIES: readonly string[] = [...ODDITY_SENTENCES, ...HALVED_ODDITIES];
const WITH_QUALITIES: readonly string[] = [...HALVED_TRAITS, ...HALVED_QUALITIES];
const WITH_THINGS: readonly string[] = [...HALVED_TRAITS, ...HALVED_THINGS];
const halvedTraits = (kind: Trait['kind']): readonly string[] =>
  kind === 'quality' ? WITH_QUALITIES : kind === 'thing' ? WITH_THINGS : HALVED_TRAITS;
