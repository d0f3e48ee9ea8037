import { describe, expect, test } from 'vitest';
import { conceive } from '../concept/conceive.ts';
import { BLANK } from '../concept/testing.ts';
import { coversPoint, partsBox } from '../drawing/parts.ts';
import { createChance } from '../drawing/random.ts';
import { findPiece } from '../pieces/catalogue.ts';
import { imagineFigure } from './compose-scene.ts';
import { COMPOSITIONS, listCompositions } from './compositions.ts';
import { castSubject, Z } from './figure.ts';
import { readManner } from './mood.ts';
import { drawTrunk } from './trunks.ts';
import { shareTouched } from './uncover-faces.ts';

const KNIGHT = { color: [164, 176, 194], worn: 'plate', mark: [232, 184, 60] } as const;

const figureOf = (mainTheme: string | null, bodyInfluence: string | null, characteristicInfluence: string | null) =>
  imagineFigure(conceive({ ...BLANK, mainTheme, bodyInfluence, characteristicInfluence }, 'ride'));

describe('R720 who rides or drives something sits on it, and has it in no hand', () => {
  test.each([
    [null, 'cat', 'rides a bike', '1f6b2'],
    ['cat', null, 'rides a scooter', '1f6f5'],
    ['grandma', null, 'rides a motorcycle', '1f3cd-fe0f'],
    [null, 'bear', 'drives a tractor', '1f69c'],
    [null, 'shark', 'rides a skateboard', '1f6f9'],
    ['Katze', null, 'fährt Fahrrad', '1f6b2'],
  ])('%s, %s: %s', async (theme, body, trait, piece) => {
    const { parts, brought } = await figureOf(theme, body, trait);
    const shown = parts.flatMap((part) => (part.kind === 'sprite' && part.sprite.id === piece ? [part.z] : []));
    expect(shown).toEqual([Z.body]);
    expect(brought).not.toContain(piece);
  });

  test('nobody sits on what they cannot drive, or only own', async () => {
    for (const trait of ['cannot drive a tractor', 'loves his bike']) {
      const { parts } = await figureOf('cat', 'cat', trait);
      expect(parts.some((part) => part.kind === 'sprite' && part.z === Z.body && /^1f6b2|^1f69c/.test(part.sprite.id))).toBe(
        false,
      );
    }
  });
});

test('R721 a mermaid lies on nobody’s face', async () => {
  const [mermaid, otter] = await Promise.all(['1f9dc', '1f9a6'].map(castSubject));
  if (!mermaid || !otter) throw new Error('nobody to compose');
  expect(listCompositions(mermaid, otter)).toEqual([['rider', 1]]);
  expect((await figureOf('mermaid', 'otter', null)).heads).toHaveLength(2);
});

test.each([
  ['grandma on a motorbike', null, '1f3cd-fe0f'],
  ['grand-mère à moto', null, '1f3cd-fe0f'],
  ['Polizist auf dem Fahrrad', 'Igel', '1f6b2'],
  ['a nurse on a bicycle', 'giraffe', '1f6b2'],
])('R749 %s (%s) sits on it, on a road, with nothing of the room at home', async (theme, body, piece) => {
  const concept = conceive({ ...BLANK, mainTheme: theme, bodyInfluence: body }, 'ride');
  const { parts } = await imagineFigure(concept);
  const shown = parts.flatMap((part) => (part.kind === 'sprite' && part.sprite.id === piece ? [part.z] : []));
  expect(shown).toEqual([Z.body]);
  expect(parts.map((part) => (part.kind === 'sprite' ? part.sprite.id : ''))).not.toContain('own-knitting');
  expect(concept.style.backdrop).toBe('highway');
});

test.each([
  ['fisherman in a canoe', 'lake', '1f6f6'],
  ['farmer on a tractor', 'farm', '1f69c'],
  ['nurse in a helicopter', 'hospital', '1f681'],
])('R749 %s is on no road', (mainTheme, place, piece) => {
  const concept = conceive({ ...BLANK, mainTheme }, 'ride');
  expect(concept.style.backdrop).toBe(place);
  expect(concept.rides).toBe(piece);
});

test('R749 a nurse who rides holds no syringe', () => {
  const { trait, also = [] } = conceive({ ...BLANK, mainTheme: 'nurse on a motorcycle' }, 'ride');
  expect([trait, ...also].map(({ piece }) => piece)).not.toContain('1f489');
});

test('R783 the belly of who sits on a sofa is theirs, and not the sofa’s', async () => {
  const { parts } = await figureOf('cat on a sofa', 'cat with a big belly', null);
  const trunk = parts.find((part) => part.kind === 'clay' && part.z === Z.chest);
  const belly = parts.find((part) => part.kind === 'svg' && part.markup.includes('rx="116"'));
  expect(parts.some((part) => part.kind === 'sprite' && part.sprite.id === '1f6cb-fe0f')).toBe(true);
  expect(trunk && belly?.kind === 'svg' && coversPoint(trunk, belly.place)).toBe(true);
});

