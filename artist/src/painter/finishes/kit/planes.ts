/** One number for each pixel, and pictures at another size. */
import { newBuffer } from '../../../drawing/memory.ts';
import { type Box as Area, createRaster, type Raster } from '../../../drawing/raster.ts';

export type Plane = Float32Array<ArrayBuffer>;

/** Of zeros. */
export const createPlane = (length: number): Plane => new Float32Array(newBuffer(length * 4), 0, length);

/** On each pixel, the greater of two. */
export function greaterOf(one: Plane, other: Plane): Plane {
  const both = createPlane(one.length);
  for (let cell = 0; cell < both.length; cell++) both[cell] = Math.max(one[cell] ?? 0, other[cell] ?? 0);
  return both;
}

/** The lightness of each pixel, 0 to 1 (Rec. 601). */
export function lightOf({ data, width, height }: Raster): Plane {
  const light = createPlane(width * height);
  for (let cell = 0, at = 0; cell < light.length; cell++, at += 4) {
    light[cell] = ((data[at] ?? 0) * 0.299 + (data[at + 1] ?? 0) * 0.587 + (data[at + 2] ?? 0) * 0.114) / 255;
  }
  return light;
}

/** Two box blurs, which come close to a Gaussian one whose deviation is about 0.8 of the radius. The edge repeats itself. */
export function blurPlane(plane: Plane, width: number, height: number, radius: number): Plane {
  const reach = Math.max(1, Math.round(radius));
  const blurred = createPlane(plane.length);
  if (scratch.length < plane.length) scratch = new Float32Array(plane.length);
  blurRows(plane, scratch, { width, height, reach });
  blurColumns(scratch, blurred, { width, height, reach });
  blurRows(blurred, scratch, { width, height, reach });
  blurColumns(scratch, blurred, { width, height, reach });
  return blurred;
}

/** For what is between two steps: new memory costs as much as the step. */
let scratch: Plane = new Float32Array(0);

/** Blurs each colour of a picture, in its place. */
export function blurPicture({ data, width, height }: Raster, radius: number): void {
  for (let channel = 0; channel < 3; channel++) {
    const plane = createPlane(width * height);
    for (let cell = 0; cell < plane.length; cell++) plane[cell] = data[cell * 4 + channel] ?? 0;
    const soft = blurPlane(plane, width, height, radius);
    for (let cell = 0; cell < plane.length; cell++) data[cell * 4 + channel] = soft[cell] ?? 0;
  }
}

interface Box {
  width: number;
  height: number;
  reach: number;
}

function blurRows(from: Plane, to: Plane, { width, height, reach }: Box): void {
  const share = 1 / (reach * 2 + 1);
  // Between these, all that is looked at is in the row.
  const inner = Math.min(width, reach);
  const outer = Math.max(inner, width - reach - 1);
  for (let y = 0; y < height; y++) {
    const row = y * width;
    const last = row + width - 1;
    let sum = (from[row] ?? 0) * reach;
    for (let step = 0; step <= reach; step++) sum += from[Math.min(last, row + step)] ?? 0;
    let at = row;
    for (const stop = row + inner; at < stop; at++) {
      to[at] = sum * share;
      sum += (from[Math.min(last, at + reach + 1)] ?? 0) - (from[row] ?? 0);
    }
    for (const stop = row + outer; at < stop; at++) {
      to[at] = sum * share;
      sum += (from[at + reach + 1] ?? 0) - (from[at - reach] ?? 0);
    }
    for (; at <= last; at++) {
      to[at] = sum * share;
      sum += (from[last] ?? 0) - (from[Math.max(row, at - reach)] ?? 0);
    }
  }
}

function blurColumns(from: Plane, to: Plane, { width, height, reach }: Box): void {
  const share = 1 / (reach * 2 + 1);
  const sums = new Float64Array(width);
  for (let x = 0; x < width; x++) {
    let sum = (from[x] ?? 0) * reach;
    for (let step = 0; step <= reach; step++) sum += from[Math.min(height - 1, step) * width + x] ?? 0;
    sums[x] = sum;
  }
  for (let y = 0; y < height; y++) {
    const row = y * width;
    const enters = Math.min(height - 1, y + reach + 1) * width;
    const leaves = Math.max(0, y - reach) * width;
    for (let x = 0; x < width; x++) {
      const sum = sums[x] ?? 0;
      to[row + x] = sum * share;
      sums[x] = sum + (from[enters + x] ?? 0) - (from[leaves + x] ?? 0);
    }
  }
}

/** How steep a plane is, and which way up: the Sobel operator, 1 for a step from 0 to 1. */
export function slopesOf(plane: Plane, width: number, height: number): { x: Plane; y: Plane } {
  const slopes = { x: createPlane(plane.length), y: createPlane(plane.length) };
  for (let y = 0; y < height; y++) {
    const above = Math.max(0, y - 1) * width;
    const row = y * width;
    const below = Math.min(height - 1, y + 1) * width;
    for (let x = 0; x < width; x++) {
      const left = Math.max(0, x - 1);
      const right = Math.min(width - 1, x + 1);
      const a = plane[above + left] ?? 0;
      const c = plane[above + right] ?? 0;
      const g = plane[below + left] ?? 0;
      const i = plane[below + right] ?? 0;
      slopes.x[row + x] = (c + i - a - g + 2 * ((plane[row + right] ?? 0) - (plane[row + left] ?? 0))) / 4;
      slopes.y[row + x] = (g + i - a - c + 2 * ((plane[below + x] ?? 0) - (plane[above + x] ?? 0))) / 4;
    }
  }
  return slopes;
}

