/** Gives what was drawn another colour, with its light and shadows kept. */
import type { Box, Raster, Rgb } from './raster.ts';

export interface Dye {
  /** The colour that most of it has. */
  from: Rgb;
  to: Rgb;
}

const lightOf = ([red, green, blue]: Rgb): number => (red * 0.299 + green * 0.587 + blue * 0.114) / 255;

/** Below this share of colour something is grey: all of it is dyed then, and else what is no eye, tooth or claw. */
const GREY = 0.16;

const vividness = ([red, green, blue]: Rgb): number => {
  const high = Math.max(red, green, blue);
  return high === 0 ? 0 : (high - Math.min(red, green, blue)) / high;
};

/** @param raster premultiplied; only what is inside the box changes. */
export function dyeBox(raster: Raster, box: Box, { from, to }: Dye): void {
  const { data } = raster;
  const isGrey = vividness(from) < GREY;
  const usual = Math.max(0.22, lightOf(from));
  for (let y = box.top; y < box.bottom; y++) {
    const end = (y * raster.width + box.right) * 4;
    for (let at = (y * raster.width + box.left) * 4; at < end; at += 4) {
      const alpha = (data[at + 3] ?? 0) / 255;
      if (alpha === 0) continue;
      const pixel: Rgb = [(data[at] ?? 0) / alpha, (data[at + 1] ?? 0) / alpha, (data[at + 2] ?? 0) / alpha];
      const light = lightOf(pixel);
      const share = isGrey ? shareOfGrey(light, usual) : Math.min(1, Math.max(0, (vividness(pixel) - 0.1) * 3.2));
      if (share === 0) continue;
      const lit = Math.min(1.12, light / usual);
      const shine = Math.max(0, Math.min(0.6, (light / usual - 1.12) * 0.8));
      for (let channel = 0; channel < 3; channel++) {
        const dyed = Math.min(255, (to[channel] ?? 0) * lit);
        const wanted = (dyed + (255 - dyed) * shine) * alpha;
        data[at + channel] = (data[at + channel] ?? 0) * (1 - share) + wanted * share;
      }
    }
  }
}

/** Pupils are darker than what is grey around them, and teeth lighter. */
function shareOfGrey(light: number, usual: number): number {
  const away = Math.abs(light - usual);
  return Math.max(0, Math.min(1, (0.42 - away) * 6));
}
