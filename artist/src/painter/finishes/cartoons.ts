/** What is drawn for films, albums and stickers: thick outlines and colours without shading. */

import type { Rgb } from '../../drawing/raster.ts';
import type { Finish } from './finish.ts';
import { blendColor, clamp, enliven, everyPixel, lightAt, scaleColor, smoothStep } from './kit/color.ts';
import { flatten, relight, stepOf } from './kit/flat.ts';
import { flowOf } from './kit/flow.ts';
import { abstractPicture } from './kit/kuwahara.ts';
import { inkLines } from './kit/lines.ts';
import { farOf } from './kit/motifs.ts';
import { hash } from './kit/noise.ts';
import { blurPicture, blurPlane, enlargeInto, greaterOf, lightOf, type Plane, reduce } from './kit/planes.ts';
import { findPupils, paintShiningEyes } from './kit/pupils.ts';
import { extentOf, growShape } from './kit/shape.ts';

const INK: Rgb = [20, 16, 28];

/** A line as thick as a finger around everybody, bright flat colours, and a place in pale ones behind. */
export const cartoon: Finish = (picture, { unit, figure, beside }) => {
  const shown = greaterOf(figure, beside);
  const lines = inkLines(lightOf(picture), picture, { width: 2.6 * unit, threshold: 0.018, softness: 0.012, figure: shown });
  // What lies about is small: a line as thick would fill it.
  const around = greaterOf(growShape(figure, picture, 6 * unit), growShape(beside, picture, 2.5 * unit));
  flatten(picture, unit, (red, green, blue) => {
    const light = (red * 0.299 + green * 0.587 + blue * 0.114) / 255;
    return relight([red, green, blue], [0.1, 0.34, 0.62, 0.84, 0.97][stepOf(light, [0.14, 0.36, 0.7, 0.86])] ?? 0.62, 1.5);
  });
  everyPixel(picture, (data, at) => {
    const cell = at / 4;
    const own = shown[cell] ?? 0;
    blendColor(data, at, [255, 250, 226], (1 - own) * 0.36);
    blendColor(data, at, INK, (lines[cell] ?? 0) * (0.5 + 0.5 * own));
    blendColor(data, at, INK, (around[cell] ?? 0) * (1 - own));
  });
};

/** Cels of a film: one shadow with a hard edge, a shine, large bright eyes, and lines that rush towards whoever it is about. */
export const anime: Finish = (picture, { unit, figure, detail }) => {
  const { width, height } = picture;
  const pupils = findPupils(picture, figure, detail, unit);
  const lines = inkLines(lightOf(picture), picture, { width: 2.2 * unit, threshold: 0.02, softness: 0.016, figure });
  const shape = blurPlane(figure, width, height, 26 * unit);
  const sky = reduce(picture, 8 * unit);
  blurPicture(sky, 2);
  enliven(sky, 1.3);
  enlargeInto(picture, abstractPicture(picture, flowOf(picture, unit, 3), unit, 4));
  const place = { ...picture, data: new Uint8ClampedArray(picture.data.length) };
  enlargeInto(place, sky);
  enliven(picture, 1.35, 1.04);
  const { head } = extentOf(figure, picture);
  everyPixel(picture, (data, at, x, y) => {
    const cell = at / 4;
    const own = figure[cell] ?? 0;
    if (own > 0) {
      const light = lightAt(data, at);
      // Where a form turns away from the light at the upper left it lies in the one shadow.
      const turned = shadeOf(shape, width, cell, unit);
      const shadow = smoothStep(0.02, 0.028, turned) * smoothStep(0.2, 0.3, light);
      const level = (Math.floor(light * 3) + smoothStep(0.4, 0.6, light * 3 - Math.floor(light * 3))) / 3;
      scaleColor(data, at, (0.1 + level * 1.02) / Math.max(0.05, light));
      blendColor(data, at, [(data[at] ?? 0) * 0.62, (data[at + 1] ?? 0) * 0.52, (data[at + 2] ?? 0) * 0.8 + 26], shadow * 0.8);
      blendColor(data, at, [255, 255, 250], smoothStep(-0.03, -0.045, turned) * 0.4);
    }
    if (own < 1) {
      const pale: Rgb = [
        120 + (place.data[at] ?? 0) * 0.52,
        124 + (place.data[at + 1] ?? 0) * 0.5,
        136 + (place.data[at + 2] ?? 0) * 0.5,
      ];
      blendColor(data, at, pale, (1 - own) * 0.72);
      blendColor(data, at, [255, 255, 255], rushAt(x - head.x, y - head.y, unit) * (1 - own));
    }
    blendColor(data, at, [38, 20, 52], (lines[cell] ?? 0) * (0.16 + 0.8 * own));
  });
  paintShiningEyes(picture, pupils);
};

/** How much more of a soft shape lies to the upper left of a spot than to its lower right. */
function shadeOf(shape: Plane, width: number, cell: number, unit: number): number {
  const off = Math.round(6 * unit) * (width + 1);
  return ((shape[cell - off] ?? 0) - (shape[cell + off] ?? 0)) * 0.35;
}

/** Spokes that begin at a distance of their own, 0 to 1. */
function rushAt(dx: number, dy: number, unit: number): number {
  const spoke = (Math.atan2(dy, dx) / Math.PI) * 58;
  const index = Math.floor(spoke);
  const far = farOf(dx, dy) / unit - 300 - hash(index, 121) * 260;
  if (far < 0 || hash(index, 122) < 0.3) return 0;
  const thick = Math.min(0.95, far / 300) * (0.35 + 0.6 * hash(index, 123));
  return smoothStep(thick, thick - 0.12, Math.abs(spoke - index - 0.5) * 2) * 0.85;
}

/** Punched out with a broad white edge, a little off the paper, under a gloss. */
export const sticker: Finish = (picture, { unit, figure, beside }) => {
  const { width, height } = picture;
  const shown = greaterOf(figure, beside);
  const lines = inkLines(lightOf(picture), picture, { width: 2.6 * unit, threshold: 0.018, softness: 0.02, figure: shown });
  const edge = growShape(shown, picture, 20 * unit);
  const seam = growShape(shown, picture, 23 * unit);
  const shadow = blurPlane(edge, width, height, 12 * unit);
  const gloss = blurPlane(shown, width, height, 18 * unit);
  const off = Math.round(14 * unit) * (width + 1);
  enliven(picture, 1.35, 1.06);
  everyPixel(picture, (data, at, x, y) => {
    const cell = at / 4;
    const own = shown[cell] ?? 0;
    const [column, row] = [x / (44 * unit), y / (44 * unit)];
    const dot = farOf(column - Math.round(column), row - Math.round(row)) < 0.09;
    const dark = clamp(1 - (shadow[cell - off] ?? 0) * 0.42);
    const ground: Rgb = dot ? [232 * dark, 236 * dark, 244 * dark] : [196 * dark, 214 * dark, 234 * dark];
    blendColor(data, at, INK, (lines[cell] ?? 0) * own * 0.9);
    const light = smoothStep(0.02, 0.09, (gloss[cell + off] ?? 0) - (gloss[cell - off] ?? 0));
    blendColor(data, at, [255, 255, 255], light * own * 0.32);
    if (own === 1) return;
    const paper: Rgb = [255, 255, 255];
    blendColor(data, at, ground, 1 - own);
    blendColor(data, at, [168, 178, 194], (seam[cell] ?? 0) * (1 - own));
    blendColor(data, at, paper, (edge[cell] ?? 0) * (1 - own));
  });
};
