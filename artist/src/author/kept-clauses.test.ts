import { expect, test } from 'vitest';
import { conceive } from '../concept/conceive.ts';
import { BLANK } from '../concept/testing.ts';
import { readKept } from './kept-clauses.ts';
import * as KEPT from './tables/kept-clauses.ts';
import { MENTION_CLASSES } from './tables/mentions-by-class.ts';
import { EVERYDAY_MENTIONS } from './tables/mentions-of-everyday.ts';
import { describeStory } from './write-character.ts';

const HE = { they: 'he', them: 'him', their: 'his', themself: 'himself' } as const;

test.each([
  ['grandma who cheats at bingo every Tuesday', { vping: 'cheating at bingo every Tuesday' }],
  ['goalkeeper who waves at his mum during the match', { vping: 'waving at his mum during the match' }],
  ['toaster that only works on weekends', { vping: 'only working on weekends' }],
  ['bouncer who lets nobody in, not even himself', { vping: 'letting nobody in' }],
  ['vet who is bitten by every single patient', { vping: 'being bitten by every single patient' }],
  ['surgeon who faints when he sees ketchup', { vping: 'fainting when he sees ketchup' }],
  ['printer that jams five minutes before the exam', { vping: 'jamming five minutes before the exam' }],
  ['developer who writes no tests and deploys on Friday', { vping: 'writing no tests' }],
  ['ghost and a toddler sharing one scooter', { vping: 'sharing one scooter' }],
  ['houseplant that survived three roommates', { vping: 'having survived three roommates' }],
  ['astronaut who forgot the keys on the moon', { vping: 'having forgotten the keys on the moon' }],
  ['database deleted on a Friday afternoon', { vping: 'having been deleted on a Friday afternoon' }],
  ['fan who cried through all three hours', { vping: 'having cried through all three hours' }],
  ['suitcase full of wet socks', { obj: 'the wet socks' }],
  ['cat staring at the wall for three hours', { vping: 'staring at the wall' }],
  ['shepherd with one sheep and a drone', { obj: 'the sheep and the drone' }],
  ['baker with flour on his nose', { obj: 'the flour' }],
  ['mole with a bowling ball for a hat', { obj: 'the bowling ball' }],
  ['mole with a teapot as a hat', { obj: 'the teapot' }],
  ['dog with a red sleeping bag', { obj: 'the red sleeping bag' }],
  ['owl with two sleeping bags', { obj: 'the two sleeping bags' }],
  ['hedgehog with a balloon at a birthday party', { obj: 'the balloon', where: 'at the birthday party' }],
  ['hippo in a tutu on a trampoline', { where: 'on the trampoline' }],
  ['monk in one hoodie', null],
  ['vampire on a diet', null],
  ['snowman without a nose', null],
  ['duck who never swims', null],
  ['widow who buried her dead husband', null],
  ['teacher on the last Friday before the holidays', { when: 'on the last Friday before the holidays' }],
  ['wasp in my lemonade on the last day of summer', { where: 'in the lemonade', when: 'on the last day of summer' }],
])('R1375 what stands behind the noun of a wish is found as a sentence can use it: %s', (words, values) => {
  expect(readKept(words, HE)?.values ?? null).toEqual(values);
});

test.each([
  'my dad grilling in the snow with sunglasses',
  'a hot glue gun that burns everyone’s fingers',
  'a potato that won the lottery and told nobody',
  'a suitcase full of wet socks',
  'a camel in a car wash',
  'a crocodile with a lollipop at the dentist',
  'substitute teacher on the last Friday before the holidays',
])('R1375 and a sentence of its own is about that: %s', (mainTheme) => {
  const rows = new Set<string>(Object.values(KEPT).flatMap((kept) => kept.map(({ tells }) => tells)));
  const stories = Array.from({ length: 12 }, (_, seed) => describeStory(conceive({ ...BLANK, mainTheme }, `${seed}`)).sentences);
  const without = stories.filter((sentences) => !sentences.some(({ skeleton }) => rows.has(skeleton)));
  expect(without.map((sentences) => sentences.map(({ text }) => text).join(' '))).toEqual([]);
});

test.each(Object.entries(KEPT))('R1375 no row for it stands twice, and each fits on a line: %s', (_, kept) => {
  const lines = kept.flatMap(({ tells, closings }) => [tells, ...closings]);
  expect(lines.filter((line, at) => lines.indexOf(line) !== at)).toEqual([]);
  expect(lines.filter((line) => line.length > 110)).toEqual([]);
  expect(kept.filter(({ closings }) => closings.length < 2)).toEqual([]);
});

test.each([
  ['hen party in a broken down limousine', 'lobster', 'far too loud'],
  ['office christmas party with too much punch', 'penguin', 'shy'],
  ['wedding in a thunderstorm', 'flamingo', 'always late'],
])('R1376 no lore is a list of what was typed: %s', (mainTheme, bodyInfluence, characteristicInfluence) => {
  for (let seed = 0; seed < 12; seed += 1) {
    const { sentences } = describeStory(conceive({ ...BLANK, mainTheme, bodyInfluence, characteristicInfluence }, `${seed}`));
    expect(sentences.map(({ text }) => text).join(' ')).not.toMatch(
      /life is all about|Whatever happens,|The warranty has expired/u,
    );
  }
});

test.each([
  ['nurse who hasnt slept in 12 hours', 'A nurse who has not slept in 12 hours'],
  ['butcher who became a vegetarian last week', 'became a vegetarian last week'],
])('R1375 and it is told as English has it: %s', (mainTheme, told) => {
  for (let seed = 0; seed < 6; seed += 1) {
    const lore = describeStory(conceive({ ...BLANK, mainTheme }, `${seed}`))
      .sentences.map(({ text }) => text)
      .join(' ');
    expect(lore.toLowerCase()).toContain(told.toLowerCase());
    expect(lore).not.toMatch(/hasnt|has become .*last week/u);
  }
});

test.each([
  'dinosaur with braces',
  'hedgehog with a balloon at a birthday party',
  'mole with a headlamp',
  'fox with a library card',
  'hedgehog with a passport',
  'goblin with a stolen crown',
  'teacher with a megaphone',
  'bear with a newspaper on the toilet',
  'knight with a shopping trolley',
])('R1377 what somebody has with them is told of as only such a thing could be: %s', (mainTheme) => {
  const rows = EVERYDAY_MENTIONS.flatMap(({ middle, last }) => [...middle, ...last]);
  const stories = Array.from({ length: 12 }, (_, seed) => describeStory(conceive({ ...BLANK, mainTheme }, `${seed}`)).sentences);
  const told = stories.filter((sentences) => sentences.some(({ skeleton }) => rows.includes(skeleton)));
  expect(told.length).toBeGreaterThan(9);
});

test('R1377 no such thing belongs to two classes, and no row of them stands twice or is too long', () => {
  const all = [...MENTION_CLASSES, ...EVERYDAY_MENTIONS];
  const twice = (some: readonly string[]): string[] => some.filter((one, at) => some.indexOf(one) !== at);
  expect(twice(all.flatMap(({ nouns }) => [...nouns]))).toEqual([]);
  const rows = all.flatMap(({ middle, last }) => [...middle, ...last]);
  expect(twice(rows)).toEqual([]);
  expect(rows.filter((row) => row.length > 110)).toEqual([]);
});
