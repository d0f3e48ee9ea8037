import type { Wish } from '@chaos/shared/contract/characters';
import { expect, test } from 'vitest';
import { nameOfColor } from '../concept/colors.ts';
import { conceive } from '../concept/conceive.ts';
import { drawParts } from '../drawing/parts.ts';
import { createRaster, SIDE } from '../drawing/raster.ts';
import { imagineFigure } from './compose-scene.ts';

/** How much of all that a figure is made of has each colour. */
async function colorsOf(mainTheme: string, seed: string): Promise<Map<string, number>> {
  const wish: Wish = {
    mainTheme,
    bodyInfluence: mainTheme,
    characteristicInfluence: 'crown',
    style: null,
    hiddenMessage: null,
    makeMessageSecret: false,
  };
  const figure = await imagineFigure(conceive(wish, seed));
  const canvas = createRaster(SIDE, SIDE);
  const parts = figure.parts.map((part) => ({ ...part, shadow: 0 }));
  const middle = { x: SIDE / 2, y: SIDE / 2 };
  const moved = parts.map((part) =>
    part.kind === 'clay' ? part : { ...part, place: { ...part.place, x: part.place.x + middle.x, y: part.place.y + middle.y } },
  );
  await drawParts(
    canvas,
    createRaster(SIDE, SIDE),
    moved.filter(({ kind }) => kind !== 'clay'),
  );
  const colors = new Map<string, number>();
  let all = 0;
  for (let at = 0; at < canvas.data.length; at += 4 * 7) {
    if ((canvas.data[at + 3] ?? 0) < 250) continue;
    const name = nameOfColor([canvas.data[at] ?? 0, canvas.data[at + 1] ?? 0, canvas.data[at + 2] ?? 0]);
    colors.set(name, (colors.get(name) ?? 0) + 1);
    all += 1;
  }
  return new Map([...colors].map(([name, count]) => [name, count / all]));
}

test('R372 who is not to be blue is not blue, and who is wished for in a colour has it', async () => {
  for (const seed of ['a', 'b', 'c']) {
    expect((await colorsOf('whale', seed)).get('blue') ?? 0).toBeGreaterThan(0.35);
    expect((await colorsOf('whale, not blue', seed)).get('blue') ?? 0).toBeLessThan(0.12);
    expect((await colorsOf('green cat', seed)).get('green') ?? 0).toBeGreaterThan(0.3);
    expect((await colorsOf('pink elephant', seed)).get('pink') ?? 0).toBeGreaterThan(0.3);
  }
});
