/** A dark line around the figure before it is drawn anew, so that stones, stitches and dots of its ground's colour do not swallow it. */
import type { Raster } from '../../drawing/raster.ts';
import type { Sitting } from './finish.ts';
import { blendColor, everyPixel } from './kit/color.ts';
import { growShape } from './kit/shape.ts';

const DARK = [26, 20, 40] as const;
/** Less would be no line once it is in cells. */
const STRENGTH = 0.85;

/** @param width in 1024ths of a side. */
export function drawContour(picture: Raster, { figure, unit }: Sitting, width: number): void {
  const around = growShape(figure, picture, width * unit);
  everyPixel(picture, (data, at) => {
    const outside = (around[at / 4] ?? 0) * (1 - (figure[at / 4] ?? 0));
    if (outside > 0) blendColor(data, at, DARK, Math.min(1, outside) * STRENGTH);
  });
}
