/** How text from people is cleaned and counted in the form and on the server, which tidies it besides (tidy-text.ts). */

// Controls, zero-width characters, direction overrides, lone surrogates and what is no character: nobody means to type them, and they can
// disguise a text. Line breaks and tabs are controls too, but they are white space and become a space.
const INVISIBLE = /[[\p{Cc}\p{Cs}\p{NChar}\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]--[\t-\r]]/gv;

/**
 * Letters of tags, which spell whole sentences that only a program reads, stand in flags of regions alone: close behind a black flag;
 * variants of Han characters behind one.
 */
export const MISPLACED_TAGS = /(?<!🏴[\u{e0020}-\u{e007f}]{0,6})[\u{e0000}-\u{e007f}]|(?<!\p{sc=Han})[\u{e0100}-\u{e01ef}]/gu;

/** The form's side: drops what cannot be seen, folds white space, trims; blank becomes null. */
export function cleanText(text: string): string | null {
  const cleaned = text.replace(INVISIBLE, '').replace(MISPLACED_TAGS, '').replace(/\s+/gu, ' ').trim();
  return cleaned === '' ? null : cleaned;
}

/** How long a text is for people: in code points, so that an emoji counts as one or two, not as four. */
export function textLength(text: string): number {
  return [...text].length;
}
