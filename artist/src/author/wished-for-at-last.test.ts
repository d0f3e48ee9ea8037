/** What is wished for last has rows of its own, as what is wished for first has. */
import { expect, test } from 'vitest';
import { THINGS_ON_THE_LAST_PAGE } from './tables/things-on-the-last-page.ts';
import { WISHED_FOR_AT_LAST } from './tables/wished-for-at-last.ts';
import { countOwnRows } from './testing-own-rows.ts';

test.each([
  'bazooka',
  'slingshot',
  'peephole',
  'waterbed',
  'tickle',
  'tan line',
  'yard sale',
  'crop circle',
  'diploma',
  'carpool',
  'message in a bottle',
  'jamón',
  'Deutsche Bahn',
  'LeBron James',
  'gym bro',
  'bruh',
])('R1366 a lore about what is wished for last tells what only that could have: %s', (theme) => {
  const counts = countOwnRows(theme, theme.toLowerCase().replaceAll(' ', ''));
  expect(counts.filter((own) => own >= 2).length).toBeGreaterThanOrEqual(5);
});

test('R1366 no row of theirs stands twice', () => {
  const rows = [...WISHED_FOR_AT_LAST, ...THINGS_ON_THE_LAST_PAGE].flatMap(({ events = [], conflicts, closings }) => [
    ...events,
    ...conflicts.flatMap(({ tells, closings: ends }) => [tells, ...ends]),
    ...closings,
  ]);
  expect(new Set(rows).size).toBe(rows.length);
});
