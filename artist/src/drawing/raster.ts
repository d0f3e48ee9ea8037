/**
 * Pixels. Rasters hold premultiplied RGBA, because blending and scaling are right only there. Everything here is plain
 * arithmetic on typed arrays: the same input gives the same bytes on every machine.
 */
import { newBuffer } from './memory.ts';

export interface Raster {
  width: number;
  height: number;
  data: Uint8ClampedArray;
}

/** Whole pixels: from left/top up to, but not, right/bottom. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export type Rgb = readonly [red: number, green: number, blue: number];

/** The side of the picture in pixels. */
export const SIDE = 1024;

export function createRaster(width: number, height: number): Raster {
  const length = width * height * 4;
  return { width, height, data: new Uint8ClampedArray(newBuffer(length), 0, length) };
}

export function copyRaster({ width, height, data }: Raster): Raster {
  const copy = createRaster(width, height);
  copy.data.set(data);
  return copy;
}

/** The part of a box that lies in the raster, on whole pixels. */
export function clipBox(box: Box, raster: { width: number; height: number }): Box {
  const left = Math.max(0, Math.floor(box.left));
  const top = Math.max(0, Math.floor(box.top));
  return {
    left,
    top,
    right: Math.max(left, Math.min(raster.width, Math.ceil(box.right))),
    bottom: Math.max(top, Math.min(raster.height, Math.ceil(box.bottom))),
  };
}

export function joinBoxes(boxes: readonly Box[]): Box {
  return {
    left: Math.min(...boxes.map((box) => box.left)),
    top: Math.min(...boxes.map((box) => box.top)),
    right: Math.max(...boxes.map((box) => box.right)),
    bottom: Math.max(...boxes.map((box) => box.bottom)),
  };
}

export function clearBox(raster: Raster, box: Box): void {
  for (let y = box.top; y < box.bottom; y++) {
    raster.data.fill(0, (y * raster.width + box.left) * 4, (y * raster.width + box.right) * 4);
  }
}

/** Lays `source` over `target`, both of the same size, inside the box. */
export function blendOver(target: Raster, source: Raster, box: Box, opacity = 1): void {
  const { data: to } = target;
  const { data: from } = source;
  for (let y = box.top; y < box.bottom; y++) {
    const end = (y * target.width + box.right) * 4;
    for (let at = (y * target.width + box.left) * 4; at < end; at += 4) {
      const alpha = (from[at + 3] ?? 0) * opacity;
      if (alpha === 0) continue;
      if (alpha === 255) {
        to[at] = from[at] ?? 0;
        to[at + 1] = from[at + 1] ?? 0;
        to[at + 2] = from[at + 2] ?? 0;
        to[at + 3] = 255;
        continue;
      }
      const rest = 1 - alpha / 255;
      to[at] = (from[at] ?? 0) * opacity + (to[at] ?? 0) * rest;
      to[at + 1] = (from[at + 1] ?? 0) * opacity + (to[at + 1] ?? 0) * rest;
      to[at + 2] = (from[at + 2] ?? 0) * opacity + (to[at + 2] ?? 0) * rest;
      to[at + 3] = alpha + (to[at + 3] ?? 0) * rest;
    }
  }
}

/** How much of something lies on each cell of a grid four times as coarse as the picture, 0 to 1: a part of the grid, around it nothing. */
export interface Mask {
  /** Of the whole grid. */
  columns: number;
  rows: number;
  left: number;
  top: number;
  width: number;
  height: number;
  values: Float32Array;
}

const MASK_STEP = 4;

/** How far a blur of so many picture pixels spreads in each of its three passes, in cells. */
const passOf = (radius: number): number => Math.max(1, Math.round(radius / MASK_STEP / 1.7));

/**
 * The opacity of a raster as a coarse mask; what lies outside the box counts as nothing.
 * @param radius how much it may be blurred: there is room for it around the box.
 */
export function maskOf(raster: Raster, box: Box, radius = 0): Mask {
  const [columns, rows] = [Math.ceil(raster.width / MASK_STEP), Math.ceil(raster.height / MASK_STEP)];
  const room = passOf(radius) * 3;
  const left = Math.max(0, (box.left >> 2) - room);
  const top = Math.max(0, (box.top >> 2) - room);
  const width = Math.max(1, Math.min(columns, (box.right >> 2) + 1 + room) - left);
  const height = Math.max(1, Math.min(rows, (box.bottom >> 2) + 1 + room) - top);
  const values = new Float32Array(width * height);
  for (let y = box.top; y < box.bottom; y++) {
    const row = ((y >> 2) - top) * width - left;
    for (let x = box.left, at = (y * raster.width + x) * 4 + 3; x < box.right; x++, at += 4) {
      const opacity = raster.data[at] ?? 0;
      if (opacity === 0) continue;
      const cell = row + (x >> 2);
      values[cell] = (values[cell] ?? 0) + opacity / (255 * 16);
    }
  }
  return { columns, rows, left, top, width, height, values };
}

/** Softens a mask: three box blurs come close to a Gaussian one. `radius` in picture pixels. */
export function blurMask(mask: Mask, radius: number): Mask {
  const reach = passOf(radius);
  let values = mask.values;
  for (let pass = 0; pass < 3; pass++) {
    values = blurLines(values, mask.width, mask.height, reach);
    values = blurLines(values, mask.height, mask.width, reach);
  }
  return { ...mask, values };
}

