/** The parts of a figure, before they are pixels: they can be measured, moved together and drawn in order. */
import type { Point } from '../pieces/piece-types.ts';
import { type ClayShape, clayBox, clayCovers, drawClay } from './clay.ts';
import { type Dye, dyeBox } from './dye.ts';
import { PIECE_SIDE } from './piece-pixels.ts';
import { fromPicture, nestPlace, type Place, toPicture } from './place.ts';
import {
  type Box,
  blendOver,
  blurMask,
  clearBox,
  clipBox,
  joinBoxes,
  type Mask,
  maskOf,
  paintMask,
  type Raster,
  tintUnder,
} from './raster.ts';
import { aboveHem, type DrawOptions, drawSprite, isSolid, prepareSprite, type Sprite, spriteBox } from './sprite.ts';
import { type Skin, skinBox } from './surface.ts';
import { renderSvg, short } from './svg.ts';

/** Drops, a bubble, a cloud. */
interface HangingMark {
  /** True: it belongs to the side of the head on which it is. */
  isSided: boolean;
}

interface PartBase {
  /** Parts with a higher one are drawn later. */
  z: number;
  /** How dark it makes what lies below it, 0 to 1. */
  shadow: number;
  /** What it hangs by, and may be waved about when the picture moves. */
  joint?: Joint;
  /** Another colour than its own. */
  dye?: Dye;
  /** Another surface. */
  skin?: Skin;
  /** It hangs in the air about a head; what has the same one is one mark. */
  mark?: HangingMark;
}

/** A shoulder, or the root of a wing. */
export interface Joint {
  kind: 'arm' | 'wing';
  at: Point;
  /** True: what hangs by it is to be read, and moves little. */
  isSteady?: boolean;
}

export interface SpritePart extends PartBase {
  kind: 'sprite';
  sprite: Sprite;
  place: Place;
  options?: DrawOptions;
}

interface ClayPart extends PartBase {
  kind: 'clay';
  shape: ClayShape;
}

/** Markup drawn around 0,0, inside `bounds`. */
export interface SvgPart extends PartBase {
  kind: 'svg';
  markup: string;
  place: Place;
  bounds: Box;
  /** Of a hat, how far down it reaches over a forehead, whatever its bounds say. */
  brim?: number;
  /** True: it is light that falls on the place, and no solid thing. */
  isLight?: boolean;
}

export type Part = SpritePart | ClayPart | SvgPart;

export const isLight = (part: Part): boolean => part.kind === 'svg' && part.isLight === true;

export function partBox(part: Part): Box {
  if (part.kind === 'sprite') return spriteBox(part.sprite, part.place, part.options);
  if (part.kind === 'clay') return clayBox(part.shape);
  const { left, top, right, bottom } = part.bounds;
  const corners = [
    toPicture(part.place, { x: left, y: top }),
    toPicture(part.place, { x: right, y: top }),
    toPicture(part.place, { x: left, y: bottom }),
    toPicture(part.place, { x: right, y: bottom }),
  ];
  const xs = corners.map((corner) => corner.x);
  const ys = corners.map((corner) => corner.y);
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
}

/** Is there something of the part at this point of the picture? What is drawn fills its bounds. */
export function coversPoint(part: Part, point: Point): boolean {
  if (part.kind === 'clay') return clayCovers(part.shape, point);
  const { x, y } = fromPicture(part.place, point);
  if (part.kind === 'svg') {
    const { left, top, right, bottom } = part.bounds;
    return x >= left && x < right && y >= top && y < bottom;
  }
  const at = { x: 50 + (x / PIECE_SIDE) * 100, y: 50 + (y / PIECE_SIDE) * 100 };
  const { cut, above = 100, below = 0, hem } = part.options ?? {};
  return (
    (!hem || aboveHem(hem, at) > 0) &&
    at.y >= below &&
    at.y < above &&
    isSolid(part.sprite, at) &&
    (!cut || Math.hypot(at.x - cut.x, at.y - cut.y) < cut.radius)
  );
}

/** A square around 0,0. */
export const squareOf = (reach: number): Box => ({ left: -reach, top: -reach, right: reach, bottom: reach });

export const partsBox = (parts: readonly Part[]): Box => joinBoxes(parts.map(partBox));

