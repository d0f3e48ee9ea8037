import { expect, test } from 'vitest';
import { conceive } from '../concept/conceive.ts';
import { BLANK } from '../concept/testing.ts';
import { partBox, type SpritePart } from '../drawing/parts.ts';
import { createChance } from '../drawing/random.ts';
import { COMPOSITIONS } from './compositions.ts';
import { castSubject, type Studio, Z } from './figure.ts';
import { readManner } from './mood.ts';
import { compose } from './testing-scene.ts';
import { shareHidden } from './uncover-faces.ts';

const figureOf = async ([mainTheme = null, bodyInfluence = null, characteristicInfluence = null]: readonly (string | null)[]) =>
  (await compose({ ...BLANK, mainTheme, bodyInfluence, characteristicInfluence }, 'sparing')).figure;

test.each([
  ['bowling ball', 'hippo'],
  ['bowling ball', 'cat'],
  ['moon', 'wolf'],
  ['croissant', 'bear'],
])('R1267 a %s is seen below the head of a %s', async (...wish) => {
  const { parts } = await figureOf(wish);
  const thing = parts.find((part): part is SpritePart => part.kind === 'sprite' && part.z === Z.body);
  if (!thing) throw new Error('There is no thing.');
  const head = parts.filter(({ z }) => z === Z.head);
  expect(head).not.toEqual([]);
  expect(shareHidden(thing, head)).toBeLessThan(0.34);
});

test.each([
  ['parrot', 'pirate', 'parrot', null, '1f99c', 1],
  ['sunglasses', 'sunglasses', 'camel', 'cool', '1f576-fe0f', 1],
  ['drunk star', 'tea', 'cat', 'drunk', '1f4ab', 1],
] as const)('R1267 there is one %s about somebody', async (_what, theme, body, trait, piece, count) => {
  const { parts, brought } = await figureOf([theme, body, trait]);
  expect(parts.filter((part) => part.kind === 'sprite' && part.sprite.id === piece)).toHaveLength(count);
  expect(brought).not.toContain(piece);
});

test.each([
  ['Feuerwehrauto', 'Dackel'],
  ['fire engine', 'dachshund'],
])('R1267 who is as long as a %s sits in it upright: %s', async (...wish) => {
  const { parts, head } = await figureOf(wish);
  expect(parts.some((part) => part.kind === 'sprite' && part.sprite.id === 'own-dachshund')).toBe(false);
  expect(head?.radius).toBeGreaterThan(55);
});

test.each([
  ['spaghetti', '1f35d'],
  ['rice', '1f35a'],
])('R1267 nobody looks out of the foot of a thing: %s', async (_name, dish) => {
  const studio: Studio = { concept: conceive(BLANK, 'foot'), chance: createChance('foot'), manner: readManner('') };
  const { parts, head } = await COMPOSITIONS.faceInThing(await castSubject('1f479'), await castSubject(dish), studio);
  const plate = parts.find((part): part is SpritePart => part.kind === 'sprite' && part.z === Z.body);
  if (!plate || !head) throw new Error('Nobody is there.');
  const { top, bottom } = partBox(plate);
  expect(head.eyes.y).toBeLessThan((top + bottom) / 2);
});

test.each(['fox', 'hamster', 'wolf', 'bear', 'panda', 'raccoon'])('R1267 a nervous %s has one mouth', async (beast) => {
  const { head } = await figureOf([beast, null, 'nervous']);
  // What is drawn instead covers it.
  expect(head?.mouth?.width).toBeGreaterThan(0.6);
});

test.each(['dachshund', 'corgi'])('R1267 what a %s carries is no taller than that', async (beast) => {
  const { parts } = await figureOf(['chocolate bar', beast]);
  const heightOf = (piece: RegExp): number => {
    const found = parts.find((part) => part.kind === 'sprite' && piece.test(part.sprite.id));
    if (!found) throw new Error(`${piece} is missing`);
    const { top, bottom } = partBox(found);
    return bottom - top;
  };
  expect(heightOf(/^1f36b/)).toBeLessThan(heightOf(/^own-(?:dachshund|corgi)/) * 1.05);
});
