import { expect, test } from 'vitest';
import { createRaster, type Raster, SIDE } from '../drawing/raster.ts';
import { liftOutline, weakOutline } from './lighting.ts';

function fill(color: readonly [number, number, number], isIn: (x: number, y: number) => boolean): Raster {
  const raster = createRaster(SIDE, SIDE);
  for (let y = 0; y < SIDE; y++)
    for (let x = 0; x < SIDE; x++) if (isIn(x, y)) raster.data.set([...color, 255], (y * SIDE + x) * 4);
  return raster;
}

const isInDisc = (x: number, y: number): boolean => Math.hypot(x - 512, y - 512) < 220;
const lumaBeside = ({ data }: Raster): number => data[(512 * SIDE + 512 + 220 + 14) * 4 + 1] ?? 0;

test('whoever is as bright as the place stands out from it, and who stands out already is left alone', () => {
  const place = (green: number): Raster => fill([green, green, green], () => true);
  for (const [own, behind] of [
    [190, 200],
    [80, 70],
  ] as const) {
    const figure = fill([own, own, own], isInDisc);
    const picture = place(behind);
    expect(weakOutline(picture, figure).share).toBe(1);
    liftOutline(picture, figure);
    expect(weakOutline(picture, figure).share, `${own} on ${behind}`).toBeLessThan(0.2);
  }
  const clear = place(220);
  liftOutline(clear, fill([60, 60, 60], isInDisc));
  expect(lumaBeside(clear)).toBe(220);
});

test('R1181 the place behind what is dark of somebody becomes lighter, behind what is light darker, and neither is a cloud', () => {
  const isLeft = (x: number): boolean => x < 512;
  const join = (left: Raster, right: Raster): Raster => {
    for (let at = 0; at < left.data.length; at += 4)
      if (!isLeft((at / 4) % SIDE)) left.data.set(right.data.subarray(at, at + 4), at);
    return left;
  };
  const grey = (light: number, isIn: (x: number, y: number) => boolean): Raster => fill([light, light, light], isIn);
  const picture = join(
    grey(120, () => true),
    grey(205, () => true),
  );
  liftOutline(picture, join(grey(110, isInDisc), grey(215, isInDisc)));
  const lumaAt = (x: number): number => picture.data[(512 * SIDE + x) * 4] ?? 0;
  const [dark, light] = [lumaAt(512 - 220 - 14), lumaAt(512 + 220 + 14)];
  expect(dark).toBeGreaterThan(120 + 46);
  expect(light).toBeLessThan(205 - 46);
  expect(lumaAt(512 - 222)).toBeLessThan(194);
  expect(lumaAt(512 + 222)).toBeGreaterThan(112);
});
