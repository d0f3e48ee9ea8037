/** Pieces set upright, measured, and drawn anywhere in any size that they stay sharp in. */
import type { Point } from '../pieces/piece-types.ts';
import { enlargementOf, enlargePixels, largeOf, PIECE_SIDE, type PiecePixels, readPixels } from './piece-pixels.ts';
import { fromPicture, type Place, toPicture, turnPoint } from './place.ts';
import { type Box, clipBox, type Raster, type Rgb } from './raster.ts';

/** From here on a sprite is drawn from its enlarged copy. */
const ENLARGED = 1.08;

/** How a piece is set upright before anything else is done to it. */
export interface Upright {
  turn: number;
  flipY: boolean;
}

export interface Sprite {
  id: string;
  upright: Upright;
  pixels: PiecePixels;
  /** The opaque part in percent of the frame, upright. */
  bounds: Box;
  /** The colour most of it has. */
  color: Rgb;
  /** Opacity of the upright piece on a grid of 128 x 128 cells. */
  outline: Uint8Array;
}

const OUTLINE_SIDE = 128;

/** What was measured lives as long as the pixels it was measured on. */
const measured = new WeakMap<PiecePixels, Map<string, Sprite>>();

/** Loads a piece and sets it upright. */
export async function loadSprite(id: string, upright: Upright = { turn: 0, flipY: false }): Promise<Sprite> {
  const pixels = await readPixels(id);
  const known = measured.get(pixels) ?? new Map<string, Sprite>();
  measured.set(pixels, known);
  const key = `${upright.turn}/${upright.flipY}`;
  const sprite = known.get(key) ?? measureSprite(pixels, { turn: upright.turn, flipY: upright.flipY });
  known.set(key, sprite);
  return sprite;
}

function measureSprite(pixels: PiecePixels, upright: Upright): Sprite {
  const { id, sizes, color } = pixels;
  const small = sizes[1] ?? sizes[0];
  if (small === undefined) throw new Error(`the piece ${id} has no pixels`);
  const outline = new Uint8Array(OUTLINE_SIDE * OUTLINE_SIDE);
  const bounds = { left: 100, top: 100, right: 0, bottom: 0 };
  const isUpright = upright.turn === 0 && !upright.flipY;
  // What was turned upright may reach out of its frame: look a fifth further on every side.
  const margin = upright.turn === 0 ? 0 : 27;
  for (let y = -margin; y < OUTLINE_SIDE + margin; y++) {
    for (let x = -margin; x < OUTLINE_SIDE + margin; x++) {
      let column = x;
      let row = y;
      if (!isUpright) {
        const from = lieDown({ x: (x + 0.5) * 2 - 128, y: (y + 0.5) * 2 - 128 }, upright);
        column = Math.floor((from.x + 128) / 2);
        row = Math.floor((from.y + 128) / 2);
      }
      if (column < 0 || row < 0 || column >= small.width || row >= small.height) continue;
      const alpha = small.data[(row * small.width + column) * 4 + 3] ?? 0;
      if (x >= 0 && y >= 0 && x < OUTLINE_SIDE && y < OUTLINE_SIDE) outline[y * OUTLINE_SIDE + x] = alpha;
      if (alpha < 128) continue;
      bounds.left = Math.min(bounds.left, (x / OUTLINE_SIDE) * 100);
      bounds.right = Math.max(bounds.right, ((x + 1) / OUTLINE_SIDE) * 100);
      bounds.top = Math.min(bounds.top, (y / OUTLINE_SIDE) * 100);
      bounds.bottom = Math.max(bounds.bottom, ((y + 1) / OUTLINE_SIDE) * 100);
    }
  }
  return { id, upright, pixels, bounds, color, outline };
}

function lieDown(point: Point, upright: Upright): Point {
  const turned = upright.turn === 0 ? point : turnPoint(point, -upright.turn);
  return upright.flipY ? { x: turned.x, y: -turned.y } : turned;
}

/** Is there something solid at this percentage of the upright frame? */
export function isSolid(sprite: Sprite, point: Point): boolean {
  const x = Math.floor((point.x / 100) * OUTLINE_SIDE);
  const y = Math.floor((point.y / 100) * OUTLINE_SIDE);
  return x >= 0 && y >= 0 && x < OUTLINE_SIDE && y < OUTLINE_SIDE && (sprite.outline[y * OUTLINE_SIDE + x] ?? 0) > 150;
}

/** The colour at this percentage of the upright frame; null where nothing of the piece is. */
export function colorAt({ pixels: { sizes }, upright }: Sprite, point: Point): Rgb | null {
  const small = sizes[1] ?? sizes[0];
  const from = lieDown(fromPercent(point), upright);
  const column = Math.floor(((from.x + PIECE_SIDE / 2) / PIECE_SIDE) * (small?.width ?? 0));
  const row = Math.floor(((from.y + PIECE_SIDE / 2) / PIECE_SIDE) * (small?.height ?? 0));
  if (!small || column < 0 || row < 0 || column >= small.width || row >= small.height) return null;
  const [red = 0, green = 0, blue = 0, alpha = 0] = small.data.subarray((row * small.width + column) * 4);
  return alpha < 128 ? null : [red, green, blue];
}

