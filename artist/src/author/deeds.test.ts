import { expect, test } from 'vitest';
import { conceive } from '../concept/conceive.ts';
import { BLANK } from '../concept/testing.ts';
import { DEED_CLASSES } from './tables/deeds-by-class.ts';
import { HAND_DEEDS } from './tables/deeds-of-hands.ts';
import { LIFE_DEEDS } from './tables/deeds-of-life.ts';
import { MOTION_DEEDS } from './tables/deeds-of-motion.ts';
import { VOICE_DEEDS } from './tables/deeds-of-voice.ts';
import { describeStory } from './write-character.ts';

test.each([
  'throws stones',
  'feeds ducks',
  'delivers pizza',
  'lends tools',
  'repairs clocks',
  'cleans windows',
  'digs holes',
  'counts sheep',
  'drives a bus',
  'flies to work',
  'climbs trees',
  'runs away',
  'hides in cupboards',
  'complains about soup',
  'apologises to everybody',
  'laughs at funerals',
  'whispers at night',
  'snores',
  'gives advice',
  'overthinks everything',
  'works from home',
  'resigns',
  'is on a diet',
  'goes to the gym',
  'quits smoking',
  'moves house',
  'pretends to be a plumber',
  'holds grudges',
])('R1124 a lore about a deed begins with it and tells of it: %s', (deed) => {
  const side = DEED_CLASSES.find(({ means }) => means.test(deed));
  const conflicts = (side?.conflicts ?? []).flatMap(({ tells, closings }) => [tells, ...closings]);
  // How somebody does it may stand behind a word that leads up to it.
  const hows = (side?.traits ?? []).map((trait) => trait.replace('{They} {does}', ''));
  const rows = [...conflicts, ...(side?.closings ?? []), ...hows];
  const stories = Array.from({ length: 16 }, (_, seed) =>
    describeStory(conceive({ ...BLANK, mainTheme: `a badger who ${deed}` }, `${seed}`)).sentences.map(({ skeleton }) => skeleton),
  );
  const begins = ([opening = '']: string[]): boolean => (side?.events ?? []).some((event) => opening.includes(event));
  const tells = ([, ...told]: string[]): boolean => told.some((skeleton) => rows.some((row) => skeleton.endsWith(row)));
  expect(stories.filter(begins).length).toBeGreaterThan(stories.length / 2);
  // Where it begins with the badger instead, a later sentence is about what it does.
  expect(stories.filter((story) => begins(story) || tells(story)).length).toBeGreaterThanOrEqual(15);
});

test('R1124 no row of a deed stands twice', () => {
  const rows = [...HAND_DEEDS, ...LIFE_DEEDS, ...MOTION_DEEDS, ...VOICE_DEEDS].flatMap(
    ({ events = [], traits, conflicts, closings }) => [
      ...events,
      ...traits,
      ...closings,
      ...conflicts.flatMap(({ tells, closings: last }) => [tells, ...last]),
    ],
  );
  expect(rows.filter((row, at) => rows.indexOf(row) !== at)).toEqual([]);
});

test.each(['always late', 'overthinks everything'])('R1126 how somebody is asked to be is said in few words: %s', (trait) => {
  const skeletons = Array.from({ length: 16 }, (_, seed) =>
    describeStory(conceive({ ...BLANK, mainTheme: 'toaster', characteristicInfluence: trait }, `${seed}`)).sentences.map(
      ({ skeleton }) => skeleton,
    ),
  );
  const plain = skeletons.filter((told) =>
    told.some((skeleton) => /^(?:\{They\}|\p{L}+(?: \p{L}+){0,2},? \{they\}) \{does\}/u.test(skeleton)),
  );
  expect(plain.length).toBeGreaterThanOrEqual(10);
});