/** Blurs along the rows and returns the transposed grid, so that a second call blurs the columns and turns it back. */
function blurLines(values: Float32Array, width: number, height: number, reach: number): Float32Array {
  const turned = new Float32Array(values.length);
  const share = 1 / (reach * 2 + 1);
  for (let y = 0; y < height; y++) {
    const row = y * width;
    let sum = 0;
    for (let x = 0; x <= reach && x < width; x++) sum += values[row + x] ?? 0;
    for (let x = 0; x < width; x++) {
      turned[x * height + y] = sum * share;
      if (x - reach >= 0) sum -= values[row + x - reach] ?? 0;
      if (x + reach + 1 < width) sum += values[row + x + reach + 1] ?? 0;
    }
  }
  return turned;
}

/** A mask's values along one row of picture pixels, smoothly between its cells; `read` is between its columns as well. */
class MaskRow {
  readonly #mask: Mask;
  /** With one cell more at each end: nothing, or at the edge of the grid once more what is there. */
  readonly #values: Float32Array;
  /** Between these there is something, in picture pixels; beyond them nothing. */
  first = 0;
  end = 0;

  constructor(mask: Mask) {
    this.#mask = mask;
    this.#values = new Float32Array(mask.width + 2);
  }

  /** False when there is nothing in the whole row. */
  moveTo(y: number): boolean {
    const { columns, rows, left, top, width, height, values } = this.#mask;
    const at = Math.max(0, Math.min(rows - 1.001, (y - 1.5) / MASK_STEP));
    const row = Math.floor(at) - top;
    if (row < -1 || row >= height) return false;
    const below = at - top - row;
    const [upper, lower] = [row < 0 ? 0 : 1 - below, row + 1 < height ? below : 0];
    const [from, next] = [Math.max(0, row) * width, Math.min(height - 1, row + 1) * width];
    let [least, most] = [width + 2, -1];
    for (let column = 0; column < width; column++) {
      const value = (values[from + column] ?? 0) * upper + (values[next + column] ?? 0) * lower;
      this.#values[column + 1] = value;
      if (value <= 0) continue;
      if (least > column) least = column;
      most = column;
    }
    if (left === 0) this.#values[0] = this.#values[1] ?? 0;
    if (left + width === columns) this.#values[width + 1] = this.#values[width] ?? 0;
    this.first = least === 0 && left === 0 ? 0 : (left + least - 1) * MASK_STEP;
    this.end = most === width - 1 && left + width === columns ? Infinity : (left + most + 2) * MASK_STEP;
    return most >= 0;
  }

  read(x: number): number {
    const at = Math.max(0, (x - 1.5) / MASK_STEP - this.#mask.left + 1);
    const column = at | 0;
    if (column > this.#mask.width) return this.#values[this.#mask.width + 1] ?? 0;
    const value = this.#values[column] ?? 0;
    return value + ((this.#values[column + 1] ?? 0) - value) * (at - column);
  }
}

/** Moves what is already painted towards a colour, where the mask lies; nothing is added outside of it. */
export function tintUnder(
  target: Raster,
  mask: Mask,
  options: { offset: { x: number; y: number }; color: Rgb; strength: number; box: Box },
): void {
  const { data } = target;
  const { offset, color, strength, box } = options;
  const [red, green, blue] = color;
  const row = new MaskRow(mask);
  for (let y = box.top; y < box.bottom; y++) {
    if (!row.moveTo(y - offset.y)) continue;
    const end = Math.min(box.right, row.end + offset.x);
    for (let x = Math.max(box.left, row.first + offset.x); x < end; x++) {
      const at = (y * target.width + x) * 4;
      const alpha = data[at + 3] ?? 0;
      if (alpha === 0) continue;
      const share = row.read(x - offset.x) * strength;
      if (share < 0.004) continue;
      const opaque = alpha / 255;
      const [r, g, b] = [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0];
      data[at] = r + (red * opaque - r) * share;
      data[at + 1] = g + (green * opaque - g) * share;
      data[at + 2] = b + (blue * opaque - b) * share;
    }
  }
}

/** Lays a soft shape of one colour over everything. */
export function paintMask(
  target: Raster,
  mask: Mask,
  options: { offset: { x: number; y: number }; color: Rgb; strength: number; box: Box },
): void {
  const { data } = target;
  const { offset, color, strength, box } = options;
  const [red, green, blue] = color;
  const row = new MaskRow(mask);
  for (let y = box.top; y < box.bottom; y++) {
    if (!row.moveTo(y - offset.y)) continue;
    const end = Math.min(box.right, row.end + offset.x);
    for (let x = Math.max(box.left, row.first + offset.x); x < end; x++) {
      const share = Math.min(1, row.read(x - offset.x) * strength);
      if (share < 0.004) continue;
      const at = (y * target.width + x) * 4;
      const [r, g, b] = [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0];
      data[at] = r + (red - r) * share;
      data[at + 1] = g + (green - g) * share;
      data[at + 2] = b + (blue - b) * share;
      const alpha = data[at + 3] ?? 0;
      if (alpha < 255) data[at + 3] = 255 * share + alpha * (1 - share);
    }
  }
}
