/** What a lore says once: when something happened, what the joke is, and what it is about. */
import { joinSentences, type LoreSentence } from './lore-sentences.ts';
import type { Subject } from './subjects.ts';

const SLOT = /\{(\w+?)(?:\.\d)?\}/gu;

/** A lead that says when. */
const SAYS_WHEN =
  /\{(?:time|day|weekday|year)\}|\b(?:morning|breakfast|lunch|closing time|full moon|candlelight|broad daylight|quiet weekend|lights on)\b/iu;
/** An hour or a day that is told of besides. */
const HOUR_OR_DAY =
  /\b(?:midnight|midday|noon|dawn|dusk|sunrise|sunset|nights?|mornings?|evenings?|afternoons?|breakfast|lunch|closing time|o’clock|\d{1,2} ?[ap]\.?m|\d{1,2}:\d{2}|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|in (?:january|february|march|april|may|june|july|august|september|october|november|december|spring|summer|autumn|winter))\b|\{(?:time|day|weekday|year)\}/iu;

/** "At a supermarket at midnight, at a quarter past lunch": would an opening with this lead say twice when it happened? */
export function tellsTimeTwice(lead: string, event: string, values: Readonly<Record<string, string>>): boolean {
  if (!SAYS_WHEN.test(lead)) return false;
  const told = event.replaceAll(SLOT, (slot, name: string) => values[name.toLowerCase()] ?? slot);
  return HOUR_OR_DAY.test(told) || HOUR_OR_DAY.test(values.in_style ?? '');
}

/** So many telling words in common make two sentences one joke. */
const SHARED = 2;
const NUMBERS = 'three four five six seven eight nine ten eleven twelve';
/** Any sentence may have these. */
const COMMON = new Set(
  `about after again always another asked before behind being called could every everybody everything first never nobody nothing
  other since somebody something still their there these those through under until where which while whole without would`.split(
    /\s+/u,
  ),
);
const tellingWords = (skeleton: string): string[] =>
  (
    skeleton
      .replaceAll(SLOT, ' ')
      .toLowerCase()
      .match(/\p{L}+/gu) ?? []
  )
    .filter((word) => (word.length > 4 || NUMBERS.split(' ').includes(word)) && !COMMON.has(word))
    .map((word) => word.replace(/s$/u, ''));

/** "It came after forty minutes, with two others. For forty minutes it was not seen, and then there were three." */
export function sharesJoke(skeletons: readonly string[]): boolean {
  const told = skeletons.map((skeleton) => new Set(tellingWords(skeleton)));
  // A last line may go on about the trouble before it.
  return told.some((words, at) =>
    told.slice(at === 0 ? 1 : at + 2).some((others) => [...words].filter((word) => others.has(word)).length >= SHARED),
  );
}

/** Another of a kind is a joke, and so is the ordinary one. */
const ANOTHER = /(?:another|other|ordinary|real|second|every|more|only|of a|being a|be a) $/iu;
/** So often one lore may say the same words. */
const MOST_OFTEN = 2;
/** Shorter words stand in others by chance. */
const SHORTEST_REPEATED = 4;

/** Does one sentence speak twice of the same thing, or all of them of the same words? */
export function repeatsItself(sentences: readonly LoreSentence[], { nouns, promised, values }: Subject): boolean {
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
