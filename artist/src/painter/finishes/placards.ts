/** What hangs on walls to be seen from across the street. */

import type { Rgb } from '../../drawing/raster.ts';
import type { Finish } from './finish.ts';
import { blendColor, createPalette, everyPixel, readColors, scaleColor, setColor, smoothStep } from './kit/color.ts';
import { flattenTo, stepOf } from './kit/flat.ts';
import { inkLines } from './kit/lines.ts';
import { farOf } from './kit/motifs.ts';
import { grainTile, noise, readTile } from './kit/noise.ts';
import { blurPlane, greaterOf, lightOf } from './kit/planes.ts';
import { extentOf, growShape } from './kit/shape.ts';

const AGITATION = createPalette(readColors('17120f 5a1612 a81d18 d8342a e2623c e9dcc0 f6eedb e0a83a 23404f 5b8794'));
const RED: Rgb = [204, 38, 30];
const CREAM: Rgb = [240, 226, 194];

/** Red rays, few inks, and a line that is seen from a tram. */
export const propaganda: Finish = (picture, { unit, figure: alone, beside }) => {
  // What stands beside somebody is not lost with the place.
  const figure = greaterOf(alone, beside);
  const { width, height } = picture;
  const light = lightOf(picture);
  const lines = inkLines(light, picture, { width: 3 * unit, threshold: 0.02, softness: 0.014, figure });
  const around = growShape(figure, picture, 9 * unit);
  const { head } = extentOf(alone, picture);
  flattenTo(picture, unit, AGITATION, 1.5);
  everyPixel(picture, (data, at, x, y) => {
    const cell = at / 4;
    const ray = Math.atan2(y - head.y, x - head.x) * (22 / Math.PI);
    const off = Math.abs(ray - 2 * Math.round(ray / 2));
    const shade = [0.5, 0.76, 1][stepOf(light[cell] ?? 0, [0.3, 0.52])] ?? 1;
    const away = 1 - (figure[cell] ?? 0);
    const ground = off < 0.5 ? CREAM : RED;
    blendColor(data, at, [ground[0] * shade, ground[1] * shade, ground[2] * shade], away);
    blendColor(data, at, CREAM, (around[cell] ?? 0) * away);
    blendColor(data, at, [20, 14, 12], lines[cell] ?? 0);
    scaleColor(data, at, 0.95 + 0.09 * readTile(grainTile(2), x, y, unit));
    const edge = Math.min(x, y, width - 1 - x, height - 1 - y) / unit;
    if (edge < 24) setColor(data, at, CREAM);
    else if (edge < 34) setColor(data, at, RED);
  });
};

const PRINTED = createPalette(
  readColors('15202e 24404f 2f5d62 5e8c7a a8c3a0 f3e6c4 f6c667 e8893c c8452f 7a2e2e 3b2a2a 8fb7c9 d9b08c 4f7fa0'),
);

/** Few warm inks in large shapes, a sun behind the figure, and a band below for a title. */
export const poster: Finish = (picture, { unit, figure }) => {
  const { width, height } = picture;
  const lines = inkLines(lightOf(picture), picture, { width: 2 * unit, threshold: 0.03, softness: 0.02, figure });
  const { head } = extentOf(figure, picture);
  flattenTo(picture, unit, PRINTED);
  const title = height - 116 * unit;
  everyPixel(picture, (data, at, x, y) => {
    const cell = at / 4;
    const away = 1 - (figure[cell] ?? 0);
    const far = farOf(x - head.x, y - head.y) / unit;
    const sun = smoothStep(332, 329, far);
    blendColor(data, at, [247, 226, 160], sun * away * 0.74);
    blendColor(data, at, [232, 110, 60], smoothStep(349, 346, far) * (1 - sun) * away * 0.9);
    blendColor(data, at, [24, 44, 62], smoothStep(300 * unit, 0, y) * away * (1 - sun) * 0.7);
    blendColor(data, at, [22, 24, 34], (lines[cell] ?? 0) * 0.95);
    const edge = Math.min(x, y, width - 1 - x, height - 1 - y) / unit;
    const below = (y - title) / unit;
    if (below > 0) setColor(data, at, below < 8 ? [200, 69, 47] : [21, 32, 46]);
    if (below > 8) drawTitle(data, at, (x - width / 2) / unit, below - 12);
    if (edge < 30) setColor(data, at, [243, 230, 196]);
    scaleColor(data, at, 0.95 + 0.08 * readTile(grainTile(4), x, y, unit));
  });
};

/** Rules and three discs where a title would be. @param across from the middle. */
function drawTitle(data: Uint8ClampedArray, at: number, across: number, down: number): void {
  const disc = farOf(across - 64 * Math.max(-1, Math.min(1, Math.round(across / 64))), down - 36);
  const ruled = Math.abs(across) > 130 && Math.abs(across) < 400 && (Math.abs(down - 26) < 3 || Math.abs(down - 46) < 3);
  if (ruled || disc < 17) setColor(data, at, [246, 198, 103]);
}

const ACID = readColors('ff2f92 ff6a1f ffd21f 9be22d 12b8b0 4a3fd0 a02bd6');

/** The colours of old record covers, from 0 round to 1. */
function rainbow(turn: number): Rgb {
  const at = (turn - Math.floor(turn)) * ACID.length;
  const [low, high] = [ACID[Math.floor(at) % ACID.length] ?? RED, ACID[(Math.floor(at) + 1) % ACID.length] ?? RED];
  const share = smoothStep(0.35, 0.65, at - Math.floor(at));
  return [low[0] + (high[0] - low[0]) * share, low[1] + (high[1] - low[1]) * share, low[2] + (high[2] - low[2]) * share];
}

/** Waves of every colour run off the figure, whose own colours have turned. */
export const psychedelic: Finish = (picture, { unit, figure }) => {
  const { width, height } = picture;
  const light = lightOf(picture);
  const lines = inkLines(light, picture, { width: 2.8 * unit, threshold: 0.016, softness: 0.016, figure });
  const near = blurPlane(figure, width, height, 70 * unit);
  const soft = blurPlane(light, width, height, 3 * unit);
  everyPixel(picture, (data, at, x, y) => {
    const cell = at / 4;
    const own = figure[cell] ?? 0;
    const tone = soft[cell] ?? 0;
    const swirl = noise(x / unit / 150, y / unit / 150, 7);
    const wave = ((near[cell] ?? 0) * 4.2 + swirl * 3.4) * (1 - own) + tone * 1.9 * own;
    const band = (Math.floor(wave * 5) + smoothStep(0.42, 0.58, wave * 5 - Math.floor(wave * 5))) / 5;
    setColor(data, at, rainbow(band + own * 0.3));
    scaleColor(data, at, own > 0 ? 0.5 + 0.75 * tone : 0.72 + 0.3 * tone);
    // Whites stay, or nobody would find the eyes.
    blendColor(data, at, [255, 250, 236], smoothStep(0.84, 0.95, light[cell] ?? 0) * own);
    blendColor(data, at, [38, 8, 62], lines[cell] ?? 0);
  });
};
