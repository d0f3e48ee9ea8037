/** What a side of an offer shows of a character, whether it comes out of a list or out of an offer. */
import type { CharacterRow } from '@chaos/shared/contract/characters';
import type { OfferItem, TradableRow } from '@chaos/shared/contract/offers';

export type OfferedCharacter = Pick<CharacterRow, 'id' | 'name' | 'imageUrl256' | 'thumbhash' | 'rarity' | 'finish'>;

/** What a list to choose from shows; a piece of a draft does not say whether it stands in another offer. */
export type PickRow = OfferedCharacter & Partial<Pick<TradableRow, 'inPendingOffers'>>;

export function toPiece({ id, name, imageUrl256, thumbhash, rarity, finish }: OfferedCharacter): OfferedCharacter {
  return { id, name, imageUrl256, thumbhash, rarity, finish };
}

/** @returns null for what cannot change hands any more, or cannot be seen. */
export function pieceOf({
  characterId: id,
  name,
  imageUrl256,
  thumbhash,
  rarity,
  finish,
  staleness,
}: OfferItem): OfferedCharacter | null {
  if (name === null || imageUrl256 === null || thumbhash === null || rarity === null || finish === null) return null;
  return staleness === null ? { id, name, imageUrl256, thumbhash, rarity, finish } : null;
}

/** Takes it out when it is in, puts it in at the end when it is not. */
export function togglePiece(pieces: readonly OfferedCharacter[], piece: OfferedCharacter): readonly OfferedCharacter[] {
  const rest = pieces.filter(({ id }) => id !== piece.id);
  return rest.length < pieces.length ? rest : [...pieces, piece];
}

interface Choice {
  rows: readonly { id: string }[];
  /** Nothing of the list is still to come. */
  isWhole: boolean;
}

/** What was chosen can go while somebody chooses. As long as the list is not known to its end, nothing is taken for gone. */
export function keepTradable(chosen: readonly OfferedCharacter[], { rows, isWhole }: Choice): readonly OfferedCharacter[] {
  if (!isWhole) return chosen;
  const there = new Set(rows.map(({ id }) => id));
  return chosen.filter(({ id }) => there.has(id));
}
