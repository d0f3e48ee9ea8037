/** Figures among ornaments, as they are on walls, chests and altars. */

import type { Rgb } from '../../drawing/raster.ts';
import type { Finish } from './finish.ts';
import {
  blendColor,
  clamp,
  createPalette,
  createRamp,
  everyPixel,
  lightAt,
  readColors,
  scaleColor,
  setColor,
  setFromRamp,
  smoothStep,
} from './kit/color.ts';
import { flattenTo } from './kit/flat.ts';
import { inkLines } from './kit/lines.ts';
import { farOf } from './kit/motifs.ts';
import { grainTile, hash, noise, readTile } from './kit/noise.ts';
import { greaterOf, lightOf } from './kit/planes.ts';
import { extentOf, growShape } from './kit/shape.ts';

/** How far a pixel is from the nearest edge, and from the one after it. */
function edgesAt(x: number, y: number, width: number, height: number, unit: number): { near: number; corner: number } {
  const [across, down] = [Math.min(x, width - 1 - x) / unit, Math.min(y, height - 1 - y) / unit];
  return { near: Math.min(across, down), corner: farOf(across, down) };
}

const MUCHA = createPalette(
  readColors('2f2a22 4a3b2a 6f5a3a a98f5c d9c48f f1e4c0 7f8f6a 55684f a7b08a c98f6b 9a5a44 c7b7a0 86a0a0 e7cfae b4473a'),
);
const UMBER: Rgb = [58, 42, 28];

/** A ring of ornament behind the head, whiplash lines, muted gold and green, and a contour that swells (Mucha). */
export const artNouveau: Finish = (picture, { unit, figure }) => {
  const { width, height } = picture;
  const lines = inkLines(lightOf(picture), picture, { width: 1.8 * unit, threshold: 0.022, softness: 0.02, figure });
  const contour = growShape(figure, picture, 5 * unit);
  const { head } = extentOf(figure, picture);
  const [middle, reach] = [{ x: width / 2 + (head.x - width / 2) * 0.5, y: Math.max(360 * unit, head.y) }, 330 * unit];
  flattenTo(picture, unit, MUCHA);
  everyPixel(picture, (data, at, x, y) => {
    const cell = at / 4;
    const away = 1 - (figure[cell] ?? 0);
    const far = farOf(x - middle.x, y - middle.y);
    blendColor(data, at, far < reach ? [240, 224, 180] : [176, 186, 144], away * 0.52);
    blendColor(data, at, [112, 122, 84], far < reach || away === 0 ? 0 : tendril(x / unit, y / unit) * away * 0.8);
    blendColor(
      data,
      at,
      UMBER,
      away * ringAt(data, at, { away, from: (far - reach) / unit, dx: x - middle.x, dy: y - middle.y }),
    );
    blendColor(data, at, UMBER, Math.max(lines[cell] ?? 0, (contour[cell] ?? 0) * away));
    const { near, corner } = edgesAt(x, y, width, height, unit);
    if (near < 40 || corner < 112) setColor(data, at, [202, 172, 104]);
    const ruled = corner > 112 ? near > 34 && near < 40 : corner > 104;
    if (ruled || (near > 10 && near < 13) || (corner < 84 && corner > 78)) setColor(data, at, UMBER);
    scaleColor(data, at, 0.95 + 0.09 * readTile(grainTile(4), x, y, unit));
  });
};

/** Lines that bend like stalks in water, 0 to 1. */
function tendril(x: number, y: number): number {
  const bent = x + 46 * Math.sin(y / 88) + 22 * Math.sin(y / 37 + x / 160);
  const off = Math.abs(bent / 74 - Math.round(bent / 74)) * 74;
  return smoothStep(4.2, 2.6, off);
}

/** Paints the band of a ring with its discs. @returns how much of its rims lies on the pixel. */
function ringAt(
  data: Uint8ClampedArray,
  at: number,
  { away, from, dx, dy }: { away: number; from: number; dx: number; dy: number },
): number {
  if (from < -4 || from > 54) return 0;
  blendColor(data, at, [206, 170, 92], away);
  const turn = (Math.atan2(dy, dx) / Math.PI) * 20;
  const disc = farOf((turn - Math.round(turn)) * 50, from - 25);
  blendColor(data, at, Math.round(turn) % 2 === 0 ? [150, 62, 50] : [86, 110, 84], smoothStep(16, 14.5, disc) * away);
  return from < 0 || from > 50 || (disc < 18 && disc > 15.4) ? 1 : 0;
}

