/** A line around the figure and what stands beside it, before they are drawn anew, so that stones, stitches and dots of its ground's colour do not swallow it. */
import type { Raster } from '../../drawing/raster.ts';
import type { Sitting } from './finish.ts';
import { blendColor, everyPixel } from './kit/color.ts';
import { blurPlane, greaterOf, lightOf, type Plane, reduce, reducePlane } from './kit/planes.ts';
import { growShape } from './kit/shape.ts';

const DARK = [26, 20, 40] as const;
/** Before a place in which a dark line would be lost. */
const PALE = [250, 240, 214] as const;
const DUSK = 0.28;
/** The grid on which a place is looked at. */
const STEP = 8;
/** Less would be no line once it is in cells. */
const STRENGTH = 0.85;

/** @param width in 1024ths of a side. */
export function drawContour(picture: Raster, { figure, beside, unit }: Sitting, width: number): void {
  const shown = greaterOf(figure, beside);
  const around = growShape(shown, picture, width * unit);
  const step = Math.max(1, Math.round(STEP * unit));
  const small = reduce(picture, step);
  const open = reducePlane(shown, picture, step).map((own) => 1 - own);
  const mean = (plane: Plane): Plane => blurPlane(plane, small.width, small.height, 3);
  const share = mean(open);
  const light = mean(lightOf(small).map((value, cell) => value * (open[cell] ?? 0)));
  everyPixel(picture, (data, at, x, y) => {
    const outside = Math.min(1, around[at / 4] ?? 0) * (1 - (shown[at / 4] ?? 0));
    if (outside === 0) return;
    const cell = Math.floor(y / step) * small.width + Math.floor(x / step);
    const isDark = (light[cell] ?? 0) < (share[cell] ?? 0) * DUSK;
    blendColor(data, at, isDark ? PALE : DARK, outside * STRENGTH);
  });
}
