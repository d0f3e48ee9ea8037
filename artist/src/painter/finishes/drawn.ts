/** What is drawn with something in the hand: lines, hatching, and paper or a board that shows through. */

import type { Raster, Rgb } from '../../drawing/raster.ts';
import type { Finish } from './finish.ts';
import {
  blendColor,
  clamp,
  createPalette,
  enliven,
  everyPixel,
  readColors,
  scaleColor,
  setColor,
  smoothStep,
} from './kit/color.ts';
import { flattenTo } from './kit/flat.ts';
import { inkLines } from './kit/lines.ts';
import { farOf } from './kit/motifs.ts';
import { grainTile, noise, readTile } from './kit/noise.ts';
import { blurPlane, lightOf, type Plane, slopesOf } from './kit/planes.ts';
import { tonesOf } from './kit/tones.ts';

/** Grain that runs to one side, as hatching by hand does, 0 to 1. */
function hatching(x: number, y: number, unit: number, degrees: number): number {
  const angle = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const along = (x * cos + y * sin) * 0.07;
  const across = (y * cos - x * sin) * 0.85;
  return readTile(grainTile(4), along + 400 * unit, across + 800 * unit, unit);
}

/** How near the edge of the paper, 0 outside to 1, with a ragged line between. */
function insidePaper(picture: Raster, x: number, y: number, unit: number, margin: number): number {
  const edge = Math.min(x, y, picture.width - 1 - x, picture.height - 1 - y) / unit;
  return smoothStep(margin * 0.3, margin, edge + (hatching(x, y, unit, -40) - 0.5) * margin);
}

export const pencil: Finish = (picture, { unit, figure }) => {
  const light = tonesOf(picture, figure);
  const lines = inkLines(light, picture, { width: 1.5 * unit, threshold: 0.012, softness: 0.05, figure });
  const paper = grainTile(2);
  everyPixel(picture, (data, at, x, y) => {
    const dark = (1 - (light[at / 4] ?? 0)) * (0.68 + 0.32 * (figure[at / 4] ?? 0));
    const inside = insidePaper(picture, x, y, unit, 60);
    const first = smoothStep(0.22, 0.75, dark) * (0.25 + 0.95 * hatching(x, y, unit, -42));
    const second = smoothStep(0.5, 0.95, dark) * (0.15 + 0.9 * hatching(x, y, unit, 28));
    const tooth = 0.72 + 0.5 * readTile(paper, x, y, unit);
    const graphite = clamp(((first * 0.52 + second * 0.5) * inside + (lines[at / 4] ?? 0) * 0.85) * tooth);
    setColor(data, at, [250 - graphite * 205, 248 - graphite * 202, 242 - graphite * 190]);
  });
};

/** Black and white chalks on toned paper. */
export const charcoal: Finish = (picture, { unit, figure }) => {
  const light = tonesOf(picture, figure);
  const soft = blurPlane(light, picture.width, picture.height, 3 * unit);
  const lines = inkLines(light, picture, { width: 3.4 * unit, threshold: 0.012, softness: 0.06, figure });
  const paper = grainTile(4);
  everyPixel(picture, (data, at, x, y) => {
    const cell = at / 4;
    const grain = readTile(paper, x, y, unit) - 0.5;
    const smear = hatching(x, y, unit, -58) - 0.5;
    const tone = soft[cell] ?? 0;
    const away = 1 - (figure[cell] ?? 0);
    const black = clamp(
      smoothStep(0.66, 0.12, tone + grain * 0.36 + smear * 0.24 + away * 0.14) * 0.92 + (lines[cell] ?? 0) * (0.85 + grain * 0.7),
    );
    const white = smoothStep(0.7, 0.98, (light[cell] ?? 0) + grain * 0.34 + smear * 0.2 - away * 0.12) * 0.95;
    setColor(data, at, [190 + grain * 22, 172 + grain * 22, 146 + grain * 22]);
    blendColor(data, at, [250, 246, 238], white * insidePaper(picture, x, y, unit, 70));
    blendColor(data, at, [26, 23, 24], black * insidePaper(picture, x, y, unit, 50));
  });
};

