/** Letters and faces that a way of drawing has eaten are drawn once more: with finer marks, and in its own darks and lights. */
import { type Box, createRaster, type Raster, type Rgb } from '../../drawing/raster.ts';
import type { Sitting } from './finish.ts';
import type { FinishRow } from './finish-row.ts';
import { blendColor, clamp, lightAt, smoothStep } from './kit/color.ts';
import {
  blurPlane,
  createPlane,
  cutRaster,
  enlargePlane,
  greaterOf,
  lightOf,
  type Plane,
  reduce,
  reducePlane,
} from './kit/planes.ts';

/** @param source the picture before it was drawn anew. */
export function keepDetails(picture: Raster, source: Raster, row: FinishRow, sitting: Sitting): void {
  const { unit } = sitting;
  const screens = row.screens ?? 1;
  const seen = screens === 1 ? { source, detail: sitting.detail } : repeat(source, sitting.detail, screens);
  const shown = shownOf(sitting);
  for (const box of boxesOf(seen.detail, picture, unit)) {
    if (row.finer) drawFiner(picture, source, row, sitting, within(sitting.detail, picture.width, box, 8 * unit), row.finer);
    restore(picture, { ...seen, shown: screens === 1 ? shown : null, linear: row.linear === true }, box, unit / screens);
  }
}

/** What stands in front of the place; null where nobody has told it apart. */
function shownOf({ figure, beside }: Sitting): Plane | null {
  const shown = greaterOf(figure, beside);
  return shown.some((own) => own > 0) ? shown : null;
}

/** A picture before it was drawn anew. */
interface Before {
  source: Raster;
  detail: Plane;
  shown: Plane | null;
  /** See FinishRow. */
  linear: boolean;
}

/** A picture and its details as they are when it is there several times. */
function repeat(source: Raster, detail: Plane, screens: number): { source: Raster; detail: Plane } {
  const small = reduce(source, screens);
  const marked = reducePlane(detail, source, screens);
  const repeated = { source: createRaster(source.width, source.height), detail: createPlane(detail.length) };
  for (let y = 0; y < source.height; y++) {
    for (let x = 0; x < source.width; x++) {
      const from = (y % small.height) * small.width + (x % small.width);
      const cell = y * source.width + x;
      repeated.detail[cell] = marked[from] ?? 0;
      repeated.source.data.set(small.data.subarray(from * 4, from * 4 + 4), cell * 4);
    }
  }
  return repeated;
}

/** Whole cells of every grid that a way of drawing may have. */
const TILE = 32;

/** The boxes in which details are, each with a margin; what touches is in the same one. */
function boxesOf(detail: Plane, { width, height }: Raster, unit: number): Box[] {
  const side = Math.max(1, Math.round(TILE * unit));
  const [columns, rows] = [Math.ceil(width / side), Math.ceil(height / side)];
  const isMarked = new Uint8Array(columns * rows);
  for (let y = 0; y < height; y += 2) {
    const row = Math.floor(y / side) * columns;
    for (let x = 0; x < width; x += 2) if ((detail[y * width + x] ?? 0) > 0) isMarked[row + Math.floor(x / side)] = 1;
  }
  const boxes: Box[] = [];
  for (let tile = 0; tile < isMarked.length; tile++) {
    if (!isMarked[tile]) continue;
    const box = { left: columns, top: rows, right: 0, bottom: 0 };
    const open = [tile];
    isMarked[tile] = 0;
    for (let next = open.pop(); next !== undefined; next = open.pop()) {
      const [x, y] = [next % columns, Math.floor(next / columns)];
      box.left = Math.min(box.left, x);
      box.right = Math.max(box.right, x + 1);
      box.top = Math.min(box.top, y);
      box.bottom = Math.max(box.bottom, y + 1);
      const beside = [x > 0 ? next - 1 : -1, x + 1 < columns ? next + 1 : -1, next - columns, next + columns];
      for (const near of beside) {
        if (near < 0 || !isMarked[near]) continue;
        isMarked[near] = 0;
        open.push(near);
      }
    }
    boxes.push({
      left: Math.max(0, box.left - 1) * side,
      top: Math.max(0, box.top - 1) * side,
      right: Math.min(width, (box.right + 1) * side),
      bottom: Math.min(height, (box.bottom + 1) * side),
    });
  }
  return boxes;
}

/** The part of a box in which something is, with a margin. */
function within(detail: Plane, width: number, box: Box, margin: number): Box {
  let { left, top, right, bottom } = { left: box.right, top: box.bottom, right: box.left, bottom: box.top };
  for (let y = box.top; y < box.bottom; y++) {
    for (let x = box.left; x < box.right; x++) {
      if ((detail[y * width + x] ?? 0) === 0) continue;
      if (x < left) left = x;
      if (x >= right) right = x + 1;
      if (y < top) top = y;
      bottom = y + 1;
    }
  }
  return {
    left: Math.max(box.left, Math.floor(left - margin)),
    top: Math.max(box.top, Math.floor(top - margin)),
    right: Math.min(box.right, Math.ceil(right + margin)),
    bottom: Math.min(box.bottom, Math.ceil(bottom + margin)),
  };
}

