import { expect, test } from 'vitest';
import { conceive } from '../concept/conceive.ts';
import { BLANK } from '../concept/testing.ts';
import { coversPoint, type Part, partBox } from '../drawing/parts.ts';
import { anchorAt } from '../drawing/sprite.ts';
import { imagineFigure } from './compose-scene.ts';
import { Z } from './figure.ts';
import { isOfArm } from './uncover-faces.ts';

const figureOf = (mainTheme: string) => imagineFigure(conceive({ ...BLANK, mainTheme }, 'hands'));
const shoulderOf = ({ joint }: Part): string => `${joint?.at.x} ${joint?.at.y}`;

test.each([
  ['a zombie', 0],
  ['woman shrugging', 0],
  ['a fairy', 0],
  ['a witch', 1],
  ['a detective', 1],
  ['a vampire', 2],
])('R1094 %s has two hands, with those in the picture of them: %i more', async (theme, arms) => {
  const { parts } = await figureOf(theme);
  const shoulders = new Set(parts.filter((part) => part.kind === 'clay' && isOfArm(part)).map(shoulderOf));
  expect(shoulders.size).toBe(arms);
});

test.each([
  ['bride', '1f490'],
  ['detective', '1f50d'],
])('R1094 what is in the picture of a %s already is in no other hand', async (theme, tool) => {
  const { parts, brought } = await figureOf(theme);
  expect([...parts.flatMap((part) => (part.kind === 'sprite' ? [part.sprite.id] : [])), ...brought]).not.toContain(tool);
});

test('R1095 who is shown with a chest sits on it, with no second trunk below', async () => {
  const { parts } = await figureOf('astronaut on a scooter');
  expect(parts.filter(({ kind, z }) => kind === 'clay' && z === Z.chest)).toEqual([]);
});

test('R1095 nobody sits on the steam of a cup', async () => {
  const { parts } = await figureOf('astronaut in a teacup');
  const sprites = parts.filter((part) => part.kind === 'sprite');
  const cup = sprites.find(({ z }) => z === Z.body);
  const rider = sprites.find(({ sprite }) => sprite.id !== cup?.sprite.id);
  if (!cup || !rider) throw new Error('nobody sits in a cup');
  const { top, bottom } = partBox(cup);
  expect(partBox(rider).bottom).toBeGreaterThan(top + (bottom - top) * 0.15);
});

test.each([
  ['grandpa fishing', false],
  ['grandpa with a walking stick fishing', true],
])('R1096 a walking stick that nobody typed is no second stick beside a fishing pole: %s', async (theme, isHeld) => {
  const { parts } = await figureOf(theme);
  const held = parts.flatMap((part) => (part.kind === 'sprite' && part.z === Z.held ? [part.sprite.id] : []));
  expect(held).toContain('1f3a3');
  expect(held.includes('own-walking-stick')).toBe(isHeld);
});

test('R1097 a sloth that hangs has no other arms, whatever it is on', async () => {
  const { parts } = await figureOf('sloth lying in a hammock');
  expect(parts.filter(isOfArm)).toEqual([]);
});

test('R1179 the axe that a firefighter is shown with has a hand on it', async () => {
  const wish = { ...BLANK, mainTheme: 'firefighter', characteristicInfluence: 'afraid of fire' };
  const { parts } = await imagineFigure(conceive(wish, 'hands'));
  const bust = parts.find((part) => part.kind === 'sprite' && part.sprite.id === '1f9d1-200d-1f692');
  const hands = parts.filter((part) => part.kind === 'clay' && part.z === Z.hand);
  if (bust?.kind !== 'sprite') throw new Error('no bust');
  expect(hands.some((hand) => coversPoint(hand, anchorAt(bust.place, { x: 66, y: 82 })))).toBe(true);
});
