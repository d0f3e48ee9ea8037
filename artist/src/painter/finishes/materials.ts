/** Pictures as things: clay, fur, metal, stone, glass. The lightness is taken for a height, and lit anew. */

import type { Raster } from '../../drawing/raster.ts';
import type { Finish, Sitting } from './finish.ts';
import { blendColor, clamp, createRamp, enliven, everyPixel, lightAt, scaleColor, setFromRamp, smoothStep } from './kit/color.ts';
import { flowCell, flowOf } from './kit/flow.ts';
import { abstractPicture } from './kit/kuwahara.ts';
import { inkLines } from './kit/lines.ts';
import { farOf } from './kit/motifs.ts';
import { grainTile, hash, noise, readTile } from './kit/noise.ts';
import { blurPlane, enlargeInto, lightOf, type Plane, reduce, slopesOf } from './kit/planes.ts';
import { type Direction, drawStroke, scatter } from './kit/strokes.ts';

interface Relief {
  /** How far each pixel looks to the right and down. */
  x: Plane;
  y: Plane;
  height: Plane;
}

/** Large forms and small ones, so that it is neither flat nor noisy. */
function reliefOf(picture: Raster, light: Plane, { unit, figure }: Pick<Sitting, 'unit' | 'figure'>, radius: number): Relief {
  const { width, height } = picture;
  const fine = blurPlane(light, width, height, radius * unit);
  const broad = blurPlane(light, width, height, radius * 5 * unit);
  const rounded = blurPlane(figure, width, height, 10 * unit);
  for (let cell = 0; cell < fine.length; cell++)
    fine[cell] = (fine[cell] ?? 0) * 0.7 + (broad[cell] ?? 0) * 1.6 + (rounded[cell] ?? 0) * 0.7;
  return { ...slopesOf(fine, width, height), height: fine };
}

/** Kneaded: matt, every form swelling between its outlines, and set before its place like a puppet. */
export const clay: Finish = (picture, { unit, figure }) => {
  const { width, height } = picture;
  const lines = inkLines(lightOf(picture), picture, { width: 2.4 * unit, threshold: 0.02, softness: 0.05, figure });
  enlargeInto(picture, abstractPicture(picture, flowOf(picture, unit, 4), unit, 7));
  enliven(picture, 1.15, 0.9);
  // Not the lightness: what is painted lighter would stand out as if it were embossed.
  const narrow = blurPlane(lines, width, height, 4 * unit);
  const wide = blurPlane(lines, width, height, 13 * unit);
  const edge = blurPlane(figure, width, height, 7 * unit);
  const body = blurPlane(figure, width, height, 24 * unit);
  // A set behind is flatter than the puppet: its rain and its bricks would else look stamped.
  const rise = narrow.map((groove, cell) => {
    const inner = groove * 0.35 + (wide[cell] ?? 0) * 1.1;
    return (edge[cell] ?? 0) * 0.5 + (body[cell] ?? 0) * 1.5 - inner * (0.3 + 0.7 * (figure[cell] ?? 0));
  });
  const slope = slopesOf(rise, width, height);
  const [lumps, pats] = [grainTile(64), grainTile(16)];
  everyPixel(picture, (data, at, x, y) => {
    const cell = at / 4;
    const lump = readTile(lumps, x + 5 * unit, y + 5 * unit, unit) - readTile(lumps, x - 5 * unit, y - 5 * unit, unit);
    const pat = readTile(pats, x + 2 * unit, y + 2 * unit, unit) - readTile(pats, x - 2 * unit, y - 2 * unit, unit);
    const tilt = ((slope.x[cell] ?? 0) + (slope.y[cell] ?? 0) * 1.4) * unit;
    const shape = Math.max(-0.36, Math.min(0.2, -tilt * 6.5));
    const cast =
      (body[Math.max(0, Math.round(y - 12 * unit)) * width + Math.max(0, Math.round(x - 12 * unit))] ?? 0) *
      (1 - (figure[cell] ?? 0));
    const lit = 1 + shape - lump * 0.16 - pat * 0.03 - thumbPress(x / unit, y / unit) * 0.09 - cast * 0.38;
    for (let channel = at; channel < at + 3; channel++) data[channel] = ((data[channel] ?? 0) * 0.88 + 20) * lit;
  });
};