test('R985 an animal that rides sits on what it rides, whatever is between its feet', async () => {
  for (const beast of ['1f42c', 'own-greyhound', '1f998', '1f992'])
    for (const vehicle of ['own-wheelbarrow', '1f6b2', 'own-unicycle', '1f6f4']) {
      const [rider, mount] = await Promise.all([castSubject(beast), castSubject(vehicle)]);
      const studio = { concept: conceive(BLANK, 'seat'), chance: createChance('seat'), manner: readManner('') };
      const { parts } = await COMPOSITIONS.rider(rider, mount, studio);
      const below = parts.filter(({ z }) => z === Z.body);
      const seated = parts.find(({ z, kind }) => kind === 'sprite' && (z === Z.head || z === Z.back));
      expect(seated && shareTouched(seated, below), `${beast} on ${vehicle}`).toBeGreaterThan(0.01);
    }
});

test.each([
  ['mole in a digger', 'own-mole', 'own-excavator', true],
  ['hedgehog in a car', '1f994', '1f697', true],
  ['stork on a rocket', 'own-stork', '1f680', false],
  ['snail on a scooter', '1f40c', '1f6f5', false],
  ['seal on a racing car', '1f9ad', '1f3ce-fe0f', false],
])(
  'R1106 a beast sits behind the side of a vehicle that is long enough, and on any other: %s',
  async (_, beast, vehicle, isInside) => {
    const [rider, mount] = await Promise.all([castSubject(beast), castSubject(vehicle)]);
    const studio = { concept: conceive(BLANK, 'inside'), chance: createChance('inside'), manner: readManner('') };
    const { parts, head } = await COMPOSITIONS.rider(rider, mount, studio);
    const seated = parts.find((part) => part.kind === 'sprite' && part.sprite.id === beast);
    expect(seated?.z).toBe(isInside ? Z.back : Z.head);
    expect(parts.some((part) => part.z === Z.body && head && coversPoint(part, head.eyes))).toBe(false);
  },
);

test.each([
  ['a cat in a box', null, '1f4e6', true],
  ['ein Hamster in einer Teetasse', null, '1f375', true],
  ['a duck in a bucket', null, '1faa3', true],
  ['a dog in a bathtub', null, '1f6c1', true],
  ['cat', 'in a box', '1f4e6', true],
  ['cat', 'on a box', '1f4e6', false],
])(
  'R1164 who is in a container looks out over its rim, and who is on it sits there: %s, %s',
  async (theme, trait, container, isInside) => {
    const { parts, head } = await figureOf(theme, null, trait);
    const [front, ...others] = parts
      .filter((part) => part.kind === 'sprite' && part.sprite.id === container)
      .sort((a, b) => b.z - a.z);
    expect(others.map(({ z }) => z)).toEqual(isInside ? [Z.behind] : []);
    expect(front && head && head.z < front.z).toBe(isInside);
    expect(front && head && coversPoint(front, head.eyes)).toBe(false);
  },
);

test('a beast that rides does not give its place to the beast that was asked for as a body', async () => {
  const { parts, brought } = await figureOf('shark riding a bicycle', 'crocodile', null);
  const shown = parts.flatMap((part) => (part.kind === 'sprite' ? [part.sprite.id] : []));
  expect(shown.some((id) => /^1f988|shark/.test(id))).toBe(true);
  expect(shown).toContain('1f40a');
  expect(brought).toContain('1f6b2');
});

describe('R919 whoever is in a wheelchair sits in it, be it a thing or somebody with a trade, in what they wear on foot', () => {
  test.each(['librarian', 'mushroom', 'knight', 'toaster', 'skeleton'])('%s', async (who) => {
    for (const seed of ['a', 'b', 'c']) {
      const concept = conceive({ ...BLANK, mainTheme: who, bodyInfluence: 'in a wheelchair' }, seed);
      const { parts, feet } = await imagineFigure(concept);
      const pieces = parts.flatMap((part) => (part.kind === 'sprite' ? [part] : []));
      expect(pieces.filter(({ sprite }) => sprite.id === '1f9bd').map(({ z }) => z)).toEqual([Z.body]);
      const worn = pieces.filter(({ sprite }) => findPiece('shoe', sprite.id));
      expect(worn.filter(({ place }) => feet.some(({ at }) => Math.abs(at.y - place.y) < 60))).toEqual([]);
    }
  });

  test('a knight in armour', async () => {
    const { parts } = await figureOf('knight', 'in a wheelchair', null);
    const plate = drawTrunk({ ...KNIGHT, limbs: KNIGHT.color }, false).parts.find(({ kind }) => kind === 'svg');
    expect(parts.some((part) => part.kind === 'svg' && plate?.kind === 'svg' && part.markup === plate.markup)).toBe(true);
  });
});

