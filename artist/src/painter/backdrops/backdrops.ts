/** All places, by their id. */
import type { Backdrop } from './backdrop.ts';
import { INDOORS } from './indoors.ts';
import { OUTDOORS } from './outdoors.ts';
import { PUBLIC_PLACES } from './public-places.ts';
import { ROOMS } from './rooms.ts';
import { WONDERS } from './wonders.ts';

export const BACKDROPS: readonly Backdrop[] = [...WONDERS, ...OUTDOORS, ...INDOORS, ...ROOMS, ...PUBLIC_PLACES];

const byId = new Map(BACKDROPS.map((backdrop) => [backdrop.id, backdrop]));

/** @throws {RangeError} for an id that no place has. */
export function findBackdropFor(id: string): Backdrop {
  const backdrop = byId.get(id);
  if (!backdrop) throw new RangeError(`there is no backdrop called ${id}`);
  return backdrop;
}

export type { Backdrop };
