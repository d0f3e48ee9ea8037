import { expect, test } from 'vitest';
import { imagineWish } from '../../author/testing-wishes.ts';
import { BLANK } from '../../concept/testing.ts';
import { coversPoint, type Part, partBox } from '../../drawing/parts.ts';
import { ON_BODY } from '../body-marks.ts';
import { type Figure, Z } from '../figure.ts';
import { compose, faultsOf } from '../testing-scene.ts';
import { headsOf, isBeforeSnout } from '../uncover-faces.ts';

/** A wish as strangers typed it, by its number. */
const composeTyped = (seed: string, index: number) => compose(imagineWish(`${seed} ${index}`), `${seed}-${index}`);

const middleOf = (part: Part) => {
  const { left, right, top, bottom } = partBox(part);
  return { x: (left + right) / 2, y: (top + bottom) / 2 };
};
const isOnBody = ({ parts }: Figure, mark: Part): boolean =>
  parts.some((part) => part.kind !== 'svg' && part.z >= Z.backLimb && part.z <= Z.arm && coversPoint(part, middleOf(mark)));
const showsPiece = ({ parts }: Figure, id: string): boolean =>
  parts.some((part) => part.kind === 'sprite' && part.sprite.id === id);

test.each([
  ['on a bus whose letters are carried', 928, ON_BODY.cracks],
  ['on a car that carries a flag', 1969, ON_BODY.cracks],
  ['on a car', 4472, ON_BODY.abs],
  ['on sunglasses', 6800, ON_BODY.cracks],
  ['on a bus', 8505, ON_BODY.cracks],
])('R1348 below whose face there is nothing, a mark lies beside it: %s', async (_, index, markup) => {
  const scene = await composeTyped('bench', index);
  const mark = scene.figure.parts.find((part) => part.kind === 'svg' && part.markup === markup);
  expect(mark && isOnBody(scene.figure, mark)).toBe(true);
  expect(faultsOf(scene)).toEqual([]);
});

test.each([
  ['tattoos of who is enormous', 'bench', 8526],
  ['tattoos beside eyes that are far apart', 'bench', 5974],
  ['fluff around a face that is wide', 'bench2', 368],
])('R1348 what is all over somebody is on them as they have become, and off the face: %s', async (_, seed, index) => {
  const scene = await composeTyped(seed, index);
  const marks = scene.figure.parts.filter((part) => part.kind === 'svg' && part.z === Z.arm + 1);
  expect(marks.length).toBeGreaterThan(3);
  expect(marks.filter((mark) => !isOnBody(scene.figure, mark))).toEqual([]);
  expect(faultsOf(scene)).toEqual([]);
});

test.each([
  ['who flies', 'bench', 2114],
  ['who flies with a flag', 'bench', 2274],
  ['who is enormous and lifts the other', 'bench2', 2927],
])('R1349 a wooden leg goes from the hip to the ground, with no shoe left beside it: %s', async (_, seed, index) => {
  const scene = await composeTyped(seed, index);
  const ofLegs = scene.figure.parts.filter(({ kind, z }) => kind === 'clay' && Math.floor(z) === Z.legs);
  const layers = [18, 18.1].map((z) => ofLegs.filter((part) => part.z >= z - 0.01 && part.z < z + 0.09).length);
  expect(layers.toSorted((one, other) => one - other)[0]).toBe(1);
  expect(faultsOf(scene)).toEqual([]);
});

test.each([
  ['ten arms on a bean, whose sides slant', 'bench2', 3532],
  ['a megaphone before a snout', 'bench', 5465],
  ['a megaphone that only an arm behind the back could reach', 'bench2', 3624],
])('R1349 hands hang on arms, arms on a body, and neither lies on a face: %s', async (_, seed, index) => {
  expect(faultsOf(await composeTyped(seed, index))).toEqual([]);
});

test.each([
  ['a top hat on a sad toad', 2391, '1f3a9'],
  ['a cap on a sleepy toad', 4088, '1f9e2'],
  ['a top hat on an envious frog', 4395, '1f3a9'],
])('R1350 a hat that was asked for leaves free the eyes on top of a head: %s', async (_, index, hat) => {
  const scene = await composeTyped('bench', index);
  expect(showsPiece(scene.figure, hat)).toBe(true);
  expect(faultsOf(scene)).toEqual([]);
});

test.each([
  ['a guitar', 'bench', 3089, '1f3b8'],
  ['a sheet of music', 'bench', 5691, '1f3bc'],
  ['a trident', 'bench2', 4060, '1f531'],
])('R1350 what is held is beside what comes out of eyes and mouths: %s', async (_, seed, index, held) => {
  const scene = await composeTyped(seed, index);
  expect(showsPiece(scene.figure, held)).toBe(true);
  expect(faultsOf(scene)).toEqual([]);
});

