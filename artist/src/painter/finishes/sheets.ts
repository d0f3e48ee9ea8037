/** Figures alone on a sheet: of rice paper, of a book, of a tattooist, or torn out and glued on. */

import type { Raster, Rgb } from '../../drawing/raster.ts';
import type { Finish } from './finish.ts';
import {
  blendColor,
  clamp,
  createPalette,
  enliven,
  everyPixel,
  lightAt,
  readColors,
  scaleColor,
  setColor,
  smoothStep,
} from './kit/color.ts';
import { flatten, flattenShown, flattenTo, relight, stepOf } from './kit/flat.ts';
import { inkLines } from './kit/lines.ts';
import { farOf } from './kit/motifs.ts';
import { grainTile, hash, noise, readTile } from './kit/noise.ts';
import { blurPlane, greaterOf, lightOf, type Plane } from './kit/planes.ts';
import { type Extent, extentOf, growShape } from './kit/shape.ts';
import { tonesOf } from './kit/tones.ts';
import { fromDot, stampSeal } from './printed.ts';

/** Wet black ink on rice paper: strokes that swell, washes that run out, and much that is left empty. */
export const inkWash: Finish = (picture, { unit, figure }) => {
  const { width, height } = picture;
  const light = tonesOf(picture, figure);
  const soft = blurPlane(light, width, height, 7 * unit);
  const lines = inkLines(light, picture, { width: 4.6 * unit, threshold: 0.01, softness: 0.04, figure });
  const [cloud, fibre] = [grainTile(64), grainTile(4)];
  everyPixel(picture, (data, at, x, y) => {
    const cell = at / 4;
    const own = figure[cell] ?? 0;
    const [slow, fine] = [readTile(cloud, x, y, unit), readTile(fibre, x, y * 0.4, unit)];
    const tone = 1 - clamp((soft[cell] ?? 0) + (slow - 0.5) * 0.34);
    // Three washes, one over the other; the place is the first one only, and lines are seen upon all three.
    const washes =
      smoothStep(0.16, 0.26, tone) * 0.24 + (smoothStep(0.34, 0.42, tone) * 0.22 + smoothStep(0.58, 0.68, tone) * 0.24) * own;
    const edge = Math.min(x, y, width - 1 - x, height - 1 - y) / unit + (slow - 0.5) * 120;
    const wet = (own + (1 - own) * smoothStep(40, 210, edge) * 0.85) * washes;
    const dry = 0.55 + 0.75 * fine;
    const stroke = (lines[cell] ?? 0) * (0.4 * (1 - own) + own) * clamp(dry);
    const ink = clamp(Math.max(wet * (0.8 + 0.4 * fine), stroke * 0.96));
    setColor(data, at, [244 + fine * 6, 238 + fine * 6, 222 + fine * 6]);
    blendColor(data, at, [26, 27, 32], ink);
  });
  stampSeal(picture, unit);
};

const SEPIA_INK: Rgb = [74, 50, 30];

/** A plate of an old book: fine brown lines, dots for shadows, a thin wash of colour, and letters that refer to a text. */
export const scientific: Finish = (picture, { unit, figure }) => {
  const { width, height } = picture;
  const light = lightOf(picture);
  const soft = blurPlane(light, width, height, 2 * unit);
  const lines = inkLines(light, picture, { width: 1.8 * unit, threshold: 0.008, softness: 0.02, figure, isAlone: true });
  everyPixel(picture, (data, at, x, y) => {
    const cell = at / 4;
    const own = figure[cell] ?? 0;
    const [stain, fine] = [readTile(grainTile(64), x, y, unit), readTile(grainTile(2), x, y, unit)];
    const paper: Rgb = [238 - stain * 16, 224 - stain * 20, 190 - stain * 26];
    const tint = relight([data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0], 0.24 + 0.7 * (soft[cell] ?? 0), 0.85);
    setColor(data, at, paper);
    blendColor(data, at, [(tint[0] * paper[0]) / 228, (tint[1] * paper[1]) / 228, (tint[2] * paper[2]) / 228], own * 0.95);
    const dots = smoothStep(0.06, -0.06, fromDot(x, y, 5 * unit, 31) - Math.sqrt(clamp(0.62 - (soft[cell] ?? 0))) * 0.56);
    blendColor(data, at, SEPIA_INK, dots * own * 0.75);
    blendColor(data, at, SEPIA_INK, (lines[cell] ?? 0) * (0.8 + 0.3 * fine));
    const edge = Math.min(x, y, width - 1 - x, height - 1 - y) / unit;
    if ((edge > 26 && edge < 29) || (edge > 34 && edge < 35.4)) blendColor(data, at, SEPIA_INK, 0.8);
  });
  referToText(picture, extentOf(figure, picture), unit);
};

