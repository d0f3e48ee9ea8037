import type { Chance } from '../drawing/random.ts';
import { capitalise } from './clean-text.ts';
import { createExpander } from './grammar.ts';
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

/** Tells the story of a character in three to five sentences, with every word the person gave in it. */
export function tellLore(subject: Subject, chance: Chance): LoreSentence[] {
  let readable: LoreSentence[] | null = null;
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const sentences = fillSkeletons(planStory(subject, chance), subject, chance);
    const text = joinSentences(sentences);
    if (!keepsPromises(text, subject.promised) || !sentences.every(startsWell)) continue;
    if (text.length <= COMFORTABLE) return sentences;
    if (readable === null || text.length < joinSentences(readable).length) readable = sentences;
  }
  if (readable !== null && joinSentences(readable).length <= LORE_MAX) return readable;
  return fillSkeletons(PLAIN_STORY, subject, chance);
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

function fillSkeletons(skeletons: readonly string[], subject: Subject, chance: Chance): LoreSentence[] {
  const tables = subject.props.length > 0 ? { ...SLOTS, thing: subject.props } : SLOTS;
  const expand = createExpander({ tables, values: subject.values, chance, fresh: FRESH });
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
function planStory(subject: Subject, chance: Chance): string[] {
  const styleAt = chooseStylePlace(subject.styleGiven, chance);
  const opening = planOpening(styleAt === 'opening', chance);
  const middle = [planTrait(subject, chance)];
  if (styleAt === 'sentence') middle.splice(chance.pick([0, 1]), 0, chance.pick(SETTINGS));
  const conflict = chance.happens(styleAt === 'sentence' ? 0.35 : 0.88) ? chance.pick(CONFLICTS) : null;
  if (conflict === null) return [opening, ...middle, planClosing(CLOSINGS, chance)];
  return [opening, ...middle, conflict.tells, planClosing(chance.happens(0.6) ? conflict.closings : CLOSINGS, chance)];
}

/** A slot that makes a last line another one each time, which a pronoun does not. */
const VARIED_SLOT = /\{(?!they|them|their)/iu;

/** A bare last line would come back too soon; mostly somebody has to say it. */
function planClosing(closings: readonly string[], chance: Chance): string {
  const closing = chance.pick(closings);
  if (VARIED_SLOT.test(closing) || chance.happens(0.4)) return closing;
  return chance.pick(CLOSING_LEADS) + closing.replace(/^(?!Interpol)\{?./u, (start) => start.toLowerCase());
}

function chooseStylePlace(given: boolean, chance: Chance): 'opening' | 'sentence' | 'nowhere' {
  if (!given && chance.happens(0.3)) return 'nowhere';
  return chance.happens(0.55) ? 'opening' : 'sentence';
}

function planOpening(withStyle: boolean, chance: Chance): string {
  if (withStyle) return `${chance.pick(STYLE_LEADS)}${chance.pick(EVENTS)}.`;
  if (chance.happens(0.5)) return `${chance.pick(LEADS)}${chance.pick(EVENTS)}.`;
  return `{name} is ${chance.pick(HYBRIDS)}${chance.pick(HYBRID_TAILS)}.`;
}

function planTrait({ trait }: Subject, chance: Chance): string {
  if (trait.kind === 'oddity') return chance.pick(ODDITY_SENTENCES);
  if (trait.kind === 'thing' && chance.happens(0.5)) return chance.pick(THING_SENTENCES);
  if (trait.kind === 'quality' && chance.happens(0.35)) return chance.pick(QUALITY_SENTENCES);
  if (chance.happens(0.4)) return chance.pick(FRAMED_TRAITS);
  const cores = /\b(?:always|never|forever|permanently|usually|rarely|often)\b/iu.test(trait.does) ? TIMELESS_CORES : TRAIT_CORES;
  return `${chance.pick(cores)}${chance.pick(TRAIT_TAILS)}.`;
}
