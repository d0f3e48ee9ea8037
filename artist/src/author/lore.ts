import type { Chance } from '../drawing/random.ts';
import { capitalise } from './clean-text.ts';
import { createExpander } from './grammar.ts';
import type { PickFresh } from './memory.ts';
import type { Subject } from './subjects.ts';
import { CLOSING_LEADS, CLOSINGS } from './tables/closings.ts';
import { CONFLICTS } from './tables/conflicts.ts';
import { EVENTS, HYBRID_TAILS, HYBRIDS, LEADS, STYLE_LEADS } from './tables/openings.ts';
import { SETTINGS } from './tables/settings.ts';
import { SLOTS } from './tables/slots.ts';
import {
  FRAMED_TRAITS,
  ODDITY_SENTENCES,
  QUALITY_SENTENCES,
  THING_SENTENCES,
  TIMELESS_CORES,
  TRAIT_CORES,
  TRAIT_TAILS,
} from './tables/traits.ts';
import { UNKNOWN_STYLES } from './unknown-style.ts';

/** Longest lore that is easily read on a card; the contract would allow 1,000. */
const COMFORTABLE = 430;
const LORE_MAX = 1000;
/** Most stories pass at the first try; only long or crooked words need more. */
const ATTEMPTS = 60;
const FRESH = new Set(['count', 'time', 'day', 'year', 'length', 'citizen', 'colour']);

/** One sentence, and the template from which it grew. */
export interface LoreSentence {
  skeleton: string;
  text: string;
}

interface Teller {
  chance: Chance;
  /** For everything that is a joke. */
  pick: PickFresh;
}

/** Tells the story of a character in three to five sentences, with every word the person gave in it. */
export function tellLore(subject: Subject, teller: Teller): LoreSentence[] {
  let readable: LoreSentence[] | null = null;
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const sentences = fillSkeletons(planStory(subject, teller), subject, teller);
    const text = joinSentences(sentences);
    if (!keepsPromises(text, subject.promised) || !sentences.every(startsWell)) continue;
    if (text.length <= COMFORTABLE) return sentences;
    if (readable === null || text.length < joinSentences(readable).length) readable = sentences;
  }
  if (readable !== null && joinSentences(readable).length <= LORE_MAX) return readable;
  return fillSkeletons(PLAIN_STORY, subject, teller);
}

export function joinSentences(sentences: readonly LoreSentence[]): string {
  return sentences.map(({ text }) => text).join(' ');
}

/** Says every given word once, whatever it is. */
const PLAIN_STORY = [
  '{Name} is {a_theme} crossed with {a_body}.',
  'Whatever happens, {they} {does}.',
  '{They} lives {in_style}.',
  'The warranty has expired.',
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

/** Some given words have no capital to begin with: "3 cats", "🐊's hat". They may not open a sentence. */
function startsWell({ text }: LoreSentence): boolean {
  return /^“?\p{Lu}/u.test(text);
}

/** Chooses the sentences of one story: opening, place, trait, trouble, last line. */
function planStory(subject: Subject, teller: Teller): string[] {
  const { chance, pick } = teller;
  if (subject.styleUnknown) {
    return [planOpening(false, teller), planTrait(subject, teller), pick(UNKNOWN_STYLES), planClosing(CLOSINGS, teller)];
  }
  const styleAt = chooseStylePlace(subject.styleGiven, chance);
  const opening = planOpening(styleAt === 'opening', teller);
  const middle = [planTrait(subject, teller)];
  if (styleAt === 'sentence') middle.splice(chance.pick([0, 1]), 0, pick(SETTINGS));
  const conflict = chance.happens(styleAt === 'sentence' ? 0.35 : 0.88) ? pick(CONFLICTS, ({ tells }) => tells) : null;
  if (conflict === null) return [opening, ...middle, planClosing(CLOSINGS, teller)];
  return [opening, ...middle, conflict.tells, planClosing(chance.happens(0.6) ? conflict.closings : CLOSINGS, teller)];
}

/** A slot that makes a last line another one each time, which a pronoun does not. */
const VARIED_SLOT = /\{(?!they|them|their)/iu;

/** A bare last line would come back too soon; mostly somebody has to say it. */
function planClosing(closings: readonly string[], { chance, pick }: Teller): string {
  const closing = pick(closings);
  if (VARIED_SLOT.test(closing) || chance.happens(0.4)) return closing;
  return pick(CLOSING_LEADS) + closing.replace(/^(?!Interpol)\{?./u, (start) => start.toLowerCase());
}

function chooseStylePlace(given: boolean, chance: Chance): 'opening' | 'sentence' | 'nowhere' {
  if (!given && chance.happens(0.3)) return 'nowhere';
  return chance.happens(0.55) ? 'opening' : 'sentence';
}

function planOpening(withStyle: boolean, { chance, pick }: Teller): string {
  if (withStyle) return `${pick(STYLE_LEADS)}${pick(EVENTS)}.`;
  if (chance.happens(0.5)) return `${pick(LEADS)}${pick(EVENTS)}.`;
  return `{name} is ${pick(HYBRIDS)}${pick(HYBRID_TAILS)}.`;
}

const ALWAYS = /\b(?:always|never|forever|permanently|usually|rarely|often|was born)\b|^(?:owns|has|is full of|is an?) /iu;

function planTrait({ trait }: Subject, { chance, pick }: Teller): string {
  if (trait.kind === 'oddity' && chance.happens(0.75)) return pick(ODDITY_SENTENCES);
  if (trait.kind === 'thing' && chance.happens(0.5)) return pick(THING_SENTENCES);
  if (trait.kind === 'quality' && chance.happens(0.35)) return pick(QUALITY_SENTENCES);
  if (chance.happens(0.4)) return pick(FRAMED_TRAITS);
  return `${pick(ALWAYS.test(trait.does) ? TIMELESS_CORES : TRAIT_CORES)}${pick(TRAIT_TAILS)}.`;
}
