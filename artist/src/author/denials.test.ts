import { expect, test } from 'vitest';
import { conceive } from '../concept/conceive.ts';
import { BLANK } from '../concept/testing.ts';
import { readDenial } from './denials.ts';
import { IS_NOT, LACKS } from './tables/denials.ts';
import { describeStory } from './write-character.ts';

test.each([
  ['not a banana', null, null, IS_NOT],
  ['anything but pineapple', null, null, IS_NOT],
  ['a dog without legs', null, null, LACKS],
  ['giraffe', 'no neck', null, LACKS],
  ['bread', null, 'gluten free', LACKS],
])('R1218 what somebody is not or has not is what the trouble is about: %s, %s, %s', (mainTheme, bodyInfluence, trait, rows) => {
  for (const seed of ['a', 'b', 'c']) {
    const wish = { ...BLANK, mainTheme, bodyInfluence, characteristicInfluence: trait };
    const { sentences } = describeStory(conceive(wish, seed));
    expect(
      sentences.some(({ skeleton }) => rows.conflicts.some(({ tells }) => tells === skeleton)),
      JSON.stringify(sentences),
    ).toBe(true);
  }
});

test.each([IS_NOT, LACKS])(
  'R1218 a denial has at least eight openings and eight troubles of its own',
  ({ events, conflicts }) => {
    expect(Math.min(new Set(events).size, new Set(conflicts).size)).toBeGreaterThanOrEqual(8);
  },
);

test.each([
  ['is not a morning person', null],
  ['not funny', null],
  ['no cap', null],
  ['has no friends', null],
  ['duty free', null],
  ['is not a cat', 'a cat'],
  ['dragon without fire', 'fire'],
  ['is sugar free', 'sugar'],
])('R1218 what is denied: %s', (text, obj) => {
  expect(readDenial(text)?.values.obj ?? null).toBe(obj);
});
