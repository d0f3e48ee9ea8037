/** Gives what was drawn the surface of a material, with its light and shadows kept. */
import type { Box, Raster, Rgb } from './raster.ts';

/** A point of what was drawn. */
export interface Spot {
  x: number;
  y: number;
  /** How light it is, 0 to 1: a half where it has its usual colour. */
  light: number;
  /** The colour that it has. */
  own: Rgb;
  /** True: what most of it has is a dark colour. */
  isDark: boolean;
}

/** What is to be seen there. */
export interface Surface {
  color: Rgb;
  /** How much of what is behind it is hidden; all, if that is not said. */
  cover?: number;
}

export interface Skin {
  /** The colour that most of it has. */
  from: Rgb;
  surfaceAt: (spot: Spot) => Surface;
}

const clamp = (value: number): number => Math.max(0, Math.min(1, value));

const lightOf = ([red, green, blue]: Rgb): number => (red * 0.299 + green * 0.587 + blue * 0.114) / 255;

/** @param raster premultiplied; only what is inside the box changes. */
export function skinBox(raster: Raster, box: Box, { from, surfaceAt }: Skin): void {
  const { data, width } = raster;
  const usual = lightOf(from);
  const isDark = usual < 0.42;
  for (let y = box.top; y < box.bottom; y++) {
    for (let x = box.left; x < box.right; x++) {
      const at = (y * width + x) * 4;
      const alpha = (data[at + 3] ?? 0) / 255;
      if (alpha === 0) continue;
      const own: Rgb = [(data[at] ?? 0) / alpha, (data[at + 1] ?? 0) / alpha, (data[at + 2] ?? 0) / alpha];
      const { color, cover = 1 } = surfaceAt({ x, y, own, isDark, light: clamp(0.54 + (lightOf(own) - usual) * 1.2) });
      const share = alpha * cover;
      for (let channel = 0; channel < 3; channel++) data[at + channel] = Math.min(255, color[channel] ?? 0) * share;
      data[at + 3] = share * 255;
    }
  }
}
