/** A picture cut into pieces, each of one colour. */
import type { Raster } from '../../../drawing/raster.ts';
import { type Flow, flowCell } from './flow.ts';
import { hash } from './noise.ts';
import { lightOf, reduce, slopesOf } from './planes.ts';

export interface Spot {
  x: number;
  y: number;
}

/** Which spot each pixel is nearest to: the vector distance transform in two passes (Danielsson, 1980). */
function nearestSpots(spots: readonly Spot[], width: number, height: number): Int32Array {
  const labels = new Int32Array(width * height).fill(-1);
  const xs = Float32Array.from(spots, ({ x }) => x);
  const ys = Float32Array.from(spots, ({ y }) => y);
  for (const [index, { x, y }] of spots.entries()) {
    const column = Math.max(0, Math.min(width - 1, Math.floor(x)));
    labels[Math.max(0, Math.min(height - 1, Math.floor(y))) * width + column] = index;
  }
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) takeNearer(labels, xs, ys, { width, height, x, y, side: -1, row: -1 });
    for (let x = width - 2; x >= 0; x--) takeNearer(labels, xs, ys, { width, height, x, y, side: 1, row: 0 });
  }
  for (let y = height - 1; y >= 0; y--) {
    for (let x = width - 1; x >= 0; x--) takeNearer(labels, xs, ys, { width, height, x, y, side: 1, row: 1 });
    for (let x = 1; x < width; x++) takeNearer(labels, xs, ys, { width, height, x, y, side: -1, row: 0 });
  }
  return labels;
}

/** Asks the neighbour at one side, and those in the row above (-1), below (1) or none (0). */
function takeNearer(
  labels: Int32Array,
  xs: Float32Array,
  ys: Float32Array,
  { width, height, x, y, side, row }: { width: number; height: number; x: number; y: number; side: number; row: number },
): void {
  const cell = y * width + x;
  let best = labels[cell] ?? -1;
  let least = best < 0 ? Infinity : (x - (xs[best] ?? 0)) ** 2 + (y - (ys[best] ?? 0)) ** 2;
  const other = y + row;
  const first = row === 0 || other < 0 || other >= height ? 2 : -1;
  for (let step = first; step <= 2; step++) {
    // -1, 0 and 1 are in the other row; 2 is the one beside it.
    const column = step === 2 ? x + side : x + step;
    if (column < 0 || column >= width) continue;
    const label = labels[(step === 2 ? y : other) * width + column] ?? -1;
    if (label < 0 || label === best) continue;
    const away = (x - (xs[label] ?? 0)) ** 2 + (y - (ys[label] ?? 0)) ** 2;
    if (away < least) {
      best = label;
      least = away;
    }
  }
  labels[cell] = best;
}

/**
 * Pieces that keep to the edges of a picture: simple linear iterative clustering (Achanta and others, "SLIC", 2012).
 * @param pitch the side of a piece, in pixels of this picture. @param weight how much lines up: more gives squarer pieces.
 */
export function superpixels(picture: Raster, pitch: number, weight: number): Int32Array {
  const { data, width, height } = picture;
  const columns = Math.ceil(width / pitch);
  const rows = Math.ceil(height / pitch);
  const count = columns * rows;
  // x, y, red, green, blue of each centre.
  const centres = new Float32Array(count * 5);
  for (let index = 0; index < count; index++) {
    const row = Math.floor(index / columns);
    const x = Math.min(width - 1, ((index % columns) + 0.2 + 0.6 * hash(index, 1)) * pitch);
    const y = Math.min(height - 1, (row + 0.2 + 0.6 * hash(index, 2)) * pitch);
    const at = (Math.floor(y) * width + Math.floor(x)) * 4;
    centres.set([x, y, data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0], index * 5);
  }
  const labels = new Int32Array(width * height);
  const pull = (weight / pitch) ** 2;
  for (let round = 0; round < 4; round++) {
    for (let y = 0; y < height; y++) {
      const row = Math.floor(y / pitch);
      for (let x = 0; x < width; x++) {
        const column = Math.floor(x / pitch);
        const at = (y * width + x) * 4;
        const red = data[at] ?? 0;
        const green = data[at + 1] ?? 0;
        const blue = data[at + 2] ?? 0;
        let best = 0;
        let least = Infinity;
        for (let near = Math.max(0, row - 1); near <= Math.min(rows - 1, row + 1); near++) {
          for (let side = Math.max(0, column - 1); side <= Math.min(columns - 1, column + 1); side++) {
            const centre = (near * columns + side) * 5;
            const dx = x - (centres[centre] ?? 0);
            const dy = y - (centres[centre + 1] ?? 0);
            const dr = red - (centres[centre + 2] ?? 0);
            const dg = green - (centres[centre + 3] ?? 0);
            const db = blue - (centres[centre + 4] ?? 0);
            const away = dr * dr + dg * dg + db * db + (dx * dx + dy * dy) * pull;
            if (away < least) {
              best = near * columns + side;
              least = away;
            }
          }
        }
        labels[y * width + x] = best;
      }
    }
    moveCentres(picture, labels, centres);
  }
  return labels;
}

