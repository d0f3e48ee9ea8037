import { expect, it } from 'vitest';
import { createRaster, type Rgb } from '../../drawing/raster.ts';
import { keepDetails } from './keep-details.ts';

const SIDE = 256;

/** An orange face with a white eye, on a ground. */
function drawFace(ground: Rgb) {
  const picture = createRaster(SIDE, SIDE);
  for (let cell = 0; cell < SIDE * SIDE; cell++) {
    const far = (x: number, y: number) => Math.hypot((cell % SIDE) - x, Math.floor(cell / SIDE) - y);
    const isFace = far(128, 128) < 60;
    const color = far(128, 110) < 8 ? [20, 16, 24] : far(128, 110) < 20 ? [255, 255, 255] : isFace ? [236, 140, 40] : ground;
    picture.data.set([...color, 255], cell * 4);
  }
  return picture;
}

const planeOf = (radius: number) =>
  Float32Array.from({ length: SIDE * SIDE }, (_, cell) =>
    Math.hypot((cell % SIDE) - 128, Math.floor(cell / SIDE) - 128) < radius ? 1 : 0,
  );

it('lays no veil over a face that was left as it is, whatever became of its ground', () => {
  const source = drawFace([90, 190, 255]);
  const picture = drawFace([40, 30, 20]);
  const before = picture.data.slice();
  const nothing = new Float32Array(SIDE * SIDE);
  const row = { id: 'as-it-is', finish: () => {}, names: '', hold: 1 } as const;
  keepDetails(picture, source, row, { unit: SIDE / 1024, figure: planeOf(60), beside: nothing, detail: planeOf(74) });
  const changed = picture.data.filter((value, at) => Math.abs(value - (before[at] ?? 0)) > 24).length / picture.data.length;
  expect(changed).toBeLessThan(0.005);
});

it('keeps a face of a drawing in lines by ink and paper alone', () => {
  const source = drawFace([90, 190, 255]);
  const picture = createRaster(SIDE, SIDE);
  picture.data.fill(255);
  const nothing = new Float32Array(SIDE * SIDE);
  const row = { id: 'lines', finish: () => {}, names: '', hold: 1, linear: true } as const;
  keepDetails(picture, source, row, { unit: SIDE / 1024, figure: planeOf(60), beside: nothing, detail: planeOf(50) });
  const lights = Array.from({ length: SIDE * SIDE }, (_, cell) => picture.data[cell * 4] ?? 0);
  const greys = lights.filter((light) => light > 130 && light < 225).length;
  expect(picture.data[(110 * SIDE + 128) * 4]).toBeLessThan(130);
  expect(greys).toBeLessThan(150);
});
