/**
 * Pixels in motion. Layers are small pictures that are drawn anew for every frame, moved by a warp. Four channels are
 * worked on as two pairs inside whole numbers, which is what makes ninety frames affordable.
 */
import { LOOP } from './loop.ts';

/** Premultiplied RGBA, one number a pixel, as it lies in memory. */
export type Pixels = Uint32Array<ArrayBuffer>;

export interface Layer {
  /** Where its upper left corner lies in the frame while nothing moves. */
  left: number;
  top: number;
  width: number;
  height: number;
  pixels: Pixels;
}

/** From a row of the frame back to the layer: which point of it lies at the row's left end, and the step for each pixel. */
export interface Row {
  u: number;
  v: number;
  du: number;
  dv: number;
}

/** Fills in a row, in the coordinates of a frame at rest. */
export type Warp = (y: number, row: Row) => void;

export const createFrame = (): Pixels => new Uint32Array(LOOP.side * LOOP.side);

/** Moves nothing. */
export const atRest: Warp = (y, row) => setRow(row, 0, y, 1, 0);

export function setRow(row: Row, u: number, v: number, du: number, dv: number): void {
  row.u = u;
  row.v = v;
  row.du = du;
  row.dv = dv;
}

/** A warp after another: `inner` moves the layer, turned about a point, inside of what `outer` moves. Degrees clockwise. */
export function turnInside(outer: Warp, pivot: { x: number; y: number }, degrees: number): Warp {
  const angle = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return (y, row) => {
    outer(y, row);
    const { u, v, du, dv } = row;
    const [x0, y0] = [u - pivot.x, v - pivot.y];
    setRow(row, pivot.x + x0 * cos + y0 * sin, pivot.y - x0 * sin + y0 * cos, du * cos + dv * sin, dv * cos - du * sin);
  };
}

/** Moves and scales about a point. */
export function placeAt(middle: { x: number; y: number }, to: { x: number; y: number }, scaleX: number, scaleY = scaleX): Warp {
  return (y, row) => setRow(row, middle.x - to.x / scaleX, middle.y + (y - to.y) / scaleY, 1 / scaleX, 0);
}

/** Draws a layer over the frame. @param opacity 0 to 1. */
export function drawLayer(target: Pixels, layer: Layer, warp: Warp, opacity = 1): void {
  const { width, height, pixels } = layer;
  const { side } = LOOP;
  const share = Math.round(opacity * 256);
  if (share <= 0) return;
  const row: Row = { u: 0, v: 0, du: 1, dv: 0 };
  for (let y = 0; y < side; y++) {
    warp(y, row);
    const u = row.u - layer.left;
    const v = row.v - layer.top;
    const [fromU, toU] = inside(u, row.du, width - 1);
    const [fromV, toV] = inside(v, row.dv, height - 1);
    const from = Math.max(0, Math.ceil(Math.max(fromU, fromV)));
    const to = Math.min(side - 1, Math.floor(Math.min(toU, toV)));
    if (from > to) continue;
    const stepU = Math.round(row.du * 65_536);
    const stepV = Math.round(row.dv * 65_536);
    let atU = Math.round((u + from * row.du) * 65_536);
    let atV = Math.round((v + from * row.dv) * 65_536);
    for (let at = y * side + from, end = y * side + to; at <= end; at++, atU += stepU, atV += stepV) {
      const column = atU >> 16;
      const line = atV >> 16;
      if (column < 0 || line < 0 || column >= width - 1 || line >= height - 1) continue;
      const cell = line * width + column;
      const a = pixels[cell] ?? 0;
      const b = pixels[cell + 1] ?? 0;
      const c = pixels[cell + width] ?? 0;
      const d = pixels[cell + width + 1] ?? 0;
      if ((a | b | c | d) === 0) continue;
      const right = (atU >> 8) & 255;
      const below = (atV >> 8) & 255;
      let even = mix(mix(a & EVEN, b & EVEN, right), mix(c & EVEN, d & EVEN, right), below);
      let odd = mix(mix((a >>> 8) & EVEN, (b >>> 8) & EVEN, right), mix((c >>> 8) & EVEN, (d >>> 8) & EVEN, right), below);
      if (share < 256) {
        even = (Math.imul(even, share) >>> 8) & EVEN;
        odd = (Math.imul(odd, share) >>> 8) & EVEN;
      }
      const alpha = odd >>> 16;
      if (alpha === 255) target[at] = even | (odd << 8);
      else if (alpha > 0 || even !== 0) {
        const rest = 256 - alpha - (alpha >> 7);
        const under = target[at] ?? 0;
        even += ((Math.imul(under & EVEN, rest) + HALF) >>> 8) & EVEN;
        odd += ((Math.imul((under >>> 8) & EVEN, rest) + HALF) >>> 8) & EVEN;
        target[at] = clampPair(even) | (clampPair(odd) << 8);
      }
    }
  }
}

const EVEN = 0xff_00_ff;
/** Rounds both channels of a pair. */
const HALF = 0x80_00_80;

/** Two channels at once, from a to b by 256ths. */
const mix = (a: number, b: number, share: number): number =>
  share === 0 ? a : ((Math.imul(a, 256 - share) + Math.imul(b, share) + HALF) >>> 8) & EVEN;

/** Sums of two channels may overflow by one; then they are full. */
function clampPair(pair: number): number {
  const over = pair & 0x1_00_01_00;
  return over === 0 ? pair : (pair | (over - (over >>> 8))) & EVEN;
}

/** For which x the point `start + x * step` lies between 0 and `end`. */
function inside(start: number, step: number, end: number): [number, number] {
  if (Math.abs(step) < 1e-9) return start >= 0 && start < end ? [-Infinity, Infinity] : [1, 0];
  const [first, last] = [-start / step, (end - start) / step];
  return first < last ? [first, last] : [last, first];
}

/** A copy with an edge of its own outermost pixels, so that a drift of a pixel never shows what is behind. */
export function opaqueLayer(pixels: Pixels): Layer {
  const { side } = LOOP;
  const wide = side + 2;
  const padded = new Uint32Array(wide * wide);
  const within = (value: number) => Math.max(0, Math.min(side - 1, value - 1));
  for (let y = 0; y < wide; y++) {
    for (let x = 0; x < wide; x++) padded[y * wide + x] = (pixels[within(y) * side + within(x)] ?? 0) | 0xff_00_00_00;
  }
  return { left: -1, top: -1, width: wide, height: wide, pixels: padded };
}