function moveCentres({ data, width }: Raster, labels: Int32Array, centres: Float32Array): void {
  const sums = new Float64Array((centres.length / 5) * 6);
  const add = (to: number, value: number): void => {
    sums[to] = (sums[to] ?? 0) + value;
  };
  for (let cell = 0; cell < labels.length; cell++) {
    const to = (labels[cell] ?? 0) * 6;
    add(to, cell % width);
    add(to + 1, Math.floor(cell / width));
    add(to + 2, data[cell * 4] ?? 0);
    add(to + 3, data[cell * 4 + 1] ?? 0);
    add(to + 4, data[cell * 4 + 2] ?? 0);
    add(to + 5, 1);
  }
  for (let index = 0; index < centres.length / 5; index++) {
    const count = sums[index * 6 + 5] ?? 0;
    if (count === 0) continue;
    for (let part = 0; part < 5; part++) centres[index * 5 + part] = (sums[index * 6 + part] ?? 0) / count;
  }
}

interface Triangles {
  labels: Int32Array;
  /** A number for each that goes with where it is, so that chance stays with it from one frame of a film to the next. */
  salts: readonly number[];
}

/**
 * Triangles between spots, as a label for each pixel: Delaunay's are those of three regions of the Voronoi diagram that meet
 * (Rong and Tan, "Jump Flooding", 2006, read them off the pixels in the same way).
 */
export function triangles(spots: readonly Spot[], { width, height }: { width: number; height: number }, unit: number): Triangles {
  const regions = nearestSpots(spots, width, height);
  const labels = new Int32Array(width * height).fill(-1);
  const salts: number[] = [];
  const fill = (a: number, b: number, c: number): void => {
    const corners = [spots[a], spots[b], spots[c]];
    const [one, two, three] = corners;
    if (!one || !two || !three) return;
    fillTriangle({ labels, width, height }, one, two, three, salts.length);
    const place = (value: number) => Math.round(value / (6 * unit));
    salts.push(place(one.x + two.x + three.x) * 7919 + place(one.y + two.y + three.y));
  };
  for (let y = 0; y + 1 < height; y++) {
    for (let x = 0; x + 1 < width; x++) {
      const cell = y * width + x;
      const a = regions[cell] ?? 0;
      const b = regions[cell + 1] ?? 0;
      const c = regions[cell + width] ?? 0;
      const d = regions[cell + width + 1] ?? 0;
      if (a === b ? c === d || a === c || a === d : a === c && b === d) continue;
      const met = new Set([a, b, d, c]);
      if (met.size < 3) continue;
      const [first = 0, second = 0, third = 0, fourth] = met;
      fill(first, second, third);
      if (fourth !== undefined) fill(first, third, fourth);
    }
  }
  closeGaps(labels, width);
  return { labels, salts };
}

