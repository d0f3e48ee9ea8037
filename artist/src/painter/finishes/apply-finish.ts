/** Draws a whole picture in one way, or each part of it in the way of whoever it comes from. */
import { Memory } from '../../drawing/memory.ts';
import { copyRaster, createRaster, type Raster, SIDE } from '../../drawing/raster.ts';
import { drawContour } from './contour.ts';
import type { Sitting } from './finish.ts';
import type { FinishRow } from './finish-row.ts';
import { type FinishId, finishOf } from './finishes.ts';
import { keepDetails } from './keep-details.ts';
import { createPlane, type Plane } from './kit/planes.ts';
import { settlePlace } from './settle-place.ts';

/** Of a figure that nobody has told apart: nothing of it anywhere. */
export const noFigure = ({ width, height }: { width: number; height: number }): Plane => createPlane(width * height);

/** How much of a layer lies on each pixel. */
export function figureOf(layer: Raster): Plane {
  const figure = noFigure(layer);
  for (let cell = 0, at = 3; cell < figure.length; cell++, at += 4) figure[cell] = (layer.data[at] ?? 0) / 255;
  return figure;
}

/** The same of what casts a shadow into its own layer; the shadow is not of it. */
export function solidOf(layer: Raster): Plane {
  const solid = figureOf(layer);
  for (let cell = 0; cell < solid.length; cell++) solid[cell] = Math.max(0, ((solid[cell] ?? 0) - SHADE) / (1 - SHADE));
  return solid;
}

/** No shadow is darker. */
const SHADE = 0.45;

/** What is known of a picture besides its pixels: see Sitting. */
export type Known = Pick<Sitting, 'figure' | 'beside' | 'detail'>;

/** @param finishes of each source, from the left to the right; one for the whole picture. What has none stays as it is. */
export function applyFinishes(picture: Raster, finishes: readonly (FinishId | undefined)[], known: Known): void {
  using memory = new Memory();
  memory.lendTo(() => drawAnew(picture, finishes, known));
}

function drawAnew(picture: Raster, finishes: readonly (FinishId | undefined)[], known: Known): void {
  const unit = picture.height / SIDE;
  const [only] = finishes;
  if (finishes.every((id) => id === only)) {
    if (only) applyFinish(picture, only, { unit, ...known });
    return;
  }
  const source = copyRaster(picture);
  for (const [index, id] of finishes.entries()) {
    if (!id) continue;
    const share = shareOf(picture.width, finishes.length, index, unit);
    const part = cutColumns(source, known, share);
    applyFinish(part.picture, id, { unit, ...part.known });
    pasteColumns(picture, part.picture, share);
  }
}

function applyFinish(picture: Raster, id: FinishId, sitting: Sitting): void {
  const row: FinishRow = finishOf(id);
  const source = copyRaster(picture);
  if (!row.finish.bringsGround) settlePlace(picture, sitting, row.toned);
  if (row.contour) drawContour(picture, sitting, row.contour);
  row.finish(picture, sitting);
  keepDetails(picture, source, row, sitting);
}

interface Share {
  left: number;
  right: number;
  /** What is looked at beside it, so that nothing ends at the seam. */
  from: number;
  to: number;
}

/** Whole cells of every grid that a way of drawing may have. */
const CELL = 16;
const BESIDE = 32;

function shareOf(width: number, count: number, index: number, unit: number): Share {
  const cell = CELL * unit;
  const at = (part: number) => (part === count ? width : Math.round((width * part) / count / cell) * cell);
  const [left, right] = [at(index), at(index + 1)];
  return { left, right, from: Math.max(0, left - BESIDE * unit), to: Math.min(width, right + BESIDE * unit) };
}

function cutColumns(source: Raster, { figure, beside, detail }: Known, { from, to }: Share): { picture: Raster; known: Known } {
  const width = to - from;
  const part = createRaster(width, source.height);
  const known = { figure: noFigure(part), beside: noFigure(part), detail: noFigure(part) };
  for (let y = 0; y < source.height; y++) {
    const row = y * source.width;
    part.data.set(source.data.subarray((row + from) * 4, (row + to) * 4), y * width * 4);
    known.figure.set(figure.subarray(row + from, row + to), y * width);
    known.beside.set(beside.subarray(row + from, row + to), y * width);
    known.detail.set(detail.subarray(row + from, row + to), y * width);
  }
  return { picture: part, known };
}

function pasteColumns(picture: Raster, part: Raster, { left, right, from }: Share): void {
  for (let y = 0; y < picture.height; y++) {
    const start = (y * part.width + left - from) * 4;
    picture.data.set(part.data.subarray(start, start + (right - left) * 4), (y * picture.width + left) * 4);
  }
}