/** Pen lines that lie closer, and then cross, where it is darker. */
export const ink: Finish = (picture, { unit, figure }) => {
  const light = tonesOf(picture, figure);
  const soft = blurPlane(light, picture.width, picture.height, 2 * unit);
  const lines = inkLines(light, picture, { width: 2.1 * unit, threshold: 0.016, softness: 0.02, figure });
  const layers = [
    [0.78, 45],
    [0.55, -45],
    [0.36, 8],
    [0.2, 80],
  ] as const;
  const pitch = 7 * unit;
  everyPixel(picture, (data, at, x, y) => {
    const tone = clamp((soft[at / 4] ?? 0) + (1 - (figure[at / 4] ?? 0)) * 0.26);
    const wobble = (readTile(grainTile(64), x, y, unit) - 0.5) * 9 * unit;
    let inked = lines[at / 4] ?? 0;
    for (const [from, degrees] of layers) {
      if (tone > from) break;
      const angle = (degrees * Math.PI) / 180;
      const across = (y * Math.cos(angle) - x * Math.sin(angle) + wobble) / pitch;
      const off = Math.abs(across - Math.round(across)) * 2;
      const thick = Math.min(0.62, 0.16 + (from - tone) * 1.1);
      inked = Math.max(inked, 1 - smoothStep(thick - 0.14, thick + 0.14, off));
    }
    const paper = readTile(grainTile(4), x, y, unit) * 6;
    setColor(data, at, [246 + paper, 240 + paper, 224 + paper]);
    blendColor(data, at, [22, 24, 44], inked * 0.94);
  });
};

/** Wax on rough paper, rubbed to and fro: few colours, outlines of a darker stick, and white left where nobody rubbed. */
export const crayon: Finish = (picture, { unit, figure }) => {
  const light = lightOf(picture);
  const lines = inkLines(light, picture, { width: 3.4 * unit, threshold: 0.014, softness: 0.05, figure });
  const paper = grainTile(4);
  const outline: Rgb = [58, 40, 66];
  flattenTo(picture, unit, CRAYONS, 1.5);
  everyPixel(picture, (data, at, x, y) => {
    const own = figure[at / 4] ?? 0;
    const tooth = readTile(paper, x, y, unit);
    // The figure is rubbed one way, what is behind it the other, and not so hard.
    const rub = hatching(x, y, unit, own > 0.5 ? -52 : 34);
    const wax = smoothStep(0.34, 0.72, tooth * 0.42 + rub * 0.5 + 0.14 + own * 0.2) * (0.72 + 0.28 * own);
    scaleColor(data, at, 0.84 + rub * 0.34);
    blendColor(data, at, [253, 250, 242], 1 - wax * insidePaper(picture, x, y, unit, 64));
    blendColor(data, at, outline, (lines[at / 4] ?? 0) * smoothStep(0.1, 0.5, tooth + 0.2) * (0.5 + 0.4 * own));
  });
};

/** A box of twenty-four. */
const CRAYONS = createPalette(
  readColors(
    'f2382c f2662c f9a12e fbd83a fff3a0 8cc63e 2f9e4a 0f6b4a 33b7b0 5cc4f0 2c7fd0 2b4aa8 5a3a9c 9a58c4 d05ab4 f48ab0 fbc4c4 f6cfa0 c98a52 8a5430 54341f 2a2430 8c8c96 fbf7ee',
  ),
);

/** Felt tips: flat colours in strokes that are darker where two of them overlap, and a black line. */
export const marker: Finish = (picture, { unit, figure }) => {
  const lines = inkLines(lightOf(picture), picture, { width: 3 * unit, threshold: 0.016, softness: 0.02, figure });
  flattenTo(picture, unit, MARKERS, 1.6);
  const cloud = grainTile(64);
  everyPixel(picture, (data, at, x, y) => {
    const own = figure[at / 4] ?? 0;
    const slant = own > 0.5 ? 0.5 : -0.32;
    const stroke = (y + x * slant + (readTile(cloud, x, y, unit) - 0.5) * 14 * unit) / ((own > 0.5 ? 20 : 34) * unit);
    const inside = Math.abs(stroke - Math.floor(stroke) - 0.5) * 2;
    const over = smoothStep(0.74, 0.86, inside);
    const dry = hatching(x, y, unit, own > 0.5 ? -27 : 18);
    blendColor(data, at, [255, 254, 250], (1 - own) * 0.42 + smoothStep(0.62, 0.95, dry) * 0.3);
    scaleColor(data, at, 1 - over * 0.17);
    blendColor(data, at, [255, 254, 250], 1 - insidePaper(picture, x, y, unit, 50));
    blendColor(data, at, [18, 16, 24], (lines[at / 4] ?? 0) * (0.55 + 0.45 * own));
  });
};

const MARKERS = createPalette(
  readColors(
    'ff2d55 ff6a1f ffb01f ffe83a b6e82c 2fb84a 0a8a6a 25c4d8 2b8cff 2a48d8 7a3ae0 c04ad8 ff5ab8 ffb4c8 ffd8b0 c88a52 7a4a2a 1c1a22 9aa0ac fdfcf8',
  ),
);

