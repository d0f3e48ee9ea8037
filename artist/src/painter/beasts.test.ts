import { expect, test } from 'vitest';
import { BLANK } from '../concept/testing.ts';
import { partsBox } from '../drawing/parts.ts';
import { SIDE } from '../drawing/raster.ts';
import { isMerperson } from '../pieces/people.ts';
import { Z } from './figure.ts';
import { compose } from './testing-scene.ts';
import { headsOf, shareTouched } from './uncover-faces.ts';

const SEEDS = Array.from({ length: 6 }, (_, seed) => `beast ${seed}`);

async function figureOf(wish: Partial<typeof BLANK>, seed: string) {
  const { figure } = await compose({ ...BLANK, ...wish }, seed);
  const shoulders = figure.parts.flatMap(({ joint }) => (joint?.kind === 'arm' ? [joint.at] : []));
  return { figure, arms: [...new Map(shoulders.map((at) => [`${at.x} ${at.y}`, at])).values()] };
}

test('who stands on four feet has as many arms as hold something, and none at the tail', async () => {
  for (const seed of SEEDS) {
    for (const bodyInfluence of ['t rex', 'squirrel', 'sloth']) {
      const { figure, arms } = await figureOf({ bodyInfluence, characteristicInfluence: 'blorptang' }, seed);
      const isHat = figure.parts.every(({ joint }) => joint?.kind !== 'arm');
      if (isHat) continue;
      const [head] = headsOf(figure);
      const { left, right } = partsBox(figure.parts.filter(({ z, kind }) => kind === 'sprite' && z === 20));
      const [arm] = arms;
      if (!head || !arm) throw new Error('nobody');
      expect(arms).toHaveLength(1);
      expect(Math.abs(arm.x - head.middle.x), `${bodyInfluence} ${seed}`).toBeLessThan((right - left) * 0.5);
    }
  }
});

test('a sloth hangs from its branch, and stands on no legs besides', async () => {
  const { figure } = await figureOf({ bodyInfluence: 'sloth', characteristicInfluence: 'grumpy' }, 'sloth');
  expect(figure.feet).toEqual([]);
  expect(figure.parts.filter(({ kind, z }) => kind === 'clay' && z !== Z.markBehind)).toEqual([]);
});

test('what hangs lower than feet stays in the picture', async () => {
  for (const seed of SEEDS) {
    const { figure } = await figureOf({ bodyInfluence: 'octopus', characteristicInfluence: 'scarf' }, seed);
    expect(partsBox(figure.parts).bottom).toBeLessThan(SIDE);
  }
});

test('drops of fear are beside antlers, hats and hands', async () => {
  for (const seed of SEEDS) {
    const { figure } = await figureOf({ bodyInfluence: 'moose', characteristicInfluence: 'nervous' }, seed);
    const drops = figure.parts.filter((part) => part.kind === 'sprite' && part.sprite.id === '1f4a6');
    expect(drops.length).toBeGreaterThan(0);
    for (const drop of drops)
      expect(
        shareTouched(
          drop,
          figure.parts.filter((part) => part !== drop),
        ),
      ).toBeLessThan(0.05);
  }
});

test.each(['mermaid', 'merman', 'mermaid dentist'])('R890 a %s has a tail and no legs, and two arms', async (mainTheme) => {
  for (const seed of ['a', 'b', 'c', 'd']) {
    const { figure } = await compose({ ...BLANK, mainTheme, characteristicInfluence: 'sad' }, seed);
    const isTailed = figure.parts.some((part) => part.kind === 'sprite' && isMerperson(part.sprite.id));
    if (!isTailed) continue;
    expect(figure.feet).toEqual([]);
    expect(figure.parts.filter(({ joint }) => joint?.kind === 'arm')).toEqual([]);
  }
});
