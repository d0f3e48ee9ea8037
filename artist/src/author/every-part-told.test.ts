import { expect, test } from 'vitest';
import { conceive } from '../concept/conceive.ts';
import { BLANK } from '../concept/testing.ts';
import { NOUN_CLASSES } from './tables/nouns-by-class.ts';
import { describeStory } from './write-character.ts';

const SEEDS = Array.from({ length: 16 }, (_, seed) => `${seed}`);

/** Behind the slot that says who it is. */
const ending = (row: string): string => row.split(/\{(?:a_one|a_body|topic)\}/u).at(-1) ?? row;

const rowsOf = (noun: string): string[] => {
  const own = NOUN_CLASSES.find(({ nouns }) => nouns.has(noun));
  return [
    ...(own?.events ?? []),
    ...(own?.closings ?? []),
    ...(own?.conflicts.flatMap(({ tells, closings }) => [tells, ...closings]) ?? []),
  ].map(ending);
};

/** In how many of sixteen lores is there a row of what this noun is known for? */
const timesTold = (noun: string, wish: Partial<typeof BLANK>): number => {
  const rows = rowsOf(noun);
  return SEEDS.filter((seed) =>
    describeStory(conceive({ ...BLANK, ...wish }, seed)).sentences.some(({ skeleton }) =>
      rows.some((row) => skeleton.includes(row)),
    ),
  ).length;
};

test.each([
  ['mozzarella', { mainTheme: 'mozzarella', characteristicInfluence: 'gelosa' }],
  ['tractor', { mainTheme: 'grandpas old tractor', characteristicInfluence: 'grumpy', style: 'oil painting' }],
  ['airfryer', { mainTheme: 'skibidi air fryer', characteristicInfluence: 'sigma' }],
  ['hamster', { mainTheme: 'my hamster gerald' }],
  ['pirate', { mainTheme: 'pirate', bodyInfluence: 'pelican', characteristicInfluence: 'seasick' }],
  ['pelican', { mainTheme: 'pirate', bodyInfluence: 'pelican', characteristicInfluence: 'seasick' }],
  ['vampire', { mainTheme: 'vampire', bodyInfluence: 'bat', characteristicInfluence: 'vegetarian', style: 'gothic' }],
  ['bat', { mainTheme: 'vampire', bodyInfluence: 'bat', characteristicInfluence: 'vegetarian', style: 'gothic' }],
  ['shrek', { mainTheme: 'shrek x hello kitty' }],
  ['bombardirococcodrillo', { mainTheme: 'Bombardiro coccodrillo' }],
] as const)('R1270 what was typed is told by a row of its own, whatever else was: %s', (noun, wish) => {
  expect(timesTold(noun, wish)).toBeGreaterThanOrEqual(12);
});

test.each([
  ['beyblade', 'beyblade'],
  ['triangle', 'triangle'],
  ['chancla', 'abuela con chancla'],
  ['colonoscopy', 'colonoscopy'],
  ['midwife', 'midwife'],
  ['tungtung', 'tung tung sahur'],
  ['sirenhead', 'siren head but cute'],
  ['hellokitty', 'hello kitty'],
])('R1271 what is wished for by its name is told of as that: %s', (noun, mainTheme) => {
  expect(timesTold(noun, { mainTheme })).toBeGreaterThanOrEqual(13);
});