/** As those who lay mosaics do it: smaller stones for a face than for the sky behind it. */
function drawFiner(picture: Raster, source: Raster, row: FinishRow, sitting: Sitting, box: Box, share: number): void {
  const part = cutRaster(source, box);
  const [figure, beside, detail] = [sitting.figure, sitting.beside, sitting.detail].map((plane) =>
    cutPlane(plane, source.width, box),
  );
  if (!figure || !beside || !detail) return;
  row.finish(part, { unit: sitting.unit * share, figure, beside, detail });
  const soft = blurPlane(detail, part.width, part.height, 4 * sitting.unit);
  for (let y = 0, cell = 0; y < part.height; y++) {
    let at = ((box.top + y) * picture.width + box.left) * 4;
    for (let x = 0; x < part.width; x++, cell++, at += 4) {
      const own = soft[cell] ?? 0;
      if (own > 0) blendColor(picture.data, at, colorAt(part.data, cell * 4), own);
    }
  }
}

const colorAt = (data: Uint8ClampedArray, at: number): Rgb => [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0];

/** How far around a stroke its ground is looked at. */
const AROUND = 22;
/** Strokes of less contrast are no letters. */
const FAINT = 0.05;
/** What is darker is ink in a drawing of lines. */
const INKED = 0.34;
/** How far lights and darks are from their mean, at the least, where nothing else would be seen. */
const CONTRAST = 0.34;

/**
 * Compares what is dark and light around each spot before and after: where the one does not follow the other clearly, ink and
 * ground are laid over it, in the darkest and lightest colours that are around.
 */
function restore(picture: Raster, { source, detail, shown, linear }: Before, box: Box, unit: number): void {
  const marked = cutPlane(detail, picture.width, box);
  const was = cutRaster(source, box);
  const is = cutRaster(picture, box);
  const [small, drawn] = [reduce(was, 2), reduce(is, 2)];
  const size = { width: small.width, height: small.height };
  const mean = (plane: Plane): Plane => blurPlane(plane, size.width, size.height, (AROUND / 2) * unit);
  const product = (one: Plane, other: Plane): Plane => mean(one.map((value, cell) => value * (other[cell] ?? 0)));
  // Grain is no stroke: what is looked at is what an eye sees from afar.
  const own = shown && reducePlane(cutPlane(shown, picture.width, box), was, 2);
  const from = fillAround(lightOf(small), own, mean);
  const to = fillAround(blurPlane(lightOf(drawn), size.width, size.height, unit), own, mean);
  const [meanFrom, meanTo] = [mean(from), mean(to)];
  const [squareFrom, squareTo, both] = [product(from, from), product(to, to), product(from, to)];
  const within = reducePlane(marked, was, 2);
  const { middle: mid, reach } = halvesOf(from, meanFrom, mean);
  const follows = createPlane(from.length);
  const lost = createPlane(from.length);
  const had = createPlane(from.length);
  let sum = 0;
  for (let cell = 0; cell < from.length; cell++) {
    const [a, b] = [meanFrom[cell] ?? 0, meanTo[cell] ?? 0];
    const deviation = Math.sqrt(Math.max(1e-6, (squareFrom[cell] ?? 0) - a * a));
    const shared = ((both[cell] ?? 0) - a * b) / deviation;
    const other = Math.sqrt(Math.max(0, (squareTo[cell] ?? 0) - b * b - shared * shared));
    sum += shared * (within[cell] ?? 0);
    follows[cell] = shared;
    lost[cell] = other;
    had[cell] = deviation;
  }
  const sign = sum < 0 ? -1 : 1;
  for (let cell = 0; cell < lost.length; cell++) {
    const seen = (follows[cell] ?? 0) * sign;
    // What was faint before, as a blush on a cheek, need not be any clearer than it was.
    const enough = Math.min(0.17, (had[cell] ?? 0) * 0.8);
    const clear = smoothStep(enough * 0.35, enough, seen) * smoothStep(0.7, 1.5, seen / ((lost[cell] ?? 0) + 0.02));
    lost[cell] = (1 - clear) * smoothStep(FAINT, FAINT * 2, reach[cell] ?? 0);
  }
  const large = (plane: Plane): Plane => enlargePlane(plane, size, was);
  const [ground, contrast, middle, need] = [large(mid), large(reach), large(meanTo), large(lost)];
  if (shown) maskPlane(marked, cutPlane(shown, picture.width, box));
  const edge = blurPlane(marked, was.width, was.height, 3 * unit);
  const { dark, light } = extremesOf(is, marked);
  for (let y = 0, cell = 0; y < was.height; y++) {
    let at = ((box.top + y) * picture.width + box.left) * 4;
    for (let x = 0; x < was.width; x++, cell++, at += 4) {
      const lack = (need[cell] ?? 0) * (edge[cell] ?? 0);
      if (lack < 0.02) continue;
      const tone = lightAt(was.data, cell * 4);
      if (linear) {
        blendColor(
          picture.data,
          at,
          mixTo(smoothStep(INKED - 0.05, INKED + 0.05, tone), dark, light),
          smoothStep(0.3, 0.5, lack),
        );
        continue;
      }
      const own = (tone - (ground[cell] ?? 0)) / Math.max(FAINT, contrast[cell] ?? 0);
      // Between ink and ground, as skin is between the white of an eye and its pupil, a mixture of both would be a grey veil.
      const share = lack * smoothStep(0.15, 0.6, Math.abs(own));
      if (share < 0.02) continue;
      const around = Math.max(CONTRAST, Math.min(1 - CONTRAST, middle[cell] ?? 0));
      const wanted = clamp(around + sign * Math.max(-1, Math.min(1, own * 1.4)) * CONTRAST);
      blendColor(picture.data, at, mixTo(wanted, dark, light), share * 0.9);
    }
  }
}

