/** The order in which phrases appear while somebody waits. */

/** A shuffled copy (Fisher and Yates). @param random gives numbers from 0 up to, but not, 1. */
export function shuffle<T>(items: readonly T[], random: () => number = Math.random): T[] {
  const shuffled = [...items];
  for (let last = shuffled.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1));
    const kept = shuffled[last] as T;
    shuffled[last] = shuffled[other] as T;
    shuffled[other] = kept;
  }
  return shuffled;
}

/** Every phrase once before any comes again, and never the same one twice in a row. */
export function* endlessPhrases(phrases: readonly string[], random: () => number = Math.random): Generator<string, never> {
  if (phrases.length === 0) throw new RangeError('There are no phrases.');
  let last: string | undefined;
  for (;;) {
    const round = shuffle(phrases, random);
    if (round.length > 1 && round[0] === last) round.push(round.shift() as string);
    for (const phrase of round) yield phrase;
    last = round.at(-1);
  }
}
