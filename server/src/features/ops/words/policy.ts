import { OPS_WORDS_MAX } from '@chaos/shared/contract/ops';
import { isFindable } from '@chaos/shared/rules/decency/word-trees';
import { PublicFailure } from '../../../trpc/errors.ts';

/** @throws {PublicFailure} for a word that would be found in nothing, or in nearly everything, and for one too many. */
export function requireAddable(word: string, count: number): void {
  const refuse = (sentence: string) => new PublicFailure('BAD_REQUEST', 'invalid_input', sentence);
  if (!isFindable(word)) throw refuse('The word is too short: it would be found in nothing, or in nearly everything.');
  if (count >= OPS_WORDS_MAX) throw refuse(`There are ${OPS_WORDS_MAX} words already. Please remove one first.`);
}
