/** What somebody without hands brings along stands on the ground beside them, as large as it would be held, and touches nothing. */
import { partBox, partsBox } from '../drawing/parts.ts';
import { turnPoint } from '../drawing/place.ts';
import { loadSprite, type Sprite } from '../drawing/sprite.ts';
import { boardOfLook, letteredLook, readLook } from '../lettering/carriers.ts';
import { findPiece } from '../pieces/catalogue.ts';
import { type Figure, type Prop, placeAnchor } from './figure.ts';
import { turnedBounds, turnToLie } from './lying.ts';

/** Between the figure and what stands beside it, in pixels. */
const GAP = 14;
/** A word must be large enough to be read. */
const SIGN_SIZE = 1.2;

/** Two are smaller, or they would leave little room for the figure. */
const OF_TWO = 0.78;

/** In parts of the height of who has it on, or else in hand: gloves as large as a giraffe's neck would be somebody else's. */
const WORN_MAX = 0.24;
const GLOVES: ReadonlySet<string> = new Set(['1f9e4', '1f94a', '1f9e6', '1f9e3', 'own-single-sock']);
const isWorn = (look: string): boolean => GLOVES.has(look) || findPiece('hat', look) !== undefined;

/** As large as it is held, or stands on the ground. */
export const usualSize = (look: string): number => (findPiece('held', look)?.size ?? findPiece('ground', look)?.size ?? 85) / 100;

/** A board that nobody holds has a stand. */
function standingLook(look: string): string {
  const letters = boardOfLook(look) && readLook(look)?.letters;
  return letters === undefined ? look : letteredLook('signpost', letters);
}

/** Tools that would stand on a tip: a hammer, a wrench, a saw. */
const LYING: ReadonlySet<string> = new Set(
  `1f528 1fa93 26cf-fe0f 1fa9a 1f5e1-fe0f 1f52a 1f944 1f527 1faa0 1faa5 1f58a-fe0f 270f-fe0f 1f58c-fe0f 1f3ba 1fa88 1f3be 1f3f8 1f3d3 1f3d2 1f3cf 1f50d 1f511 1f489
  1f52b 1f302 1f956 1fa83 own-shovel own-rolling-pin own-light-sword own-golf-club own-baseball-bat`.split(/\s+/u),
);

/** So that it lies along the ground. */
function turnOf(look: string, sprite: Sprite): number {
  const held = LYING.has(look) ? findPiece('held', look) : undefined;
  if (!held) return turnToLie(sprite);
  const { grip, tip } = held;
  const lean = (Math.atan2(tip.y - grip.y, Math.abs(tip.x - grip.x)) * 180) / Math.PI;
  return tip.x < grip.x ? lean : -lean;
}

/**
 * @param smaller in parts of the usual size.
 * @returns the first in front of who looks to a side, the second behind.
 */
export async function standBeside({ brought, sizes, parts, feet, head }: Figure, smaller: number): Promise<Prop[]> {
  if (brought.length === 0) return [];
  const { left, right, top, bottom } = partsBox(parts);
  const ground = feet.length > 0 ? Math.max(...feet.map(({ at }) => at.y)) : bottom;
  const front = head?.mirror ? 1 : -1;
  const props: Prop[] = [];
  for (const [index, look] of brought.slice(0, 2).entries()) {
    const id = standingLook(look);
    const side = index === 0 ? front : -front;
    const sprite = await loadSprite(id);
    const usual = id === look ? usualSize(look) : SIGN_SIZE;
    const turn = turnOf(look, sprite);
    const bounds = turnedBounds(sprite, turn);
    const wanted = usual * (sizes?.get(look) ?? 1) * (brought.length > 1 ? OF_TWO : 1) * smaller;
    const most = ((bottom - top) * WORN_MAX) / ((bounds.bottom - bounds.top) * 2.56);
    const scale = isWorn(look) ? Math.min(wanted, most) : wanted;
    // The anchor is on the piece before it is turned.
    const out = turnPoint({ x: (side < 0 ? bounds.right : bounds.left) - 50, y: bounds.bottom - 50 }, -turn);
    const anchor = { x: out.x + 50, y: out.y + 50 };
    const x = side < 0 ? left - GAP : right + GAP;
    const part = {
      kind: 'sprite',
      z: 100,
      shadow: 0.35,
      sprite,
      place: placeAnchor({ x, y: ground }, anchor, { scale, turn }),
    } as const;
    const box = partBox(part);
    props.push({ part, foot: { x: (box.left + box.right) / 2, y: ground - 4, size: scale * 1.6 } });
  }
  return props;
}
