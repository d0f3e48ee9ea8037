import { expect, test } from 'vitest';
import { ANY_NEVER } from './tables/deeds-never.ts';
import { AVERSION_DEEDS } from './tables/deeds-of-aversion.ts';
import { PASSION_DEEDS } from './tables/deeds-of-passion.ts';
import { LACKS } from './tables/denials.ts';
import { FEARS } from './tables/fears.ts';
import { NOUN_CLASSES } from './tables/nouns-by-class.ts';
import type { SideClass } from './tables/side-class.ts';

const LAST_LINES = NOUN_CLASSES.flatMap(({ closings }) => [...closings]);
/** Somebody of whom a sentence before would have to speak. */
const SOMEBODY = /^(?:He|She|His|Her) (?:has|had|is|was|will|went|came|still|knows|smells|sleeps)\b/u;
/** What is told of one thing alone, as if there were no other it could be called. */
const ONE_THING = /^It (?:hums|weighs|creaks|squeaks|rattles|jingles|purrs|nods|swims|blinks|drips|chirps|simmers)\b/u;

test('R1469 no last line of a class begins with somebody whom nobody has spoken of', () => {
  expect(LAST_LINES.filter((row) => SOMEBODY.test(row))).toEqual([]);
});

test('R1469 what the hero of a last line does is told by the pronoun of the other lines', () => {
  expect(LAST_LINES.filter((row) => ONE_THING.test(row))).toEqual([]);
});

const meaning = (classes: readonly SideClass[], word: string): SideClass | undefined =>
  classes.find(({ means }) => means.test(` ${word} `));

test.each<[string, readonly unknown[] | undefined]>([
  ['never', ANY_NEVER.traits],
  ['afraid', meaning(AVERSION_DEEDS, 'afraid')?.traits],
  ['loves', meaning(PASSION_DEEDS, 'loves')?.traits],
  ['without', LACKS.conflicts],
  ['afraid of water', FEARS[0]?.conflicts],
])('R1470 there are ten ways of telling what is asked for so often: %s', (_, rows) => {
  expect(rows?.length).toBeGreaterThanOrEqual(10);
  expect(new Set(rows).size).toBe(rows?.length);
});