/** What a place looks like beside a face is not of the face: its own mean is put there. */
function fillAround(plane: Plane, own: Plane | null, mean: (plane: Plane) => Plane): Plane {
  if (!own) return plane;
  const [share, sum] = [mean(own), mean(plane.map((value, cell) => value * (own[cell] ?? 0)))];
  return plane.map((value, cell) => {
    const inside = own[cell] ?? 0;
    return value * inside + ((1 - inside) * (sum[cell] ?? 0)) / Math.max(0.02, share[cell] ?? 0);
  });
}

function maskPlane(plane: Plane, mask: Plane): void {
  for (let cell = 0; cell < plane.length; cell++) plane[cell] = Math.min(plane[cell] ?? 0, mask[cell] ?? 0);
}

/** What is darker than around it and what is lighter: the middle between both means, and how far they are from it (Ridler and Calvard, 1978). */
function halvesOf(light: Plane, mean: Plane, blur: (plane: Plane) => Plane): { middle: Plane; reach: Plane } {
  const isLight = light.map((value, cell) => (value > (mean[cell] ?? 0) ? 1 : 0));
  const share = blur(isLight);
  const high = blur(light.map((value, cell) => value * (isLight[cell] ?? 0)));
  const middle = createPlane(light.length);
  const reach = createPlane(light.length);
  for (let cell = 0; cell < light.length; cell++) {
    const part = clamp(share[cell] ?? 0);
    const upper = (high[cell] ?? 0) / Math.max(0.01, part);
    const lower = ((mean[cell] ?? 0) - (high[cell] ?? 0)) / Math.max(0.01, 1 - part);
    middle[cell] = (upper + lower) / 2;
    reach[cell] = Math.max(0, upper - lower) / 2;
  }
  return { middle, reach };
}

/** Between two colours, as light as it is wanted. */
function mixTo(wanted: number, dark: Rgb, light: Rgb): Rgb {
  const [low, high] = [brightness(dark), brightness(light)];
  const share = clamp((wanted - low) / Math.max(0.05, high - low));
  return [dark[0] + (light[0] - dark[0]) * share, dark[1] + (light[1] - dark[1]) * share, dark[2] + (light[2] - dark[2]) * share];
}

const brightness = ([red, green, blue]: Rgb): number => (red * 0.299 + green * 0.587 + blue * 0.114) / 255;

/** The mean colours of the darkest and of the lightest tenth of what is marked; where nothing is left of either, darker and lighter. */
function extremesOf(picture: Raster, marked: Plane): { dark: Rgb; light: Rgb } {
  const cells: { at: number; light: number }[] = [];
  for (let cell = 0; cell < marked.length; cell += 5) {
    if ((marked[cell] ?? 0) > 0.5) cells.push({ at: cell * 4, light: lightAt(picture.data, cell * 4) });
  }
  cells.sort((a, b) => a.light - b.light);
  const count = Math.max(1, Math.floor(cells.length / 10));
  const [dark, light] = [meanOf(picture, cells.slice(0, count)), meanOf(picture, cells.slice(-count))];
  const missing = clamp(CONTRAST * 1.6 - brightness(light) + brightness(dark));
  const [down, up] = [1 - missing, missing * 128];
  return {
    dark: [dark[0] * down, dark[1] * down, dark[2] * down],
    light: [light[0] + up, light[1] + up, light[2] + up],
  };
}

function meanOf({ data }: Raster, cells: readonly { at: number }[]): Rgb {
  const sum: [number, number, number] = [0, 0, 0];
  for (const { at } of cells)
    for (let channel = 0; channel < 3; channel++) sum[channel] = (sum[channel] ?? 0) + (data[at + channel] ?? 0);
  const count = Math.max(1, cells.length);
  return [sum[0] / count, sum[1] / count, sum[2] / count];
}

function cutPlane(plane: Plane, width: number, { left, top, right, bottom }: Box): Plane {
  const part = createPlane((right - left) * (bottom - top));
  for (let y = top; y < bottom; y++) part.set(plane.subarray(y * width + left, y * width + right), (y - top) * (right - left));
  return part;
}
