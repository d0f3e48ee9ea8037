/** What hangs in museums, or is painted on their walls. */

import type { Finish } from './finish.ts';
import {
  blendColor,
  createPalette,
  enliven,
  everyPixel,
  lightAt,
  readColors,
  scaleColor,
  setColor,
  smoothStep,
} from './kit/color.ts';
import { flattenTo } from './kit/flat.ts';
import { flowOf } from './kit/flow.ts';
import { abstractPicture } from './kit/kuwahara.ts';
import { inkLines } from './kit/lines.ts';
import { farOf } from './kit/motifs.ts';
import { grainTile, noise, readTile } from './kit/noise.ts';
import { blurPlane, enlargeInto, greaterOf, lightOf } from './kit/planes.ts';
import { extentOf } from './kit/shape.ts';

/** One warm light from the upper left, and the rest is dark (Rembrandt). */
export const oldMaster: Finish = (picture, { unit, figure, beside }) => {
  const { width, height } = picture;
  const { left, right, top, bottom, head } = extentOf(figure, picture);
  const [wide, high] = [Math.max(1, right - left), Math.max(1, bottom - top)];
  enlargeInto(picture, abstractPicture(picture, flowOf(picture, unit, 4), unit, 4));
  const shown = greaterOf(figure, beside);
  const haze = blurPlane(shown, width, height, 60 * unit);
  everyPixel(picture, (data, at, x, y) => {
    const cell = at / 4;
    // What stands beside somebody is in the same light.
    const own = shown[cell] ?? 0;
    const far = farOf((x - head.x + wide * 0.12) / wide, ((y - head.y) / high) * 0.9);
    const lit = 1.3 - smoothStep(0.2, 1.05, far) * 0.8 - smoothStep(0.05, 0.6, (x - head.x) / wide) * 0.3;
    const tone = lightAt(data, at);
    const brush = readTile(grainTile(8), x * 0.6 + y * 0.4, y * 0.6 - x * 0.4, unit) - 0.5;
    // Earth colours: there was no bright blue, and what there was has yellowed.
    blendColor(data, at, [tone * 262, tone * 206, tone * 128], 0.46 + 0.3 * (1 - own));
    const glow = (haze[cell] ?? 0) * smoothStep(0.5, -0.4, (x - head.x) / wide) * 0.5;
    // Dark, but a castle there is still to be seen, and whoever is dark in it.
    scaleColor(data, at, (own * Math.max(0.7, lit) * 1.12 + (1 - own) * (0.52 + glow)) * (1 + brush * 0.2));
    blendColor(data, at, [58, 34, 18], own * 0.04 + (1 - own) * 0.26);
    const dark = farOf(x / width - 0.45, y / height - 0.45);
    scaleColor(data, at, 1 - smoothStep(0.4, 0.72, dark) * (0.5 - 0.35 * own));
    const crack = Math.abs(noise(x / unit / 22, y / unit / 22, 95) - 0.5);
    scaleColor(data, at, 1 - smoothStep(0.01, 0.002, crack) * 0.14);
  });
  enliven(picture, 1.1, 1.12);
};

const EARTHS = createPalette(
  readColors('3a2c24 6b4632 96593c b97a52 d3a277 e6cba3 f0e2c8 7f8a72 5f7068 9fae9c a9432f c46a4a 46586a 7f93a0 c9b98f'),
);

/** Pigments of earth in plaster, which has cracked and come off here and there. */
export const fresco: Finish = (picture, { unit, figure }) => {
  const lines = inkLines(lightOf(picture), picture, { width: 2.2 * unit, threshold: 0.02, softness: 0.05, figure });
  flattenTo(picture, unit, EARTHS);
  everyPixel(picture, (data, at, x, y) => {
    const cell = at / 4;
    const own = figure[cell] ?? 0;
    const [cloud, grain] = [readTile(grainTile(64), x, y, unit), readTile(grainTile(4), x, y, unit)];
    blendColor(data, at, [92, 58, 42], (lines[cell] ?? 0) * 0.75);
    blendColor(data, at, [228, 212, 184], 0.16 + (cloud - 0.5) * 0.4 + (grain - 0.5) * 0.3);
    const rough = noise(x / unit / 110, y / unit / 110, 96) + (noise(x / unit / 22, y / unit / 22, 97) - 0.5) * 0.3;
    const gone = smoothStep(0.77, 0.79, rough - own * 0.14);
    const rim = smoothStep(0.74, 0.77, rough - own * 0.14) * (1 - gone);
    blendColor(data, at, [206 + grain * 24, 190 + grain * 24, 162 + grain * 24], gone);
    scaleColor(data, at, 1 - rim * 0.22);
    const crack = Math.abs(
      noise(x / unit / 130, y / unit / 130, 98) + (noise(x / unit / 14, y / unit / 14, 99) - 0.5) * 0.06 - 0.5,
    );
    blendColor(data, at, [70, 54, 44], smoothStep(0.006, 0.002, crack) * 0.75);
  });
};

/** A dream at noon: what is soft runs down, shadows are long, and the plain has no end (Dalí). */
export const surreal: Finish = (picture, { unit, figure }) => {
  const { width, height } = picture;
  const { top, bottom } = extentOf(figure, picture);
  const source = { ...picture, data: picture.data.slice() };
  const horizon = height * 0.62;
  const melts = (x: number, y: number): number => {
    const run = noise(x / unit / 46, 3, 100) ** 2;
    return run * 150 * unit * smoothStep(top + (bottom - top) * 0.34, bottom, y);
  };
  const cellAt = (x: number, y: number): number => {
    const bent = Math.round(x + Math.sin(y / unit / 70) * 9 * unit);
    const row = Math.round(y - melts(x, y));
    return Math.max(0, Math.min(height - 1, row)) * width + Math.max(0, Math.min(width - 1, bent));
  };
  everyPixel(picture, (data, at, x, y) => {
    const from = cellAt(x, y);
    const own = figure[from] ?? 0;
    const grain = (readTile(grainTile(8), x, y * 2, unit) - 0.5) * 10;
    const down = y / height;
    if (y < horizon) {
      const low = smoothStep(0, 0.62, down);
      setColor(data, at, [40 + low * 206 + grain, 96 + low * 104 + grain, 140 - low * 22 + grain]);
    } else {
      const near = smoothStep(0.62, 1, down);
      setColor(data, at, [206 - near * 60 + grain, 160 - near * 66 + grain, 92 - near * 48 + grain]);
    }
    // A memory of the place, and hills on the horizon.
    blendColor(data, at, [source.data[at] ?? 0, source.data[at + 1] ?? 0, source.data[at + 2] ?? 0], y < horizon ? 0.1 : 0.16);
    const hill = horizon - 46 * unit * noise(x / unit / 120, 5, 101) * smoothStep(0.9, 0.2, x / width);
    if (y > hill && y < horizon) blendColor(data, at, [120, 92, 84], 0.8);
    const up = (bottom - y) * 4.2;
    const long = y > horizon ? Math.round(x - (bottom - y) * 2.6) : -1;
    const cast = long >= 0 && bottom - up > 0 && up >= 0 ? (figure[Math.round(bottom - up) * width + long] ?? 0) : 0;
    scaleColor(data, at, 1 - cast * 0.5);
    const color = [source.data[from * 4] ?? 0, source.data[from * 4 + 1] ?? 0, source.data[from * 4 + 2] ?? 0] as const;
    blendColor(data, at, color, own);
  });
  enlargeInto(picture, abstractPicture(picture, flowOf(picture, unit, 3), unit, 4));
  enliven(picture, 1.12, 1.08);
};
