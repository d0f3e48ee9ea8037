/** What stands in a ward, a flat and an examination hall has rows of its own. */
import { expect, test } from 'vitest';
import { IDEAS_OF_THE_WARD_AND_FLAT, THINGS_OF_THE_WARD_AND_FLAT } from './tables/things-of-the-ward-and-flat.ts';
import { countOwnRows } from './testing-own-rows.ts';

test.each(['stethoscope', 'bladder scanner', 'fondue', 'takoyaki', 'house viewing', 'final exam', 'sleep paralysis', 'Brexit'])(
  'R1468 a lore about a thing of the ward, the flat or the table tells what only that could have: %s',
  (theme) => {
    const counts = countOwnRows(theme, theme.toLowerCase().replaceAll(' ', ''));
    expect(counts.filter((own) => own >= 2).length).toBeGreaterThanOrEqual(4);
  },
);

test('R1468 no row of theirs stands twice', () => {
  const rows = [...THINGS_OF_THE_WARD_AND_FLAT, ...IDEAS_OF_THE_WARD_AND_FLAT].flatMap(({ events = [], conflicts, closings }) => [
    ...events,
    ...conflicts.flatMap(({ tells, closings: ends }) => [tells, ...ends]),
    ...closings,
  ]);
  expect(new Set(rows).size).toBe(rows.length);
});