const COBALT = createRamp([
  [0, [14, 34, 110]],
  [0.3, [34, 74, 168]],
  [0.55, [112, 152, 214]],
  [0.78, [212, 226, 242]],
  [1, [247, 249, 248]],
]);

/** Blue brushwork on white glazed tiles, with a border of its own. */
export const azulejo: Finish = (picture, { unit, figure }) => {
  const { width, height } = picture;
  const lines = inkLines(lightOf(picture), picture, { width: 2.4 * unit, threshold: 0.016, softness: 0.04, figure });
  const around = growShape(figure, picture, 9 * unit);
  const pitch = 128 * unit;
  everyPixel(picture, (data, at, x, y) => {
    const cell = at / 4;
    const away = 1 - (figure[cell] ?? 0);
    const brush = readTile(grainTile(16), x, y * 0.6, unit) - 0.5;
    const tone =
      0.1 + smoothStep(0.02, 0.86, lightAt(data, at)) * 0.8 + brush * 0.2 + away * 0.16 + (around[cell] ?? 0) * away * 0.3;
    setFromRamp(data, at, COBALT, clamp(tone));
    blendColor(data, at, [18, 40, 122], (lines[cell] ?? 0) * 0.9);
    if (Math.min(x, y, width - 1 - x, height - 1 - y) < 64 * unit) paintBorder(data, at, x / unit, y / unit);
    glaze(data, at, { u: x / pitch, v: y / pitch, joint: (1.6 * unit) / pitch });
    const crack = Math.abs(noise(x / unit / 26, y / unit / 26, 17) - 0.5);
    blendColor(data, at, [150, 160, 176], smoothStep(0.012, 0.002, crack) * 0.22);
  });
};

/** Quarters of flowers, which meet where four halves of a tile do. */
function paintBorder(data: Uint8ClampedArray, at: number, x: number, y: number): void {
  const [dx, dy] = [x - Math.round(x / 64) * 64, y - Math.round(y / 64) * 64];
  const far = farOf(dx, dy);
  const petal = 25 + 6 * Math.cos(Math.atan2(dy, dx) * 8);
  const isBlue = far < 7 || (far > 11 && far < petal) || (far > 35 && far < 38);
  setColor(data, at, isBlue ? [34, 74, 168] : far < 11 ? [238, 190, 74] : [240, 244, 247]);
}

/** Each tile shines a little differently, and is let into grey mortar. */
function glaze(data: Uint8ClampedArray, at: number, { u, v, joint }: { u: number; v: number; joint: number }): void {
  const [column, row] = [Math.floor(u), Math.floor(v)];
  const [inX, inY] = [u - column, v - row];
  const edge = Math.min(inX, inY, 1 - inX, 1 - inY);
  scaleColor(data, at, 0.94 + 0.1 * hash(column, row, 51) + 0.04 * (0.5 - inY));
  blendColor(data, at, [255, 255, 255], smoothStep(0.05, 0.02, Math.abs(inX + inY - 0.55)) * 0.16);
  blendColor(data, at, [136, 138, 140], smoothStep(joint * 2, joint, edge) * 0.85);
}

const PAINTED_CHEST = createPalette(
  readColors('17182e d7263d f46036 f9c22e 2e9e5b 1b7a8c fdf6e3 e05297 8c2f39 f7a072 5b3a8c 8fc93a 3f88c5 6b4423 a9abb8 666a80'),
);

interface Flower {
  x: number;
  y: number;
  salt: number;
}

const PETALS: readonly Rgb[] = [
  [215, 38, 61],
  [249, 194, 46],
  [224, 82, 151],
  [63, 136, 197],
  [253, 246, 227],
];

/** Bright colours on a dark ground full of flowers, with a row of dots around the figure. */
export const folkArt: Finish = (picture, { unit, figure: alone, beside }) => {
  // What stands beside somebody is not lost with the place.
  const figure = greaterOf(alone, beside);
  const light = lightOf(picture);
  const lines = inkLines(light, picture, { width: 2.2 * unit, threshold: 0.02, softness: 0.02, figure, isAlone: true });
  const [near, wide] = [growShape(figure, picture, 5 * unit), growShape(figure, picture, 15 * unit)];
  flattenTo(picture, unit, PAINTED_CHEST, 1.35);
  everyPixel(picture, (data, at, x, y) => {
    const cell = at / 4;
    const away = 1 - (figure[cell] ?? 0);
    const tone = (light[cell] ?? 0) > 0.55 ? 1.35 : 1;
    const ground: [number, number, number] = [24 * tone, 30 * tone, 58 * tone];
    if (away > 0) plantFlower(ground, x / unit, y / unit);
    blendColor(data, at, ground, away);
    blendColor(data, at, [23, 24, 46], (wide[cell] ?? 0) * away);
    const pitch = 13 * unit;
    const dot = farOf(x / pitch - Math.round(x / pitch), y / pitch - Math.round(y / pitch));
    const inRow = (wide[cell] ?? 0) > 0.2 && (near[cell] ?? 0) < 0.1;
    blendColor(data, at, [253, 246, 227], inRow ? smoothStep(0.4, 0.3, dot) * away : 0);
    blendColor(data, at, [20, 18, 34], (lines[cell] ?? 0) * 0.9);
  });
};