test.each([
  ['plumber on a dragon', '1f409'],
  ['grandma on a goose', '1fabf'],
  ['knight on a snail', '1f40c'],
])('R943 who is on a beast rides it, and has it as no toy beside them: %s', async (mainTheme, beast) => {
  const concept = conceive({ ...BLANK, mainTheme }, 'ride');
  const { parts, isSeated } = await imagineFigure(concept);
  expect(isSeated).toBe(true);
  expect(parts.flatMap((part) => (part.kind === 'sprite' && part.sprite.id === beast ? [part.z] : []))).toEqual([Z.body]);
  expect(concept.props.map(({ piece }) => piece)).not.toContain(beast);
});

describe('R1026 who is named on a vehicle sits on it, whole or on a trunk that is their own', () => {
  const VEHICLES = { Vespa: '1f6f5', motorbike: '1f3cd-fe0f', bicycle: '1f6b2', tractor: '1f69c' };

  test.each([
    ['crocodile', 'Vespa', 'svg'],
    ['penguin', 'motorbike', 'svg'],
    ['elephant', 'bicycle', 'svg'],
    ['cow', 'Vespa', 'sprite'],
    ['dog', 'motorbike', 'sprite'],
    ['goat', 'tractor', 'svg'],
    ['potato', 'bicycle', 'sprite'],
  ] as const)('%s on a %s', async (who, vehicle, head) => {
    for (const seed of ['a', 'b', 'c', 'd']) {
      const figure = await imagineFigure(conceive({ ...BLANK, mainTheme: `a ${who} on a ${vehicle}` }, seed));
      const onBody = figure.parts.filter(({ z }) => z === Z.body);
      expect(onBody.flatMap((part) => (part.kind === 'sprite' ? [part.sprite.id] : []))).toEqual([VEHICLES[vehicle]]);
      expect(figure.isSeated).toBe(true);
      expect(figure.parts.some(({ z, kind }) => z === Z.head && kind === head)).toBe(true);
    }
  });

  test('a bus that is asked for as a body is one still', async () => {
    const figures = await Promise.all(
      ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((seed) =>
        imagineFigure(conceive({ ...BLANK, mainTheme: 'cat', bodyInfluence: 'bus' }, seed)),
      ),
    );
    expect(figures.some(({ isSeated }) => !isSeated)).toBe(true);
  });
});

test.each([
  ['penguin on a surfboard', null, 'own-surfboard'],
  ['toaster on a skateboard', null, '1f6f9'],
  ['sloth on a skateboard', null, '1f6f9'],
  ['grandma', 'rides a skateboard', '1f6f9'],
  ['Pinguin auf einem Surfbrett', null, 'own-surfboard'],
])('R1057 %s (%s) stands on it, and both are seen', async (mainTheme, characteristicInfluence, board) => {
  const { parts, feet, hangs } = await imagineFigure(conceive({ ...BLANK, mainTheme, characteristicInfluence }, 'board'));
  const boards = parts.filter((part) => part.kind === 'sprite' && part.sprite.id === board);
  expect(boards).toHaveLength(1);
  const { top, bottom } = partsBox(boards);
  const rest = partsBox(parts.filter((part) => !boards.includes(part) && part.z < Z.arm));
  expect(rest.bottom).toBeGreaterThan(top);
  expect(rest.bottom).toBeLessThan(bottom);
  expect(rest.top).toBeLessThan(top - 200);
  expect(feet).toEqual([]);
  expect(hangs).toBe(false);
});

test.each([
  ['cat riding a broom', null, Z.body],
  ['witch on a broom', null, Z.body],
  ['frog with a broom', null, Z.held],
  ['cat on a roof', 'with a broom', Z.held],
])('R1058 %s (%s): who is said to be on a broom flies on it, and nobody else', async (mainTheme, characteristicInfluence, z) => {
  const { parts, airborne } = await imagineFigure(conceive({ ...BLANK, mainTheme, characteristicInfluence }, 'broom'));
  expect(parts.flatMap((part) => (part.kind === 'sprite' && part.sprite.id === '1f9f9' ? [part.z] : []))).toEqual([z]);
  expect(airborne).toBe(z === Z.body);
});

test.each(['a bear on a bicycle', 'медведь на велосипеде', 'un oso en bicicleta', 'ein Bär auf dem Fahrrad'])(
  'R1149 whoever is on a bicycle sits on it in any language: %s',
  async (theme) => {
    const { isSeated } = await imagineFigure(conceive({ ...BLANK, mainTheme: theme }, 's'));
    expect(isSeated).toBe(true);
  },
);