function fillTriangle(
  { labels, width, height }: { labels: Int32Array; width: number; height: number },
  a: Spot,
  b: Spot,
  c: Spot,
  label: number,
): void {
  const turn = (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
  if (turn === 0) return;
  const sign = Math.sign(turn);
  const left = Math.max(0, Math.floor(Math.min(a.x, b.x, c.x)));
  const right = Math.min(width - 1, Math.ceil(Math.max(a.x, b.x, c.x)));
  const bottom = Math.min(height - 1, Math.ceil(Math.max(a.y, b.y, c.y)));
  for (let y = Math.max(0, Math.floor(Math.min(a.y, b.y, c.y))); y <= bottom; y++) {
    for (let x = left; x <= right; x++) {
      const one = ((b.x - a.x) * (y - a.y) - (b.y - a.y) * (x - a.x)) * sign;
      const two = ((c.x - b.x) * (y - b.y) - (c.y - b.y) * (x - b.x)) * sign;
      const three = ((a.x - c.x) * (y - c.y) - (a.y - c.y) * (x - c.x)) * sign;
      if (one >= 0 && two >= 0 && three >= 0) labels[y * width + x] = label;
    }
  }
}

/** A pixel that no triangle covers belongs to the one beside it. */
function closeGaps(labels: Int32Array, width: number): void {
  for (let cell = 1; cell < labels.length; cell++) {
    if ((labels[cell] ?? 0) < 0) labels[cell] = labels[cell - 1] ?? -1;
  }
  for (let cell = labels.length - 2; cell >= 0; cell--) {
    if ((labels[cell] ?? 0) < 0) labels[cell] = labels[Math.min(labels.length - 1, cell + width)] ?? labels[cell + 1] ?? 0;
    if ((labels[cell] ?? 0) < 0) labels[cell] = 0;
  }
}

/** The mean colour of each piece: red, green, blue, and how many pixels it has. */
export function meanColors({ data }: Raster, labels: Int32Array): Float32Array {
  let count = 0;
  for (const label of labels) if (label >= count) count = label + 1;
  const means = new Float32Array(count * 4);
  for (let cell = 0; cell < labels.length; cell++) {
    const to = (labels[cell] ?? 0) * 4;
    for (let channel = 0; channel < 3; channel++) {
      means[to + channel] = (means[to + channel] ?? 0) + (data[cell * 4 + channel] ?? 0);
    }
    means[to + 3] = (means[to + 3] ?? 0) + 1;
  }
  for (let at = 0; at < means.length; at += 4) {
    const whole = Math.max(1, means[at + 3] ?? 0);
    for (let channel = 0; channel < 3; channel++) means[at + channel] = (means[at + channel] ?? 0) / whole;
  }
  return means;
}

/** How steep the picture is, on a grid of half its size. */
function steepnessOf(picture: Raster, unit: number): { width: number; height: number; pace: number; steep: Float32Array } {
  const small = reduce(picture, 2 * unit);
  const slopes = slopesOf(lightOf(small), small.width, small.height);
  const steep = slopes.x.map((x, cell) => Math.abs(x) + Math.abs(slopes.y[cell] ?? 0));
  return { width: small.width, height: small.height, pace: picture.width / small.width, steep };
}

/** The steepest point near a spot, so that the sides of pieces lie on edges. */
function snapToEdge(spot: Spot, reach: number, { width, height, pace, steep }: ReturnType<typeof steepnessOf>): Spot {
  const column = Math.floor(spot.x / pace);
  const row = Math.floor(spot.y / pace);
  const far = Math.max(1, Math.round(reach / pace));
  let best = spot;
  let most = 0.04;
  for (let y = Math.max(0, row - far); y <= Math.min(height - 1, row + far); y++) {
    for (let x = Math.max(0, column - far); x <= Math.min(width - 1, column + far); x++) {
      const here = steep[y * width + x] ?? 0;
      if (here <= most) continue;
      most = here;
      best = { x: (x + 0.5) * pace, y: (y + 0.5) * pace };
    }
  }
  return best;
}

/**
 * Spots that lie close where much happens and far apart where nothing does, on edges, with a row of them around the picture.
 * @param pitch the usual way between the closest, in pixels. @param calm the share of them that a clear sky keeps.
 */
export function scatterByDetail(picture: Raster, flow: Flow, pitch: number, calm: number): Spot[] {
  const { width, height } = picture;
  const steepness = steepnessOf(picture, flow.step / 4);
  const spots: Spot[] = [];
  for (let row = 0; row * pitch < height; row++) {
    for (let column = 0; column * pitch < width; column++) {
      const x = (column + hash(column, row, 11)) * pitch;
      const y = (row + hash(column, row, 12)) * pitch;
      if (x >= width || y >= height) continue;
      const energy = flow.energy[flowCell(flow, x, y)] ?? 0;
      if (hash(column, row, 13) < calm + (1 - calm) * Math.min(1, Math.sqrt(energy) * 5))
        spots.push(snapToEdge({ x, y }, pitch * 0.5, steepness));
    }
  }
  const around = 12;
  for (let index = 0; index < around; index++) {
    const share = index / around;
    spots.push({ x: share * width, y: 0 }, { x: width - 1, y: share * height });
    spots.push({ x: (1 - share) * (width - 1), y: height - 1 }, { x: 0, y: (1 - share) * (height - 1) });
  }
  return spots;
}

/** True where a pixel and its right or lower neighbour belong to different pieces. */
export function isBorder(labels: Int32Array, width: number, cell: number): boolean {
  const own = labels[cell];
  return own !== (labels[cell + 1] ?? own) || own !== (labels[cell + width] ?? own);
}
