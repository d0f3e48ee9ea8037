/** Colours without shading. */
import type { Raster, Rgb } from '../../../drawing/raster.ts';
import { everyPixel, nearestColor, type Palette, setColor, smoothStep } from './color.ts';
import { flowOf } from './flow.ts';
import { abstractPicture } from './kuwahara.ts';
import { cutRaster, enlargeInto, type Plane, pasteRaster } from './planes.ts';

/** Changes each colour of a picture whose details were left out. At half the size: edges are smooth when it is enlarged. */
export function flatten(picture: Raster, unit: number, change: (red: number, green: number, blue: number) => Rgb): void {
  const small = abstractPicture(picture, flowOf(picture, unit, 3), unit, 5);
  everyPixel(small, (data, at) => setColor(data, at, change(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0)));
  enlargeInto(picture, small);
}

/** The pieces shade white, grey and black with lilac; what has no more of it than this is one of the three, and what has so much is lilac. */
const LILAC = [58, 98] as const;

/** Only the colours of a palette. @param vivid how much purer a colour is before it is compared: few shades come out grey. */
export function flattenTo(picture: Raster, unit: number, palette: Palette, vivid = 1): void {
  flatten(picture, unit, (red, green, blue) => {
    const light = red * 0.299 + green * 0.587 + blue * 0.114;
    const factor = vivid * (blue > red && red > green ? smoothStep(...LILAC, blue - green) : 1);
    const purer = (value: number): number => light + (value - light) * factor;
    return nearestColor(palette, purer(red), purer(green), purer(blue));
  });
}

/** How far pixels reach each other when colours are flattened, and what all grids of it divide. */
const REACH = 64;

/** Flattens what is shown, and as much around it as it depends on: the rest is painted over. */
export function flattenShown(picture: Raster, shown: Plane, unit: number, flattenPart: (part: Raster) => void): void {
  const { width, height } = picture;
  const grid = Math.max(8, Math.round(REACH * unit));
  let [left, top, right, bottom] = [width, height, -1, -1];
  for (let y = 0, cell = 0; y < height; y++) {
    for (let x = 0; x < width; x++, cell++) {
      if ((shown[cell] ?? 0) === 0) continue;
      if (x < left) left = x;
      if (x > right) right = x;
      if (top === height) top = y;
      bottom = y;
    }
  }
  if (right < 0) return;
  const box = {
    left: Math.max(0, Math.floor(left / grid) - 1) * grid,
    top: Math.max(0, Math.floor(top / grid) - 1) * grid,
    right: Math.min(width, (Math.floor(right / grid) + 2) * grid),
    bottom: Math.min(height, (Math.floor(bottom / grid) + 2) * grid),
  };
  const part = cutRaster(picture, box);
  flattenPart(part);
  pasteRaster(picture, part, box);
}

/** Which of some steps of light a pixel is on: the index of the first limit above it. */
export function stepOf(light: number, limits: readonly number[]): number {
  const index = limits.findIndex((limit) => light < limit);
  return index < 0 ? limits.length : index;
}

/** A colour at another lightness, with more or less of its hue. */
export function relight([red, green, blue]: Rgb, target: number, saturation: number): Rgb {
  const light = Math.max(0.06, (red * 0.299 + green * 0.587 + blue * 0.114) / 255);
  const grey = target * 255;
  const scale = Math.min(3, target / light);
  return [
    grey + (red * scale - grey) * saturation,
    grey + (green * scale - grey) * saturation,
    grey + (blue * scale - grey) * saturation,
  ];
}
