import { expect, test } from 'vitest';
import { conceive } from '../concept/conceive.ts';
import { BLANK } from '../concept/testing.ts';
import { createRaster } from '../drawing/raster.ts';
import { skinBox } from '../drawing/surface.ts';
import { imagineFigure } from './compose-scene.ts';
import { Z } from './figure.ts';
import { SKINS } from './skins.ts';

test('R960 head, trunk and limbs are made of it, while eyes, hats and shoes are as ever', async () => {
  const figure = await imagineFigure(conceive({ ...BLANK, mainTheme: 'bear', bodyInfluence: 'made of glass' }, 'how'));
  const skinned = figure.parts.filter(({ skin }) => skin !== undefined);
  expect(skinned.some(({ z }) => z === Z.head)).toBe(true);
  expect(skinned.some(({ z }) => z < Z.head)).toBe(true);
  expect(skinned.some(({ joint }) => joint?.kind === 'arm')).toBe(true);
  const others = figure.parts.filter(({ skin }) => skin === undefined);
  expect(others.some(({ z, kind }) => kind === 'svg' && z >= Z.face && z < Z.hat)).toBe(true);
  expect(skinned.some((part) => part.kind === 'clay' && part.shape.below !== undefined)).toBe(false);
});

test.each(Object.entries(SKINS))('R960 %s is seen on any colour, with no pixel outside', (_, surfaceAt) => {
  const raster = createRaster(64, 64);
  const inside = { left: 8, top: 8, right: 56, bottom: 56 };
  for (let y = inside.top; y < inside.bottom; y++)
    for (let x = inside.left; x < inside.right; x++) raster.data.set([200, 120, 60, 255], (y * 64 + x) * 4);
  const before = raster.data.slice();
  skinBox(raster, { left: 0, top: 0, right: 64, bottom: 64 }, { from: [200, 120, 60], surfaceAt });
  expect(raster.data).not.toEqual(before);
  expect(raster.data.slice(0, 64 * 8 * 4).every((value) => value === 0)).toBe(true);
});