/** Where a thumb has pressed, here and there: 1 on its shaded side, -1 on the other. */
function thumbPress(x: number, y: number): number {
  const pitch = 120;
  const [column, row] = [Math.floor(x / pitch), Math.floor(y / pitch)];
  if (hash(column, row, 71) > 0.3) return 0;
  const midX = (column + 0.4 + 0.2 * hash(column, row, 72)) * pitch;
  const midY = (row + 0.4 + 0.2 * hash(column, row, 73)) * pitch;
  const [awayX, awayY] = [(x - midX) / 26, (y - midY) / 36];
  const away = farOf(awayX, awayY);
  return away > 1 ? 0 : (-(awayX + awayY) / 2) * (1 - away) * 3;
}

/** Short fur that lies downwards and parts at the forms. */
export const plush: Finish = (picture, { unit }) => {
  const flow = flowOf(picture, unit, 5);
  const seen = reduce(picture, Math.max(1, Math.round(2 * unit)));
  const { width, height } = picture;
  const direction: Direction = (x, y, out) => {
    const cell = flowCell(flow, x, y);
    // Across the edges, and more down than up.
    const share = smoothStep(0.001, 0.01, flow.energy[cell] ?? 0) * 0.9;
    let [acrossX, acrossY] = [-(flow.y[cell] ?? 0), flow.x[cell] ?? 1];
    if (acrossY < 0) [acrossX, acrossY] = [-acrossX, -acrossY];
    const curl = (noise(x / (46 * unit), y / (46 * unit), 81) - 0.5) * 1.9;
    const [dx, dy] = [Math.sin(curl) * (1 - share) + acrossX * share, Math.cos(curl) * (1 - share) + acrossY * share];
    const length = farOf(dx, dy) || 1;
    out.x = dx / length;
    out.y = dy / length;
  };
  const hairs = scatter(picture, 4.6 * unit, 82).sort((a, b) => a.y - b.y);
  for (const spot of hairs) {
    const column = Math.min(seen.width - 1, Math.floor((spot.x / width) * seen.width));
    const row = Math.min(seen.height - 1, Math.floor((spot.y / height) * seen.height));
    const at = (row * seen.width + column) * 4;
    const tip = 0.72 + 0.52 * hash(spot.salt, 83);
    const color = [0, 1, 2].map((channel) => (seen.data[at + channel] ?? 0) * tip + 10);
    const energy = flow.energy[flowCell(flow, spot.x, spot.y)] ?? 0;
    const length = (energy > 0.012 ? 7 : 17) * unit * (0.7 + 0.6 * hash(spot.salt, 84));
    const [red = 0, green = 0, blue = 0] = color;
    drawStroke(picture, null, { ...spot, length, width: 2.3 * unit, color: [red, green, blue] }, direction);
  }
};

const GOLD = createRamp([
  [0, [34, 16, 4]],
  [0.22, [98, 56, 10]],
  [0.45, [190, 130, 28]],
  [0.62, [238, 188, 62]],
  [0.78, [255, 226, 120]],
  [0.9, [255, 244, 190]],
  [1, [255, 255, 240]],
]);

/** Cast and polished. */
export const gold: Finish = (picture, { unit, figure }) => {
  const light = lightOf(picture);
  const relief = reliefOf(picture, light, { unit, figure }, 1.6);
  const lines = inkLines(light, picture, { width: 2 * unit, threshold: 0.02, softness: 0.05, figure });
  everyPixel(picture, (data, at, x, y) => {
    const cell = at / 4;
    const facing = -((relief.x[cell] ?? 0) + (relief.y[cell] ?? 0) * 1.2) * unit;
    // Polished metal mirrors a room: bands of light and dark.
    const mirrored = Math.sin((relief.height[cell] ?? 0) * 8 + facing * 9 + (y / picture.height) * 3) * 0.13;
    const tone = 0.08 + (light[cell] ?? 0) * 0.66 + facing * 2.3 + mirrored - (lines[cell] ?? 0) * 0.34;
    const hammered = (readTile(grainTile(32), x, y, unit) - 0.5) * 0.09;
    setFromRamp(data, at, GOLD, tone + hammered, 0.93);
  });
};

