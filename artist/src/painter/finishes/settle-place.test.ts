import { expect, it } from 'vitest';
import { createRaster, type Raster, type Rgb } from '../../drawing/raster.ts';
import { settlePlace } from './settle-place.ts';

const SIDE = 256;
const isInside = (cell: number): boolean => Math.hypot((cell % SIDE) - 128, Math.floor(cell / SIDE) - 128) < 70;
const figure = Float32Array.from({ length: SIDE * SIDE }, (_, cell) => (isInside(cell) ? 1 : 0));
const nothing = new Float32Array(SIDE * SIDE);

function settle(body: Rgb, ground: Rgb, isToned = false): Raster {
  const picture = createRaster(SIDE, SIDE);
  for (let cell = 0; cell < SIDE * SIDE; cell++) picture.data.set([...(isInside(cell) ? body : ground), 255], cell * 4);
  settlePlace(picture, { unit: SIDE / 1024, figure, beside: nothing, detail: nothing }, isToned);
  return picture;
}

/** A little outside of the edge, and well inside. */
const colorAt = ({ data }: Raster, x: number): number[] => [...data.slice((128 * SIDE + x) * 4, (128 * SIDE + x) * 4 + 3)];

it.each([
  ['pink on pink', [240, 150, 190], [232, 120, 160]],
  ['black on black', [30, 24, 30], [36, 30, 44]],
  ['white on white', [244, 240, 236], [250, 250, 250]],
] as const)('%s: the place becomes lighter or darker around the figure, which stays as it is', (_, body, ground) => {
  const picture = settle(body, ground);
  const [near, own] = [colorAt(picture, 128 + 74), colorAt(picture, 128)];
  expect(own).toEqual([...body]);
  expect(Math.abs((near[1] ?? 0) - body[1])).toBeGreaterThan(55);
  expect(colorAt(picture, 4)).toEqual([...ground]);
});

it('leaves a place alone that is told from its figure anyway', () => {
  expect(colorAt(settle([240, 150, 190], [30, 60, 120]), 128 + 74)).toEqual([30, 60, 120]);
});

it('R867 a place of the lightness of its figure steps back where hue says nothing, as in a woodcut', () => {
  const [red, green] = [
    [220, 60, 50],
    [60, 140, 50],
  ] as const;
  expect(colorAt(settle(red, green), 128 + 74)).toEqual([...green]);
  expect(colorAt(settle(red, green, true), 128 + 74)[1]).toBeGreaterThan(170);
});
