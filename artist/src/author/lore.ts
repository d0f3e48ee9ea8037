/** From what can be told of a subject to a lore that keeps to the wish, and that is easily read. */
import { strays } from './about-the-wish.ts';
import { capitalise } from './clean-text.ts';
import { createExpander } from './expand-template.ts';
import { joinSentences, type LoreSentence } from './lore-sentences.ts';
import { facetsOf } from './order-facets.ts';
import { pickTellable } from './pick-tellable.ts';
import { planStory } from './plan-story.ts';
import { repeatsItself } from './said-once.ts';
import type { Teller } from './story-step.ts';
import type { Subject } from './subjects.ts';
import { SLOTS } from './tables/lore-phrases.ts';
import { countUntold } from './untold-parts.ts';

/** Longest lore that is easily read on a card; the contract would allow 1,000. */
const COMFORTABLE = 430;
const LORE_MAX = 1000;
/** Most stories pass at the first try; only long or crooked words need more. */
const ATTEMPTS = 60;
/** So many more where a part of the wish is told of by none of its own rows. */
const MORE_ATTEMPTS = 10;
const FRESH = new Set(['count', 'time', 'day', 'year', 'length', 'citizen', 'colour']);

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

/** Some given words have no capital to begin with: "3 cats", "🐊's hat". They may not open a sentence. */
function startsWell({ text }: LoreSentence): boolean {
  return /^“?\p{Lu}/u.test(text);
}
