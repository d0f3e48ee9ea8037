/** Where letters and digits that are somebody have their face: off the holes by which they are told from others. */
import type { BodyPiece } from '../pieces/piece-types.ts';

const HOLE_ABOVE = /[49APRFqpg]/u;
const HOLE_BELOW = /[6bdLJ]/u;

/** How wide a face is, and how far above or below the middle, in percent of the piece: the longer a word, the lower its letters. */
const BY_LENGTH = [
  { width: 34, aside: 17 },
  { width: 29, aside: 13 },
  { width: 25, aside: 8 },
  { width: 22, aside: 6 },
] as const;

export function glyphFace(letters: string): BodyPiece['face'] {
  const { width, aside } = BY_LENGTH[[...letters].length - 1] ?? BY_LENGTH[3];
  const [above, below] = [HOLE_ABOVE.test(letters), HOLE_BELOW.test(letters)];
  return { x: 50, y: above === below ? 50 : above ? 50 + aside : 50 - aside, width };
}
