/** What lenses, films, tubes and rays make of a picture. */

import type { Raster, Rgb } from '../../drawing/raster.ts';
import type { Finish } from './finish.ts';
import {
  blendColor,
  clamp,
  createRamp,
  everyPixel,
  lightAt,
  scaleColor,
  setColor,
  setFromRamp,
  smoothStep,
} from './kit/color.ts';
import { inkLines } from './kit/lines.ts';
import { farOf } from './kit/motifs.ts';
import { grainTile, hash, noise, readTile } from './kit/noise.ts';
import { blurPlane, enlargePlane, lightOf, reduce, slopesOf } from './kit/planes.ts';
import { tonesOf } from './kit/tones.ts';

/** 0 in the middle, 1 in the corners. */
const fromMiddle = (picture: Raster, x: number, y: number): number =>
  farOf(x / picture.width - 0.5, y / picture.height - 0.5) / 0.71;

/** Hard black and white, the shadow of a blind, and grain. */
export const noir: Finish = (picture, { unit, figure }) => {
  const light = tonesOf(picture, figure);
  everyPixel(picture, (data, at, x, y) => {
    const grain = readTile(grainTile(2), x, y, unit) - 0.5;
    const slat = ((y + x * 0.32) / (92 * unit)) % 1;
    const shade = smoothStep(0.56, 0.62, slat) * (1 - smoothStep(0.93, 0.99, slat));
    const tone = smoothStep(0.16, 0.84, light[at / 4] ?? 0);
    // The blind is on the wall: bars across a face would be what is seen of it.
    const own = figure[at / 4] ?? 0;
    const blind = 1 - shade * 0.46 * (1 - 0.85 * own);
    const dark = 1 - smoothStep(0.5, 1.02, fromMiddle(picture, x, y)) * (0.8 - 0.6 * own);
    const value = 255 * clamp(tone * blind * dark + grain * 0.09) + 4;
    setColor(data, at, [value, value, value * 1.01 + 2]);
  });
};

const SEPIA = createRamp([
  [0, [44, 26, 14]],
  [0.5, [150, 110, 68]],
  [1, [250, 234, 200]],
]);

/** A faded print with its white edge, spots and scratches. */
export const sepia: Finish = (picture, { unit }) => {
  const { width, height } = picture;
  everyPixel(picture, (data, at, x, y) => {
    const stain = readTile(grainTile(64), x, y, unit);
    const edge = Math.min(x, y, width - 1 - x, height - 1 - y) / unit;
    const ragged = edge + (readTile(grainTile(8), x, y, unit) - 0.5) * 8;
    const faded = 0.1 + lightAt(data, at) * 0.82 - smoothStep(0.55, 1.05, fromMiddle(picture, x, y)) * 0.24;
    setFromRamp(data, at, SEPIA, faded + (stain - 0.5) * 0.16);
    const [column, row] = [Math.floor(x / unit / 5), Math.floor(y / unit / 5)];
    if (hash(column, row, 91) < 0.0016) blendColor(data, at, [250, 240, 214], 0.7);
    const scratch = Math.floor(x / unit / 2 + noise(y / unit / 90, 3, 92) * 12);
    if (hash(scratch, 93) < 0.006 && noise(y / unit / 160, scratch, 94) > 0.45) blendColor(data, at, [250, 238, 210], 0.34);
    if (ragged < 30) blendColor(data, at, [242, 230, 204], 1 - smoothStep(27, 30, ragged) * 0.5);
  });
};

const RAYS = createRamp([
  [0, [2, 5, 12]],
  [0.35, [14, 46, 74]],
  [0.65, [84, 150, 186]],
  [0.88, [196, 236, 248]],
  [1, [250, 255, 255]],
]);

/** Light goes through: edges and what is dense shine out of the dark. */
export const xRay: Finish = (picture, { unit, figure }) => {
  const { width, height } = picture;
  const light = lightOf(picture);
  const soft = blurPlane(light, width, height, 2 * unit);
  const slopes = slopesOf(soft, width, height);
  const rim = new Float32Array(light.length);
  for (let cell = 0; cell < rim.length; cell++) {
    rim[cell] = smoothStep(0.01, 0.12, farOf(slopes.x[cell] ?? 0, slopes.y[cell] ?? 0) * unit);
  }
  const haze = blurPlane(rim, width, height, 9 * unit);
  everyPixel(picture, (data, at, x, y) => {
    const cell = at / 4;
    const body = (1 - (soft[cell] ?? 0)) * 0.36 + (figure[cell] ?? 0) * 0.22;
    const edge = 1 - smoothStep(0.52, 1.05, fromMiddle(picture, x, y)) * 0.7;
    const grain = (readTile(grainTile(2), x, y, unit) - 0.5) * 0.07;
    setFromRamp(data, at, RAYS, (body + (rim[cell] ?? 0) * 0.62 + (haze[cell] ?? 0) * 0.5) * edge + grain);
  });
};

