import { expect, test } from 'vitest';
import { conceive } from '../concept/conceive.ts';
import { BLANK } from '../concept/testing.ts';
import { isSaidAsItIs, momentsOf } from './moments.ts';
import { MOMENTS_OF_WHAT_IS_SAID } from './tables/moments-of-what-is-said.ts';
import { isUtterance } from './utterances.ts';
import { describeStory } from './write-character.ts';

test.each([
  'one more game bro its only 4am',
  'five more minutes mom',
  'just one more episode',
  'trust me bro',
  'can you not',
  'its giving grandma',
  'that’s not my job',
  'it is what it is',
  'i can fix him',
  'we need to talk',
  'who ate my yoghurt',
  'sorry for the late reply',
  'I was only resting my eyes. I did not snore at all.',
  'i’m not angry just disappointed',
  'when she leaves you on read for six days',
  'you had one job',
  'mom said its my turn on the xbox',
  'no cats please only something with wings',
  'this could have been an email',
])('R1380 what people only say is told as something said, with a scene of its own: %s', (mainTheme) => {
  const [own] = momentsOf(mainTheme);
  if (own === undefined) throw new Error('no moment');
  expect(MOMENTS_OF_WHAT_IS_SAID).toContain(own);
  const begins = (own.events ?? []).map((row) => row.replace(/^\{\w+\}/u, '').slice(1, 24));
  const others = [...own.conflicts.flatMap(({ tells, closings }) => [tells, ...closings]), ...own.closings].map((row) =>
    row.slice(1),
  );
  for (const seed of ['1', '2', '3', '4']) {
    const { sentences } = describeStory(conceive({ ...BLANK, mainTheme }, seed));
    expect(begins.some((row) => sentences[0]?.skeleton.includes(row))).toBe(true);
    expect(sentences.slice(1).some(({ skeleton }) => others.some((row) => skeleton.includes(row)))).toBe(true);
  }
});

test.each([
  'gym bro',
  'a meeting that could have been an email',
  'trust fund',
  'sorry sight',
  'a duck that is not like other ducks',
  'five minutes of fame',
  'job interview',
  'a client who says who ate my lunch',
])('R1380 what somebody or something is stays so: %s', (typed) => {
  expect(isSaidAsItIs(typed)).toBe(false);
  expect(isUtterance(typed)).toBe(false);
});

test('R1380 no row of what is said stands twice', () => {
  const rows = MOMENTS_OF_WHAT_IS_SAID.flatMap(({ events, conflicts, closings }) => [
    ...(events ?? []),
    ...conflicts.flatMap(({ tells, closings: last }) => [tells, ...last]),
    ...closings,
  ]);
  expect(rows.filter((row, at) => rows.indexOf(row) !== at)).toEqual([]);
});
