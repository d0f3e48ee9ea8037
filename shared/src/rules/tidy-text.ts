/** What nobody sees in a text, or would see all over its neighbours. Apart from clean-text.ts, which the first page loads. */

import { MISPLACED_TAGS } from './clean-text.ts';

const FORBIDDEN = new RegExp(
  String.raw`[^\P{Cc}\n\r\t]|[\u202a-\u202e\u2066-\u2069]|[\p{Cs}\p{NChar}]|${MISPLACED_TAGS.source}`,
  'gu',
);

/**
 * The server's side: finds a character that a text must not contain.
 * @returns its code point as `U+0000`, or null when there is none. Line breaks and tabs are allowed.
 */
export function findForbiddenCharacter(text: string): string | null {
  const [found] = text.match(FORBIDDEN) ?? [];
  if (found === undefined) return null;
  return `U+${(found.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
}

/** The form's side for a text with line breaks: drops what the server would refuse and nobody sees, and trims. */
export function dropForbidden(text: string): string {
  return text
    .replace(/[\v\f\u0085]/g, '\n')
    .replace(FORBIDDEN, '')
    .trim();
}

// Besides white space and controls: zero-width characters, joiners, direction marks, variation selectors and fillers,
// which Unicode calls ignorable; and the empty Braille pattern, the empty note head, what frames annotations and what stands for an
// object, which it does not. Marks stand on letters: alone, on whatever comes before the text.
const NEVER_SEEN = /[\s\p{Cc}\p{Cs}\p{Mn}\p{Me}\p{Default_Ignorable_Code_Point}\u2800\ufff9-\ufffc\u{1d159}]+/gu;

/** True when a text shows nothing of its own at all: white space, and characters that are only there beside others. */
export function isBlankText(text: string): boolean {
  return text.replace(NEVER_SEEN, '') === '';
}

// Thai, Hebrew and Tibetan put four on one letter at most, but for scholars.
// What is not seen between two marks does not part them.
const PILED_UP =
  /((?:[\p{Mn}\p{Me}][^\P{Default_Ignorable_Code_Point}\p{Mn}]*){4})(?:[\p{Mn}\p{Me}][^\P{Default_Ignorable_Code_Point}\p{Mn}]*)+/gu;

// Of what is ignorable, all but joiners, direction marks and variants, which scripts and emoji are written with; direction overrides
// and tags are refused. Soft hyphens and the like come with what is copied from a page, so that nobody is to be refused for them.
const MEANT_BY_NOBODY =
  /[[\p{Default_Ignorable_Code_Point}\ufff9-\ufffc\u{1d159}]--[\u061c\u180b-\u180f\u200c-\u200f\u202a-\u202e\u2066-\u2069\ufe00-\ufe0f\u{e0000}-\u{e007f}\u{e0100}-\u{e01ef}]]/gv;
const MARKS_OF_NOTHING = /^[\s\p{Mn}\p{Me}\p{Default_Ignorable_Code_Point}\u2800]*[\p{Mn}\p{Me}]/u;
// These have nothing to join or to vary there, and no direction to change.
const JOINERS_OF_NOTHING =
  /(?<=^|[[\s\p{P}\p{sc=Latin}\p{sc=Greek}\p{sc=Cyrillic}]--\p{Emoji}])[\u180b-\u180f\u200c\u200d\ufe00-\ufe0f]+/gv;
const DIRECTIONS_OF_NOTHING =
  /(?<=^|[\p{sc=Latin}\p{sc=Greek}\p{sc=Cyrillic}])[\u061c\u200e\u200f]+(?=$|[\p{sc=Latin}\p{sc=Greek}\p{sc=Cyrillic}])/gv;

/**
 * The server's side: leaves out what shows nothing, with which a name would look like another, and the marks that somebody piles up on a
 * letter until they cover the lines around it.
 */
export function tidyText(text: string): string {
  return text
    .replace(MEANT_BY_NOBODY, '')
    .replace(MARKS_OF_NOTHING, '')
    .replace(JOINERS_OF_NOTHING, '')
    .replace(DIRECTIONS_OF_NOTHING, '')
    .replace(PILED_UP, '$1')
    .trim();
}