/** Thin lines from parts of the figure to captions that nobody can read. */
function referToText({ data, width, height }: Raster, { left, right, top, bottom }: Extent, unit: number): void {
  const draw = (x: number, y: number): void => {
    const [column, row] = [Math.round(x), Math.round(y)];
    if (column >= 0 && row >= 0 && column < width && row < height) blendColor(data, (row * width + column) * 4, SEPIA_INK, 0.75);
  };
  const thick = Math.max(1, Math.round(1.6 * unit));
  for (let index = 0; index < 4; index++) {
    const isLeft = index % 2 === 0;
    const y = top + (bottom - top) * (0.18 + 0.21 * index);
    const [from, to] = isLeft ? [58 * unit, left + (right - left) * 0.3] : [right - (right - left) * 0.3, width - 58 * unit];
    const written = isLeft ? from : to - 74 * unit;
    for (let x = from; x < to; x++) {
      const inText = x >= written && x < written + 74 * unit;
      if (!inText && (x < written ? x > from : x > written)) for (let step = 0; step < thick; step++) draw(x, y + step);
      const height = noise(x / unit / 5, index, 81) * 9 * unit;
      if (inText && noise(x / unit / 13, index, 82) > 0.3) for (let step = 0; step < thick; step++) draw(x, y - height + step);
    }
  }
}

const FLASH = createPalette(readColors('1a1714 a82a26 cf4a38 e9a93c f3cf78 3f7048 7fa066 f3e6c8 e8d3a8 3a5f70'));

/** A sheet from a tattooist's wall: thick black lines, whipped black shade, red, green and yellow, on parchment. */
export const tattoo: Finish = (picture, { unit, figure: alone, beside }) => {
  // What stands beside somebody is not lost with the place.
  const figure = greaterOf(alone, beside);
  const { width, height } = picture;
  const light = lightOf(picture);
  const soft = blurPlane(light, width, height, 5 * unit);
  const lines = inkLines(light, picture, { width: 3.6 * unit, threshold: 0.018, softness: 0.014, figure });
  const around = growShape(figure, picture, 5 * unit);
  flattenShown(picture, figure, unit, (part) => flattenTo(part, unit, FLASH, 1.45));
  everyPixel(picture, (data, at, x, y) => {
    const cell = at / 4;
    const away = 1 - (figure[cell] ?? 0);
    const [stain, fine] = [readTile(grainTile(64), x, y, unit), readTile(grainTile(2), x, y, unit)];
    const parchment: [number, number, number] = [236 - stain * 26, 216 - stain * 32, 172 - stain * 40];
    if (away > 0) fillWithStars(parchment, x / unit, y / unit);
    blendColor(data, at, parchment, Math.max(away, 0.16));
    blendColor(data, at, [26, 23, 20], smoothStep(0.42, 0.2, (soft[cell] ?? 0) + (fine - 0.5) * 0.4) * (1 - away) * 0.85);
    blendColor(data, at, [22, 19, 17], Math.max(lines[cell] ?? 0, 0) * (1 - away));
    blendColor(data, at, [22, 19, 17], (around[cell] ?? 0) * away);
  });
};

/** Stars and dots between the drawings. */
function fillWithStars(paper: [number, number, number], x: number, y: number): void {
  const [column, row] = [Math.round(x / 150), Math.round(y / 150)];
  const salt = hash(column, row, 85);
  if (salt < 0.3) return;
  const dx = x - (column + (hash(column, row, 86) - 0.5) * 0.5) * 150;
  const dy = y - (row + (hash(column, row, 87) - 0.5) * 0.5) * 150;
  const size = salt < 0.6 ? 6 : 34;
  const far = farOf(dx, dy);
  const turn = (Math.atan2(dy, dx) + Math.PI / 2) / ((Math.PI * 2) / 5);
  const point = Math.abs(turn - Math.round(turn)) * 2;
  const reach = size > 6 ? size * (1 - 0.56 * point) : size;
  if (far > reach) return;
  const isRed = size > 6 && far < reach - 5;
  [paper[0], paper[1], paper[2]] = isRed ? [179, 50, 43] : [34, 29, 25];
}

const PATCHES: readonly Rgb[] = [
  [226, 218, 200],
  [214, 92, 66],
  [88, 140, 152],
  [236, 186, 86],
  [196, 164, 126],
  [232, 228, 220],
  [118, 132, 96],
];

