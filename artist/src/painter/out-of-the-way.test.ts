import { expect, test } from 'vitest';
import { BLANK } from '../concept/testing.ts';
import { coversPoint, type Part, partBox, partsBox } from '../drawing/parts.ts';
import { loadSprite } from '../drawing/sprite.ts';
import { glyphFace } from '../lettering/glyph-face.ts';
import { Z } from './figure.ts';
import { isHeadphones } from './headphones.ts';
import { massOf } from './main-mass.ts';
import { TAIL } from './tails.ts';
import { compose } from './testing-scene.ts';
import { isBeforeSnout, isOfArm } from './uncover-faces.ts';

const composed = (
  mainTheme: string,
  bodyInfluence: string | null = null,
  characteristicInfluence: string | null = null,
  seed = '1',
) => compose({ ...BLANK, mainTheme, bodyInfluence, characteristicInfluence }, seed);
const idsOf = (parts: readonly Part[]): string[] => parts.flatMap((part) => (part.kind === 'sprite' ? [part.sprite.id] : []));
const isCollarBefore = ({ kind, z, joint }: Part): boolean => kind === 'clay' && z > Z.head && z < Z.face && !joint;

test.each([
  ['flamingo', 'with a cup of coffee', '2615'],
  ['dachshund', 'with a beer', '1f37a'],
  ['goose', 'with a tropical drink', '1f379'],
  ['rat', 'with a bowl of ramen', '1f35c'],
  ['poodle', 'with scissors', '2702-fe0f'],
  ['beaver', 'with a saw', '1fa9a'],
])('R1351 a %s %s has that in no mouth: it stands beside', async (mainTheme, trait, piece) => {
  const { figure, props } = await composed(mainTheme, null, trait);
  expect([idsOf(figure.parts).includes(piece), idsOf(props).includes(piece)]).toEqual([false, true]);
});

test.each([
  ['goose', 'with a trophy', '1f3c6'],
  ['giraffe', 'with a telephone', '260e-fe0f'],
  ['pigeon', 'with a slice of pizza', '1f355'],
  ['flamingo', 'with a game controller', '1f3ae'],
  ['hedgehog', 'with a camera', '1f4f7'],
])('R1406 a %s %s has nothing before its face that is as broad as that: it stands beside', async (mainTheme, trait, piece) => {
  const { figure, props } = await composed(mainTheme, null, trait);
  expect([idsOf(figure.parts).includes(piece), idsOf(props).includes(piece)]).toEqual([false, true]);
});

test.each([
  ['in love', 'goose'],
  ['in love', 'swan'],
  ['nervous', 'toucan'],
])('R1406 what hangs about who is %s hangs before no beak: %s', async (trait, mainTheme) => {
  for (const seed of ['1', '2', '3', '4']) {
    const { figure } = await composed(mainTheme, null, trait, seed);
    const { head } = figure;
    if (!head) throw new Error('nobody is there');
    const marks = figure.parts.filter(({ mark }) => mark !== undefined);
    expect(marks.length).toBeGreaterThan(0);
    expect([seed, marks.filter((part) => isBeforeSnout(head, partBox(part))).length]).toEqual([seed, 0]);
  }
});

test.each([
  ['moon', 'cheese'],
  ['pineapple', 'cactus'],
  ['cat', 'stroopwafel'],
])('R1352 a %s on a %s is whole: no collar is before it', async (mainTheme, body) => {
  for (const seed of ['1', '2', '3']) {
    const { figure } = await composed(mainTheme, body, null, seed);
    expect([seed, figure.parts.filter(isCollarBefore).length]).toEqual([seed, 0]);
  }
});

test('R1352 what goes on above a headband of headphones lies before it, and who has a crown has it over that', async () => {
  for (const [mainTheme, isBehind] of [
    ['churros', true],
    ['penguin', false],
  ] as const) {
    const { figure } = await composed(mainTheme, null, 'with headphones');
    const cups = figure.parts.filter(isHeadphones);
    const bands = figure.parts.filter(({ kind, z }) => kind === 'svg' && z === Z.behind + 1);
    expect([mainTheme, cups.length, bands.length]).toEqual([mainTheme, 1, isBehind ? 1 : 0]);
  }
});

test.each(['goose', 'crocodile'])('R1352 from the side, the mask of a %s has one hole, around the eye', async (mainTheme) => {
  const { figure } = await composed(mainTheme, null, 'sneaky');
  const mask = figure.parts.find(({ kind, z }) => kind === 'svg' && z === Z.face - 1);
  if (!figure.head || mask?.kind !== 'svg') throw new Error('no mask');
  expect(figure.head.span).toBe(0);
  expect([mask.place.x, mask.place.y]).toEqual([figure.head.eyes.x, figure.head.eyes.y]);
  expect(mask.markup.match(/a30 30/gu)).toHaveLength(1);
});

test('R1352 sneakers are no sneaking', async () => {
  const { figure } = await composed('crocodile with sneakers');
  expect(figure.parts.filter(({ kind, z }) => kind === 'svg' && z === Z.face - 1)).toEqual([]);
});

