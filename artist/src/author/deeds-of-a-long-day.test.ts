/** What many are said to do, own or suffer from has jokes of its own, before what anybody may say of anything done. */
import { expect, test } from 'vitest';
import { conceive } from '../concept/conceive.ts';
import { BLANK } from '../concept/testing.ts';
import { DRY_AND_PENNILESS, LONG_DAY_DEEDS } from './tables/deeds-of-a-long-day.ts';
import { STANDING_DEEDS } from './tables/deeds-of-standing.ts';
import { describeStory } from './write-character.ts';

const ALL = [...STANDING_DEEDS, ...LONG_DAY_DEEDS, ...DRY_AND_PENNILESS];
const bare = (row: string): string => row.replace('{They} {does}', '').replace('{a_one}', '');

test.each([
  ['walrus', 'is the landlord', 'included in the price'],
  ['goose who owns the whole park', '', 'Trespassers'],
  ['potato', 'has a phd', 'Tuesday'],
  ['owl', 'has back pain', 'the weather asks'],
  ['cat who judges everyone', '', 'eyebrow'],
  ['pigeon that speaks Latin', '', 'subjunctive'],
  ['dog who tells bad dad jokes', '', 'tomato'],
  ['snail', 'gives terrible advice', 'mattress'],
  ['goose', 'writes one star reviews', 'sunset'],
  ['frog', 'scrolls all night', 'thumb'],
  ['sloth', 'has nightmares', 'dressing gown'],
  ['goat', 'has hay fever', 'tissue'],
  ['three headed chicken', '', 'one hat'],
  ['wolf', 'barks at everything', 'moon'],
  ['raccoon who runs a bakery', '', 'and Sons'],
  ['giraffe on a skateboard', '', 'pebble'],
  ['sheep', 'missed the bus', 'shoelace'],
  ['flamingo', 'wants to speak to the manager', 'scarecrow'],
  ['mole', 'has a podcast', 'wardrobe'],
  ['fish who doesnt like water', '', 'wellingtons'],
  ['cousin', 'owes me money', 'napkins'],
  ['lodger', 'never pays rent', 'napkins'],
])('R1467 what is told of "%s, %s" is what only that could have', (mainTheme, characteristicInfluence, hint) => {
  const own = ALL.filter((side) => JSON.stringify(side).includes(hint)).slice(0, 1);
  const rows = own
    .flatMap(({ events = [], traits, conflicts, closings }) => [
      ...events,
      ...traits,
      ...conflicts.flatMap((one) => [one.tells, ...one.closings]),
      ...closings,
    ])
    .map(bare);
  const told = Array.from({ length: 8 }, (_, seed) =>
    describeStory(conceive({ ...BLANK, mainTheme, characteristicInfluence }, `${seed}`)).sentences.some(({ skeleton }) =>
      rows.some((row) => skeleton.includes(row)),
    ),
  );
  expect(told.filter(Boolean).length).toBeGreaterThanOrEqual(6);
});

test('R1467 who is somebody else’s landlord, sells a degree or looks at a judge has none of it', () => {
  for (const said of ['hides from the landlord', 'sells phds', 'is afraid of judges', 'heads home early', 'is owned by a cat'])
    expect(
      ALL.filter(({ means }) => means.test(said)),
      said,
    ).toEqual([]);
});

test('R1467 no row of such deeds stands twice', () => {
  const rows = ALL.flatMap(({ events = [], traits, conflicts, closings }) => [
    ...events,
    ...traits,
    ...conflicts.flatMap((one) => [one.tells, ...one.closings]),
    ...closings,
  ]);
  expect(new Set(rows).size).toBe(rows.length);
});
