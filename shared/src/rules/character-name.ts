/** What an owner may call a character, the same in the form and on the server. */
import { CHARACTER_NAME_MAX, CHARACTER_NAME_MIN } from '../contract/characters.ts';
import { textLength } from './clean-text.ts';
import { findForbiddenCharacter, isBlankText, tidyText } from './tidy-text.ts';

/** @param typed is judged as it is kept. @returns what is wrong with it, as a sentence, or null. */
export function findNameFault(typed: string): string | null {
  const name = tidyText(typed);
  if (isBlankText(name)) return 'The name must not be blank.';
  const length = textLength(name);
  if (length < CHARACTER_NAME_MIN) return `The name needs at least ${CHARACTER_NAME_MIN} characters.`;
  if (length > CHARACTER_NAME_MAX) return `The name is too long: ${length} characters, at most ${CHARACTER_NAME_MAX}.`;
  if (/[\n\r\t\u2028\u2029]/.test(name)) return 'The name must be one line.';
  const forbidden = findForbiddenCharacter(name);
  return forbidden && `The name contains a character that cannot be used (${forbidden}).`;
}