test('R1352 whoever looks out of a bus has no satchel on the bus', async () => {
  const { figure, props } = await composed('a frog that drives the school bus', null, 'with a backpack');
  expect([idsOf(figure.parts).includes('1f392'), idsOf(props).includes('1f392')]).toEqual([false, true]);
});

test('R1353 legs begin at what hangs together, and at none of the drops below a cloud', async () => {
  const cloud = await loadSprite('1f327-fe0f');
  const isOfMass = massOf(cloud);
  expect([17, 38].map((x) => isOfMass({ x, y: 76 }))).toEqual([false, false]);
  expect([17, 38].map((x) => isOfMass({ x, y: 50 }))).toEqual([true, true]);
  const { figure } = await composed('rain cloud');
  const [body] = figure.parts.filter(({ z }) => z === Z.body);
  const legs = figure.parts.filter(({ kind, z }) => kind === 'clay' && (z === Z.legs || z === Z.legs + 0.1));
  if (!body) throw new Error('no cloud');
  // The drops fall behind them.
  const drops = figure.parts.find(({ kind, z }) => kind === 'sprite' && z < Z.legs);
  if (!drops) throw new Error('no drops');
  for (const leg of legs) expect(partBox(leg).top).toBeLessThan(partBox(drops).bottom - 60);
  expect(partBox(body).bottom).toBeLessThan(partBox(drops).bottom - 20);
});

test('R1353 no arm grows out of the top of a fish', async () => {
  for (const seed of ['1', '2', '3', '4']) {
    const { figure } = await composed('piranha', null, 'with a hammer', seed);
    const { head } = figure;
    if (!head) throw new Error('no head');
    const shoulders = figure.parts.filter(isOfArm).flatMap(({ joint }) => (joint ? [joint.at] : []));
    const above = shoulders.filter(
      ({ x, y }) => y < head.middle.y - head.radius * 0.8 && Math.abs(x - head.middle.x) < head.radius * 1.5,
    );
    expect([seed, above]).toEqual([seed, []]);
  }
});

test('R1353 who has three heads holds up none of them', async () => {
  for (const seed of ['1', '2', '3', '4', '5']) {
    const { figure } = await composed('three-headed raccoon', null, null, seed);
    const hands = figure.parts.filter((part) => isOfArm(part) && part.z === Z.hand);
    expect(figure.heads).toHaveLength(3);
    const lowest = Math.min(...figure.heads.map(({ middle, radius }) => middle.y + radius * 0.5));
    for (const hand of hands) expect([seed, partsBox([hand]).bottom > lowest]).toEqual([seed, true]);
  }
});

test('R1353 no hand is before the tip of a tail', async () => {
  for (const mainTheme of ['unicorn', 'horse', 'fox', 'raccoon'])
    for (const seed of ['1', '2', '3', '4', '5', '6']) {
      const { figure } = await composed(mainTheme, null, null, seed);
      // Its root is behind the hip, on which a fist may lie.
      const tips = figure.parts
        .filter(({ kind, z }) => kind === 'clay' && z === TAIL)
        .sort((one, other) => partBox(one).top - partBox(other).top)
        .slice(0, 1);
      const held = new Set(figure.parts.flatMap(({ kind, joint }) => (kind === 'sprite' && joint ? [joint.at.x] : [])));
      const hands = figure.parts.filter((part) => isOfArm(part) && part.z === Z.hand && !held.has(part.joint?.at.x ?? 0));
      const onTail = hands.filter((hand) => {
        const { left, right, top, bottom } = partBox(hand);
        return tips.some((tip) => coversPoint(tip, { x: (left + right) / 2, y: (top + bottom) / 2 }));
      });
      expect([mainTheme, seed, onTail.length]).toEqual([mainTheme, seed, 0]);
    }
});

test('R1353 who is in a cup has no leg over its rim', async () => {
  const { figure } = await composed('nurse', null, 'runs on cold coffee');
  const cup = figure.parts.find((part) => part.kind === 'sprite' && part.sprite.id === '2615');
  expect(cup?.z).toBe(Z.body);
  expect(figure.parts.filter(({ kind, z }) => kind === 'clay' && z > Z.body && z < Z.chest + 2)).toEqual([]);
});

test.each([
  ['67', 'above'],
  ['6', 'above'],
  ['9', 'below'],
  ['42', 'below'],
  ['8', 'middle'],
  ['69', 'middle'],
])('R1354 the face of %s is in the %s, off the holes it is read by', (letters, where) => {
  const { y } = glyphFace(letters);
  expect(y < 50 ? 'above' : y > 50 ? 'below' : 'middle').toBe(where);
});

test('R1354 a magic wand has a face on its star, and arms on itself', async () => {
  const { figure } = await composed('magic wand');
  const wand = figure.parts.find(({ z, kind }) => z === Z.body && kind === 'sprite');
  expect(idsOf(figure.parts)).toContain('own-magic-wand');
  if (!figure.head || !wand) throw new Error('no wand');
  expect(coversPoint(wand, figure.head.eyes)).toBe(true);
});
