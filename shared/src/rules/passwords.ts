/** What a chosen password must be like, told by the form and checked by the server. Whether it is too common the server alone knows. */
import { textLength } from './clean-text.ts';

/** In code points. */
const PASSWORD_MIN = 8;
const PASSWORD_MAX = 128;

/** @returns what is wrong with it, in a sentence, or null. */
export function findPasswordFault(password: string): string | null {
  const length = textLength(password);
  if (length < PASSWORD_MIN) return `Password is too short: at least ${PASSWORD_MIN} characters.`;
  return length > PASSWORD_MAX ? `Password is too long: at most ${PASSWORD_MAX} characters.` : null;
}