/** On a blackboard, which keeps some of what was wiped off. */
export const chalk: Finish = (picture, { unit, figure }) => {
  const light = tonesOf(picture, figure);
  const edges = edgesOf(picture, light, unit, 2);
  const outline = inkLines(light, picture, { width: 3.6 * unit, threshold: 1, figure });
  const [dust, smear] = [grainTile(4), grainTile(64)];
  enliven(picture, 1.15);
  everyPixel(picture, (data, at, x, y) => {
    const tooth = readTile(dust, x, y, unit);
    const rub = hatching(x, y, unit, -48);
    const own = figure[at / 4] ?? 0;
    const fill =
      smoothStep(0.1, 0.85, light[at / 4] ?? 0) *
      (0.05 + 0.4 * own + (0.26 + 0.34 * own) * rub) *
      insidePaper(picture, x, y, unit, 60);
    // The place is a sketch: what is in front of it has the chalk pressed harder.
    const pressed = (edges[at / 4] ?? 0) * (0.55 + 0.5 * own) + (outline[at / 4] ?? 0) * 1.2;
    const amount = clamp(fill + pressed) * smoothStep(0.12, 0.6, tooth + 0.12 + 0.25 * own);
    const lit = Math.max(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0, 60);
    const pale = (channel: number) => 104 + ((data[at + channel] ?? 0) / lit) * 151;
    const color: Rgb = [pale(0), pale(1), pale(2)];
    const haze = readTile(smear, x * 0.4, y, unit) * 16;
    setColor(data, at, [34 + haze, 52 + haze, 46 + haze]);
    blendColor(data, at, color, amount);
  });
};

/** How sharp the edges are, 0 to 1. */
function edgesOf(picture: Raster, light: Plane, unit: number, width: number): Plane {
  const soft = blurPlane(light, picture.width, picture.height, width * unit);
  const slopes = slopesOf(soft, picture.width, picture.height);
  for (let cell = 0; cell < soft.length; cell++) {
    soft[cell] = smoothStep(0.02, 0.14, farOf(slopes.x[cell] ?? 0, slopes.y[cell] ?? 0) * unit);
  }
  return soft;
}

export const blueprint: Finish = (picture, { unit, figure }) => {
  const light = tonesOf(picture, figure);
  const lines = inkLines(light, picture, { width: 1.5 * unit, threshold: 0.012, softness: 0.03, figure });
  const edges = edgesOf(picture, light, unit, 1.2);
  const pitch = 32 * unit;
  const thin = 1.4 * unit;
  everyPixel(picture, (data, at, x, y) => {
    const cell = at / 4;
    const own = figure[cell] ?? 0;
    const dark = 1 - (light[cell] ?? 0);
    const diagonal = ((x + y) / (9 * unit)) % 1;
    const hatch = dark > 0.62 && diagonal < 0.22 ? 0.34 * (1 - own) : 0;
    const onGrid = x % pitch < thin || y % pitch < thin;
    const onMain = x % (4 * pitch) < thin * 1.5 || y % (4 * pitch) < thin * 1.5;
    const stain = (readTile(grainTile(64), x, y, unit) - 0.5) * 22;
    setColor(data, at, [22 + stain * 0.4, 70 + stain * 0.7, 152 + stain]);
    // What is dark of the figure is as dark on its print: hatched in white it would be light.
    blendColor(data, at, [8, 26, 74], smoothStep(0.35, 0.85, dark) * 0.8 * own);
    blendColor(data, at, [170, 205, 255], (light[cell] ?? 0) * (0.1 + 0.48 * own));
    blendColor(data, at, [190, 215, 255], onMain ? 0.34 : onGrid ? 0.16 : 0);
    blendColor(
      data,
      at,
      [240, 247, 255],
      clamp(Math.max((lines[cell] ?? 0) * 0.95, (edges[cell] ?? 0) * (0.5 + 0.4 * own), hatch)),
    );
  });
  drawSheet(picture, unit);
};

/** The frame of a technical drawing, with the field for names and numbers. */
function drawSheet(picture: Raster, unit: number): void {
  const white: Rgb = [236, 244, 255];
  const side = { right: picture.width / unit, bottom: picture.height / unit };
  const rule = (left: number, top: number, right: number, bottom: number): void => {
    for (let y = Math.round(top * unit); y < Math.round(bottom * unit); y++) {
      for (let x = Math.round(left * unit); x < Math.round(right * unit); x++) {
        setColor(picture.data, (y * picture.width + x) * 4, white);
      }
    }
  };
  const frame = (left: number, top: number, right: number, bottom: number): void => {
    rule(left, top, right, top + 3);
    rule(left, bottom - 3, right, bottom);
    rule(left, top, left + 3, bottom);
    rule(right - 3, top, right, bottom);
  };
  frame(20, 20, side.right - 20, side.bottom - 20);
  frame(side.right - 250, side.bottom - 96, side.right - 20, side.bottom - 20);
  rule(side.right - 250, side.bottom - 60, side.right - 20, side.bottom - 57);
  rule(side.right - 140, side.bottom - 60, side.right - 137, side.bottom - 20);
  for (let index = 0; index < 9; index++) {
    const wide = 10 + 14 * noise(index * 3.7, 2);
    rule(side.right - 238 + index * 24, side.bottom - 80, side.right - 238 + index * 24 + wide, side.bottom - 75);
  }
}
