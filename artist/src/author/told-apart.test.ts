import { expect, test } from 'vitest';
import { conceive } from '../concept/conceive.ts';
import { BLANK } from '../concept/testing.ts';
import { NOUN_CLASSES } from './tables/nouns-by-class.ts';
import { countOwnRows } from './testing-own-rows.ts';
import { describeStory } from './write-character.ts';

const SEEDS = Array.from({ length: 12 }, (_, seed) => `${seed}`);

const classOf = (noun: string): number => NOUN_CLASSES.findIndex(({ nouns }) => nouns.has(noun));

test.each([
  ['denture', 'spectacles'],
  ['paella', 'sushi'],
  ['goalkeeper', 'striker'],
  ['bingo', 'lottery'],
  ['404', 'number'],
  ['darthvader', 'yoda'],
  ['dwarf', 'fairy'],
  ['armadillo', 'platypus'],
  ['axolotl', 'armadillo'],
  ['wombat', 'platypus'],
  ['swiftie', 'taylorswift'],
])('R1318 what is known for jokes of its own is in no class with its neighbours: %s and %s', (noun, neighbour) => {
  expect(classOf(noun)).toBeGreaterThanOrEqual(0);
  expect(classOf(noun)).not.toBe(classOf(neighbour));
});

test.each([
  ['kremówka', 'kremówka'],
  ['Nokia 3310', 'nokia'],
  ['IKEA shelf', 'ikea'],
  ['spaghetti spezzati', 'spezzati'],
  ['the fear of missing out', 'fomo'],
  ['7 dwarfs', 'dwarf'],
  ["grandpa's dentures", 'denture'],
])('R1318 most of a lore is what only such a thing is known for: %s', (theme, noun) => {
  const counts = countOwnRows(theme, noun);
  expect(counts.filter((count) => count > 0)).toHaveLength(counts.length);
});

const loresOf = (wish: Partial<typeof BLANK>): string[] =>
  SEEDS.map((seed) =>
    describeStory(conceive({ ...BLANK, ...wish }, seed))
      .sentences.map(({ text }) => text)
      .join(' '),
  );

test.each([
  [{ mainTheme: "grandpa's glasses" }, /a pair of grandpa['’]s glasses/iu, /the whole of|grandpa['’]s glasses to a pair/iu],
  [{ mainTheme: "granny's knitting needles" }, /pair of granny['’]s knitting needles/iu, /pack of|needles (?:to|about|of) /iu],
  [{ mainTheme: 'moon', bodyInfluence: 'rabbit' }, /rabbit/iu, /life on the moon/iu],
  [{ mainTheme: 'the fear of missing out' }, /missing out/iu, /afraid of|the fear is met|courage/iu],
])('R1319 what is somebody’s, up in the sky or feared by name is one thing: %o', (wish, told, never) => {
  const lores = loresOf(wish);
  expect(lores.filter((lore) => told.test(lore)).length).toBeGreaterThanOrEqual(9);
  expect(lores.filter((lore) => never.test(lore))).toEqual([]);
});

test.each([
  ['cat and toaster', 'toaster'],
  ['shark and ballerina', 'ballerina'],
  ['a fisherman and a seagull', 'seagull'],
])('R1320 of two that are wished for together each is told by what it is known for: %s', (mainTheme, noun) => {
  const own = NOUN_CLASSES[classOf(noun)];
  const rows = [...(own?.events ?? []), ...(own?.conflicts ?? []).map(({ tells }) => tells), ...(own?.closings ?? [])].map(
    (row) => row.split(/\{(?:a_one|a_body)\}/u).at(-1) ?? row,
  );
  const told = SEEDS.filter((seed) =>
    describeStory(conceive({ ...BLANK, mainTheme }, seed)).sentences.some(({ skeleton }) =>
      rows.some((row) => skeleton.includes(row)),
    ),
  );
  expect(told.length).toBeGreaterThanOrEqual(9);
});
