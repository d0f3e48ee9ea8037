/** What was told of with a neighbour in one broad class has rows of its own. */
import { expect, test } from 'vitest';
import { BEASTS_BY_THEIR_HABITS } from './tables/beasts-by-their-habits.ts';
import { BITES_AND_SIPS } from './tables/bites-and-sips.ts';
import { THINGS_THAT_CLICK_AND_FLOP } from './tables/things-that-click-and-flop.ts';
import { THINGS_TO_SWITCH_AND_FILE } from './tables/things-to-switch-and-file.ts';
import { WALKS_OF_STRINGS_AND_BRASS } from './tables/walks-of-strings-and-brass.ts';
import { WALKS_OF_THE_NEXT_DOOR } from './tables/walks-of-the-next-door.ts';
import { countOwnRows } from './testing-own-rows.ts';

test.each([
  'leaf blower',
  'parking ticket',
  'wheelie bin',
  'modem',
  'chiropractor',
  'bouncer',
  'drummer',
  'night watchman',
  'violin',
  'harp',
  'tuba',
  'opossum',
  'seagull',
  'salmon',
  'filing cabinet',
  'bidet',
  'lava lamp',
  'doorbell',
  'towel',
  'flip-flop',
  'wallet',
  'keyboard',
  'seatbelt',
  'croquette',
  'broccoli',
  'whisky',
])('R1391 a lore about what shared a neighbour’s jokes tells its own: %s', (theme) => {
  const counts = countOwnRows(theme, theme.replaceAll(/[ -]/gu, ''));
  expect(counts.filter((own) => own >= 2).length).toBeGreaterThanOrEqual(5);
});

test('R1391 no row of theirs stands twice', () => {
  const rows = [
    ...WALKS_OF_THE_NEXT_DOOR,
    ...WALKS_OF_STRINGS_AND_BRASS,
    ...BEASTS_BY_THEIR_HABITS,
    ...THINGS_TO_SWITCH_AND_FILE,
    ...THINGS_THAT_CLICK_AND_FLOP,
    ...BITES_AND_SIPS,
  ].flatMap(({ events = [], conflicts, closings }) => [
    ...events,
    ...conflicts.flatMap(({ tells, closings: ends }) => [tells, ...ends]),
    ...closings,
  ]);
  expect(new Set(rows).size).toBe(rows.length);
});
