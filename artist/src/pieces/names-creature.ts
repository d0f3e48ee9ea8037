/** Who is alive, by the words for them: what is said of them is not what is said of things. */
import { isPersonNoun } from '../author/parts-of-speech.ts';
import { findPiece } from './catalogue.ts';
import { findPieces } from './search-pieces.ts';
import { splitWords } from './split-words.ts';

/** Does an English text name somebody: a person, a beast, a being? */
export const namesCreature = (english: string): boolean =>
  splitWords(english).some(isPersonNoun) ||
  findPieces(english, ['animal', 'head']).some(({ piece }) => findPiece('animal', piece) ?? findPiece('head', piece));
