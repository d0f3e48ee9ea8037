/** The man or the woman of a trade, by what is said of what they own. */
import { isPerson } from '../pieces/people.ts';
import type { AskedTheme } from './asked-theme.ts';
import { findPair } from './find-pair.ts';
import { genderOfForm } from './hear-who.ts';

/** The man or the woman of a trade, by what is said of what they own. */
export const asOwner = (piece: string, owner: 'his' | 'her'): string =>
  piece.replace(/^1f(?:9d1|468|469)(?=$|-200d)/, owner === 'his' ? '1f468' : '1f469');

/** Whose dog is "his" is a man. */
export function ofOwner(asked: AskedTheme, text: string): AskedTheme {
  const pair = findPair(text);
  if (pair?.owner === undefined || genderOfForm(pair.first) !== undefined) return asked;
  const [who, ...others] = asked.subjects;
  if (!who || !isPerson(who.piece)) return asked;
  return { ...asked, subjects: [{ ...who, piece: asOwner(who.piece, pair.owner) }, ...others] };
}
