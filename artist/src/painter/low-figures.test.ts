import { expect, test } from 'vitest';
import { BLANK } from '../concept/testing.ts';
import { partsBox } from '../drawing/parts.ts';
import { enlargementOf } from '../drawing/piece-pixels.ts';
import { createChance } from '../drawing/random.ts';
import { SIDE } from '../drawing/raster.ts';
import { findBackdropFor } from './backdrops/backdrops.ts';
import { Z } from './figure.ts';
import { compose } from './testing-scene.ts';

/** Who is long and low, with what stands beside them and what is seen about them. */
test.each([
  ['surf instructor', 'otter', 'lazy', 'watercolor'],
  ['hot dog vendor', 'dachshund', 'cheerful', '1950s'],
  ['train conductor', 'badger', 'punctual', 'swiss mountains'],
  ['baker', 'hedgehog', 'in love', 'oil painting'],
  ['knight', 'armadillo', 'coward', 'embroidery'],
  ['grandpa', 'tortoise', 'gossips', 'oil painting'],
  ['mailman', 'capybara', 'unbothered', 'swamp'],
  ['yoga teacher', 'lizard', 'hungry', 'Bali'],
])('R580 %s as %s, %s, %s is large, and stands before its place and not at the foot of it', async (...words) => {
  const [mainTheme, bodyInfluence, characteristicInfluence, style] = words;
  const { figure, backdrop } = await compose({ ...BLANK, mainTheme, bodyInfluence, characteristicInfluence, style }, 'low');
  const own = partsBox(figure.parts.filter(({ z }) => z >= Z.body && z < Z.front));
  const isEnlarged = figure.parts.some(
    (part) => part.kind === 'sprite' && part.place.scale > enlargementOf(part.sprite.id) * 0.95,
  );
  expect(own.right - own.left > SIDE * 0.42 || isEnlarged).toBe(true);
  expect((own.top + own.bottom) / 2).toBeLessThan(SIDE * 0.72);
  expect(partsBox(figure.parts).bottom).toBeLessThan(SIDE);
  expect(backdrop.ground).toBeGreaterThan(SIDE * 0.78);
});

test('R580 a place seen from nearer is the same place, and its sign and flag are as large as before', () => {
  const [far, near] = [false, true].map((isNear) => findBackdropFor('beach es =sevilla', isNear));
  expect(near?.hangs).toEqual(far?.hangs);
  expect(near?.paint(createChance('s')).front).toEqual(far?.paint(createChance('s')).front);
  expect(near?.ground).toBeLessThan(far?.ground ?? 0);
  expect(near?.paint(createChance('s')).svg).toContain(findBackdropFor('beach').paint(createChance('s')).svg);
});

test('R779 who is tiny is drawn small, in the same place', async () => {
  const heightOf = async (bodyInfluence: string): Promise<number> => {
    const { figure } = await compose({ ...BLANK, mainTheme: 'wizard', bodyInfluence }, 'tiny');
    const { top, bottom } = partsBox(figure.parts.filter(({ z }) => z >= Z.body && z < Z.front));
    return bottom - top;
  };
  expect(await heightOf('tiny')).toBeLessThan((await heightOf('strong')) * 0.75);
});

test('R811 no cape hangs behind the short legs of who is long and low', async () => {
  for (const [who, capes] of [
    ['dachshund', 0],
    ['crocodile', 0],
    ['bear', 1],
  ] as const) {
    const { figure } = await compose({ ...BLANK, mainTheme: who, bodyInfluence: who, characteristicInfluence: 'brave' }, 'cape');
    expect(figure.parts.filter((part) => part.kind === 'svg' && part.markup.includes('#d8203c')).length, who).toBe(capes);
  }
});

test.each(['nurse', 'cat', 'toilet', 'shark', 'penguin with a hat'])(
  'R871 only who flies is in the air: %s',
  async (mainTheme) => {
    for (let seed = 0; seed < 25; seed++) {
      const { figure, backdrop } = await compose({ ...BLANK, mainTheme, characteristicInfluence: 'proud' }, `${seed}`);
      expect(figure.airborne).toBe(false);
      expect(Math.max(...figure.feet.map(({ at }) => at.y))).toBeCloseTo(backdrop.ground, -1);
    }
    const { figure } = await compose({ ...BLANK, mainTheme, characteristicInfluence: 'flying' }, 'a');
    expect(figure.airborne).toBe(true);
  },
);

test.each(['mouse', 'rat'])('R872 a %s stands on its feet, and its tail lies below them', async (bodyInfluence) => {
  let standing = 0;
  for (let seed = 0; seed < 12; seed++) {
    const { figure } = await compose({ ...BLANK, mainTheme: 'cheese', bodyInfluence }, `${seed}`);
    const beast = figure.parts.find((part) => part.z === Z.body && part.kind === 'sprite' && /^1f40[01]$/.test(part.sprite.id));
    if (!beast) continue;
    standing++;
    const { top, bottom } = partsBox([beast]);
    expect(figure.feet).not.toEqual([]);
    for (const { at } of figure.feet) expect((at.y - top) / (bottom - top)).toBeLessThan(0.8);
  }
  expect(standing).toBeGreaterThan(0);
});
