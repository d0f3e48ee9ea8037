/** Colours: ramps from dark to light, palettes, and what is done to every pixel. */
import type { Raster, Rgb } from '../../../drawing/raster.ts';

export function everyPixel(picture: Raster, change: (data: Uint8ClampedArray, at: number, x: number, y: number) => void): void {
  const { data, width, height } = picture;
  for (let y = 0, at = 0; y < height; y++) for (let x = 0; x < width; x++, at += 4) change(data, at, x, y);
}

export const clamp = (value: number): number => (value < 0 ? 0 : value > 1 ? 1 : value);

/** 0 below `low`, 1 above `high`, and smooth between them. */
export function smoothStep(low: number, high: number, value: number): number {
  const share = clamp((value - low) / (high - low));
  return share * share * (3 - 2 * share);
}

export const lightAt = (data: Uint8ClampedArray, at: number): number =>
  ((data[at] ?? 0) * 0.299 + (data[at + 1] ?? 0) * 0.587 + (data[at + 2] ?? 0) * 0.114) / 255;

/** Moves a pixel towards a colour. */
export function blendColor(data: Uint8ClampedArray, at: number, color: Rgb, share: number): void {
  // Most of what is laid over a picture is nowhere near most of its pixels.
  if (share === 0) return;
  data[at] = (data[at] ?? 0) + (color[0] - (data[at] ?? 0)) * share;
  data[at + 1] = (data[at + 1] ?? 0) + (color[1] - (data[at + 1] ?? 0)) * share;
  data[at + 2] = (data[at + 2] ?? 0) + (color[2] - (data[at + 2] ?? 0)) * share;
}

export function setColor(data: Uint8ClampedArray, at: number, color: Rgb): void {
  data[at] = color[0];
  data[at + 1] = color[1];
  data[at + 2] = color[2];
}

/** Makes a pixel lighter or darker, and keeps its hue. */
export function scaleColor(data: Uint8ClampedArray, at: number, factor: number): void {
  data[at] = (data[at] ?? 0) * factor;
  data[at + 1] = (data[at + 1] ?? 0) * factor;
  data[at + 2] = (data[at + 2] ?? 0) * factor;
}

/** More colour, or less, around the same lightness; then more contrast around the middle. */
export function enliven(picture: Raster, saturation: number, contrast = 1): void {
  everyPixel(picture, (data, at) => {
    const light = lightAt(data, at) * 255;
    for (let channel = at; channel < at + 3; channel++) {
      const vivid = light + ((data[channel] ?? 0) - light) * saturation;
      data[channel] = (vivid - 128) * contrast + 128;
    }
  });
}

/** 256 colours from dark to light. */
export function createRamp(stops: readonly (readonly [at: number, color: Rgb])[]): Uint8ClampedArray {
  const ramp = new Uint8ClampedArray(256 * 3);
  for (let index = 0; index < 256; index++) {
    const share = index / 255;
    const above = Math.max(
      1,
      stops.findIndex(([at]) => at >= share),
    );
    const [low, high] = [stops[above - 1], stops[above]];
    if (!low || !high) continue;
    const between = clamp((share - low[0]) / (high[0] - low[0]));
    for (let channel = 0; channel < 3; channel++) {
      ramp[index * 3 + channel] = (low[1][channel] ?? 0) * (1 - between) + (high[1][channel] ?? 0) * between;
    }
  }
  return ramp;
}

/** Puts the colour of a ramp in a pixel's place. @param light 0 to 1. */
export function setFromRamp(data: Uint8ClampedArray, at: number, ramp: Uint8ClampedArray, light: number, share = 1): void {
  const from = Math.round(clamp(light) * 255) * 3;
  for (let channel = 0; channel < 3; channel++) {
    const value = data[at + channel] ?? 0;
    data[at + channel] = value + ((ramp[from + channel] ?? 0) - value) * share;
  }
}

export interface Palette {
  colors: readonly Rgb[];
  /** For each of 32 x 32 x 32 colours one more than the index of the nearest; 0 until it is asked for. */
  nearest: Uint8Array;
}

export function createPalette(colors: readonly Rgb[]): Palette {
  return { colors, nearest: new Uint8Array(32 * 32 * 32) };
}

/** How far a colour is from grey, 0 to 255. */
const pureness = (red: number, green: number, blue: number): number => Math.max(red, green, blue) - Math.min(red, green, blue);

/** By how much an ink may be purer than the colour it stands for: a panda is black and white, not blue and purple. */
const PURER = { times: 1.5, more: 16, cost: 40 };

/** By a weighted distance, near enough to what eyes see ("redmean"). @param cell of a palette's `nearest`. */
function findNearest(colors: readonly Rgb[], cell: number): number {
  const [red, green, blue] = [(cell >> 10) * 8 + 4, ((cell >> 5) & 31) * 8 + 4, (cell & 31) * 8 + 4];
  const most = pureness(red, green, blue) * PURER.times + PURER.more;
  let [best, least] = [0, Infinity];
  for (const [index, color] of colors.entries()) {
    const mean = (red + color[0]) / 512;
    const apart = (2 + mean) * (red - color[0]) ** 2 + 4 * (green - color[1]) ** 2 + (3 - mean) * (blue - color[2]) ** 2;
    const away = apart + PURER.cost * Math.max(0, pureness(...color) - most) ** 2;
    if (away < least) [best, least] = [index, away];
  }
  return best;
}

const fifth = (value: number): number => Math.max(0, Math.min(31, value >> 3));

export function nearestColor({ colors, nearest }: Palette, red: number, green: number, blue: number): Rgb {
  const cell = (fifth(red) << 10) | (fifth(green) << 5) | fifth(blue);
  nearest[cell] ||= findNearest(colors, cell) + 1;
  return colors[(nearest[cell] ?? 1) - 1] ?? [0, 0, 0];
}

/** Colours written as in a style sheet, without the sign: "ff8800 203040". */
export function readColors(list: string): Rgb[] {
  return list.split(' ').map((text) => {
    const value = Number.parseInt(text, 16);
    return [value >> 16, (value >> 8) & 255, value & 255] as const;
  });
}
