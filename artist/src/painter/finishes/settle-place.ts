/** Where a place has the colours of the figure before it, it steps back, so that no way of drawing lets the one melt into the other. */
import { copyRaster, type Raster, type Rgb } from '../../drawing/raster.ts';
import type { Sitting } from './finish.ts';
import { blendColor, everyPixel, lightAt, setColor, smoothStep } from './kit/color.ts';
import { blurPlane, createPlane, type Plane, reduce, reducePlane } from './kit/planes.ts';

/** The grid that is looked at, and how far from the edge both sides are compared, in 1024ths of a side. */
const STEP = 8;
const AROUND = 28;
/** Colours that are so far apart are told from each other once they are dots, stitches or strokes; so near they are not. */
const APART = 120;
const ALIKE = 40;
/** More would be a halo of its own. */
const STRENGTH = 0.62;

const PALE: Rgb = [250, 246, 236];
const DARK: Rgb = [26, 20, 46];
/** Whoever is lighter stands before the dark. */
const LIGHT = 0.62;

/** @param isToned hue says nothing in what is drawn of it. */
export function settlePlace(picture: Raster, { figure, beside, unit }: Sitting, isToned = false): void {
  const step = Math.max(1, Math.round(STEP * unit));
  const small = reduce(picture, step);
  const own = reducePlane(figure, picture, step);
  if (!own.some((share) => share > 0.5)) return;
  const { need, light } = likenessOf(isToned ? toGrey(small) : small, own, (AROUND * unit) / step);
  const color = light > LIGHT ? DARK : PALE;
  for (let row = 0; row < small.height; row++) {
    for (let column = 0; column < small.width; column++) {
      if (isNeeded(need, small, column, row)) paintCell(column, row);
    }
  }

  function paintCell(column: number, row: number): void {
    const at = (x: number, y: number): number =>
      need[Math.max(0, Math.min(small.height - 1, y)) * small.width + Math.max(0, Math.min(small.width - 1, x))] ?? 0;
    for (let y = row * step; y < Math.min(picture.height, (row + 1) * step); y++) {
      const down = (y + 0.5) / step - 0.5;
      const upper = Math.floor(down);
      for (let x = column * step; x < Math.min(picture.width, (column + 1) * step); x++) {
        const cell = y * picture.width + x;
        const open = (1 - (figure[cell] ?? 0)) * (1 - (beside[cell] ?? 0));
        if (open < 0.01) continue;
        const across = (x + 0.5) / step - 0.5;
        const left = Math.floor(across);
        const [u, v] = [across - left, down - upper];
        const above = at(left, upper) * (1 - u) + at(left + 1, upper) * u;
        const below = at(left, upper + 1) * (1 - u) + at(left + 1, upper + 1) * u;
        blendColor(picture.data, cell * 4, color, (above * (1 - v) + below * v) * open * STRENGTH);
      }
    }
  }
}

/** Most of a place is far from the figure, or of other colours: cells without any likeness in or beside them are left alone. */
function isNeeded(need: Plane, { width, height }: { width: number; height: number }, column: number, row: number): boolean {
  for (let y = Math.max(0, row - 1); y <= Math.min(height - 1, row + 1); y++)
    for (let x = Math.max(0, column - 1); x <= Math.min(width - 1, column + 1); x++)
      if ((need[y * width + x] ?? 0) > 0.02) return true;
  return false;
}

const toGrey = (picture: Raster): Raster => {
  const grey = copyRaster(picture);
  everyPixel(grey, (data, at) => {
    const light = lightAt(data, at) * 255;
    setColor(data, at, [light, light, light]);
  });
  return grey;
};

/** How much each spot looks like the figure beside it, 0 to 1, and how light the figure is at its edge. */
function likenessOf(small: Raster, own: Plane, reach: number): { need: Plane; light: number } {
  const { data, width, height } = small;
  const mean = (plane: Plane): Plane => blurPlane(plane, width, height, reach);
  const inside = mean(own);
  const apart = createPlane(own.length);
  const lights = createPlane(own.length);
  for (let channel = 0; channel < 3; channel++) {
    const weight = [0.299, 0.587, 0.114][channel] ?? 0;
    const [within, whole] = [createPlane(own.length), createPlane(own.length)];
    for (let cell = 0; cell < own.length; cell++) {
      const value = data[cell * 4 + channel] ?? 0;
      whole[cell] = value;
      within[cell] = value * (own[cell] ?? 0);
    }
    const [sumWithin, sum] = [mean(within), mean(whole)];
    for (let cell = 0; cell < own.length; cell++) {
      const share = inside[cell] ?? 0;
      const figure = (sumWithin[cell] ?? 0) / Math.max(0.02, share);
      const place = ((sum[cell] ?? 0) - (sumWithin[cell] ?? 0)) / Math.max(0.02, 1 - share);
      // A difference of lightness survives fewer inks than one of hue.
      apart[cell] = (apart[cell] ?? 0) + (figure - place) ** 2 * weight * 3;
      lights[cell] = (lights[cell] ?? 0) + (figure * weight) / 255;
    }
  }
  const need = createPlane(own.length);
  let [light, count] = [0, 0];
  for (let cell = 0; cell < own.length; cell++) {
    const share = inside[cell] ?? 0;
    if (share < 0.03) continue;
    need[cell] = smoothStep(APART, ALIKE, Math.sqrt(apart[cell] ?? 0)) * smoothStep(0.03, 0.22, share);
    const edge = share * (1 - share);
    light += (lights[cell] ?? 0) * edge;
    count += edge;
  }
  return { need: blurPlane(need, width, height, reach / 2), light: light / Math.max(1e-6, count) };
}
