/** What lies on a sheet as dust: soft chalks, and glitter on glue. */
import type { Rgb } from '../../drawing/raster.ts';
import type { Finish } from './finish.ts';
import { blendColor, enliven, everyPixel, scaleColor, smoothStep } from './kit/color.ts';
import { flowOf } from './kit/flow.ts';
import { abstractPicture } from './kit/kuwahara.ts';
import { inkLines } from './kit/lines.ts';
import { farOf, strewnAt } from './kit/motifs.ts';
import { grainTile, hash, readTile } from './kit/noise.ts';
import { enlargeInto, lightOf } from './kit/planes.ts';

const PAPER: Rgb = [252, 246, 240];
const SOFT_LINE: Rgb = [104, 82, 128];

/** Pale colours, rubbed soft, with the tooth of the paper: what is behind the figure is rubbed thinner. */
export const pastel: Finish = (picture, { unit, figure }) => {
  const lines = inkLines(lightOf(picture), picture, { width: 2.6 * unit, threshold: 0.018, softness: 0.07, figure });
  enlargeInto(picture, abstractPicture(picture, flowOf(picture, unit, 3), unit, 4));
  enliven(picture, 1.15);
  const tooth = grainTile(4);
  everyPixel(picture, (data, at, x, y) => {
    const own = figure[at / 4] ?? 0;
    const rub = readTile(tooth, (x + y) * 0.12, (y - x) * 0.9, unit);
    const grain = 0.5 * readTile(tooth, x, y, unit) + 0.5 * rub;
    blendColor(data, at, PAPER, 0.38 - 0.16 * own);
    blendColor(data, at, PAPER, (1 - smoothStep(0.3, 0.52, grain + 0.08 * own)) * (0.24 - 0.1 * own));
    blendColor(data, at, SOFT_LINE, (lines[at / 4] ?? 0) * (0.3 + 0.4 * own) * smoothStep(0.15, 0.5, grain + 0.2));
  });
};

const WHITE: Rgb = [255, 255, 255];
/** In units: a fleck, and how far apart glints are. */
const FLECK = 5;
const GLINTS = 92;

/** Flecks that each throw the light another way, and here and there one that blinds. */
export const glitter: Finish = (picture, { unit, figure }) => {
  enliven(picture, 1.4, 1.05);
  everyPixel(picture, (data, at, x, y) => {
    const chance = hash(Math.floor(x / (FLECK * unit)), Math.floor(y / (FLECK * unit)), 71);
    scaleColor(data, at, 0.72 + 0.5 * chance);
    const own = figure[at / 4] ?? 0;
    blendColor(data, at, WHITE, chance > 0.93 ? 0.8 : chance > 0.8 ? 0.25 + 0.15 * own : 0);
    const { u, v, chance: glint } = strewnAt(x / unit, y / unit, GLINTS, 17);
    const [across, along] = [Math.abs(u), Math.abs(v)];
    const reach = 12 + 22 * glint;
    const isRay = across * along < 9 && farOf(u, v) < reach;
    if (glint < 0.72 && (isRay || farOf(u, v) < 3.4)) blendColor(data, at, WHITE, 0.95 - 0.5 * (farOf(u, v) / reach));
  });
};