test.each(['octopus', 'penguin', 'crab', 'owl', 'spider'])(
  'R1350 who looks at us is the nose of a bomber: %s',
  async (mainTheme) => {
    const scene = await compose({ ...BLANK, mainTheme, bodyInfluence: 'bomber plane' }, 'a bomber');
    expect(headsOf(scene.figure)).toHaveLength(1);
    expect(faultsOf(scene)).toEqual([]);
  },
);

test.each([
  ['a wizard, who carries a cat', 'bench2', 1064],
  ['a plumber, who carries an accountant', 'bench2', 149],
  ['an astronaut, whose suit a shark wears', 'bench', 8691],
])('R1350 who is shown down to the chest ends there as cloth does: %s', async (_, seed, index) => {
  expect(faultsOf(await composeTyped(seed, index))).toEqual([]);
});

test.each([
  ['a clock beside eagles in the air', 2020],
  ['a fairy with both hands full', 2176],
])('R1350 what was asked for is in the picture: %s', async (_, index) => {
  expect(faultsOf(await composeTyped('bench2', index))).toEqual([]);
});

test('R1406 R1407 the check says where a mark hangs before a beak, and where a mole has no eyes', async () => {
  const swan = await compose({ ...BLANK, mainTheme: 'swan', characteristicInfluence: 'in love' }, 'check');
  const { head } = swan.figure;
  if (!head) throw new Error('no swan');
  const { middle, eyes, radius, mirror } = head;
  const beforeBeak = { ...middle, x: middle.x + (mirror ? 1 : -1) * radius * 1.6, y: eyes.y + radius };
  const parts = swan.figure.parts.map((part) =>
    part.mark && part.kind === 'svg' ? { ...part, place: { ...part.place, ...beforeBeak } } : part,
  );
  expect(faultsOf(swan)).toEqual([]);
  expect(faultsOf({ ...swan, figure: { ...swan.figure, parts } })).toContain('a mark before a snout');
  const mole = await compose({ ...BLANK, mainTheme: 'mole' }, 'check');
  const blind = headsOf(mole.figure).map((one) => ({ ...one, eyeRadius: 0 }));
  expect(faultsOf(mole)).toEqual([]);
  expect(faultsOf({ ...mole, figure: { ...mole.figure, heads: blind } })).toContain('no eyes to be seen');
});

test.each([
  ['flies before a rhinoceros', 209],
  ['a pigeon that trembles', 498],
  ['flies below a moose', 761],
  ['a crocodile that trembles', 5152],
])('R1425 what is scattered about somebody hangs before no snout: %s', async (_, index) => {
  const scene = await composeTyped('bench', index);
  expect(scene.figure.parts.filter(({ mark }) => mark).length).toBeGreaterThan(2);
  expect(faultsOf(scene)).toEqual([]);
});

test.each([
  ['before the beak', { x: -1.6, y: 0.5 }, true],
  ['before a beak that hangs down', { x: -1.6, y: 1.2 }, true],
  ['above the eyes', { x: -1.6, y: -1 }, false],
  ['beside the feet', { x: -1.6, y: 3 }, false],
  ['behind the head', { x: 1.6, y: 0.5 }, false],
])('R1425 a place in radii of a head is before its snout, or is not: %s', async (_, { x, y }, isBefore) => {
  const { head } = (await compose({ ...BLANK, mainTheme: 'swan' }, 'check')).figure;
  if (!head) throw new Error('no swan');
  const { middle, radius } = head;
  const at = { x: middle.x + (head.mirror ? -x : x) * radius, y: middle.y + y * radius };
  const box = { left: at.x - 10, right: at.x + 10, top: at.y - 10, bottom: at.y + 10 };
  expect([isBeforeSnout(head, box), isBeforeSnout({ ...head, facing: 'front' }, box)]).toEqual([isBefore, false]);
});

test.each([
  ['an elephant', 218],
  ['a bear', 5167],
  ['a tapir', 5483],
])('R1426 who carries somebody has eyes that are seen: %s', async (_, index) => {
  const scene = await composeTyped('bench', index);
  expect(headsOf(scene.figure)).toHaveLength(2);
  expect(faultsOf(scene)).toEqual([]);
});

test.each(['mole', 'elephant', 'tapir'])('R1426 each head that has grown has eyes that are seen: %s', async (mainTheme) => {
  const { figure } = await compose({ ...BLANK, mainTheme, characteristicInfluence: 'three heads' }, 'grown');
  expect(headsOf(figure).map(({ eyeRadius = 0 }) => eyeRadius > 8)).toEqual([true, true, true]);
});
