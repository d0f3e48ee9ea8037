import { expect, test } from 'vitest';
import { conceive } from '../concept/conceive.ts';
import { BLANK } from '../concept/testing.ts';
import { BELONGING_CLASSES } from './tables/belongings.ts';
import { DISH_CLASSES } from './tables/dishes.ts';
import { HOUSEHOLD_CLASSES } from './tables/household.ts';
import { LARDER_CLASSES } from './tables/larder.ts';
import type { NounClass } from './tables/noun-class.ts';
import { NOUN_CLASSES } from './tables/nouns-by-class.ts';
import { describeStory } from './write-character.ts';

const OWN_CLASSES = [...DISH_CLASSES, ...LARDER_CLASSES, ...HOUSEHOLD_CLASSES, ...BELONGING_CLASSES];
/** Of these words the first alone is no thing that anybody wishes for. */
const SPOKEN: Readonly<Record<string, string>> = {
  icecream: 'ice cream',
  washing: 'washing machine',
  vacuum: 'vacuum cleaner',
  hotwaterbottle: 'hot water bottle',
};

const rowsAfter = ({ conflicts, closings }: NounClass): string[] => [
  ...conflicts.flatMap((conflict) => [conflict.tells, ...conflict.closings]),
  ...closings,
];
/** A last line may follow a lead, without its capital. */
const hasOneOf = (rows: readonly string[], skeletons: readonly string[]): boolean =>
  skeletons.some((skeleton) => rows.some((row) => skeleton.endsWith(row.slice(1))));

test.each(OWN_CLASSES.map((own): [string, NounClass] => [[...own.nouns][0] ?? '', own]))(
  'R1123 a lore about an everyday thing tells what only it goes through: %s',
  (noun, own) => {
    const wish = { ...BLANK, mainTheme: SPOKEN[noun] ?? noun, bodyInfluence: SPOKEN[noun] ?? noun };
    const lores = Array.from({ length: 16 }, (_, seed) =>
      describeStory(conceive(wish, `${seed}`)).sentences.map(({ skeleton }) => skeleton),
    );
    const openings = lores.filter(([opening = '']) => own.events?.some((event) => opening.includes(event)));
    expect(openings.length).toBeGreaterThanOrEqual(10);
    expect(lores.filter(([, ...rest]) => hasOneOf(rowsAfter(own), rest)).length).toBeGreaterThanOrEqual(10);
  },
);

test('R1123 no row of an everyday thing is told of anything else', () => {
  const rowsOf = (own: NounClass): string[] => [...(own.events ?? []), ...rowsAfter(own)];
  const all = NOUN_CLASSES.flatMap(rowsOf);
  const own = new Set(OWN_CLASSES.flatMap(rowsOf));
  expect(all.filter((row, at) => own.has(row) && all.indexOf(row) !== at)).toEqual([]);
});