const HEAT = createRamp([
  [0, [4, 2, 28]],
  [0.16, [30, 6, 120]],
  [0.34, [136, 10, 160]],
  [0.5, [226, 42, 96]],
  [0.66, [252, 116, 22]],
  [0.84, [254, 216, 40]],
  [1, [255, 255, 236]],
]);

/** What is light is warm; a scale beside it, and a mark in the middle. */
export const thermal: Finish = (picture, { unit, figure }) => {
  const { width, height } = picture;
  const small = reduce(picture, Math.max(1, Math.round(4 * unit)));
  const blurred = blurPlane(lightOf(small), small.width, small.height, 1);
  const warmth = enlargePlane(blurred, small, picture);
  const lines = inkLines(lightOf(picture), picture, { width: 2.4 * unit, threshold: 0.02, softness: 0.06, figure });
  const warm = blurPlane(figure, width, height, 5 * unit);
  const bar = { left: width - 66 * unit, right: width - 36 * unit, top: height * 0.14, bottom: height * 0.86 };
  everyPixel(picture, (data, at, x, y) => {
    // Whoever lives is warmer than the place.
    const seen = warmth[at / 4] ?? 0;
    const own = warm[at / 4] ?? 0;
    const tone = seen * 0.42 + own * (0.3 + seen * 0.32) - 0.16 * (lines[at / 4] ?? 0);
    setFromRamp(data, at, HEAT, tone);
    const rim = 4 * unit;
    if (x > bar.left - rim && x < bar.right + rim && y > bar.top - rim && y < bar.bottom + rim) {
      setColor(data, at, [240, 240, 240]);
      if (x >= bar.left && x < bar.right && y >= bar.top && y < bar.bottom)
        setFromRamp(data, at, HEAT, 1 - (y - bar.top) / (bar.bottom - bar.top));
    }
    const corner = Math.min(x, width - 1 - x) / unit;
    const side = Math.min(y, height - 1 - y) / unit;
    const onCorner =
      (Math.abs(corner - 24) < 2.5 && side > 22 && side < 84) || (Math.abs(side - 24) < 2.5 && corner > 22 && corner < 84);
    if (onCorner) setColor(data, at, [240, 240, 240]);
  });
};

/** Tubes of light along the edges, in the dark. */
export const neon: Finish = (picture, { unit, figure }) => {
  const { width, height } = picture;
  const light = lightOf(picture);
  const soft = blurPlane(light, width, height, 2 * unit);
  const slopes = slopesOf(soft, width, height);
  const tube = new Float32Array(light.length);
  for (let cell = 0; cell < tube.length; cell++) {
    tube[cell] = smoothStep(0.018, 0.1, farOf(slopes.x[cell] ?? 0, slopes.y[cell] ?? 0) * unit);
  }
  const outline = inkLines(light, picture, { width: 3 * unit, threshold: 1, figure });
  for (let cell = 0; cell < tube.length; cell++)
    tube[cell] = Math.max((tube[cell] ?? 0) * (0.45 + 0.55 * (figure[cell] ?? 0)), outline[cell] ?? 0);
  const glow = blurPlane(tube, width, height, 5 * unit);
  const haze = blurPlane(tube, width, height, 20 * unit);
  everyPixel(picture, (data, at, x, y) => {
    const cell = at / 4;
    const own = light[cell] ?? 0;
    const color = purest(data, at, x / unit, y / unit);
    const lit = (glow[cell] ?? 0) * 0.95 + (haze[cell] ?? 0) * 0.55;
    const core = smoothStep(0.5, 1, tube[cell] ?? 0) * 0.72;
    for (let channel = 0; channel < 3; channel++) {
      // The body shines in its own colours, and the place a little: outlines alone are nobody, nowhere.
      const dark = 10 + (data[at + channel] ?? 0) * (0.2 + own * 0.12 + (figure[cell] ?? 0) * (0.3 + own * 0.2));
      data[at + channel] = dark + (color[channel] ?? 0) * lit;
    }
    blendColor(data, at, [255, 250, 255], core);
  });
};

/** A colour as a tube would have it; where there is none, one by the place. */
function purest(data: Uint8ClampedArray, at: number, x: number, y: number): Rgb {
  const [red, green, blue] = [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0];
  const least = Math.min(red, green, blue);
  const most = Math.max(red, green, blue);
  const share = smoothStep(24, 90, most - least);
  const pure = (value: number) => ((value - least) / Math.max(1, most - least)) * 255;
  const turn = noise(x / 210, y / 210, 95);
  const other: Rgb = turn < 0.42 ? [255, 30, 170] : turn < 0.56 ? [150, 70, 255] : [20, 220, 255];
  return [
    pure(red) * share + other[0] * (1 - share),
    pure(green) * share + other[1] * (1 - share),
    pure(blue) * share + other[2] * (1 - share),
  ];
}

