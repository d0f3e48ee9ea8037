/** Clean lines and colours without shading. */
import type { Raster, Rgb } from '../../drawing/raster.ts';
import type { Finish } from './finish.ts';
import { blendColor, createPalette, everyPixel, lightAt, readColors, smoothStep } from './kit/color.ts';
import { flatten, flattenTo, relight, stepOf } from './kit/flat.ts';
import { inkLines } from './kit/lines.ts';
import { blurPlane, greaterOf, lightOf, type Plane } from './kit/planes.ts';
import { extentOf, growShape } from './kit/shape.ts';

/** One black line of one width, and one light for each colour (Hergé). */
export const ligneClaire: Finish = (picture, { unit, figure }) => {
  const lines = inkLines(lightOf(picture), picture, { width: 1.9 * unit, threshold: 0.02, softness: 0.012, figure });
  flatten(picture, unit, (red, green, blue) => {
    const light = (red * 0.299 + green * 0.587 + blue * 0.114) / 255;
    return relight([red, green, blue], [0.1, 0.36, 0.68, 0.94][stepOf(light, [0.16, 0.34, 0.82])] ?? 0.68, 0.86);
  });
  everyPixel(picture, (data, at) => {
    const cell = at / 4;
    blendColor(data, at, [250, 240, 214], 0.16 + 0.2 * (1 - (figure[cell] ?? 0)));
    blendColor(data, at, [18, 16, 18], lines[cell] ?? 0);
  });
};

const VECTOR = createPalette(
  readColors(
    '232946 3d4a7a 4f7cac 7fb7d6 c9e4f2 f7f7f2 ffe8c2 f6bd60 f28f3b e4572e b23a48 7a2e48 8e5a3c c68b59 2a6f5e 4aa07a 9fd3a0 d9ead0 8d6cab c9b6e4 f5a6b8 9aa0ac 3a3a44',
  ),
);

/** Shapes of one colour each, without a line, as they are drawn for apps. */
export const flat: Finish = (picture, { unit, figure: alone, beside }) => {
  // What stands beside somebody is not lost with the place.
  const figure = greaterOf(alone, beside);
  flattenTo(picture, unit, VECTOR);
  const { height } = picture;
  const { bottom } = extentOf(alone, picture);
  const around = growShape(figure, picture, 4 * unit);
  everyPixel(picture, (data, at, _x, y) => {
    const cell = at / 4;
    const away = 1 - (figure[cell] ?? 0);
    // The place steps back in three tones of one colour, so that nothing competes with the figure.
    const tone = stepOf(lightAt(data, at), [0.34, 0.62]);
    const place: Rgb = [
      [94, 132, 168],
      [150, 190, 212],
      [206, 228, 236],
    ][tone] as [number, number, number];
    blendColor(data, at, y > Math.min(bottom, height) ? [place[0] * 0.92, place[1] * 0.95, place[2]] : place, away * 0.82);
    blendColor(data, at, [248, 250, 250], (around[cell] ?? 0) * away * 0.9);
  });
};

/** Nothing but the figure, in ink, white and the two colours that it has most of, on a plain ground. */
export const minimalist: Finish = (picture, { unit, figure: alone, beside }) => {
  // What stands beside somebody is not lost with the place.
  const figure = greaterOf(alone, beside);
  const { width, height } = picture;
  const light = lightOf(picture);
  const soft = blurPlane(light, width, height, 3 * unit);
  const lines = inkLines(light, picture, { width: 2.4 * unit, threshold: 0.014, softness: 0.016, figure });
  const { bottom } = extentOf(alone, picture);
  const ink: Rgb = [42, 44, 52];
  const [main, second] = leadingColors(picture, figure);
  flatten(picture, unit, (red, green, blue) => {
    const away = ([r, g, b]: Rgb): number => hueDistance(red, green, blue, r, g, b);
    return away(main) <= away(second) ? main : second;
  });
  everyPixel(picture, (data, at, _x, y) => {
    const cell = at / 4;
    const own = figure[cell] ?? 0;
    const tone = soft[cell] ?? 0;
    // Between two tones one runs into the other over a pixel or two.
    blendColor(data, at, [248, 246, 240], smoothStep(0.8, 0.82, tone));
    blendColor(data, at, ink, smoothStep(0.23, 0.21, tone));
    blendColor(data, at, Math.abs(y - bottom) < 1.5 * unit ? ink : [240, 234, 222], 1 - own);
    blendColor(data, at, ink, (lines[cell] ?? 0) * smoothStep(0, 0.3, own));
  });
};

