/** What a member may be called and say of themselves, the same in the form and on the server. */
import { BIO_MAX, DISPLAY_NAME_MAX } from '../contract/profiles.ts';
import { textLength } from './clean-text.ts';
import { findForbiddenCharacter, isBlankText } from './tidy-text.ts';

const BREAK = /[\n\r\t\u2028\u2029]/;
const LINE_END = /\r\n|[\n\r\u2028\u2029]/;
const LINES_MAX = 8;

/** @param name trimmed. @returns what is wrong with it, as a sentence, or null. */
export function findDisplayNameFault(name: string): string | null {
  if (isBlankText(name)) return 'The name must not be blank.';
  const length = textLength(name);
  if (length > DISPLAY_NAME_MAX) return `The name is too long: ${length} characters, at most ${DISPLAY_NAME_MAX}.`;
  if (BREAK.test(name)) return 'The name must be one line.';
  const forbidden = findForbiddenCharacter(name);
  return forbidden && `The name contains a character that cannot be used (${forbidden}).`;
}

/** @param bio trimmed; an empty one says nothing. @returns what is wrong with it, as a sentence, or null. */
export function findBioFault(bio: string): string | null {
  const length = textLength(bio);
  if (length > BIO_MAX) return `The text is too long: ${length} characters, at most ${BIO_MAX}.`;
  if (bio.split(LINE_END).length > LINES_MAX) return `The text has too many lines: at most ${LINES_MAX}.`;
  const forbidden = findForbiddenCharacter(bio);
  return forbidden && `The text contains a character that cannot be used (${forbidden}).`;
}