/** A tape that has been copied too often: torn rows, colours apart, lost blocks. */
export const glitch: Finish = (picture, { unit, figure, detail }) => {
  const { data, width, height } = picture;
  const before = data.slice();
  const bandOf = (y: number): number => Math.floor(y / unit / 26);
  const withDetail = new Set<number>();
  for (let at = 0; at < detail.length; at++) if ((detail[at] ?? 0) > 0.3) withDetail.add(bandOf(Math.floor(at / width)));
  for (let y = 0; y < height; y++) {
    const band = bandOf(y);
    // A torn row would pull a face or letters apart.
    const torn = hash(band, 96) < 0.24 && !withDetail.has(band) ? Math.round((hash(band, 97) - 0.5) * 90) * unit : 0;
    const scan = Math.floor(y / unit / 2) % 2 === 0 ? 0.84 : 1.03;
    for (let x = 0; x < width; x++) {
      const at = (y * width + x) * 4;
      // The signal is better where something is to be read.
      const loose = 1 - 0.5 * (figure[y * width + x] ?? 0) - 0.3 * (detail[y * width + x] ?? 0);
      const column = Math.floor(x / unit / 64);
      const block = Math.floor(y / unit / 20);
      const lost = hash(column, block, 98);
      const apart = (lost < 0.05 && !withDetail.has(band) ? 34 : 8) * unit;
      const from = (shift: number) => (y * width + Math.max(0, Math.min(width - 1, Math.round(x + (shift + torn) * loose)))) * 4;
      data[at] = (before[from(-apart)] ?? 0) * scan;
      data[at + 1] = (before[from(0) + 1] ?? 0) * scan;
      data[at + 2] = (before[from(apart) + 2] ?? 0) * scan;
      if (lost > 0.985 && (figure[y * width + x] ?? 0) < 0.5) setColor(data, at, lost > 0.993 ? [0, 255, 214] : [255, 0, 160]);
    }
  }
};

const BRASS = createRamp([
  [0, [20, 13, 8]],
  [0.3, [82, 50, 24]],
  [0.55, [164, 110, 52]],
  [0.78, [220, 176, 104]],
  [1, [252, 238, 200]],
]);

/** Brass, soot and copper behind a riveted plate with wheels in its corners. */
export const steampunk: Finish = (picture, { unit, figure }) => {
  const { width, height } = picture;
  const lines = inkLines(lightOf(picture), picture, { width: 1.8 * unit, threshold: 0.018, softness: 0.05, figure });
  everyPixel(picture, (data, at, x, y) => {
    const light = lightAt(data, at);
    const [red, blue] = [data[at] ?? 0, data[at + 2] ?? 0];
    setFromRamp(data, at, BRASS, smoothStep(0, 1, light) * 0.98, 0.78);
    // What was blue has turned to verdigris.
    const green = clamp((blue - red) / 160) * 0.5;
    blendColor(data, at, [62 + light * 70, 118 + light * 80, 104 + light * 60], green);
    blendColor(data, at, [24, 14, 8], (lines[at / 4] ?? 0) * 0.7);
    const soot = readTile(grainTile(64), x, y, unit);
    scaleColor(data, at, 1 - smoothStep(0.55, 1.05, fromMiddle(picture, x, y)) * (0.45 + 0.4 * soot));
    paintPlate(data, at, { x: Math.min(x, width - 1 - x) / unit, y: Math.min(y, height - 1 - y) / unit }, soot);
  });
};

/** A frame of brass, measured from the nearest corner. */
function paintPlate(data: Uint8ClampedArray, at: number, corner: { x: number; y: number }, soot: number): void {
  const near = Math.min(corner.x, corner.y);
  const brass: Rgb = [168 + soot * 40, 120 + soot * 34, 56 + soot * 22];
  const wheel = gear(corner.x - 66, corner.y - 66, 74, 14) || gear(corner.x - 168, corner.y - 34, 40, 10);
  if (near < 30 || wheel) {
    setColor(data, at, brass);
    const bevel = near < 30 ? Math.abs(near - 15) / 15 : 0.2;
    scaleColor(data, at, wheel && near >= 30 ? 0.8 : 1.12 - bevel * 0.5);
    const along = corner.x < corner.y ? corner.y : corner.x;
    const rivet = farOf(near - 15, (along % 64) - 32);
    if (near < 30 && rivet < 7) scaleColor(data, at, rivet < 4 ? 1.3 : 0.6);
  } else if (near < 36) scaleColor(data, at, 0.45);
}

/** Whether a point, measured from its middle, is on a wheel with teeth and spokes. */
function gear(x: number, y: number, radius: number, teeth: number): boolean {
  const away = farOf(x, y);
  if (away > radius) return false;
  const angle = Math.atan2(y, x);
  if (away > radius * 0.84) return Math.sin(angle * teeth) > -0.1;
  if (away > radius * 0.6) return true;
  if (away < radius * 0.26) return away > radius * 0.1;
  return Math.abs(Math.sin(angle * 2.5)) < 0.26;
}
