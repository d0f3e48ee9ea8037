import { expect, test } from 'vitest';
import { conceive } from '../concept/conceive.ts';
import { BLANK } from '../concept/testing.ts';
import { readRelation } from './relations.ts';
import { FEARS } from './tables/fears.ts';
import { describeStory } from './write-character.ts';

const IT = { they: 'it', them: 'it', their: 'its', themself: 'itself' } as const;

test.each([
  ['is scared of water', 'deckchair'],
  ['dragon who is afraid of the dark', 'power cut'],
  ['goat afraid of heights', 'stepladder'],
  ['is terrified of fire', 'sunset'],
  ['vampire scared of blood', 'waiting room'],
  ['lion afraid of mice', 'Susan'],
  ['knight scared of ghosts', 'exit sign'],
  ['teacher scared of children', 'the coats'],
  ['dog afraid of balloons', 'doorbell'],
  ['robot afraid of magnets', 'horseshoe'],
  ['is afraid of marshmallows', 'silver lid'],
])('R1258 %s: it is told what follows from this fear, and from no other', (words, told) => {
  const rows = readRelation(words, IT)?.side.conflicts.map(({ tells }) => tells) ?? [];
  expect(rows.some((row) => row.includes(told))).toBe(true);
});

test.each(['is afraid of commas', 'is scared of Tuesdays'])('R1258 %s: of any other fear the thing itself is told', (words) => {
  const rows = readRelation(words, IT)?.side.conflicts ?? [];
  expect(rows.some(({ tells }) => tells.includes('{obj}'))).toBe(true);
});

test('R1258 of twelve lores about who is afraid of magnets nine tell of magnets', () => {
  const own = FEARS.filter(({ says }) => says.includes('magnets')).flatMap(({ traits, conflicts, closings }) => [
    ...traits,
    ...closings,
    ...conflicts.map(({ tells }) => tells),
  ]);
  const lores = Array.from({ length: 12 }, (_, seed) =>
    describeStory(conceive({ ...BLANK, mainTheme: 'robot', characteristicInfluence: 'afraid of magnets' }, String(seed))),
  );
  const isOwn = (skeleton: string): boolean => own.some((row) => skeleton.endsWith(row.replace('{They} {does}', '')));
  expect(lores.filter(({ sentences }) => sentences.some(({ skeleton }) => isOwn(skeleton))).length).toBeGreaterThan(8);
});

test('R1258 no row of a fear stands twice, and none is longer than 110 characters', () => {
  const rows = FEARS.flatMap(({ traits, conflicts, closings }) => [
    ...traits,
    ...closings,
    ...conflicts.map(({ tells }) => tells),
  ]);
  expect(new Set(rows).size).toBe(rows.length);
  expect(rows.filter((row) => row.length > 110)).toEqual([]);
});
