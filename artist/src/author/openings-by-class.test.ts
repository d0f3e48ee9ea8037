import { expect, test } from 'vitest';
import { conceive } from '../concept/conceive.ts';
import { BLANK } from '../concept/testing.ts';
import { NOUN_CLASSES } from './tables/nouns-by-class.ts';
import { describeStory } from './write-character.ts';

/** The templates of sixteen lores, sentence by sentence. */
const tellsOf = (wish: Partial<typeof BLANK>): string[][] =>
  Array.from({ length: 16 }, (_, seed) =>
    describeStory(conceive({ ...BLANK, ...wish }, `${seed}`)).sentences.map(({ skeleton }) => skeleton),
  );

test.each(['toaster', 'corgi', 'knight', 'sofa'])(
  'R980 a lore about one thing mostly begins as only its class can: %s',
  (noun) => {
    const events = NOUN_CLASSES.find(({ nouns }) => nouns.has(noun))?.events ?? [];
    const openings = tellsOf({ mainTheme: noun, bodyInfluence: noun });
    expect(openings.filter(([opening = '']) => events.some((event) => opening.includes(event))).length).toBeGreaterThanOrEqual(
      10,
    );
  },
);

test('R980 each class that has openings has two', () => {
  for (const { nouns, events } of NOUN_CLASSES) expect(events?.length ?? 2, [...nouns].join(' ')).toBeGreaterThanOrEqual(2);
});

test.each([
  ['gym bro croissant', 'muscular', 'skips leg day'],
  ['sus', 'money', null],
])('R980 an opening of a class is only told where there is all that it speaks of: %s', (mainTheme, bodyInfluence, trait) => {
  for (const [opening] of tellsOf({ mainTheme, bodyInfluence, characteristicInfluence: trait }))
    expect(opening).not.toContain('{topic}');
});
