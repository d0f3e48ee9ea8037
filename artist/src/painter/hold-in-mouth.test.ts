import { expect, test } from 'vitest';
import { BLANK } from '../concept/testing.ts';
import { partBox } from '../drawing/parts.ts';
import { Z } from './figure.ts';
import { compose, faultsOf } from './testing-scene.ts';
import { isOfArm, shareCovered, shareTouched } from './uncover-faces.ts';

const heldBy = async (mainTheme: string, characteristicInfluence: string, piece: string) => {
  const made = await compose({ ...BLANK, mainTheme, characteristicInfluence }, 'mouth');
  const { figure, props } = made;
  const held = figure.parts.find((part) => part.kind === 'sprite' && part.sprite.id === piece);
  return { held, figure, faults: faultsOf(made), beside: props.map(({ sprite }) => sprite.id) };
};

test.each([
  ['flamingo', 'with a rose', '1f339'],
  ['toucan', 'with a paintbrush', '1f58c-fe0f'],
  ['giraffe', 'holding a banana', '1f34c'],
  ['goose', 'with a sword', '1f5e1-fe0f'],
  ['elephant', 'holds an umbrella', '2602-fe0f'],
])('R904 a %s without hands holds what suits a mouth, a beak or a trunk: %s', async (mainTheme, trait, piece) => {
  const { held, figure, faults, beside } = await heldBy(mainTheme, trait, piece);
  if (!held || !figure.head) throw new Error(`${piece} is not held`);
  const body = figure.parts.filter((part) => part !== held);
  expect(shareTouched(held, body)).toBeLessThan(0.31);
  expect(partBox(held).bottom).toBeLessThan(Math.max(...body.map((part) => partBox(part).bottom)));
  expect(beside).not.toContain(piece);
  // None is loose.
  expect(faults).toEqual([]);
});

test.each([
  ['camel', 'plays guitar', '1f3b8'],
  ['mole', 'deaf', '1f9bb'],
  ['goose', 'with a lipstick', '1f484'],
  ['beaver', 'with a tooth', '1f9b7'],
])('R904 a %s who %s has that in no mouth', async (mainTheme, trait, piece) => {
  const { held, beside } = await heldBy(mainTheme, trait, piece);
  expect([held, beside.includes(piece)]).toEqual([undefined, true]);
});

test('R906 what one hand has no room for is in the other', async () => {
  for (const seed of ['3', '4', '5', '6']) {
    const { figure } = await compose({ ...BLANK, mainTheme: 'horse', characteristicInfluence: 'with a sword' }, `${seed}-horse`);
    const held = figure.parts.filter((part) => part.kind === 'sprite' && part.sprite.id === '1f5e1-fe0f' && isOfArm(part));
    expect(held, seed).toHaveLength(1);
  }
});

test.each([
  ['pigeon', 'with a playing card', '1f0cf'],
  ['squirrel', 'with a newspaper', '1f4f0'],
  ['dachshund', 'with an umbrella', '2602-fe0f'],
  ['flamingo', 'with a rose', '1f339'],
])('R724 what a %s holds in a mouth is before no face: %s', async (mainTheme, trait, piece) => {
  const { held, figure } = await heldBy(mainTheme, trait, piece);
  const { head } = figure;
  if (!held || !head) throw new Error(`${piece} is not held`);
  expect(shareCovered(head, [held])).toBeLessThan(0.05);
  const { left, right, top, bottom } = partBox(held);
  const isBroad = piece !== '1f339' && piece !== '2602-fe0f';
  if (isBroad) expect(top).toBeGreaterThan(head.eyes.y - head.radius * 0.3);
  if (isBroad) expect(Math.max(right - left, bottom - top) / head.radius).toBeLessThan(2.6);
});

test('R724 what drifts from the mouth of who looks at us is beside the face', async () => {
  for (const [mainTheme, trait] of [
    ['penguin', 'vapes'],
    ['cat', 'hiccups'],
    ['potato', 'whistles'],
  ] as const) {
    const { figure } = await compose({ ...BLANK, mainTheme, characteristicInfluence: trait }, 'drift');
    const { head } = figure;
    const mark = figure.parts.filter((part) => part.kind === 'svg' && part.z === Z.face + 4);
    if (!head) throw new Error('There is no head.');
    expect([mainTheme, mark.length]).toEqual([mainTheme, 1]);
    expect(shareCovered(head, mark), mainTheme).toBeLessThan(0.2);
  }
});