/** The part moved, turned and scaled with everything else. */
export function movePart(part: Part, outer: Place): Part {
  const move = (point: Point) => toPicture(outer, point);
  const joint = part.joint && { joint: { ...part.joint, at: move(part.joint.at) } };
  if (part.kind !== 'clay') return { ...part, ...joint, place: nestPlace(outer, part.place) };
  const { shape } = part;
  const wide = (shape.wide ?? 1) * (outer.wide ?? 1);
  // What is stretched keeps its own, narrower room: only on the way to the picture is it as wide as it looks.
  const moveWithin = (point: Point): Point => {
    const { x, y } = move({ x: point.x * (shape.wide ?? 1), y: point.y });
    return { x: x / wide, y };
  };
  const cones = shape.cones.map(({ a, b, radiusA, radiusB }) => ({
    a: moveWithin(a),
    b: moveWithin(b),
    radiusA: radiusA * outer.scale,
    radiusB: radiusB * outer.scale,
  }));
  const below = shape.below && { color: shape.below.color, at: move({ x: 0, y: shape.below.at }).y };
  return {
    ...part,
    ...joint,
    shape: { ...shape, cones, melt: shape.melt * outer.scale, ...(below && { below }), ...(wide !== 1 && { wide }) },
  };
}

/** Lets go of the event loop: drawing is arithmetic, and others want their turn. */
export const breathe = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

const SHADOW = { offset: { x: 7, y: 13 }, color: [26, 8, 44], radius: 22 } as const;

/** Back to front. */
export function inOrder(parts: readonly Part[]): Part[] {
  const ordered = parts.map((part, index) => ({ part, index })).sort((a, b) => a.part.z - b.part.z || a.index - b.index);
  return ordered.map(({ part }) => part);
}

/** Draws the parts in order into an empty raster; each casts a soft shadow on those below it. */
export async function drawParts(canvas: Raster, scratch: Raster, parts: readonly Part[], signal?: AbortSignal): Promise<void> {
  for (const part of inOrder(parts)) {
    signal?.throwIfAborted();
    await drawOnto([canvas], scratch, part, signal);
    await breathe();
  }
}

/** Draws a part on the last of several rasters; its shadow falls on all of them. */
export async function drawOnto(canvases: readonly Raster[], scratch: Raster, part: Part, signal?: AbortSignal): Promise<void> {
  const canvas = canvases.at(-1);
  if (!canvas) return;
  const box = await drawPart(scratch, part, signal);
  if (part.shadow > 0) {
    const soft = softShadow(scratch, box);
    for (const below of canvases) tintUnder(below, soft.mask, { ...SHADOW, strength: part.shadow, box: soft.box });
  }
  blendOver(canvas, scratch, box);
  clearBox(scratch, box);
}

/** Draws a part alone into an empty raster, with the shadow that it casts on the scene behind it. */
export async function drawApart(canvas: Raster, scratch: Raster, part: Part, signal?: AbortSignal): Promise<void> {
  const box = await drawPart(scratch, part, signal);
  const soft = softShadow(scratch, box);
  paintMask(canvas, soft.mask, { ...SHADOW, strength: part.shadow, box: soft.box });
  blendOver(canvas, scratch, box);
  clearBox(scratch, box);
}

function softShadow(scratch: Raster, box: Box): { mask: Mask; box: Box } {
  const wide = clipBox({ left: box.left - 40, right: box.right + 40, top: box.top - 40, bottom: box.bottom + 50 }, scratch);
  return { mask: blurMask(maskOf(scratch, box, SHADOW.radius), SHADOW.radius), box: wide };
}

async function drawPart(scratch: Raster, part: Part, signal?: AbortSignal): Promise<Box> {
  const box = await drawUndyed(scratch, part, signal);
  if (part.dye) dyeBox(scratch, box, part.dye);
  if (part.skin) skinBox(scratch, box, part.skin);
  return box;
}

async function drawUndyed(scratch: Raster, part: Part, signal?: AbortSignal): Promise<Box> {
  if (part.kind === 'sprite') {
    await prepareSprite(part.sprite, part.place);
    return drawSprite(scratch, part.sprite, part.place, part.options);
  }
  if (part.kind === 'clay') return drawClay(scratch, part.shape);
  const box = clipBox(partBox(part), scratch);
  if (box.right <= box.left || box.bottom <= box.top) return box;
  const { x, y, scale, turn, mirror, wide = 1 } = part.place;
  const group = `<g transform="translate(${short(x)} ${short(y)}) scale(${short(wide)} 1) rotate(${short(turn)}) scale(${mirror ? -scale : scale} ${scale})">${part.markup}</g>`;
  const drawn = await renderSvg(group, box, signal);
  for (let row = 0; row < drawn.height; row++) {
    const from = row * drawn.width * 4;
    scratch.data.set(drawn.data.subarray(from, from + drawn.width * 4), ((box.top + row) * scratch.width + box.left) * 4);
  }
  return box;
}
