/** What a lore says once: when something happened, and what the joke is. */

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
