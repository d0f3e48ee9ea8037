import { countFor } from '@chaos/shared/testing/full-run-counts';
import { expect, test } from 'vitest';
import { conceive } from '../concept/conceive.ts';
import { BLANK } from '../concept/testing.ts';
import { type Part, partBox, type SpritePart } from '../drawing/parts.ts';
import { createChance } from '../drawing/random.ts';
import { portraitOf } from '../pieces/animals-by-proportion.ts';
import { listPieces } from '../pieces/catalogue.ts';
import { animalOfPortrait, idOfPortrait } from '../pieces/portray.ts';
import { COMPOSITIONS } from './compositions.ts';
import { castSubject, type Studio, Z } from './figure.ts';
import { readManner } from './mood.ts';
import { compose, faultsOf } from './testing-scene.ts';
import { headsOf, shareTouched } from './uncover-faces.ts';

const spriteAt = (parts: readonly Part[], layer: number): SpritePart | undefined =>
  parts.find((part): part is SpritePart => part.kind === 'sprite' && part.z === layer);

/** In pixels: less would be a ball on a body. */
const SMALLEST = 55;

test('R1243 the head of a beast on a thing is whole, large and on a neck, with no collar over its beak', async () => {
  const kettle = await castSubject('1fad6');
  const studio: Studio = { concept: conceive(BLANK, 'heads'), chance: createChance('heads'), manner: readManner('') };
  const beasts = listPieces('animal').filter(({ id }) => portraitOf(id) !== undefined);
  const stride = countFor({ slice: 4, full: 1 });
  const faults: string[] = [];
  for (const { id, name } of beasts.filter((_, index) => index % stride === 0)) {
    const subject = await castSubject(id);
    if (subject.head) continue;
    const figure = await COMPOSITIONS.cutHead({ ...subject, head: undefined }, kettle, studio);
    const head = spriteAt(figure.parts, Z.head);
    if (head && (animalOfPortrait(head.sprite.id) !== id || head.options !== undefined)) faults.push(`${name}: cut`);
    if ((figure.head?.radius ?? 0) < SMALLEST) faults.push(`${name}: ${figure.head?.radius}`);
    const collar = figure.parts.find((part) => part.kind === 'clay' && part.z > Z.head && part.z < Z.face);
    if (!head || !collar || !figure.head) continue;
    if (partBox(collar).top < figure.head.eyes.y + figure.head.radius * 0.5) faults.push(`${name}: collar`);
  }
  expect(beasts.length).toBeGreaterThan(80);
  expect(faults).toEqual([]);
});

test.for([
  ['lamp', 'walrus'],
  ['teapot', 'panda'],
  ['cactus', 'lion'],
])('R1243 %s %s: tusks, cheeks and mane lie over the collar', async ([mainTheme, bodyInfluence]) => {
  const { figure } = await compose({ ...BLANK, mainTheme: mainTheme ?? null, bodyInfluence: bodyInfluence ?? null }, 'whole');
  const head = spriteAt(figure.parts, Z.head);
  const collars = figure.parts.filter((part) => part.kind === 'clay' && part.z > Z.head && part.z < Z.face && !part.joint);
  expect(head).toBeDefined();
  expect(collars).toEqual([]);
});

test('R1243 the check finds a collar on a face and a head that is cut out', async () => {
  const made = await compose({ ...BLANK, mainTheme: 'pierogi', bodyInfluence: 'stork' }, 'collar');
  expect(faultsOf(made)).toEqual([]);
  const { figure } = made;
  const [head] = headsOf(figure);
  const collar = figure.parts.find((part) => part.kind === 'clay');
  if (collar?.kind !== 'clay' || !head) throw new Error('nobody to look at');
  const { joint: _, ...free } = collar;
  const over: Part = {
    ...free,
    z: Z.head + 0.5,
    shape: { ...collar.shape, cones: [{ a: head.eyes, b: head.eyes, radiusA: head.radius, radiusB: head.radius }] },
  };
  expect(faultsOf({ ...made, figure: { ...figure, parts: [...figure.parts, over] } })).toContain('a collar on a face');
});

test('R1244 what somebody with a chest wears ends as cloth does, and the check finds a straight cut', async () => {
  for (const mainTheme of ['vampire', 'superhero', 'astronaut']) {
    const made = await compose({ ...BLANK, mainTheme }, 'hem');
    const chest = spriteAt(made.figure.parts, Z.body);
    if (!chest) throw new Error(`${mainTheme}: no chest`);
    const { left, right, bottom } = chest.sprite.bounds;
    expect(chest.options?.hem, mainTheme).toMatchObject({ x: (left + right) / 2, y: bottom });
    const { options: _, ...flat } = chest;
    const parts = made.figure.parts.map((part) => (part === chest ? flat : part));
    expect(faultsOf({ ...made, figure: { ...made.figure, parts } }), mainTheme).toContain(`cut off flat: ${chest.sprite.id}`);
  }
});

const isLeg = (part: Part): boolean => part.kind === 'clay' && Math.floor(part.z) === Z.legs;

test.for([
  ['taxi', false],
  ['bus', false],
  ['taxi in sneakers', true],
  ['toaster', true],
  ['eagle', false],
  ['dove', false],
  ['swan', true],
] as const)('R1244 %s: drawn legs %s', async ([mainTheme, hasLegs]) => {
  const [, beast = null] = /^(eagle|dove|swan)$/.exec(mainTheme) ?? [];
  const { figure } = await compose({ ...BLANK, mainTheme, bodyInfluence: beast }, 'legs');
  expect(figure.parts.some(isLeg)).toBe(hasLegs);
});

test.for(['snake', 'turtle', 'swan', 'dachshund', 'giraffe', 'goose', 'crow'])(
  'R1245 the second head of a %s is apart from the first, on a neck that comes from it',
  async (beast) => {
    const { figure } = await compose({ ...BLANK, mainTheme: `two-headed ${beast}` }, 'heads');
    const [first, second] = figure.heads;
    if (!first || !second) throw new Error('one head');
    expect(Math.hypot(first.middle.x - second.middle.x, first.middle.y - second.middle.y)).toBeGreaterThan(first.radius * 1.5);
    const whole = spriteAt(figure.parts, Z.body);
    const grown = figure.parts.find((part) => part.kind === 'sprite' && part.sprite.id === idOfPortrait(whole?.sprite.id ?? ''));
    expect(grown).toBeDefined();
    const throat = figure.parts.find((part) => part.kind === 'clay' && part.z === Z.back - 3);
    if (throat?.kind !== 'clay' || !whole || !grown) throw new Error('no neck');
    expect(shareTouched(throat, [whole])).toBeGreaterThan(0);
    expect(shareTouched(throat, [grown])).toBeGreaterThan(0);
  },
);
