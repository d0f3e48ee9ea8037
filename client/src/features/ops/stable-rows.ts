/** Rows that stand still while somebody points at them: what is told of each changes, its place does not. */
import { useState } from 'react';

interface Row {
  id: string;
}

/** The rows that are shown, in their places, with the newest that is known of each. */
export function keepPlaces<T extends Row>(shown: readonly T[], fresh: readonly T[]): T[] {
  const byId = new Map(fresh.map((row) => [row.id, row]));
  return shown.map((row) => byId.get(row.id) ?? row);
}

/** How many rows came that are not shown yet. */
export function countNew(shown: readonly Row[], fresh: readonly Row[]): number {
  const known = new Set(shown.map(({ id }) => id));
  return fresh.filter(({ id }) => !known.has(id)).length;
}

interface HeldRows<T> {
  rows: readonly T[];
  newCount: number;
  /** Shows everything as it is now. */
  show: () => void;
}

/**
 * @param fresh must be the same object until something changes.
 * @param view names what is looked at: another filter is another list, and nothing of the old one is kept.
 */
export function useFrozenRows<T extends Row>(fresh: readonly T[], options: { isFrozen: boolean; view: string }): HeldRows<T> {
  const { isFrozen, view } = options;
  const [held, setHeld] = useState<{ rows: readonly T[]; view: string }>({ rows: fresh, view });
  const isCurrent = isFrozen && held.view === view && held.rows.length > 0;
  // Drawn again at once, before anybody sees the rows of before.
  if (!isCurrent && (held.rows !== fresh || held.view !== view)) setHeld({ rows: fresh, view });
  return {
    rows: isCurrent ? keepPlaces(held.rows, fresh) : fresh,
    newCount: isCurrent ? countNew(held.rows, fresh) : 0,
    show: () => setHeld({ rows: fresh, view }),
  };
}
