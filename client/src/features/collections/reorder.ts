interface Row {
  id: string;
}

interface Move<Of> {
  rows: Of[];
  /** Behind which one it stands now; null for none. */
  afterId: string | null;
}

/** @param by one place up (-1) or down (1). @returns null at the end of the list. */
export function reorder<Of extends Row>(rows: readonly Of[], row: Of, by: -1 | 1): Move<Of> | null {
  const from = rows.findIndex(({ id }) => id === row.id);
  const to = from + by;
  if (from < 0 || to < 0 || to >= rows.length) return null;
  const next = rows.toSpliced(from, 1).toSpliced(to, 0, row);
  return { rows: next, afterId: next[to - 1]?.id ?? null };
}