/** Every place has a flower near it, with leaves behind. */
function plantFlower(ground: [number, number, number], x: number, y: number): void {
  const [column, row] = [Math.round(x / 124), Math.round(y / 124)];
  const flower: Flower = {
    x: (column + (hash(column, row, 61) - 0.5) * 0.34) * 124,
    y: (row + (hash(column, row, 62) - 0.5) * 0.34) * 124,
    salt: hash(column, row, 63),
  };
  const [dx, dy] = [x - flower.x, y - flower.y];
  const far = farOf(dx, dy);
  if (far > 60) return;
  const turn = Math.atan2(dy, dx) + flower.salt * 6;
  const petal = (26 + 12 * flower.salt) * (0.66 + 0.34 * Math.abs(Math.cos(turn * 2.5)));
  const leaf = 56 * Math.abs(Math.cos(turn * 1.5 + 1)) ** 4;
  const color = PETALS[Math.floor(flower.salt * PETALS.length)];
  const shown: Rgb | undefined =
    far < 9 ? [249, 194, 46] : far < petal * 0.5 ? [253, 246, 227] : far < petal ? color : far < leaf ? [46, 158, 91] : undefined;
  if (shown) [ground[0], ground[1], ground[2]] = shown;
}

const ICON = createPalette(
  readColors('2a1a12 4a2f1d 7a4a28 a8713c cf9a5a e8c48c f4e3bc 7c1f1c a83a2a 1f3f4a 3f6a68 5b6b3a 8a8f5a c8b48a'),
);
const LEAF = createRamp([
  [0, [110, 70, 20]],
  [0.45, [196, 146, 52]],
  [0.8, [236, 198, 100]],
  [1, [255, 240, 184]],
]);

/** A saint: gold leaf behind it, a halo, colours of earth, and cracks of age. */
export const icon: Finish = (picture, { unit, figure: alone, beside }) => {
  // What stands beside somebody is not lost with the place.
  const figure = greaterOf(alone, beside);
  const { width, height } = picture;
  const lines = inkLines(lightOf(picture), picture, {
    width: 2.8 * unit,
    threshold: 0.014,
    softness: 0.03,
    figure,
    isAlone: true,
  });
  const extent = extentOf(alone, picture);
  const reach = Math.min(width * 0.32, (extent.bottom - extent.top) * 0.34);
  flattenTo(picture, unit, ICON, 1.3);
  everyPixel(picture, (data, at, x, y) => {
    const cell = at / 4;
    const away = 1 - (figure[cell] ?? 0);
    const worn = readTile(grainTile(32), x, y, unit);
    const far = (farOf(x - extent.head.x, y - extent.head.y) - reach) / unit;
    const gold = 0.6 + (worn - 0.5) * 0.6 + (far < 0 ? 0.5 : -0.12);
    setFromRamp(data, at, LEAF, gold, away);
    const rays = far < -8 && Math.abs(Math.sin(Math.atan2(y - extent.head.y, x - extent.head.x) * 24)) < 0.16;
    blendColor(data, at, [150, 96, 30], rays ? away * 0.5 : 0);
    blendColor(data, at, [124, 31, 28], Math.abs(far) < 6 ? away : 0);
    scaleColor(data, at, 1 - 0.2 * (1 - away));
    blendColor(data, at, [36, 20, 12], (lines[cell] ?? 0) * 0.95);
    const edge = Math.min(x, y, width - 1 - x, height - 1 - y) / unit;
    if (edge < 44) setColor(data, at, edge > 38 ? [236, 198, 100] : [112, 34, 26]);
    const crack = Math.abs(noise(x / unit / 34, y / unit / 34, 71) - 0.5);
    scaleColor(data, at, (0.9 + worn * 0.16) * (1 - smoothStep(0.014, 0.003, crack) * 0.3));
  });
};
