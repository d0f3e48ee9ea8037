/** What somebody without hands brings along stands on the ground beside them, as large as it would be held, and touches nothing. */
import { partBox, partsBox } from '../drawing/parts.ts';
import { loadSprite } from '../drawing/sprite.ts';
import { boardOfLook, letteredLook, readLook } from '../lettering/carriers.ts';
import { findPiece } from '../pieces/catalogue.ts';
import { type Figure, type Prop, placeAnchor } from './figure.ts';

/** Between the figure and what stands beside it, in pixels. */
const GAP = 14;
/** A word must be large enough to be read. */
const SIGN_SIZE = 1.2;

/** Two are smaller, or they would leave little room for the figure. */
const OF_TWO = 0.78;

/** As large as it is held, or stands on the ground. */
export const usualSize = (look: string): number => (findPiece('held', look)?.size ?? findPiece('ground', look)?.size ?? 85) / 100;

/** A board that nobody holds has a stand. */
function standingLook(look: string): string {
  const letters = boardOfLook(look) && readLook(look)?.letters;
  return letters === undefined ? look : letteredLook('signpost', letters);
}

/**
 * @param smaller in parts of the usual size.
 * @returns the first in front of who looks to a side, the second behind.
 */
export async function standBeside({ brought, sizes, parts, feet, head }: Figure, smaller: number): Promise<Prop[]> {
  if (brought.length === 0) return [];
  const { left, right, bottom } = partsBox(parts);
  const ground = feet.length > 0 ? Math.max(...feet.map(({ at }) => at.y)) : bottom;
  const front = head?.mirror ? 1 : -1;
  const props: Prop[] = [];
  for (const [index, look] of brought.slice(0, 2).entries()) {
    const id = standingLook(look);
    const side = index === 0 ? front : -front;
    const sprite = await loadSprite(id);
    const usual = id === look ? usualSize(look) : SIGN_SIZE;
    const scale = usual * (sizes?.get(look) ?? 1) * (brought.length > 1 ? OF_TWO : 1) * smaller;
    const { bounds } = sprite;
    const anchor = { x: side < 0 ? bounds.right : bounds.left, y: bounds.bottom };
    const x = side < 0 ? left - GAP : right + GAP;
    const part = {
      kind: 'sprite',
      z: 100,
      shadow: 0.35,
      sprite,
      place: placeAnchor({ x, y: ground }, anchor, { scale }),
    } as const;
    const box = partBox(part);
    props.push({ part, foot: { x: (box.left + box.right) / 2, y: ground - 4, size: scale * 1.6 } });
  }
  return props;
}
