import { expect, test } from 'vitest';
import { NOUN_CLASSES } from './tables/nouns-by-class.ts';

/** As many as make it unlikely that two of a hundred people who wish for the same are told the same. */
const ROWS = 9;

test.each([
  'cat',
  'dog',
  'bear',
  'duck',
  'grandma',
  'flamingo',
  'giraffe',
  'octopus',
  'shark',
  'sloth',
  'hedgehog',
  'pigeon',
  'penguin',
  'walrus',
  'crocodile',
  'kebab',
  'skibidi',
  'dentist',
  'hangover',
  'comicsans',
  'homesickness',
])('R1442 what many people wish for is told in many ways: %s', (noun) => {
  const own = NOUN_CLASSES.find(({ nouns }) => nouns.has(noun));
  const { events = [], conflicts = [], closings = [] } = own ?? {};
  for (const rows of [events, conflicts, closings]) expect(rows.length).toBeGreaterThanOrEqual(ROWS);
});
