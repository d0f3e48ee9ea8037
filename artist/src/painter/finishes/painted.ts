/** Paint that covers a canvas or runs on paper. */

import type { Raster } from '../../drawing/raster.ts';
import { type Finish, halfOf } from './finish.ts';
import { clamp, enliven, everyPixel, lightAt, scaleColor, smoothStep } from './kit/color.ts';
import { drawOutNoise, type Flow, flowOf } from './kit/flow.ts';
import { abstractPicture } from './kit/kuwahara.ts';
import { inkLines } from './kit/lines.ts';
import { farOf } from './kit/motifs.ts';
import { grainTile, readTile } from './kit/noise.ts';
import { enlargeInto, enlargePlane, lightOf, type Plane, slopesOf } from './kit/planes.ts';
import { lightRelief } from './kit/strokes.ts';

/** The hairs of a brush that went along the edges. */
function brushHairs(picture: Raster, flow: Flow, unit: number, length: number): Plane {
  const half = halfOf(picture, unit);
  return enlargePlane(drawOutNoise(flow, grainTile(4), half, { length, pace: 0.5 }), half, picture);
}

export const oil: Finish = (picture, { unit }) => {
  const flow = flowOf(picture, unit, 4);
  enlargeInto(picture, abstractPicture(picture, flow, unit, 5));
  enliven(picture, 1.25, 1.08);
  const hairs = brushHairs(picture, flow, unit, 16);
  everyPixel(picture, (data, at) => scaleColor(data, at, 0.82 + 0.36 * (hairs[at / 4] ?? 0)));
  lightRelief(picture, hairs, 230 * unit);
  // Canvas shows through where the paint is thin.
  const pitch = 5 * unit;
  everyPixel(picture, (data, at, x, y) => {
    const weave = Math.sin((x * Math.PI * 2) / pitch) * Math.sin((y * Math.PI * 2) / pitch);
    scaleColor(data, at, 1 + 0.035 * weave);
  });
};

export const watercolour: Finish = (picture, { unit, figure }) => {
  const flow = flowOf(picture, unit, 3);
  const lines = inkLines(lightOf(picture), picture, { width: 1.6 * unit, threshold: 0.03, softness: 0.08, figure });
  const wash = abstractPicture(picture, flow, unit, 6);
  const light = lightOf(wash);
  const slopes = slopesOf(light, wash.width, wash.height);
  const { data: from } = wash;
  const [cloud, paper] = [grainTile(64), grainTile(4)];
  const pace = picture.width / wash.width;
  const { width, height } = picture;
  everyPixel(picture, (data, at, x, y) => {
    const [slow, fine] = [readTile(cloud, x, y, unit), readTile(paper, x, y, unit)];
    // Wet edges wobble.
    const offX = (readTile(cloud, x + 90 * unit, y, unit) - 0.5) * 10 * unit + (fine - 0.5) * 1.5 * unit;
    const offY = (slow - 0.5) * 10 * unit + (fine - 0.5) * 1.5 * unit;
    const column = Math.max(0, Math.min(wash.width - 1, Math.round((x + offX) / pace)));
    const row = Math.max(0, Math.min(wash.height - 1, Math.round((y + offY) / pace)));
    const cell = row * wash.width + column;
    const edge = Math.min(0.9, farOf(slopes.x[cell] ?? 0, slopes.y[cell] ?? 0) * 3.2);
    // Pigment gathers at edges and in the hollows of the paper: Bousseau and others, "Interactive Watercolor", 2006.
    const density = 0.72 + (slow - 0.5) * 0.5 + (fine - 0.5) * 0.22 + edge * 0.8;
    const border = Math.min(x, y, width - 1 - x, height - 1 - y) / unit + (slow - 0.5) * 34 + (fine - 0.5) * 4;
    const wet = smoothStep(24, 29, border) * Math.max(0, density) * (1 + 0.35 * (1 - smoothStep(29, 42, border)));
    const pencil = 1 - 0.5 * (lines[at / 4] ?? 0) * (0.5 + 0.5 * fine);
    for (let channel = 0; channel < 3; channel++) {
      const color = (from[cell * 4 + channel] ?? 0) / 255;
      const vivid = clamp(color + (color - (light[cell] ?? 0)) * 0.35) * 0.86 + 0.1;
      const washed = vivid ** Math.max(0.05, wet * 1.25);
      data[at + channel] = washed * (248 + 7 * fine) * pencil;
    }
  });
};

export const gouache: Finish = (picture, { unit }) => {
  const flow = flowOf(picture, unit, 4);
  enlargeInto(picture, abstractPicture(picture, flow, unit, 6));
  const [grain, cloud] = [grainTile(4), grainTile(32)];
  const steps = 6;
  everyPixel(picture, (data, at, x, y) => {
    // A flat brush leaves streaks to one side.
    const streak = readTile(grain, x * 0.16 + y * 0.1, (y - x * 0.35) * 1.4, unit);
    const light = lightAt(data, at);
    const level = clamp((Math.floor(light * steps + (streak - 0.5) * 0.42) + 0.5) / steps);
    const target = 0.12 + 0.8 * level;
    const scale = target / Math.max(0.06, light);
    const chalk = 12 + 10 * readTile(cloud, x, y, unit);
    const body = 0.97 + 0.06 * streak;
    for (let channel = 0; channel < 3; channel++) {
      const own = (data[at + channel] ?? 0) * Math.min(2.2, scale);
      const flat = target * 255 + (own - target * 255) * 1.3;
      data[at + channel] = (flat * 0.96 + chalk) * body;
    }
  });
};
