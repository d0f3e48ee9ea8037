/** How text from people is cleaned and judged, the same in the form and on the server. */

// Controls, zero-width characters and direction overrides: nobody means to type them, and they can disguise a text.
const INVISIBLE = /[\p{Cc}\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu;
const LONE_SURROGATE = /\p{Cs}/gu;

/** The form's side: folds white space, drops what cannot be seen, trims; blank becomes null. */
export function cleanText(text: string): string | null {
  const cleaned = text.replace(/\s+/gu, ' ').replace(INVISIBLE, '').replace(LONE_SURROGATE, '').trim();
  return cleaned === '' ? null : cleaned;
}

/**
 * The server's side: finds a character that a text must not contain.
 * @returns its code point as `U+0000`, or null when there is none. Line breaks and tabs are allowed.
 */
export function findForbiddenCharacter(text: string): string | null {
  const found = /[^\P{Cc}\n\r\t]|[\u202a-\u202e\u2066-\u2069]|\p{Cs}/u.exec(text);
  if (!found) return null;
  return `U+${(found[0].codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
}

/** How long a text is for people: in code points, so that an emoji counts as one or two, not as four. */
export function textLength(text: string): number {
  return [...text].length;
}
