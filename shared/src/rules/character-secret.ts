/** What a character hides, and whether somebody has found it. */
import type { Wish } from '../contract/characters.ts';

/** What a character of this wish hides; an open message stands on a sign, and is none. */
export const secretOf = ({ hiddenMessage, makeMessageSecret }: Wish): string | null => (makeMessageSecret ? hiddenMessage : null);

/**
 * Letters, digits and signs decide; capitals, spaces and punctuation do not. A message of nothing else has to be the same.
 * @example
 * ```ts
 * isSameSecret('Touch grass!', 'touch grass'); // true
 * ```
 */
export function isSameSecret(guess: string, message: string): boolean {
  const [guessed, hidden] = [fold(guess), fold(message)];
  return hidden === '' ? guess.trim() === message.trim() : guessed === hidden;
}

const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[\p{P}\p{Z}\p{C}\p{M}\s]/gu, '');
