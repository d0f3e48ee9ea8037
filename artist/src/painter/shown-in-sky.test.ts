import { expect, test } from 'vitest';
import { conceive } from '../concept/conceive.ts';
import { BLANK } from '../concept/testing.ts';
import { type Part, partBox, partsBox } from '../drawing/parts.ts';
import { findBackdropFor } from './backdrops/backdrops.ts';
import { composeScene, imagineFigure } from './compose-scene.ts';

const sceneOf = async (wish: Partial<typeof BLANK>) => {
  const concept = conceive({ ...BLANK, ...wish }, 's');
  return composeScene(concept, { message: null, secret: false }, findBackdropFor(concept.style.backdrop));
};

const emblemsIn = async (style: string): Promise<number> =>
  (await imagineFigure(conceive({ ...BLANK, mainTheme: 'owl', characteristicInfluence: 'nocturnal', style }, 's'))).parts.filter(
    ({ mark }) => mark !== undefined,
  ).length;

test('R1328 there is no second moon beside the moon', async () => {
  expect([await emblemsIn('meadow at night'), await emblemsIn('meadow')]).toEqual([0, 1]);
});

test('R1328 no cloud rains into the rain', async () => {
  const idsIn = async (style: string) =>
    (await sceneOf({ mainTheme: 'loneliness', bodyInfluence: 'robot', style })).props.flatMap(({ part }) =>
      part.kind === 'sprite' ? [part.sprite.id] : [],
    );
  expect(await idsIn('rainy town')).not.toContain('1f327-fe0f');
  expect(await idsIn('beach')).toContain('1f327-fe0f');
});

test('R1328 gloves that nobody wears are no larger than they would be worn', async () => {
  const { figure, props } = await sceneOf({ mainTheme: 'goalkeeper', bodyInfluence: 'giraffe' });
  const gloves = props.find(({ part }) => part.kind === 'sprite' && part.sprite.id === '1f9e4');
  const { top, bottom } = partsBox(figure.parts);
  expect(gloves).toBeDefined();
  if (!gloves) return;
  const box = partBox(gloves.part);
  expect(box.bottom - box.top).toBeLessThan((bottom - top) * 0.3);
});

test('R1328 nothing is glued to the neck of a snail, whose mouth nobody sees', async () => {
  const { figure, props } = await sceneOf({ mainTheme: 'pizza delivery guy', bodyInfluence: 'snail' });
  const has = (parts: readonly Part[]) => parts.some((part) => part.kind === 'sprite' && part.sprite.id === '1f355');
  expect([has(figure.parts), has(props.map(({ part }) => part))]).toEqual([false, true]);
});
