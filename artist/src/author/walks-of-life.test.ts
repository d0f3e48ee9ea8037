import { expect, test } from 'vitest';
import { conceive } from '../concept/conceive.ts';
import { BLANK } from '../concept/testing.ts';
import { facetsOfNoun, isDomain } from './facets.ts';
import { readNounPhrase } from './noun-phrases.ts';
import { NOUN_CLASSES } from './tables/nouns-by-class.ts';
import { WALKS_OF_ART } from './tables/walks-of-art.ts';
import { WALKS_OF_HOME } from './tables/walks-of-home.ts';
import { WALKS_OF_LEISURE } from './tables/walks-of-leisure.ts';
import { WALKS_OF_MUSIC } from './tables/walks-of-music.ts';
import { WALKS_OF_OUTDOORS } from './tables/walks-of-outdoors.ts';
import { WALKS_OF_SPORT } from './tables/walks-of-sport.ts';
import { describeStory } from './write-character.ts';

const WALKS = [
  ...WALKS_OF_MUSIC,
  ...WALKS_OF_ART,
  ...WALKS_OF_SPORT,
  ...WALKS_OF_OUTDOORS,
  ...WALKS_OF_LEISURE,
  ...WALKS_OF_HOME,
];
const tell = (noun: string) =>
  Array.from({ length: 16 }, (_, seed) =>
    describeStory(conceive({ ...BLANK, mainTheme: noun, bodyInfluence: noun }, `${seed}`)).sentences.map(
      ({ skeleton }) => skeleton,
    ),
  );
/** As it stands in the lore, whatever it is grown together with. */
const stem = (row: string): string => row.replace(/^.*?\{a_(?:one|body)\}/u, '').replace(/\.$/u, '');

const WISHES =
  'trombone, violinist, piano, drummer, karaoke, opera, choir, dj, ballerina, tango, magician, clown, juggler, museum, painter, sculptor, poet, novelist, sitcom, tennis, golfer, umpire, boxer, karate, sumo, fencer, football fan, yoga, cyclist, lifeguard, skier, ice skater, marathon, scout, hiker, chess, board game, gamer, casino, bingo, birthday, influencer, podcast, rizz, bride, matchmaker, router, smartphone, grandma, mother-in-law, husband, twin, teenager, toddler, neighbour, student, procrastination';

test.each(WISHES.split(', '))('R1121 a lore about what belongs to a walk of life is told as only that can: %s', (noun) => {
  const [walk] = facetsOfNoun(readNounPhrase(noun), noun);
  expect(WALKS).toContain(walk);
  const { events = [], conflicts = [], closings = [] } = walk ?? {};
  const stories = tell(noun);
  const begun = stories.filter(([opening = '']) => events.some((event) => opening.includes(stem(event))));
  expect(begun.length, 'openings').toBeGreaterThanOrEqual(10);
  const rows = [...conflicts.map(({ tells }) => tells), ...closings].map((row) => row.slice(1));
  const told = stories.filter((story) => story.some((sentence) => rows.some((row) => sentence.includes(row))));
  expect(told.length, 'conflicts and closings').toBeGreaterThanOrEqual(10);
});

test('R1121 no row of theirs stands twice in all the classes, and they are told of ideas too', () => {
  const rows = NOUN_CLASSES.flatMap(({ events = [], conflicts, closings }) => [
    ...events,
    ...conflicts.flatMap(({ tells, closings: last }) => [tells, ...last]),
    ...closings,
  ]);
  const twice = new Set(rows.filter((row, index) => rows.indexOf(row) !== index));
  const own = WALKS.flatMap(({ events = [], conflicts, closings }) => [
    ...events,
    ...conflicts.flatMap(({ tells, closings: last }) => [tells, ...last]),
    ...closings,
  ]);
  expect(own.filter((row) => twice.has(row))).toEqual([]);
  expect(WALKS.filter((walk) => !isDomain(walk))).toEqual([]);
});
