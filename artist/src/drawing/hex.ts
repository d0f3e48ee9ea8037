import type { Rgb } from './raster.ts';

/** @param hex six digits, with or without a "#" before them. */
export function rgbOfHex(hex: string): Rgb {
  const value = Number.parseInt(hex.replace('#', ''), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}
