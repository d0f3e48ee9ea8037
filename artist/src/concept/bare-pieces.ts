/** Pieces that show what somebody is wished to be without, and what is drawn in their place: a cactus without arms, a snail without a shell. */
import type { Wish } from '@chaos/shared/contract/characters';
import { readWish } from './read-wish.ts';

interface Bare {
  piece: string;
  lacked: RegExp;
  bare: string;
}

const BARE: readonly Bare[] = [
  { piece: '1f335', lacked: /\b(?:arms?|arme|brazos?|braços?|bras|braccia)\b/u, bare: 'own-column-cactus' },
  { piece: '1f40c', lacked: /\b(?:shells?|haus|häuschen|concha|coquille|guscio|house)\b/u, bare: 'own-slug' },
  { piece: '1f34c', lacked: /\b(?:peels?|skin|schale|buccia|cáscara|piel|peau|casca)\b/u, bare: 'own-peeled-banana' },
  { piece: '1f984', lacked: /\b(?:horns?|horn|cuernos?|cornes?|corno)\b/u, bare: '1f434' },
];

/** @returns what of the wish is drawn in the place of a piece; itself, where nothing that it shows is lacked. */
export function withoutLacked(piece: string, { mainTheme, bodyInfluence, characteristicInfluence }: Wish): string {
  const unwanted = [mainTheme, bodyInfluence, characteristicInfluence].flatMap((text) => readWish(text ?? '').unwanted);
  return BARE.find((row) => row.piece === piece && unwanted.some((phrase) => row.lacked.test(phrase)))?.bare ?? piece;
}
