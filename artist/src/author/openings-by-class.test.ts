import { expect, test } from 'vitest';
import { conceive } from '../concept/conceive.ts';
import { BLANK } from '../concept/testing.ts';
import { NOUN_CLASSES } from './tables/nouns-by-class.ts';
import { EVENTS_BY_CLASS } from './tables/openings-by-class.ts';
import { describeStory } from './write-character.ts';

test.each(['toaster', 'corgi', 'knight', 'sofa'])(
  'R980 a lore about one thing of a common class may begin as only that class can: %s',
  (noun) => {
    const nouns = NOUN_CLASSES.find((one) => one.nouns.has(noun))?.nouns;
    const events = EVENTS_BY_CLASS.find(([of]) => nouns?.has(of))?.[1] ?? [];
    const seeds = Array.from({ length: 16 }, (_, seed) => `${seed}`);
    const openings = seeds.map(
      (seed) => describeStory(conceive({ ...BLANK, mainTheme: noun, bodyInfluence: noun }, seed)).sentences[0]?.skeleton ?? '',
    );
    expect(openings.filter((opening) => events.some((event) => opening.includes(event))).length).toBeGreaterThan(3);
  },
);

test('R980 each class that has openings has two, and is a class of nouns', () => {
  const classes = EVENTS_BY_CLASS.map(([noun]) => NOUN_CLASSES.find(({ nouns }) => nouns.has(noun)));
  expect(new Set(classes).size).toBe(EVENTS_BY_CLASS.length);
  expect(classes).not.toContain(undefined);
  for (const [noun, events] of EVENTS_BY_CLASS) expect(events.length, noun).toBeGreaterThanOrEqual(2);
});