/** How far two colours are from each other when their lightness does not count. */
function hueDistance(red: number, green: number, blue: number, r: number, g: number, b: number): number {
  const [one, other] = [(red + green + blue) / 3, (r + g + b) / 3];
  return (red - one - r + other) ** 2 + (green - one - g + other) ** 2 + (blue - one - b + other) ** 2;
}

/** The two hues of which a figure has most, each as its mean colour at a middle lightness; of a grey one, greys. */
function leadingColors({ data }: Raster, figure: Plane): readonly [Rgb, Rgb] {
  const HUES = 12;
  const sums = Array.from({ length: HUES + 1 }, () => [0, 0, 0, 0]);
  for (let cell = 0; cell < figure.length; cell += 7) {
    if ((figure[cell] ?? 0) < 0.9) continue;
    const [red, green, blue] = [data[cell * 4] ?? 0, data[cell * 4 + 1] ?? 0, data[cell * 4 + 2] ?? 0];
    const [most, least] = [Math.max(red, green, blue), Math.min(red, green, blue)];
    const angle = Math.atan2(Math.sqrt(3) * (green - blue), 2 * red - green - blue) / (2 * Math.PI);
    const isGrey = most - least < 40;
    const sum = sums[isGrey ? HUES : Math.floor((angle + 1) * HUES) % HUES] ?? [];
    // What is grey is for ink and paper, unless there is nothing else.
    for (const [channel, value] of [red, green, blue, isGrey ? 0.25 : 1].entries())
      sum[channel] = (sum[channel] ?? 0) + (channel === 3 ? value : value * (isGrey ? 0.25 : 1));
  }
  const ordered = sums.filter((sum) => (sum[3] ?? 0) > 0).sort((a, b) => (b[3] ?? 0) - (a[3] ?? 0));
  const colorOf = (sum: readonly number[] | undefined): Rgb => {
    if (!sum) return [226, 110, 84];
    const [red = 0, green = 0, blue = 0, count = 1] = sum;
    return relight([red / count, green / count, blue / count], 0.58, 1.15);
  };
  const [first, next] = ordered;
  return [colorOf(first), colorOf((next?.[3] ?? 0) > (first?.[3] ?? 0) * 0.12 ? next : first)];
}

/** Within a heart around 0,0 that is 2 wide, and upright. */
const isHeart = (x: number, y: number): boolean => (x * x + y * y - 0.4) ** 3 + x * x * y * y * y * 1.6 < 0;

/** Sweet colours, soft lines, a white edge as of a sticker, and hearts. */
export const kawaii: Finish = (picture, { unit, figure }) => {
  const lines = inkLines(lightOf(picture), picture, { width: 2.8 * unit, threshold: 0.018, softness: 0.03, figure });
  const around = growShape(figure, picture, 13 * unit);
  flatten(picture, unit, (red, green, blue) => {
    const light = (red * 0.299 + green * 0.587 + blue * 0.114) / 255;
    return relight([red, green, blue], [0.3, 0.66, 0.8, 0.97][stepOf(light, [0.16, 0.42, 0.76])] ?? 0.8, 1);
  });
  const pitch = 110 * unit;
  everyPixel(picture, (data, at, x, y) => {
    const cell = at / 4;
    const away = 1 - (figure[cell] ?? 0);
    blendColor(data, at, [255, 214, 230], 0.2 + 0.42 * away);
    const row = Math.round(y / pitch);
    const [dx, dy] = [x / pitch - (row % 2) * 0.5, y / pitch - row];
    const heart = isHeart((dx - Math.round(dx)) * 5, dy * 5);
    blendColor(data, at, [255, 255, 255], heart ? away * 0.75 : 0);
    blendColor(data, at, [255, 255, 255], (around[cell] ?? 0) * away);
    blendColor(data, at, [112, 52, 78], (lines[cell] ?? 0) * (1 - away * 0.5));
  });
};
