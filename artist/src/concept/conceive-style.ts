/** From the style of a wish, or from nothing, to the place. */
import { type Chance, hashText } from '../drawing/random.ts';
import { BACKDROPS } from '../painter/backdrops/backdrops.ts';
import type { PieceRole } from '../pieces/piece-types.ts';
import { findPieces } from '../pieces/search-pieces.ts';
import type { Concept } from './concept.ts';
import { PLACES_OF_STYLES } from './style-words.ts';

/** What stands around in a place tells which one is meant. */
const SIGNS_OF_PLACES: readonly PieceRole[] = ['float', 'ground'];

/** Where somebody is, and how that looks. */
export function conceiveStyle(word: string | null, subjects: string, chance: Chance): Concept['style'] {
  const placeOf = (text: string) => PLACES_OF_STYLES.find(([, words]) => words.test(text))?.[0];
  if (word !== null) {
    const backdrop =
      placeOf(word.normalize('NFKD').replaceAll(/\p{M}/gu, '')) ??
      placeOfPiece(word) ??
      BACKDROPS[hashText(`word/${word}`) % BACKDROPS.length]?.id ??
      '';
    return { word, given: true, backdrop };
  }
  // A place that the other words name is honoured now and then.
  const hinted = chance.happens(0.35) ? placeOf(subjects) : undefined;
  const backdrop = BACKDROPS.find((place) => place.id === hinted) ?? chance.pick(BACKDROPS);
  return { word: backdrop.word, given: false, backdrop: backdrop.id };
}

/** Emoji and names of places: 🏝 means the beach. */
const PLACES_OF_PIECES: Readonly<Record<string, string>> = {
  '1f3dd-fe0f': 'beach',
  '1f3d6-fe0f': 'beach',
  '1f334': 'beach',
  '1f30a': 'underwater',
  '1f3d4-fe0f': 'alps',
  '2744-fe0f': 'alps',
  '26c4': 'alps',
  '1f30b': 'volcano',
  '1f525': 'volcano',
  '1f335': 'desert',
  '1f3dc-fe0f': 'desert',
  '1f319': 'moon',
  '1f680': 'moon',
  '1fa90': 'moon',
  '1f3f0': 'castle',
  '1f47b': 'haunted-forest',
  '1f383': 'haunted-forest',
  '26e9-fe0f': 'dojo',
  '1f3aa': 'fairground',
  '1f303': 'cyber-city',
  '1f3d9-fe0f': 'cyber-city',
  '1f3ae': 'arcade',
  '1f579-fe0f': 'arcade',
  '1faa9': 'disco',
  '1f333': 'jungle',
  '1f33b': 'meadow',
  '1f36d': 'candyland',
  '1f36c': 'candyland',
  '1f308': 'clouds',
  '2601-fe0f': 'clouds',
  '1f3a4': 'stage',
  '1f3ad': 'stage',
  '1f4a5': 'burst',
  '1f4da': 'library',
  '1f6d2': 'supermarket',
  '1f6c1': 'bathroom',
  '1f373': 'kitchen',
};

function placeOfPiece(word: string): string | undefined {
  return findPieces(word, SIGNS_OF_PLACES)
    .map((finding) => PLACES_OF_PIECES[finding.piece])
    .find((place) => place !== undefined);
}