/** Torn papers one over the other, newsprint among them, and the figure cut out of a magazine. */
export const collage: Finish = (picture, { unit, figure: alone, beside }) => {
  // What stands beside somebody is not lost with the place.
  const figure = greaterOf(alone, beside);
  const { width, height } = picture;
  const light = lightOf(picture);
  const rim = blurPlane(figure, width, height, 16 * unit);
  const lines = inkLines(light, picture, { width: 2 * unit, threshold: 0.03, softness: 0.03, figure });
  flatten(picture, unit, (red, green, blue) => {
    const tone = (red * 0.299 + green * 0.587 + blue * 0.114) / 255;
    return relight([red, green, blue], [0.14, 0.38, 0.64, 0.92][stepOf(tone, [0.2, 0.44, 0.74])] ?? 0.64, 1.1);
  });
  enliven(picture, 1.1, 1.1);
  const off = Math.round(9 * unit);
  const patches = tearPatches(width, height, unit);
  const wide = Math.ceil(width / 2);
  everyPixel(picture, (data, at, x, y) => {
    const cell = at / 4;
    const own = figure[cell] ?? 0;
    const torn = readTile(grainTile(16), x, y, unit) - 0.5;
    const fibre = readTile(grainTile(2), x, y, unit) - 0.5;
    const cut = smoothStep(0.1, 0.16, (rim[cell] ?? 0) + torn * 0.2 * (1 - own));
    const tone = lightAt(data, at);
    const seen = (y >> 1) * wide + (x >> 1);
    const patch = { salt: patches.salts[seen] ?? 0, edge: patches.edges[seen] ?? 0 };
    const paper = PATCHES[Math.floor(patch.salt * PATCHES.length)] ?? [226, 218, 200];
    const isPrinted = own < 1 && (patch.salt < 0.32 || (patch.salt > 0.7 && patch.salt < 0.85));
    const printed = isPrinted ? newsprint(x / unit, y / unit, patch.salt) : 0;
    const away = 1 - own;
    blendColor(data, at, paper, away);
    blendColor(data, at, [60, 56, 54], printed * away * 0.6);
    blendColor(data, at, [250, 247, 240], smoothStep(9, 6, patch.edge) * away);
    scaleColor(data, at, 1 - smoothStep(22, 8, patch.edge) * smoothStep(6, 9, patch.edge) * away * 0.3);
    // Its shadow falls to the lower right.
    const from = Math.max(0, y - off) * width + Math.max(0, x - off);
    scaleColor(data, at, 1 - 0.5 * smoothStep(0.05, 0.5, rim[from] ?? 0) * away);
    blendColor(data, at, [250, 247, 240], cut * away);
    blendColor(data, at, [30, 26, 30], (lines[cell] ?? 0) * own * 0.8);
    const dot = own > 0 ? smoothStep(0.08, -0.08, fromDot(x, y, 6 * unit, 22) - Math.sqrt(clamp(0.9 - tone)) * 0.4) : 0;
    scaleColor(data, at, (1 - dot * own * 0.22) * (1 + fibre * 0.1));
  });
};

/** What patchAt says for every other pixel of every other row. */
function tearPatches(width: number, height: number, unit: number): { salts: Plane; edges: Plane } {
  const [wide, high] = [Math.ceil(width / 2), Math.ceil(height / 2)];
  const [salts, edges] = [new Float32Array(wide * high), new Float32Array(wide * high)];
  for (let y = 0, cell = 0; y < high; y++) {
    for (let x = 0; x < wide; x++, cell++) {
      const { salt, edge } = patchAt((x * 2) / unit, (y * 2) / unit);
      salts[cell] = salt;
      edges[cell] = edge;
    }
  }
  return { salts, edges };
}

/** Which torn paper lies on top at a point, and how near its edge is. */
function patchAt(x: number, y: number): { salt: number; edge: number } {
  const rough = (readTile(grainTile(16), x, y, 1) - 0.5) * 16 + (readTile(grainTile(64), x, y, 1) - 0.5) * 30;
  const [column, row] = [Math.floor(x / 250), Math.floor(y / 250)];
  let [least, second, salt] = [Infinity, Infinity, 0];
  for (let down = -1; down <= 1; down++) {
    for (let across = -1; across <= 1; across++) {
      const [c, r] = [column + across, row + down];
      const [dx, dy] = [x - (c + hash(c, r, 90)) * 250, y - (r + hash(c, r, 91)) * 250];
      // Sheets are torn straight rather than round.
      const far = Math.max(Math.abs(dx * 0.92 + dy * 0.38), Math.abs(dy * 0.92 - dx * 0.38)) + rough * 0.5;
      if (far < least) [second, least, salt] = [least, far, hash(c, r, 92)];
      else if (far < second) second = far;
    }
  }
  return { salt, edge: second - least + rough * 0.3 };
}

/** Lines of print that nobody can read, 0 or 1. */
function newsprint(x: number, y: number, salt: number): number {
  const [along, across] = salt < 0.16 ? [x, y] : [y, x];
  const line = Math.floor(across / 11);
  const isInk = across - line * 11 < 5.5 && hash(Math.floor(along / 5), line, 93) > 0.3;
  return isInk && along % 150 > 10 ? 1 : 0;
}
