/**
 * Pixels. Rasters hold premultiplied RGBA, because blending and scaling are right only there. Everything here is plain
 * arithmetic on typed arrays: the same input gives the same bytes on every machine.
 */
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
  return { width, height, data: new Uint8ClampedArray(width * height * 4) };
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
      const rest = 1 - alpha / 255;
      to[at] = (from[at] ?? 0) * opacity + (to[at] ?? 0) * rest;
      to[at + 1] = (from[at + 1] ?? 0) * opacity + (to[at + 1] ?? 0) * rest;
      to[at + 2] = (from[at + 2] ?? 0) * opacity + (to[at + 2] ?? 0) * rest;
      to[at + 3] = alpha + (to[at + 3] ?? 0) * rest;
    }
  }
}

/** How much of something lies on each cell of a grid four times as coarse as the picture, 0 to 1. */
export interface Mask {
  width: number;
  height: number;
  values: Float32Array;
}

const MASK_STEP = 4;

/** The opacity of a raster as a coarse mask; what lies outside the box counts as nothing. */
export function maskOf(raster: Raster, box: Box): Mask {
  const width = Math.ceil(raster.width / MASK_STEP);
  const height = Math.ceil(raster.height / MASK_STEP);
  const values = new Float32Array(width * height);
  for (let y = box.top; y < box.bottom; y++) {
    for (let x = box.left; x < box.right; x++) {
      const cell = (y >> 2) * width + (x >> 2);
      values[cell] = (values[cell] ?? 0) + (raster.data[(y * raster.width + x) * 4 + 3] ?? 0) / (255 * 16);
    }
  }
  return { width, height, values };
}

/** Softens a mask: three box blurs come close to a Gaussian one. `radius` in picture pixels. */
export function blurMask(mask: Mask, radius: number): Mask {
  const reach = Math.max(1, Math.round(radius / MASK_STEP / 1.7));
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
    for (let x = -reach; x <= reach; x++) sum += x >= 0 && x < width ? (values[row + x] ?? 0) : 0;
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
  readonly #values: Float32Array;

  constructor(mask: Mask) {
    this.#mask = mask;
    this.#values = new Float32Array(mask.width);
  }

  /** False when there is nothing in the whole row. */
  moveTo(y: number): boolean {
    const { width, height, values } = this.#mask;
    const at = Math.max(0, Math.min(height - 1.001, (y - 1.5) / MASK_STEP));
    const row = Math.floor(at);
    const share = at - row;
    let most = 0;
    for (let column = 0, cell = row * width; column < width; column++, cell++) {
      const value = (values[cell] ?? 0) * (1 - share) + (values[cell + width] ?? 0) * share;
      this.#values[column] = value;
      if (value > most) most = value;
    }
    return most > 0;
  }

  read(x: number): number {
    const at = Math.max(0, Math.min(this.#mask.width - 1.001, (x - 1.5) / MASK_STEP));
    const column = Math.floor(at);
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
  const row = new MaskRow(mask);
  for (let y = box.top; y < box.bottom; y++) {
    if (!row.moveTo(y - offset.y)) continue;
    for (let x = box.left; x < box.right; x++) {
      const at = (y * target.width + x) * 4;
      const alpha = data[at + 3] ?? 0;
      if (alpha === 0) continue;
      const share = row.read(x - offset.x) * strength;
      if (share < 0.004) continue;
      for (let channel = 0; channel < 3; channel++) {
        const value = data[at + channel] ?? 0;
        data[at + channel] = value + (((color[channel] ?? 0) * alpha) / 255 - value) * share;
      }
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
  const row = new MaskRow(mask);
  for (let y = box.top; y < box.bottom; y++) {
    if (!row.moveTo(y - offset.y)) continue;
    for (let x = box.left; x < box.right; x++) {
      const share = Math.min(1, row.read(x - offset.x) * strength);
      if (share < 0.004) continue;
      const at = (y * target.width + x) * 4;
      for (let channel = 0; channel < 3; channel++) {
        const value = data[at + channel] ?? 0;
        data[at + channel] = value + ((color[channel] ?? 0) - value) * share;
      }
      data[at + 3] = 255 * share + (data[at + 3] ?? 0) * (1 - share);
    }
  }
}