/** From percent of the upright frame to pixels from its middle, which is what places speak of. */
export const fromPercent = (point: Point): Point => ({
  x: ((point.x - 50) / 100) * PIECE_SIDE,
  y: ((point.y - 50) / 100) * PIECE_SIDE,
});

/** Where a point of the sprite, in percent, lies in the picture. */
export const anchorAt = (place: Place, point: Point): Point => toPicture(place, fromPercent(point));

export interface DrawOptions {
  /** Keeps only a circle (in percent), with a soft edge. */
  cut?: { x: number; y: number; radius: number; soft: number };
  /** Keeps only what is left (-1) or right (1) of a line, in percent of an unmirrored piece. */
  half?: { at: number; side: -1 | 1 };
  /** Keeps only what is above a line, in percent of the upright piece. */
  above?: number;
  /** Keeps only what is below a line, in percent of the upright piece. */
  below?: number;
  /** Rounds the lower edge, as that of cloth: where its middle is and how wide half of it, in percent of the upright piece. */
  hem?: { x: number; y: number; half: number };
  /** Moves every pixel towards a colour. */
  tint?: { color: Rgb; strength: number };
}

export function spriteBox(sprite: Sprite, place: Place, { cut, above = 100, below = 0 }: DrawOptions = {}): Box {
  const { left, right, ...kept } = cut
    ? { left: cut.x - cut.radius, right: cut.x + cut.radius, top: cut.y - cut.radius, bottom: cut.y + cut.radius }
    : sprite.bounds;
  const top = Math.max(kept.top, below);
  const bottom = Math.min(kept.bottom, above);
  const corners = [
    { x: left, y: top },
    { x: right, y: top },
    { x: left, y: bottom },
    { x: right, y: bottom },
  ].map((corner) => anchorAt(place, corner));
  const xs = corners.map((corner) => corner.x);
  const ys = corners.map((corner) => corner.y);
  return { left: Math.min(...xs) - 3, right: Math.max(...xs) + 3, top: Math.min(...ys) - 3, bottom: Math.max(...ys) + 3 };
}

/** The middle two of four weights of a Catmull-Rom curve sum up sharper than a straight line: honest enlarging. */
function cubicWeights(share: number, weights: Float64Array): void {
  const square = share * share;
  const cube = square * share;
  weights[0] = -0.5 * cube + square - 0.5 * share;
  weights[1] = 1.5 * cube - 2.5 * square + 1;
  weights[2] = -1.5 * cube + 2 * square + 0.5 * share;
  weights[3] = 0.5 * cube - 0.5 * square;
}

/** Call it before `drawSprite`: what is drawn larger than it is needs its enlarged copy. */
export async function prepareSprite(sprite: Sprite, place: Place): Promise<void> {
  if (place.scale > ENLARGED) await enlargePixels(sprite.pixels, place.scale);
}

/** Draws a sprite. @throws RangeError when it would be enlarged more than it may be. */
export function drawSprite(target: Raster, sprite: Sprite, place: Place, options: DrawOptions = {}): Box {
  if (place.scale > enlargementOf(sprite.id) + 1e-6) {
    throw new RangeError(`piece ${sprite.id} would be enlarged ${place.scale.toFixed(2)} times`);
  }
  const { sizes } = sprite.pixels;
  const level = Math.max(0, Math.min(sizes.length - 1, Math.floor(Math.log2(1 / place.scale) + 0.35)));
  const source = (place.scale > ENLARGED ? largeOf(sprite.pixels, place.scale) : undefined) ?? sizes[level];
  if (source === undefined) throw new Error(`the piece ${sprite.id} has no pixels`);
  const box = clipBox(spriteBox(sprite, place, options), target);
  const ratio = source.width / PIECE_SIDE;
  const read = (x: number, y: number) => {
    const from = lieDown(fromPicture(place, { x, y }), sprite.upright);
    return { x: (from.x + PIECE_SIDE / 2) * ratio - 0.5, y: (from.y + PIECE_SIDE / 2) * ratio - 0.5 };
  };
  // The way from picture to piece is straight, so three points give all of them.
  const origin = read(0.5, 0.5);
  const right = read(1.5, 0.5);
  const down = read(0.5, 1.5);
  const [xx, xy] = [right.x - origin.x, right.y - origin.y];
  const [yx, yy] = [down.x - origin.x, down.y - origin.y];
  const sum = new Float64Array(4);
  const [alongX, alongY] = [new Float64Array(4), new Float64Array(4)];
  const { width, height } = source;
  for (let y = box.top; y < box.bottom; y++) {
    for (let x = box.left; x < box.right; x++) {
      const atX = origin.x + x * xx + y * yx;
      const atY = origin.y + x * xy + y * yy;
      const column = Math.floor(atX);
      const row = Math.floor(atY);
      if (column < -2 || row < -2 || column > width || row > height) continue;
      if (isEmptyAround(source, column, row)) continue;
      cubicWeights(atX - column, alongX);
      cubicWeights(atY - row, alongY);
      sumAround(source, column, row, { alongX, alongY, sum });
      if ((sum[3] ?? 0) < 1) continue;
      blendPixel(target, (y * target.width + x) * 4, sum, options.tint, shareOf(options, place, x, y));
    }
  }
  return box;
}

