/**
 * Where a long word may be parted: after a vowel, l, m, n or r, before a vowel and the consonant in front of it, or two that are said
 * as one (`dr`), and with some letters on either side.
 */
const SYLLABLE_END = /(?<=\p{L}{3}[aeiou]|\p{L}{2}[aeiou][lmnr])(?=(?:[^\P{L}aeiou]|[bcfgp][lr]|[dt]r)[aeiou]\p{L})/giu;
const LONG_WORD = /\p{L}{10,}/gu;
export const SOFT_HYPHEN = '\u00AD';

/** Browsers have no patterns for made-up words: in a narrow place they would break anywhere, without a hyphen. */
export function hyphenate(name: string): string {
  return name.replace(LONG_WORD, (word) => word.replace(SYLLABLE_END, SOFT_HYPHEN));
}
