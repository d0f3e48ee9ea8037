import { expect, test } from 'vitest';
import { conceive } from '../concept/conceive.ts';
import { BLANK } from '../concept/testing.ts';
import { readTrait } from './read-trait.ts';
import { sideOfTrait } from './sides.ts';
import { QUALITY_CLASSES } from './tables/qualities-by-class.ts';
import { QUALITIES_OF_BEARING } from './tables/qualities-of-bearing.ts';
import { QUALITIES_OF_HABIT } from './tables/qualities-of-habit.ts';
import { describeStory } from './write-character.ts';

const OWN = [...QUALITIES_OF_HABIT, ...QUALITIES_OF_BEARING];

const TRAITS = [
  ['quiet', 'pin fell'],
  ['shushes everyone', 'pin fell'],
  ['gossipy', 'number nine'],
  ['superstitious', 'mirror'],
  ['punctual', 'About eight'],
  ['a liar', 'polygraph'],
  ['cheats', 'polygraph'],
  ['cozy', 'cocoa'],
  ['fragile', 'soprano'],
  ['explodes randomly', 'padded suit'],
  ['majestic', 'duel'],
  ['ruthless', 'kitten'],
  ['indecisive', 'two whites'],
  ['philosophical', 'doughnut'],
  ['with a moustache', 'milkshake'],
  ['bearded', 'milkshake'],
  ['skips leg day', 'squat rack'],
  ['no signal', 'password'],
  ['keeps disconnecting', 'password'],
  ['spits', 'dentist'],
  ['loyal', 'stick'],
] as const;

test.each(TRAITS)('R1259 what follows from being so is told, and not only that it is so: %s', (typed, told) => {
  const rows = sideOfTrait(readTrait(typed))?.conflicts.map(({ tells }) => tells) ?? [];
  expect(rows.some((row) => row.includes(told))).toBe(true);
});

test.each([
  ['a diva', 'proud'],
  ['workaholic', 'exhausted'],
  ['sore loser', 'offended'],
  ['giggly', 'happy'],
  ['conspiracy theorist', 'suspicious'],
  ['micromanaging', 'bossy'],
])('R1259 another word for it is taken up as well: %s', (typed, known) => {
  expect(sideOfTrait(readTrait(typed))).toBe(sideOfTrait(readTrait(known)));
});

test.each(['is no liar', 'short legs', 'lies in the sun', 'never quiet'])('R1259 it is somebody who is so: %s', (typed) => {
  expect(OWN).not.toContain(sideOfTrait(readTrait(typed)));
});

test('R1259 of ten lores about somebody who is so nine have two sentences of it', () => {
  const lores = TRAITS.slice(0, 10).map(([trait], seed) => ({
    side: sideOfTrait(readTrait(trait)),
    sentences: describeStory(conceive({ ...BLANK, mainTheme: 'walrus', characteristicInfluence: trait }, String(seed))).sentences,
  }));
  const tellsTwice = lores.filter(({ side, sentences }) => {
    const rows = side === null ? [] : [...side.traits, ...side.closings, ...side.conflicts.map(({ tells }) => tells)];
    const tails = [...rows, ...(side?.events ?? [])].map((row) => row.replace('{They} {does}', '').replace('{a_one}', ''));
    return sentences.filter(({ skeleton }) => tails.some((tail) => skeleton.includes(tail))).length > 1;
  });
  expect(tellsTwice.length).toBeGreaterThan(8);
});

test('R1259 no row of it stands twice, and none is longer than 110 characters', () => {
  const rowsOf = (classes: typeof OWN): string[] =>
    classes.flatMap(({ events = [], traits, conflicts, closings }) => [
      ...events,
      ...traits,
      ...closings,
      ...conflicts.flatMap((conflict) => [conflict.tells, ...conflict.closings]),
    ]);
  const rows = rowsOf(OWN);
  const others = new Set(rowsOf(QUALITY_CLASSES.filter((side) => !OWN.includes(side))));
  expect(new Set(rows).size).toBe(rows.length);
  expect(rows.filter((row) => row.length > 110 || others.has(row))).toEqual([]);
});
