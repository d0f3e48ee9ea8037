/** A lore can quote so much. */
const WORD_MAX = 60;
export const CLAUSES = /,? (?:and|but|because|while|so that|who|that|which|when) /gu;

const PREPOSITION =
  '(?:in|on|at|of|to|from|with|without|by|for|into|onto|over|under|through|across|around|behind|beside|between|along|down|up|past)';
const LOOSE_END = new RegExp(` ${PREPOSITION}(?: \\S+){0,2}$`, 'u');
const IS_PHRASE = new RegExp(`^ ${PREPOSITION} `, 'u');

/** "A bus that drives across the old", "pizza on a motorbike through": what was kept, without a phrase of which the noun is cut off. */
export const withoutLooseEnd = (kept: string, rest: string): string =>
  IS_PHRASE.test(rest) ? kept : kept.replace(LOOSE_END, '');

/**
 * A text as it reads inside a sentence: trimmed, in lower case, white space folded, cut after a whole word at so many
 * characters. Null when nothing is left.
 */
export function foldWords(text: string | null, most = WORD_MAX): string | null {
  const folded = (text ?? '')
    .toWellFormed()
    .replaceAll(/[\p{Cc}\p{Cf}\p{Z}\s]+/gu, (gap) => (gap === '\u200d' || gap === '\u200c' ? gap : ' '))
    .trim()
    .toLowerCase();
  if (!/[\p{L}\p{N}\p{S}\p{P}]/u.test(folded)) return null;
  if (folded.length <= most) return folded;
  const cut = folded.slice(0, most + 1);
  // A clause that would be cut short is left out.
  const clause = most < WORD_MAX ? 0 : ([...cut.matchAll(CLAUSES)].at(-1)?.index ?? 0);
  if (clause > most / 3) return cut.slice(0, clause);
  const end = cut.lastIndexOf(' ');
  const told = most < WORD_MAX ? cut.slice(0, end) : withoutLooseEnd(cut.slice(0, end), folded.slice(end));
  if (end >= 12) return told.replace(/[\s,;:–-]+$/u, '');
  // One endless word: cut between characters as people see them.
  let short = '';
  for (const { segment } of new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(folded)) {
    if (short.length + segment.length > most) break;
    short += segment;
  }
  return short === '' ? null : short;
}
