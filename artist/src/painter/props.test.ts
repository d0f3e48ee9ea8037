import { expect, test } from 'vitest';
import { conceive } from '../concept/conceive.ts';
import { BLANK } from '../concept/testing.ts';
import { listTopics } from '../concept/topics.ts';
import { partBox, partsBox } from '../drawing/parts.ts';
import { createChance } from '../drawing/random.ts';
import { loadSprite } from '../drawing/sprite.ts';
import { BACKDROPS, findBackdropFor, placeSeed } from './backdrops/backdrops.ts';
import { composeScene } from './compose-scene.ts';
import { findStanding } from './paint-concept.ts';
import { makeRoom } from './props.ts';
import { compose } from './testing-scene.ts';

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

test('R1408 the string of a mirror ball hangs there only with its ball', () => {
  const { svg, scenery } = findBackdropFor('disco').paint(createChance('ball'));
  const strings = scenery.flatMap(({ hangsBy }) => hangsBy ?? []);
  expect(strings).toHaveLength(1);
  expect(strings.some((string) => svg.includes(string))).toBe(false);
  expect(makeRoom(scenery, []).flatMap(({ hangsBy }) => hangsBy ?? [])).toEqual(strings);
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

test('R1180 nothing of the place is right behind what is held, nor there a second time what is held or sat in', async () => {
  const { figure } = await compose({ ...BLANK, mainTheme: 'a bear playing the violin' }, 'room');
  const [violin] = figure.parts.filter((part) => part.kind === 'sprite' && part.joint?.kind === 'arm');
  if (violin?.kind !== 'sprite') throw new Error('nothing is held');
  const box = partBox(violin);
  const behind = { piece: '26fd', x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2, side: 60 };
  const apart = { ...behind, x: 40, y: 990, side: 40 };
  const again = { ...apart, piece: violin.sprite.id };
  expect(makeRoom([behind, apart, again], [], figure.parts)).toEqual([apart]);
  const bathing = await compose({ ...BLANK, mainTheme: 'a cat in a bathtub' }, 'room');
  const tub = { ...apart, piece: '1f6c1' };
  expect(makeRoom([tub, apart], [], bathing.figure.parts)).toEqual([apart]);
});

test.each(['cafe', 'pizzeria', 'bakery', 'workshop', 'laboratory'])(
  'R744 what lies about in a %s stands on its counter or on its floor, and does not hang in the air',
  async (id) => {
    const { scenery } = findBackdropFor(id).paint(createChance('counter'));
    for (const { piece, y, side } of scenery) {
      const low = y + (((await loadSprite(piece)).bounds.bottom - 50) / 100) * side;
      expect([piece, (low > 540 && low < 640) || low > 790]).toEqual([piece, true]);
    }
  },
);

/** Fish, bats, butterflies, balloons, planes, the earth, stars, a rainbow; lanterns, a disco ball, a mirror, pans on the wall, and what a screen shows. */
const HANGS_OR_FLIES = new Set(
  '1f6f8 1f30d 1f30e 1f30f 1f420 1f41f 1f4a5 2b50 1f31e 1f98b 1f987 1f373 1f52a 1f944 1f3ee 1f47e 1faa9 1fa9e 2708-fe0f 1f6eb 1f388 own-hot-air-balloon 1f308'.split(
    ' ',
  ),
);

test.each(BACKDROPS.map(({ id }) => id))('R744 in a place hangs in the air only what hangs or flies: %s', async (id) => {
  const { scenery } = findBackdropFor(id).paint(createChance('counter'));
  const hanging: string[] = [];
  for (const { piece, y, side } of scenery) {
    const low = y + (((await loadSprite(piece)).bounds.bottom - 50) / 100) * side;
    if (low < 500 && !HANGS_OR_FLIES.has(piece)) hanging.push(piece);
  }
  expect(hanging).toEqual([]);
});

test('R744 what stands on the floor of a place has a shadow there, and what hangs or is far away has none', async () => {
  const backdrop = findBackdropFor('office');
  const [stands, hangs] = [850, 300].map((y) => ({ piece: '1f4e6', x: 200, y, side: 150 }));
  if (!stands || !hangs) throw new Error('nothing to look at');
  const feet = await findStanding([stands, hangs, { ...stands, turn: 30 }], backdrop);
  expect(feet).toHaveLength(1);
  expect(feet[0]).toMatchObject({ x: 200 });
});

test('R892 what stands on a counter stands on it, with a shadow', async () => {
  const feet = await findStanding([{ piece: '1f349', x: 200, y: 500, side: 150, on: 620 }], findBackdropFor('kitchen'));
  expect(feet).toEqual([expect.objectContaining({ x: 200, y: 616 })]);
  for (const [id, count] of [
    ['kitchen', 2],
    ['pizzeria', 2],
    ['sushi-bar', 3],
    ['cafe', 2],
  ] as const) {
    const { scenery } = findBackdropFor(id).paint(createChance('counter'));
    expect(
      scenery.filter(({ on }) => on !== undefined),
      id,
    ).toHaveLength(count);
  }
});

test.each(['grill master', 'jeweler'])('R745 what is too heavy to hang in the air beside a %s stands', async (mainTheme) => {
  const { props } = await setOut(mainTheme, 'boar', 'desert');
  const heavy = props.filter(({ part }) => ['own-grill', '1f48e', '1fa99'].includes(part.sprite.id));
  expect(heavy.map(({ foot }) => foot !== null)).toEqual([true]);
});

test("R745 no topic brings stars, bolts or bangs that would be nobody's, and no stadium as large as a shoe", () => {
  const stickers = new Set([
    '26a1',
    '1f4a5',
    '1f4a2',
    '1f4a6',
    '2b50',
    '1f31f',
    '1f44d',
    '1f4a8',
    '2728',
    '2744-fe0f',
    '1f3df-fe0f',
  ]);
  const bringing = listTopics().filter(({ id, around }) => id !== 'weather' && around.some((piece) => stickers.has(piece)));
  expect(bringing.map(({ id }) => id)).toEqual([]);
});

test('R745 what stands beside somebody is not in the place a second time', async () => {
  const { props } = await setOut('wizard', 'owl', 'library');
  const [prop] = props;
  if (!prop) throw new Error('nothing stands beside');
  const again = { piece: prop.part.sprite.id, x: 900, y: 90, side: 120 };
  expect(makeRoom([again, { ...again, piece: '26fd' }], [prop])).toEqual([{ ...again, piece: '26fd' }]);
});

test('R732 of an animal beside somebody there is more than a cut-off head on the ground', async () => {
  const wish = { ...BLANK, mainTheme: 'cat and dog best friends' };
  for (const seed of ['1', '2', '105']) {
    const { props, figure } = await compose(wish, `${seed}-${wish.mainTheme}`);
    const beside = props.map(({ sprite }) => sprite.id);
    const inFigure = figure.parts.flatMap((part) => (part.kind === 'sprite' ? [part.sprite.id] : []));
    expect(beside).not.toContain('1f436');
    expect(
      [...beside, ...inFigure].some((id) => id === '1f415' || id === '1f436'),
      seed,
    ).toBe(true);
  }
});
