import { expect, test } from 'vitest';
import { BLANK } from '../concept/testing.ts';
import { partBox } from '../drawing/parts.ts';
import { compose, faultsOf } from './testing-scene.ts';
import { isOfArm, shareTouched } from './uncover-faces.ts';

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

test('R904 nobody has a guitar in a mouth', async () => {
  const { held, beside } = await heldBy('camel', 'plays guitar', '1f3b8');
  expect([held, beside.includes('1f3b8')]).toEqual([undefined, true]);
});

test('R906 what one hand has no room for is in the other', async () => {
  for (const seed of ['3', '4', '5', '6']) {
    const { figure } = await compose({ ...BLANK, mainTheme: 'horse', characteristicInfluence: 'with a sword' }, `${seed}-horse`);
    const held = figure.parts.filter((part) => part.kind === 'sprite' && part.sprite.id === '1f5e1-fe0f' && isOfArm(part));
    expect(held, seed).toHaveLength(1);
  }
});