/** A smaller copy: each of its pixels is the mean of `factor` x `factor`. */
export function reduce(picture: Raster, factor: number): Raster {
  const step = Math.max(1, Math.round(factor));
  const small = createRaster(Math.ceil(picture.width / step), Math.ceil(picture.height / step));
  const { data, width, height } = picture;
  for (let y = 0; y < small.height; y++) {
    const bottom = Math.min(height, (y + 1) * step);
    for (let x = 0; x < small.width; x++) {
      const right = Math.min(width, (x + 1) * step);
      let red = 0;
      let green = 0;
      let blue = 0;
      for (let row = y * step; row < bottom; row++) {
        for (let at = (row * width + x * step) * 4, end = (row * width + right) * 4; at < end; at += 4) {
          red += data[at] ?? 0;
          green += data[at + 1] ?? 0;
          blue += data[at + 2] ?? 0;
        }
      }
      const count = (bottom - y * step) * (right - x * step);
      const to = (y * small.width + x) * 4;
      small.data[to] = red / count;
      small.data[to + 1] = green / count;
      small.data[to + 2] = blue / count;
      small.data[to + 3] = 255;
    }
  }
  return small;
}

/** A smaller plane: each of its values is the mean of `factor` x `factor`. */
export function reducePlane(plane: Plane, { width, height }: { width: number; height: number }, factor: number): Plane {
  const step = Math.max(1, Math.round(factor));
  const wide = Math.ceil(width / step);
  const small = createPlane(wide * Math.ceil(height / step));
  for (let y = 0; y < height; y++) {
    const row = Math.floor(y / step) * wide;
    for (let x = 0, cell = row; x < width; cell++) {
      let sum = small[cell] ?? 0;
      for (const end = Math.min(width, x + step); x < end; x++) sum += (plane[y * width + x] ?? 0) / (step * step);
      small[cell] = sum;
    }
  }
  return small;
}

/** Fills the picture with a smaller one, smoothly. */
export function enlargeInto(picture: Raster, small: Raster): void {
  if (small.width === picture.width && small.height === picture.height) {
    picture.data.set(small.data);
    return;
  }
  const { data, width, height } = picture;
  const from = small.data;
  const columns = spread(width, small.width);
  const rows = spread(height, small.height);
  for (let y = 0; y < height; y++) {
    const upper = (rows.cells[y] ?? 0) * small.width;
    const lower = upper + small.width;
    const below = rows.shares[y] ?? 0;
    for (let x = 0; x < width; x++) {
      const column = columns.cells[x] ?? 0;
      const right = columns.shares[x] ?? 0;
      const a = (upper + column) * 4;
      const c = (lower + column) * 4;
      const wa = (1 - right) * (1 - below);
      const wb = right * (1 - below);
      const wc = (1 - right) * below;
      const wd = right * below;
      const at = (y * width + x) * 4;
      for (let channel = 0; channel < 3; channel++) {
        data[at + channel] =
          (from[a + channel] ?? 0) * wa +
          (from[a + 4 + channel] ?? 0) * wb +
          (from[c + channel] ?? 0) * wc +
          (from[c + 4 + channel] ?? 0) * wd;
      }
    }
  }
}

/** A plane at the size of a picture, smoothly. */
export function enlargePlane(
  plane: Plane,
  from: { width: number; height: number },
  to: { width: number; height: number },
): Plane {
  if (from.width === to.width && from.height === to.height) return plane;
  const large = createPlane(to.width * to.height);
  const columns = spread(to.width, from.width);
  const rows = spread(to.height, from.height);
  for (let y = 0; y < to.height; y++) {
    const upper = (rows.cells[y] ?? 0) * from.width;
    const below = rows.shares[y] ?? 0;
    for (let x = 0; x < to.width; x++) {
      const cell = upper + (columns.cells[x] ?? 0);
      const right = columns.shares[x] ?? 0;
      const over = (plane[cell] ?? 0) * (1 - right) + (plane[cell + 1] ?? 0) * right;
      const under = (plane[cell + from.width] ?? 0) * (1 - right) + (plane[cell + from.width + 1] ?? 0) * right;
      large[y * to.width + x] = over * (1 - below) + under * below;
    }
  }
  return large;
}

/** For each of `many` places, between which two of `few` it lies, and how far. */
function spread(many: number, few: number): { cells: Int32Array; shares: Float32Array } {
  const cells = new Int32Array(many);
  const shares = new Float32Array(many);
  for (let index = 0; index < many; index++) {
    const at = Math.max(0, Math.min(few - 1, ((index + 0.5) * few) / many - 0.5));
    const cell = Math.min(few - 2, Math.floor(at));
    cells[index] = cell;
    shares[index] = at - cell;
  }
  return { cells, shares };
}

/** A copy of a part of a picture. */
export function cutRaster(source: Raster, { left, top, right, bottom }: Area): Raster {
  const part = createRaster(right - left, bottom - top);
  for (let y = top; y < bottom; y++) {
    const row = y * source.width;
    part.data.set(source.data.subarray((row + left) * 4, (row + right) * 4), (y - top) * part.width * 4);
  }
  return part;
}

/** Puts a part back into its picture. */
export function pasteRaster(picture: Raster, part: Raster, { left, top, bottom }: Area): void {
  for (let y = top; y < bottom; y++) {
    const from = (y - top) * part.width * 4;
    picture.data.set(part.data.subarray(from, from + part.width * 4), (y * picture.width + left) * 4);
  }
}
