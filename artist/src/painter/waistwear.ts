/** What is worn around a waist, and what is carried on a back. */
import { rgbOf } from '../concept/colors.ts';
import type { WornTrait } from '../concept/outfit.ts';
import { coversPoint, type Part, partBox, partsBox, type SpritePart } from '../drawing/parts.ts';
import type { Box } from '../drawing/raster.ts';
import { loadSprite } from '../drawing/sprite.ts';
import type { Point } from '../pieces/piece-types.ts';
import { type Figure, type HeadSpot, placeAnchor, Z } from './figure.ts';
import { rowAt } from './silhouette.ts';
import { isOfArm, isOnHead } from './uncover-faces.ts';

/** The body without limbs and without what is worn; the head, of who is nothing else. */
function trunkOf({ parts, head }: Figure): Part[] {
  // Who stands beside somebody is not below that one's head.
  const isBelow = (part: Part): boolean => {
    const { left, right } = partBox(part);
    return !head || (head.eyes.x > left && head.eyes.x < right);
  };
  const bodies = parts.filter((part) => part.kind === 'sprite' && (part.z === Z.body || part.z === Z.back) && isBelow(part));
  if (bodies.length > 0) return bodies;
  const chests = parts.filter(({ kind, z }) => kind === 'clay' && z === Z.chest);
  const below = chests.filter(isBelow);
  const modelled = below.length > 0 ? below : chests;
  return modelled.length > 0 ? modelled : parts.filter(({ kind, z }) => kind !== 'clay' && z >= Z.body && z < Z.face);
}

/** From top to bottom. */
const WAIST = 0.74;

export async function addWaistwear(figure: Figure, { look, color }: WornTrait): Promise<void> {
  const trunk = trunkOf(figure);
  if (trunk.length === 0) return;
  const box = partsBox(trunk);
  const row = rowAt(trunk, box, box.top + (box.bottom - box.top) * WAIST);
  if (!row) return;
  const sprite = await loadSprite(look);
  const { left, right, top, bottom } = sprite.bounds;
  const isFlared = look === 'own-tutu';
  const z = Math.max(...trunk.map((part) => part.z)) + 0.5;
  const dye = color && { dye: { from: [...sprite.color] as const, to: rgbOf(color) } };
  const isOnAll = box.right - box.left > (box.bottom - box.top) * 1.15;
  if (figure.head && isOnAll) {
    // Who stands on all fours has it around the belly, and it opens toward the tail.
    const away = figure.head.middle.x < (box.left + box.right) / 2 ? 1 : -1;
    const x = (box.left + box.right) / 2 + away * (box.right - box.left) * 0.08;
    const column = columnAt(trunk, box, x);
    const scale = ((column.bottom - column.top) * (isFlared ? 1.15 : 1.04)) / ((right - left) * 2.56);
    const anchor = { x: (left + right) / 2, y: isFlared ? top + (bottom - top) * 0.2 : (top + bottom) / 2 };
    const place = placeAnchor({ x, y: (column.top + column.bottom) / 2 }, anchor, {
      scale: Math.min(1.9, scale),
      turn: -90 * away,
    });
    figure.parts.push({ kind: 'sprite', z, shadow: 0.35, sprite, place, ...dye });
    return;
  }
  const scale = ((row.right - row.left) * (isFlared ? 1.5 : 1.06)) / ((right - left) * 2.56);
  const anchor = { x: (left + right) / 2, y: isFlared ? top + (bottom - top) * 0.2 : (top + bottom) / 2 };
  const place = placeAnchor({ x: (row.left + row.right) / 2, y: row.y }, anchor, { scale: Math.min(1.9, scale) });
  figure.parts.push({ kind: 'sprite', z, shadow: 0.35, sprite, place, ...dye });
}

/** From where to where there is something below a point, down to the belly. */
function columnAt(trunk: readonly Part[], { top, bottom }: Box, x: number): { top: number; bottom: number } {
  const isIn = (y: number): boolean => trunk.some((part) => coversPoint(part, { x, y }));
  let high = top;
  while (high < bottom && !isIn(high)) high += 4;
  let low = high;
  while (low < bottom && isIn(low)) low += 4;
  return { top: high, bottom: low };
}

export const JETPACK = 'own-jetpack';

/** How high both tanks are, in parts of the trunk. */
const TANKS_HIGH = 1.35;
/** Where the middle of a tank is beside the middle of the piece, in percent, and beside the trunk, in pixels of the piece. */
const TANK = 17.5;
const TANK_AWAY = 14;
/** How far behind the middle of who stands on all fours, in parts of the length. */
const BEHIND_MIDDLE = [0.08, 0.16, 0.24, 0.3];

