/** Strokes of a brush, one over the other (Haeberli, "Paint by Numbers", 1990; Hertzmann, "Curved Brush Strokes", 1998). */
import type { Raster, Rgb } from '../../../drawing/raster.ts';
import { type Flow, flowCell } from './flow.ts';
import { hash } from './noise.ts';
import type { Plane } from './planes.ts';

export interface Stroke {
  x: number;
  y: number;
  /** In pixels. */
  length: number;
  width: number;
  color: Rgb;
  /** Tells its hairs from those of other strokes. */
  salt: number;
}

/** Directions at a spot: into `out`, as a unit vector. */
export type Direction = (x: number, y: number, out: { x: number; y: number }) => void;

/** Along the edges of the picture. */
export const alongFlow =
  (flow: Flow): Direction =>
  (x, y, out) => {
    const cell = flowCell(flow, x, y);
    out.x = flow.x[cell] ?? 1;
    out.y = flow.y[cell] ?? 0;
  };

/**
 * Draws a stroke that bends with the direction. Its hairs carry more or less paint, and its ends are round.
 * @param relief gets how thick the paint lies, 0 to 1, if it is asked for.
 */
export function drawStroke(target: Raster, relief: Plane | null, stroke: Stroke, direction: Direction): void {
  const { data, width, height } = target;
  const pixels = new Uint32Array(data.buffer, data.byteOffset, width * height);
  const { length, color, salt } = stroke;
  const half = stroke.width / 2;
  const hairs = Math.max(3, Math.ceil(stroke.width * 1.5));
  const paint = new Float32Array(hairs);
  const shades = new Uint8ClampedArray(hairs * 4);
  for (let hair = 0; hair < hairs; hair++) {
    const load = hash(hair, salt, 5);
    const shade = 0.93 + load * 0.14;
    paint[hair] = load;
    shades[hair * 4] = color[0] * shade;
    shades[hair * 4 + 1] = color[1] * shade;
    shades[hair * 4 + 2] = color[2] * shade;
    shades[hair * 4 + 3] = 255;
  }
  // A pixel at a time: most of a painting's time goes into these.
  const colors = new Uint32Array(shades.buffer);
  const steps = Math.max(2, Math.ceil(length / 0.75));
  const along = { x: 1, y: 0 };
  direction(stroke.x, stroke.y, along);
  let [x, y] = [stroke.x - (along.x * length) / 2, stroke.y - (along.y * length) / 2];
  let [lastX, lastY] = [along.x, along.y];
  for (let step = 0; step <= steps; step++) {
    if (step % 4 === 0) {
      direction(x, y, along);
      if (along.x * lastX + along.y * lastY < 0) [along.x, along.y] = [-along.x, -along.y];
      [lastX, lastY] = [along.x, along.y];
    }
    const way = (step / steps) * 2 - 1;
    // Round ends, as wide as the stroke.
    const end = Math.max(0, 1 - ((1 - Math.abs(way)) * length) / stroke.width);
    const reach = half * Math.sqrt(1 - end * end);
    const perHair = (reach * 2) / hairs;
    for (let hair = 0; hair < hairs; hair++) {
      const off = (hair + 0.5) * perHair - reach;
      const column = Math.round(x - lastY * off);
      const row = Math.round(y + lastX * off);
      if (column < 0 || row < 0 || column >= width || row >= height) continue;
      const load = paint[hair] ?? 0;
      // A brush runs dry towards the end.
      if (way > 0.5 && load < (way - 0.5) * 0.9) continue;
      pixels[row * width + column] = colors[hair] ?? 0;
      if (relief) {
        const middle = reach > 0 ? 1 - Math.abs(off / reach) : 0;
        relief[row * width + column] = 0.25 + load * 0.5 + Math.min(0.25, middle);
      }
    }
    x += lastX * 0.75;
    y += lastY * 0.75;
  }
}

/** Light from the upper left on paint that lies thick. */
export function lightRelief(picture: Raster, relief: Plane, strength: number): void {
  const { data, width, height } = picture;
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const cell = y * width + x;
      const slope = (relief[cell + 1] ?? 0) - (relief[cell - 1] ?? 0) + (relief[cell + width] ?? 0) - (relief[cell - width] ?? 0);
      const lit = -slope * strength;
      const at = cell * 4;
      data[at] = (data[at] ?? 0) + lit;
      data[at + 1] = (data[at + 1] ?? 0) + lit;
      data[at + 2] = (data[at + 2] ?? 0) + lit;
    }
  }
}

/** Spots on a grid of so many pixels, each moved by chance, in an order that covers no row after the other. */
export function scatter(
  size: { width: number; height: number },
  pitch: number,
  salt: number,
): { x: number; y: number; salt: number }[] {
  const spots: { x: number; y: number; salt: number; rank: number }[] = [];
  for (let row = 0; row * pitch < size.height; row++) {
    for (let column = 0; column * pitch < size.width; column++) {
      const x = (column + 0.15 + 0.7 * hash(column, row, salt)) * pitch;
      const y = (row + 0.15 + 0.7 * hash(column, row, salt + 1)) * pitch;
      spots.push({ x, y, salt: row * 977 + column, rank: hash(column, row, salt + 2) });
    }
  }
  return spots.sort((a, b) => a.rank - b.rank);
}
