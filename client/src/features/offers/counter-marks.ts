/** What a counter-offer changes on one side of the original. */
import type { OfferedCharacter } from './offered-character.ts';

export type Mark = 'added' | 'removed';

/** Everything to show of a side: first what is in it, then what was taken out. */
export function markChanges(
  original: readonly OfferedCharacter[],
  chosen: readonly OfferedCharacter[],
): { piece: OfferedCharacter; mark: Mark | null }[] {
  const before = new Set(original.map(({ id }) => id));
  const now = new Set(chosen.map(({ id }) => id));
  return [
    ...chosen.map((piece) => ({ piece, mark: before.has(piece.id) ? null : ('added' as const) })),
    ...original.filter(({ id }) => !now.has(id)).map((piece) => ({ piece, mark: 'removed' as const })),
  ];
}
