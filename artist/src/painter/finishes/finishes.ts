/** All ways of drawing. What each is called, in the languages people type, and who draws it, stands in the tables of rows. */
import { BUILT } from './built-rows.ts';
import { DRAWN } from './drawn-rows.ts';
import type { FinishRow } from './finish-row.ts';
import { GRAPHIC } from './graphic-rows.ts';
import { OPTICAL } from './optical-rows.ts';
import { PAINTED } from './painted-rows.ts';
import { SHEETS } from './sheet-rows.ts';
import { TABLEAUX } from './tableau-rows.ts';
import { WORLD_TABLEAUX } from './world-rows.ts';

export const FINISHES = [
  // First, for the more special of two equal names is meant.
  ...WORLD_TABLEAUX,
  ...TABLEAUX,
  ...SHEETS,
  ...PAINTED,
  ...DRAWN,
  ...GRAPHIC,
  ...BUILT,
  ...OPTICAL,
] as const satisfies readonly FinishRow[];

export type FinishId = (typeof FINISHES)[number]['id'];

const byId = new Map<string, FinishRow>(FINISHES.map((row) => [row.id, row]));

/** @throws {RangeError} for an id that no way of drawing has. */
export function finishOf(id: FinishId): FinishRow {
  const row = byId.get(id);
  if (!row) throw new RangeError(`there is no finish called ${id}`);
  return row;
}
