/** What a counter-offer changes on one side of the original. */
export type Mark = 'added' | 'removed';

/** Everything to show of a side: first what is in it, then what was taken out. */
export function markChanges<Piece>(
  original: readonly Piece[],
  chosen: readonly Piece[],
  keyOf: (piece: Piece) => string,
): (Piece & { mark: Mark | null })[] {
  const before = new Set(original.map(keyOf));
  const now = new Set(chosen.map(keyOf));
  return [
    ...chosen.map((piece) => ({ ...piece, mark: before.has(keyOf(piece)) ? null : ('added' as const) })),
    ...original.filter((piece) => !now.has(keyOf(piece))).map((piece) => ({ ...piece, mark: 'removed' as const })),
  ];
}
