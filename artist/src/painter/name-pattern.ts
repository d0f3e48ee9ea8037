/** Names in many languages as one pattern: "yawn, yawns, gähn*". A star stands for any ending. */

/** What is written without spaces is found anywhere. */
const UNSPACED = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]/u;

const BETWEEN_UNSPACED = new RegExp(`(?<=${UNSPACED.source}) (?=${UNSPACED.source})`, 'gu');

export const joinUnspaced = (words: readonly string[]): string => words.join(' ').replaceAll(BETWEEN_UNSPACED, '');

/** Of words with one space between them: a class of all letters at each end of each name would be slow to build and to look with. */
export function patternOf(names: string): RegExp {
  const bodies = names.split(', ').map((name) => name.replaceAll('*', '[^ -]*'));
  const spaced = bodies.filter((body) => !UNSPACED.test(body));
  const whole = spaced.length > 0 ? [`(?<![^ -])(?:${spaced.join('|')})(?![^ -])`] : [];
  return new RegExp([...whole, ...bodies.filter((body) => UNSPACED.test(body))].join('|'), 'u');
}
