import { OPS_WORDS_MAX } from '@chaos/shared/contract/ops';
import { createWordFinder } from '@chaos/shared/rules/word-filter/word-filter';
import { isFindable } from '@chaos/shared/rules/word-filter/word-trees';
import { PublicFailure } from '../../../trpc/errors.ts';

/** @throws {PublicFailure} for a word that would be found in nothing, or in nearly everything, and for one too many. */
export function requireAddable(word: string, count: number): void {
  const refuse = (sentence: string) => new PublicFailure('BAD_REQUEST', 'invalid_input', sentence);
  if (!isFindable(word)) throw refuse('The word is too short: it would be found in nothing, or in nearly everything.');
  if (count >= OPS_WORDS_MAX) throw refuse(`There are ${OPS_WORDS_MAX} words already. Please remove one first.`);
}

/** A slip that would refuse nearly every text from then on, on all servers. */
const EVERYDAY =
  'a an and are as at be but by for from has he her his i in is it its not of on one or she that the they this to was who with you ' +
  'das der die ein ist mit und von zu de en la le les et un une est que qui el los las y con es il lo di che e per non no se ' +
  'の は が を に で と も';

/** @throws {PublicFailure} for a word that stands in nearly every text. */
export function requireRefusable(word: string): void {
  if (!createWordFinder([word])(EVERYDAY)) return;
  throw new PublicFailure('BAD_REQUEST', 'invalid_input', 'This word stands in nearly every text: all of them would be refused.');
}
