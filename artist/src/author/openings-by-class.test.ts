import { expect, test } from 'vitest';
import { conceive } from '../concept/conceive.ts';
import { BLANK } from '../concept/testing.ts';
import { BEAST_CLASSES } from './tables/beasts.ts';
import { MONSTER_CLASSES } from './tables/monsters-and-heroes.ts';
import type { NounClass } from './tables/noun-class.ts';
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

test('R980 an opening of a class is only told where there is all that it speaks of', () => {
  const typed = { mainTheme: 'gym bro croissant', bodyInfluence: 'muscular', characteristicInfluence: 'skips leg day' };
  for (const [opening] of tellsOf(typed)) expect(opening).not.toContain('{topic}');
});

const ownClasses = [...BEAST_CLASSES, ...MONSTER_CLASSES].map((facet) => [[...facet.nouns][0] ?? '', facet] as const);

test.each(ownClasses)(
  'R1122 a lore about a beast or a being out of a tale tells of what only it is or does: %s',
  (noun, { events = [], conflicts, closings }) => {
    const stories = tellsOf({ mainTheme: noun, bodyInfluence: noun });
    const own = [...conflicts.flatMap((conflict) => [conflict.tells, ...conflict.closings]), ...closings];
    const among = (rows: readonly string[], skeletons: readonly string[]): boolean =>
      skeletons.some((skeleton) => rows.some((row) => skeleton.includes(row) || skeleton.endsWith(row.slice(1))));
    expect(stories.filter(([opening = '']) => among(events, [opening])).length).toBeGreaterThanOrEqual(10);
    expect(stories.filter(([, ...rest]) => among(own, rest)).length).toBeGreaterThanOrEqual(10);
  },
);

test('R1122 no row of a beast or of a being out of a tale stands anywhere else', () => {
  const rowsOf = ({ events = [], conflicts, closings }: NounClass): string[] => [
    ...events,
    ...conflicts.flatMap((conflict) => [conflict.tells, ...conflict.closings]),
    ...closings,
  ];
  const times = new Map<string, number>();
  for (const row of NOUN_CLASSES.flatMap(rowsOf)) times.set(row, (times.get(row) ?? 0) + 1);
  const own = new Set(ownClasses.flatMap(([, facet]) => rowsOf(facet)));
  expect([...own].filter((row) => times.get(row) !== 1)).toEqual([]);
});

test('R1122 each of their nouns belongs to one of their classes', () => {
  const nouns = ownClasses.flatMap(([, facet]) => [...facet.nouns]);
  expect(nouns.filter((noun, at) => nouns.indexOf(noun) !== at)).toEqual([]);
});
