/** How text from people is cleaned and judged, the same in the form and on the server. */

// Controls, zero-width characters, direction overrides and lone surrogates: nobody means to type them, and they can
// disguise a text. Line breaks and tabs are controls too, but they are white space and become a space.
const INVISIBLE = /[[\p{Cc}\p{Cs}\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]--[\t-\r]]/gv;

/** The form's side: drops what cannot be seen, folds white space, trims; blank becomes null. */
export function cleanText(text: string): string | null {
  const cleaned = text.replace(INVISIBLE, '').replace(/\s+/gu, ' ').trim();
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
