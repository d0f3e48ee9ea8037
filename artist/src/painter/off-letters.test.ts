import { expect, test } from 'vitest';
import { BLANK } from '../concept/testing.ts';
import { type Part, partBox } from '../drawing/parts.ts';
import { anchorAt } from '../drawing/sprite.ts';
import { boardOfLook, bodyOfLook, letteredLook, readLook, SELVES } from '../lettering/carriers.ts';
import { DRAWINGS } from '../lettering/drawings.ts';
import { isBareFace } from '../pieces/people.ts';
import { type Figure, type HeadSpot, Z } from './figure.ts';
import { compose } from './testing-scene.ts';
import { shareCovered } from './uncover-faces.ts';

const composed = (mainTheme: string, bodyInfluence: string | null = null, seed = '1', trait: string | null = null) =>
  compose({ ...BLANK, mainTheme, bodyInfluence, characteristicInfluence: trait }, seed);

const headOf = ({ head }: Figure): HeadSpot => {
  if (!head) throw new Error('nobody is there');
  return head;
};

test.each(SELVES.filter((id) => id !== 'glyph'))('R1385 the mouth of a %s ends above what is written on it', (id) => {
  const face = bodyOfLook(letteredLook(id, 'a'))?.face;
  const { y, height } = DRAWINGS[id].box;
  if (!face) throw new Error('no face');
  // Half of its width below its middle a face ends, in percent of 256.
  expect(face.y + face.width * 0.5).toBeLessThan((y - height / 2) / 2.56);
});

test.each([
  ['swiftie who cried through all three hours', '39'],
  ['someone who cried through every episode', '5'],
])('R1385 no tear runs over what is written: %s', async (mainTheme, seed) => {
  const { figure } = await composed(mainTheme, null, seed);
  const body = figure.parts.find((part) => part.kind === 'sprite' && part.z === Z.body);
  const written = body?.kind === 'sprite' ? readLook(body.sprite.id) : undefined;
  if (body?.kind !== 'sprite' || !written) throw new Error('nothing is written');
  const { y, height } = DRAWINGS[written.carrier].box;
  const letters = anchorAt(body.place, { x: 50, y: (y - height / 2) / 2.56 });
  const tears = figure.parts.filter(({ kind, z }) => kind === 'svg' && z === Z.face + 4);
  expect(tears).toHaveLength(2);
  for (const tear of tears) expect(partBox(tear).bottom).toBeLessThan(letters.y + 8);
});

test.each([
  ['plumber', '22', '1f9e2'],
  ['baseball player', '2', '1f9e2'],
  ['captain', '1', 'own-captain-hat'],
  ['postman', '2', '1f9e2'],
])('R1386 the cap of a %s goes around the hair, and does not stand on it', async (mainTheme, seed, hat) => {
  const { figure } = await composed(mainTheme, null, seed);
  const face = figure.parts.find((part) => part.kind === 'sprite' && isBareFace(part.sprite.id));
  const cap = figure.parts.find((part) => part.kind === 'sprite' && part.sprite.id === hat);
  if (!face || !cap) throw new Error('no cap on a head');
  const [of, on] = [face, cap].map(partBox);
  if (!of || !on) throw new Error('no boxes');
  expect((on.right - on.left) / (of.right - of.left)).toBeGreaterThan(0.65);
  expect((on.bottom - of.top) / (headOf(figure).eyes.y - of.top)).toBeGreaterThan(0.5);
});

test.each([
  ['firefly', null, null],
  ['welder', 'firefly', 'scared of the dark'],
  ['glow worm', null, null],
])('R1386 who is a dark insect of another name has eyes that are seen: %s, %s', async (mainTheme, body, trait) => {
  expect(headOf((await composed(mainTheme, body, '58', trait)).figure).eyeRadius).toBeGreaterThan(8);
});

test.each([
  ['dinosaur with tiny umbrella', undefined],
  ['a cat with huge headphones', undefined],
  ['tiny knight', 'tiny'],
  ['a knight with tiny hands who is tiny', 'tiny'],
])('R1387 what somebody has says nothing of how large they are: %s', async (mainTheme, size) => {
  expect((await composed(mainTheme)).concept.build?.find((one) => one === 'tiny' || one === 'huge')).toBe(size);
});

test.each([
  ['badger and owl running a night bakery', false],
  ['octopus who runs a hair salon', false],
  ['grandpa running a marathon', true],
  ['a cat running late', false],
])('R1387 whoever runs a bakery runs no race: %s', async (mainTheme, isRace) => {
  const { figure } = await composed(mainTheme);
  const ids = figure.parts.flatMap((part) => (part.kind === 'sprite' ? [part.sprite.id] : []));
  expect(ids.some((id) => ['1f4a8', '1f3c5', 'own-headband', '1f3bd'].includes(id))).toBe(isRace);
});

test.each(['judgmental', 'always judging'])('R1387 whoever is %s says nothing: no quotes are in the air', async (trait) => {
  const marks = async (said: string): Promise<number> =>
    (await composed('heron', null, '10', said)).figure.parts.filter(({ kind, z }) => kind === 'svg' && z > Z.front).length;
  expect([await marks('ironic'), await marks(trait)]).toEqual([1, 0]);
});

test.each([
  ['3 quantum socks', '70', 3],
  ['three quantum shoes', '9', 3],
  ['five quantum penguins', '4', 5],
])('R1385 several carry one board, at the side of all of them: %s', async (mainTheme, seed, count) => {
  const { figure } = await composed(mainTheme, null, seed);
  const isBoard = (part: Part) => part.kind === 'sprite' && boardOfLook(part.sprite.id) !== undefined;
  const boards = figure.parts.filter(isBoard);
  expect([boards.length, figure.heads.length]).toEqual([1, count]);
  expect(Math.max(...figure.heads.map((head) => shareCovered(head, boards)))).toBe(0);
});
