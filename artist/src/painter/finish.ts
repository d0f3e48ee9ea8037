/** Styles that are a way of seeing rather than a place: noir, pixel art, comic print, gold, glitch. */
import { type Raster, SIDE } from '../drawing/raster.ts';

/** @param unit the size of the picture, where 1 is 1024 pixels: dots and lines go with it. */
type Finish = (picture: Raster, unit: number) => void;

const grey = (data: Uint8ClampedArray, at: number): number =>
  (data[at] ?? 0) * 0.3 + (data[at + 1] ?? 0) * 0.59 + (data[at + 2] ?? 0) * 0.11;

function everyPixel(picture: Raster, change: (data: Uint8ClampedArray, at: number) => void): void {
  for (let at = 0; at < picture.data.length; at += 4) change(picture.data, at);
}

const noir: Finish = (picture) =>
  everyPixel(picture, (data, at) => {
    const light = grey(data, at) / 255;
    const strong = 255 * Math.max(0, Math.min(1, (light - 0.5) * 1.25 + 0.5));
    data[at] = strong;
    data[at + 1] = strong;
    data[at + 2] = strong * 1.02 + 3;
  });

const sepia: Finish = (picture) =>
  everyPixel(picture, (data, at) => {
    const light = grey(data, at);
    data[at] = (data[at] ?? 0) * 0.25 + (light * 1.05 + 22) * 0.75;
    data[at + 1] = (data[at + 1] ?? 0) * 0.25 + (light * 0.92 + 12) * 0.75;
    data[at + 2] = (data[at + 2] ?? 0) * 0.25 + light * 0.68 * 0.75;
  });

const golden: Finish = (picture) =>
  everyPixel(picture, (data, at) => {
    const light = grey(data, at) / 255;
    const share = 0.5;
    data[at] = (data[at] ?? 0) * (1 - share) + 255 * Math.min(1, light * 1.25 + 0.08) * share;
    data[at + 1] = (data[at + 1] ?? 0) * (1 - share) + 214 * Math.min(1, light * 1.15 + 0.02) * share;
    data[at + 2] = (data[at + 2] ?? 0) * (1 - share) + 90 * light * share;
  });

const pixels: Finish = (picture, unit) => {
  const block = 8 * unit;
  for (let top = 0; top < picture.height; top += block) {
    for (let left = 0; left < picture.width; left += block) {
      for (let channel = 0; channel < 3; channel++) {
        let sum = 0;
        for (let y = top; y < top + block; y++) {
          for (let x = left; x < left + block; x++) sum += picture.data[(y * picture.width + x) * 4 + channel] ?? 0;
        }
        const value = Math.round(sum / (block * block) / 17) * 17;
        for (let y = top; y < top + block; y++) {
          for (let x = left; x < left + block; x++) picture.data[(y * picture.width + x) * 4 + channel] = value;
        }
      }
    }
  }
};

/** Dots of ink in the shadows, as in a cheap print. */
const comic: Finish = (picture, unit) => {
  const cell = 9 * unit;
  for (let y = 0; y < picture.height; y++) {
    for (let x = 0; x < picture.width; x++) {
      const at = (y * picture.width + x) * 4;
      const u = ((x + y) * Math.SQRT1_2) % cell;
      const v = ((((x - y) * Math.SQRT1_2) % cell) + cell) % cell;
      const dark = 1 - grey(picture.data, at) / 255;
      const ink = Math.hypot(u - cell / 2, v - cell / 2) < dark * cell * 0.52 ? 0.8 : 1;
      for (let channel = 0; channel < 3; channel++) {
        const value = ((picture.data[at + channel] ?? 0) - 128) * 1.12 + 132;
        picture.data[at + channel] = value * ink;
      }
    }
  }
};

const glitch: Finish = (picture, unit) => {
  const { data, width, height } = picture;
  const before = data.slice();
  for (let y = 0; y < height; y++) {
    const torn = Math.floor(y / 26 / unit) % 7 === 3 ? 16 * unit : 0;
    const scan = y % 4 === 0 ? 0.86 : 1;
    for (let x = 0; x < width; x++) {
      const at = (y * width + x) * 4;
      const from = (shift: number) => (y * width + Math.max(0, Math.min(width - 1, Math.round(x + shift + torn)))) * 4;
      data[at] = (before[from(-7 * unit)] ?? 0) * scan;
      data[at + 1] = (before[from(0) + 1] ?? 0) * scan;
      data[at + 2] = (before[from(7 * unit) + 2] ?? 0) * scan;
    }
  }
};

const FINISHES: readonly (readonly [RegExp, Finish])[] = [
  [/\b(noir|black and white|black & white|monochrome|grayscale|greyscale|silent film)\b/, noir],
  [/\b(sepia|vintage|victorian|old photo|steampunk|antique|19th century)\b/, sepia],
  [/\b(pixel|pixels|pixelated|8-?bit|16-?bit|retro game|minecraft)\b/, pixels],
  [/\b(comic|comics|manga|pop ?art|halftone|superhero comic)\b/, comic],
  [/\b(glitch\w*|vhs|corrupted|hacker|matrix)\b/, glitch],
  [/\b(gold|golden|royal gold|luxury)\b/, golden],
];

/** Sees the whole picture as its style asks for, if it asks for anything of that kind. */
export function applyFinish(picture: Raster, style: string): void {
  FINISHES.find(([pattern]) => pattern.test(style))?.[1](picture, picture.width / SIDE);
}
