/** Clean lines and colours without shading. */
import type { Rgb } from '../../drawing/raster.ts';
import type { Finish } from './finish.ts';
import { blendColor, createPalette, everyPixel, lightAt, readColors, setColor, smoothStep } from './kit/color.ts';
import { flatten, flattenTo, relight, stepOf } from './kit/flat.ts';
import { inkLines } from './kit/lines.ts';
import { blurPlane, lightOf } from './kit/planes.ts';
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
export const flat: Finish = (picture, { unit, figure }) => {
  flattenTo(picture, unit, VECTOR);
  const { height } = picture;
  const { bottom } = extentOf(figure, picture);
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

/** Nothing but the figure, in ink and one colour, on a plain ground. */
export const minimalist: Finish = (picture, { unit, figure }) => {
  const { width, height } = picture;
  const light = lightOf(picture);
  const soft = blurPlane(light, width, height, 3 * unit);
  const lines = inkLines(light, picture, { width: 1.8 * unit, threshold: 0.012, softness: 0.016, figure });
  const { bottom } = extentOf(figure, picture);
  const tones: readonly Rgb[] = [
    [42, 44, 52],
    [226, 110, 84],
    [248, 246, 240],
  ];
  everyPixel(picture, (data, at, _x, y) => {
    const cell = at / 4;
    const own = figure[cell] ?? 0;
    setColor(data, at, Math.abs(y - bottom) < 1.5 * unit ? [42, 44, 52] : [240, 234, 222]);
    const tone = soft[cell] ?? 0;
    // Between two tones one runs into the other over a pixel or two.
    const [dark, pale] = [smoothStep(0.27, 0.25, tone), smoothStep(0.76, 0.78, tone)];
    blendColor(data, at, tones[1] ?? [0, 0, 0], own);
    blendColor(data, at, tones[2] ?? [0, 0, 0], own * pale);
    blendColor(data, at, tones[0] ?? [0, 0, 0], own * dark);
    blendColor(data, at, [42, 44, 52], (lines[cell] ?? 0) * smoothStep(0, 0.3, own));
  });
};

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