/** Both tanks are seen beside the trunk, or along the back of who stands on all fours, and straps hold them. */
export async function addJetpack(figure: Figure, head: HeadSpot, { look, color }: WornTrait): Promise<void> {
  const trunk = trunkOf(figure);
  if (trunk.length === 0) return;
  const box = partsBox(trunk);
  const [wide, high] = [box.right - box.left, box.bottom - box.top];
  const sprite = await loadSprite(look);
  const { left, right, top, bottom } = sprite.bounds;
  const dye = color && { dye: { from: [...sprite.color] as const, to: rgbOf(color) } };
  const anchor = { x: (left + right) / 2, y: (top + bottom) / 2 };
  const z = Math.max(...trunk.map((part) => part.z)) + 0.6;
  if (!figure.parts.some(isOfArm) && head.facing === 'left') {
    const away = head.middle.x < (box.left + box.right) / 2 ? 1 : -1;
    const scale = Math.min(1.5, (wide * 0.62) / ((bottom - top) * 2.56));
    const lying = (share: number): SpritePart => {
      const x = (box.left + box.right) / 2 + away * wide * share;
      const at = { x, y: columnAt(trunk, box, x).top };
      const place = placeAnchor(at, anchor, { scale, turn: away * -80 });
      return { kind: 'sprite', z, shadow: 0.4, sprite, place, ...dye };
    };
    const ways = BEHIND_MIDDLE.map(lying);
    const pack = ways.find((way) => !isOnHead(head, way)) ?? ways.at(-1);
    if (!pack) return;
    const { x } = pack.place;
    const column = columnAt(trunk, box, x);
    const down = column.bottom - column.top;
    figure.parts.push(strapOf(`M0 0Q${-away * 22} ${down / 2} 0 ${down}`, { x, y: column.top }, down, z - 0.1), pack);
    return;
  }
  const scale = Math.min(1.6, (high * TANKS_HIGH) / ((bottom - top) * 2.56));
  const middle = (box.left + box.right) / 2;
  for (const side of [-1, 1] as const) {
    const at = { x: middle + side * (Math.max(wide * 0.5, head.radius * 0.8) + scale * TANK_AWAY), y: box.top + high * 0.5 };
    const place = placeAnchor(at, { x: 50 + side * TANK, y: anchor.y }, { scale, turn: side * 9 });
    const options = { half: { at: 50, side } };
    figure.parts.push({ kind: 'sprite', z: Z.behind + 1, shadow: 0.3, sprite, place, options, ...dye });
  }
  const from = Math.max(box.top + high * 0.2, Math.min(head.eyes.y + head.radius, box.bottom - 60));
  const down = Math.min(high * 0.4, box.bottom - from);
  for (const side of [-1, 1]) {
    const strap = `M0 0Q${-side * wide * 0.08} ${down / 2} ${side * wide * 0.06} ${down}`;
    figure.parts.push(strapOf(strap, { x: middle + side * wide * 0.26, y: from }, down, z));
  }
}

function strapOf(path: string, at: Point, down: number, z: number): Part {
  const markup = `<path d="${path}" fill="none" stroke="#23283a" stroke-width="22" stroke-linecap="round"/><path d="${path}" fill="none" stroke="#56607c" stroke-width="14" stroke-linecap="round"/>`;
  const bounds = { left: -50, top: -14, right: 50, bottom: down + 14 };
  return { kind: 'svg', z, shadow: 0.3, markup, bounds, place: { ...at, scale: 1, turn: 0, mirror: false } };
}

/** It shows behind a shoulder. */
export async function addBackpack(figure: Figure, head: HeadSpot, { look, color }: WornTrait): Promise<void> {
  const trunk = trunkOf(figure);
  if (trunk.length === 0) return;
  const box = partsBox(trunk);
  const sprite = await loadSprite(look);
  const wide = box.right - box.left;
  const side = Math.max(150, Math.min(260, wide * 0.72));
  const away = head.mirror ? -1 : 1;
  const middle = (box.left + box.right) / 2;
  const at = { x: middle + away * wide * 0.5, y: box.top + (box.bottom - box.top) * 0.5 };
  const dye = color && { dye: { from: [...sprite.color] as const, to: rgbOf(color) } };
  const place = placeAnchor(at, { x: 50, y: 50 }, { scale: side / 256, turn: away * 14 });
  figure.parts.push({ kind: 'sprite', z: Z.behind + 1, shadow: 0.3, sprite, place, ...dye });
  const z = Math.max(...trunk.map((part) => part.z)) + 0.6;
  const [x, y] = [middle + away * wide * 0.26, box.top + (box.bottom - box.top) * 0.3];
  // Who is all head and chest has straps below the chin.
  const from = Math.max(y, Math.min(head.eyes.y + head.radius, box.bottom - 60));
  const high = Math.min((box.bottom - box.top) * 0.46, box.bottom - from);
  const bow = -away * wide * 0.14;
  const strap = `M0 0Q${bow.toFixed(1)} ${(high * 0.5).toFixed(1)} ${(away * wide * 0.06).toFixed(1)} ${high.toFixed(1)}`;
  figure.parts.push({
    kind: 'svg',
    z,
    shadow: 0.3,
    markup: `<path d="${strap}" fill="none" stroke="#7d1440" stroke-width="24" stroke-linecap="round"/><path d="${strap}" fill="none" stroke="#e8357f" stroke-width="17" stroke-linecap="round"/>`,
    bounds: { left: -Math.abs(bow) - 20, top: -14, right: Math.abs(bow) + wide * 0.06 + 20, bottom: high + 14 },
    place: { x, y: from, scale: 1, turn: 0, mirror: false },
    ...dye,
  });
}
