/** Which pieces are somebody. */
import { findPiece } from '../pieces/catalogue.ts';
import { isPerson } from '../pieces/people.ts';

/** Has it a face of its own? */
export const isBeast = (piece: string): boolean => (findPiece('animal', piece) ?? findPiece('head', piece)) !== undefined;

export const isCreature = (piece: string): boolean => isPerson(piece) || isBeast(piece);
