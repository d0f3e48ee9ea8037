import { expect, test } from 'vitest';
import { conceive } from '../concept/conceive.ts';
import { BLANK } from '../concept/testing.ts';
import { IDEAS_OF_DESK_AND_ARCADE } from './tables/ideas-of-desk-and-arcade.ts';
import { IDEAS_OF_MOODS_AND_MINOR_ILLS } from './tables/ideas-of-moods-and-minor-ills.ts';
import { describeStory } from './write-character.ts';

const LORES = 16;
const IDEAS_SELDOM_TOLD = [...IDEAS_OF_DESK_AND_ARCADE, ...IDEAS_OF_MOODS_AND_MINOR_ILLS];

test.each([
  ['compound interest', 'compoundinterest'],
  ['annual leave', 'annualleave'],
  ['circle back', 'circleback'],
  ['pay to win', 'paytowin'],
  ['fetch quest', 'fetchquest'],
  ['shadowban', 'shadowban'],
  ['breadcrumbing', 'breadcrumbing'],
  ['permission slip', 'permissionslip'],
  ['food coma', 'foodcoma'],
  ['peer pressure', 'peerpressure'],
  ['gut feeling', 'gutfeeling'],
  ['awkwardness', 'awkwardness'],
  ['pet peeve', 'petpeeve'],
  ['pollen', 'pollen'],
  ['tsundoku', 'tsundoku'],
  ["l'esprit de l'escalier", 'espritdelescalier'],
])('R1396 an idea of work, money, games or feelings is told by rows of its own: %s', (mainTheme, noun) => {
  const own = IDEAS_SELDOM_TOLD.find(({ nouns }) => nouns.has(noun));
  const rows = [
    ...(own?.events ?? []).map((event) => event.slice(event.indexOf('} ') + 2)),
    ...(own?.conflicts ?? []).map(({ tells }) => tells.slice(tells.indexOf('} ') + 1)),
    ...(own?.closings ?? []),
  ];
  const told = Array.from({ length: LORES }, (_, seed) =>
    describeStory(conceive({ ...BLANK, mainTheme }, `${seed}`)).sentences.filter(({ skeleton }) =>
      rows.some((row) => skeleton.includes(row.slice(0, 25))),
    ),
  );
  expect(told.filter(({ length }) => length >= 2).length).toBeGreaterThanOrEqual(10);
});

test('R1396 and no row names what it is about', () => {
  for (const { nouns, events = [], conflicts, closings } of IDEAS_SELDOM_TOLD)
    for (const row of [...events, ...conflicts.map(({ tells }) => tells), ...closings])
      for (const noun of nouns) expect(row.toLowerCase().split(/[^a-z]+/u)).not.toContain(noun);
});
