import { expect, test } from 'vitest';
import { conceive } from '../concept/conceive.ts';
import { BLANK } from '../concept/testing.ts';
import { partBox, partsBox } from '../drawing/parts.ts';
import { createChance } from '../drawing/random.ts';
import { findBackdropFor, placeSeed } from './backdrops/backdrops.ts';
import { composeScene } from './compose-scene.ts';
import { makeRoom } from './props.ts';

async function setOut(mainTheme: string, bodyInfluence: string, style: string) {
  const concept = conceive({ ...BLANK, mainTheme, bodyInfluence, style }, 'room');
  const backdrop = findBackdropFor(concept.style.backdrop);
  const { props, backdrop: seen } = await composeScene(concept, { message: null, secret: false }, backdrop);
  return { props, scenery: seen.paint(createChance(placeSeed(concept.seed))).scenery };
}

test('R551 a piece in the distance that nobody asked for is not painted behind what stands there', async () => {
  const { props } = await setOut('gardener', 'hedgehog', 'Texas');
  const [prop] = props;
  if (!prop) throw new Error('nothing stands beside');
  const box = partBox(prop.part);
  const behind = { piece: '26fd', x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2, side: 150 };
  const apart = { ...behind, x: 512, y: 60, side: 60 };
  const named = { ...behind, isNamed: true };
  const whole = { ...behind, side: 800 };
  expect(makeRoom([behind, apart, named, whole], [prop])).toEqual([apart, named, whole]);
});

test.each([
  ['lifeguard', 'shark', 'Bondi beach'],
  ['gardener', 'penguin', 'Sahara desert'],
  ['janitor', 'axolotl', 'space station'],
  ['cook', 'frog', 'desert'],
])('R551 what %s and %s bring to %s stands beside what is there already, where there is room', async (mainTheme, body, style) => {
  const { props, scenery } = await setOut(mainTheme, body, style);
  expect(props.length).toBeGreaterThan(0);
  expect(makeRoom(scenery, props)).toEqual(scenery);
});

test('R551 the sign and the flag of a place hang by two ropes each from the upper edge, and nothing else comes with them', () => {
  const ropesOf = (id: string) =>
    findBackdropFor(id)
      .paint(createChance('ropes'))
      .svg.match(/<path d="M[\d.]+ 0V\d+" stroke="#b9a98f"/g) ?? [];
  expect(ropesOf('old-town es =sevilla')).toHaveLength(4);
  expect(ropesOf('old-town =sevilla')).toHaveLength(2);
  expect(ropesOf('old-town')).toEqual([]);
  const plain = findBackdropFor('old-town').paint(createChance('ropes')).svg;
  expect(
    findBackdropFor('old-town es =sevilla')
      .paint(createChance('ropes'))
      .svg.replaceAll(/<path d="M[\d.]+ 0V\d+"[^>]*>/g, ''),
  ).toBe(plain);
});

test('R582 a small piece of the place does not peep out from behind the figure, nor another of what it is', async () => {
  const concept = conceive({ ...BLANK, mainTheme: 'boxing', bodyInfluence: 'kangaroo', style: 'australia' }, 'room');
  const { figure } = await composeScene(concept, { message: null, secret: false }, findBackdropFor(concept.style.backdrop));
  const { left, right, top, bottom } = partsBox(figure.parts);
  const behind = { piece: '26fd', x: (left + right) / 2, y: (top + bottom) / 2, side: 150 };
  const apart = { ...behind, x: 60, y: 60, side: 60 };
  const named = { ...behind, isNamed: true };
  const whole = { ...behind, side: 300 };
  const alike = { ...named, piece: '1f998' };
  expect(makeRoom([behind, apart, named, whole, alike], [], figure.parts)).toEqual([apart, named, whole]);
});
