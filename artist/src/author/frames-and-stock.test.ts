import { expect, test } from 'vitest';
import { conceive } from '../concept/conceive.ts';
import { BLANK } from '../concept/testing.ts';
import { ALONE_CLOSINGS, ALONE_CONFLICTS } from './tables/alone.ts';
import { LEADS, PLACE_LEADS } from './tables/openings.ts';
import { SETTINGS } from './tables/settings.ts';
import { ANY_TOPIC } from './tables/topics.ts';
import { describeStory } from './write-character.ts';

const WISHES =
  'radiator, seagull, soap, umbrella, moth, crow, vampire, trombone, postman, kiwi, lighthouse, midwife, camel, pizza, sloth, penguin, owl, cactus, toaster, judge'.split(
    ', ',
  );
const openings = WISHES.flatMap((mainTheme) =>
  ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j'].map(
    (seed) => describeStory(conceive({ ...BLANK, mainTheme }, seed)).sentences[0]?.skeleton ?? '',
  ),
);

test('R1230 an opening that is a joke alone has no day and no place before it in four of ten lores', () => {
  const bare = openings.filter((opening) => ![...LEADS, ...PLACE_LEADS].some((lead) => lead && opening.startsWith(lead)));
  expect(bare.length).toBeGreaterThan(openings.length * 0.4);
});

test('R1230 no way to begin stands before one opening of twenty, and “nobody was” and “everything was” before one of sixteen', () => {
  for (const lead of new Set([...LEADS, ...PLACE_LEADS].filter((words) => words !== '' && words !== '{In_style}, ')))
    expect(openings.filter((opening) => opening.startsWith(lead)).length, lead).toBeLessThan(openings.length / 20);
  expect(openings.filter((opening) => /^(?:nobody|everything) was/iu.test(opening)).length).toBeLessThan(openings.length / 16);
});

const SOMEBODY_ELSE = /\{(?:town|place|office|official|rival|relative)(?:\.\d)?\}/iu;

test.each([
  ['one thing', ALONE_CONFLICTS.map(({ tells }) => tells), /\{(?:a_one|one_unit)\}/u],
  ['one thing, at the end', ALONE_CLOSINGS, /\{(?:a_one|one_unit|name)\}/u],
  ['what is spoken of', ANY_TOPIC.conflicts.map(({ tells }) => tells), /\{topic\}/u],
  ['what is spoken of, at the end', ANY_TOPIC.closings, /\{topic\}/u],
] as const)(
  'R1231 what is told of anything names it, and in three rows of four it is about no town and no rival: %s',
  (_, rows, named) => {
    for (const row of rows) expect(row).toMatch(named);
    expect(rows.filter((row) => SOMEBODY_ELSE.test(row)).length).toBeLessThanOrEqual(rows.length / 4);
  },
);

test.each([
  'hot sauce',
  'sriracha',
  'nail clippers',
  'group chat',
  'driving lesson',
  'tax refund',
  'gluten',
  'surströmming',
  'abuela',
  'babcia',
])('R1232 what anybody has had to do with this week is told of by what it is known for: %s', (mainTheme) => {
  const stock = new Set([...ALONE_CONFLICTS, ...ANY_TOPIC.conflicts].map(({ tells }) => tells));
  for (const seed of ['a', 'b', 'c', 'd', 'e', 'f']) {
    const skeletons = describeStory(conceive({ ...BLANK, mainTheme }, seed)).sentences.map(({ skeleton }) => skeleton);
    expect(skeletons.filter((skeleton) => stock.has(skeleton))).toEqual([]);
  }
});

test.each(['plumbus', 'zip file', 'gözleme', 'after-dinner chat'])(
  'R1232 where no more is known of a wish, no sentence is spent on a place that came by chance: %s',
  (mainTheme) => {
    const settings: readonly string[] = SETTINGS;
    for (const seed of ['a', 'b', 'c', 'd', 'e', 'f'])
      for (const { skeleton } of describeStory(conceive({ ...BLANK, mainTheme }, seed)).sentences)
        expect(settings).not.toContain(skeleton);
  },
);

test.each([
  ['churro', 'torero', 'bullfighter'],
  ['pretzel', 'bombero', 'firefighter'],
])('R1233 what a part of the wish is need not be said of it again: %s and %s', (mainTheme, bodyInfluence, is) => {
  for (const seed of ['a', 'b', 'c', 'd', 'e', 'f']) {
    const lore = describeStory(conceive({ ...BLANK, mainTheme, bodyInfluence }, seed)).sentences.map(({ text }) => text);
    expect(lore.slice(1).join(' ')).not.toContain(`is a ${is}`);
  }
});