const MARBLE = createRamp([
  [0, [74, 74, 82]],
  [0.35, [140, 139, 146]],
  [0.62, [206, 203, 203]],
  [0.85, [242, 239, 236]],
  [1, [255, 254, 252]],
]);

/** Carved from white stone with grey veins. */
export const marble: Finish = (picture, { unit, figure }) => {
  const light = lightOf(picture);
  const relief = reliefOf(picture, light, { unit, figure }, 2);
  const lines = inkLines(light, picture, { width: 2.2 * unit, threshold: 0.018, softness: 0.06, figure });
  const cloud = grainTile(64);
  everyPixel(picture, (data, at, x, y) => {
    const cell = at / 4;
    const facing = -((relief.x[cell] ?? 0) + (relief.y[cell] ?? 0)) * unit;
    const bent = x * 0.7 + y + (readTile(cloud, x, y, unit) - 0.5) * 230 * unit;
    const vein = 1 - smoothStep(0, 0.09, Math.abs(Math.sin((bent / unit) * 0.0125)));
    const wide = 1 - smoothStep(0, 0.5, Math.abs(Math.sin((bent / unit) * 0.0125 + 0.6)));
    const tone = 0.3 + (light[cell] ?? 0) * 0.52 + facing * 2.2 - (lines[cell] ?? 0) * 0.42 - vein * 0.16 - wide * 0.07;
    setFromRamp(data, at, MARBLE, tone + (readTile(grainTile(2), x, y, unit) - 0.5) * 0.03, 0.97);
  });
};

/** Blown of coloured glass: what is behind is bent, edges catch the light. */
export const glass: Finish = (picture, { unit, figure }) => {
  const { width, height } = picture;
  const light = lightOf(picture);
  const relief = reliefOf(picture, light, { unit, figure }, 4);
  const sharp = slopesOf(blurPlane(light, width, height, 2 * unit), width, height);
  const source = reduce(picture, Math.max(1, Math.round(2 * unit)));
  enliven(source, 1.35, 1.04);
  everyPixel(picture, (data, at, x, y) => {
    const cell = at / 4;
    const [slopeX, slopeY] = [(relief.x[cell] ?? 0) * unit, (relief.y[cell] ?? 0) * unit];
    const bend = 95 * unit;
    const column = Math.max(0, Math.min(source.width - 1, Math.floor(((x + slopeX * bend) / width) * source.width)));
    const row = Math.max(0, Math.min(source.height - 1, Math.floor(((y + slopeY * bend) / height) * source.height)));
    const from = (row * source.width + column) * 4;
    const edge = clamp((farOf(sharp.x[cell] ?? 0, sharp.y[cell] ?? 0) * unit) / 0.11);
    const caustic = (Math.sin((relief.height[cell] ?? 0) * 26) * 0.5 + 0.5) * (0.25 + 0.75 * (figure[cell] ?? 0));
    for (let channel = 0; channel < 3; channel++) {
      const tint = [0.86, 1, 1.06][channel] ?? 1;
      const own = (source.data[from + channel] ?? 0) * 0.62 + (light[cell] ?? 0) * 62 + 48;
      data[at + channel] = own * tint * (0.9 + caustic * 0.16);
    }
    const gloss = smoothStep(0.03, 0.14, -(slopeX + slopeY)) * 0.75;
    blendColor(data, at, [12, 54, 74], edge * 0.5 * (slopeX + slopeY > 0 ? 1 : 0.35));
    blendColor(
      data,
      at,
      [255, 255, 255],
      Math.max(gloss, smoothStep(0.82, 0.97, caustic) * 0.3, edge > 0.55 && slopeX + slopeY < 0 ? 0.5 : 0),
    );
  });
  scaleEdges(picture, unit);
};

/** The rim of a pane. */
function scaleEdges(picture: Raster, unit: number): void {
  everyPixel(picture, (data, at, x, y) => {
    const edge = Math.min(x, y, picture.width - 1 - x, picture.height - 1 - y) / unit;
    if (edge > 26) return;
    const round = Math.sin((edge / 26) * Math.PI);
    scaleColor(data, at, 0.8 + round * 0.25);
    blendColor(data, at, [225, 250, 255], round * 0.4 + lightAt(data, at) * 0.1);
  });
}