/** Nothing in the four pixels around: what lies further out hardly weighs. */
function isEmptyAround({ width, height, data }: Raster, column: number, row: number): boolean {
  if (column < 0 || row < 0 || column >= width - 1 || row >= height - 1) return false;
  const at = (row * width + column) * 4 + 3;
  const below = at + width * 4;
  return data[at] === 0 && data[at + 4] === 0 && data[below] === 0 && data[below + 4] === 0;
}

interface Weights {
  alongX: Float64Array;
  alongY: Float64Array;
  /** Red, green, blue, opacity: what comes out. */
  sum: Float64Array;
}

/** The sixteen pixels around, by their weights. */
function sumAround({ width, height, data }: Raster, column: number, row: number, { alongX, alongY, sum }: Weights): void {
  const first = Math.max(0, 1 - column);
  const last = Math.min(4, width + 1 - column);
  let red = 0;
  let green = 0;
  let blue = 0;
  let opacity = 0;
  for (let j = 0; j < 4; j++) {
    const line = row + j - 1;
    if (line < 0 || line >= height) continue;
    const weightOfLine = alongY[j] ?? 0;
    let at = (line * width + column + first - 1) * 4;
    for (let i = first; i < last; i++, at += 4) {
      const weight = (alongX[i] ?? 0) * weightOfLine;
      red += (data[at] ?? 0) * weight;
      green += (data[at + 1] ?? 0) * weight;
      blue += (data[at + 2] ?? 0) * weight;
      opacity += (data[at + 3] ?? 0) * weight;
    }
  }
  sum[0] = red;
  sum[1] = green;
  sum[2] = blue;
  sum[3] = opacity;
}

/** How far a hem rises to its sides in percent: a little all the way, and much at the corners. */
const HEM = { curve: 2.4, corner: 7 };

/** How far above a hem a point is, in percent. */
export function aboveHem({ x, y, half }: NonNullable<DrawOptions['hem']>, point: Point): number {
  const share = Math.min(1, Math.abs(point.x - x) / half);
  return y - HEM.curve * share ** 2 - HEM.corner * share ** 8 - point.y;
}

const toPercent = ({ x, y }: Point): Point => ({ x: 50 + (x / PIECE_SIDE) * 100, y: 50 + (y / PIECE_SIDE) * 100 });

/** How sharp the edge of a half is, per pixel of the piece. */
const EDGE = 0.8;

function shareOf({ cut, half, above, below, hem }: DrawOptions, place: Place, x: number, y: number): number {
  if (!cut && !half && !hem && above === undefined && below === undefined) return 1;
  const point = fromPicture(place, { x: x + 0.5, y: y + 0.5 });
  const shareInside = (inside: number): number => Math.max(0, Math.min(1, inside * EDGE + 0.5));
  if (half) return shareInside((point.x - fromPercent({ x: half.at, y: 0 }).x) * half.side);
  const upper = above === undefined ? 1 : shareInside(fromPercent({ x: 0, y: above }).y - point.y);
  const kept = below === undefined ? upper : upper * shareInside(point.y - fromPercent({ x: 0, y: below }).y);
  if (hem) return kept * shareInside((aboveHem(hem, toPercent(point)) * PIECE_SIDE) / 100);
  if (!cut) return kept;
  const middle = fromPercent(cut);
  const away = (Math.hypot(point.x - middle.x, point.y - middle.y) / PIECE_SIDE) * 100;
  return kept * Math.max(0, Math.min(1, (cut.radius - away) / cut.soft));
}

function blendPixel(target: Raster, at: number, color: Float64Array, tint: DrawOptions['tint'], share: number): void {
  const alpha = Math.min(255, Math.max(0, (color[3] ?? 0) * share));
  if (alpha < 0.5) return;
  const rest = 1 - alpha / 255;
  for (let channel = 0; channel < 3; channel++) {
    let value = Math.min(alpha, Math.max(0, (color[channel] ?? 0) * share));
    if (tint) value += (((tint.color[channel] ?? 0) * alpha) / 255 - value) * tint.strength;
    target.data[at + channel] = value + (target.data[at + channel] ?? 0) * rest;
  }
  target.data[at + 3] = alpha + (target.data[at + 3] ?? 0) * rest;
}
