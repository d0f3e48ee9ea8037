import { expect, test } from 'vitest';
import { writeCharacter } from '../author/write-character.ts';
import { conceive } from './conceive.ts';
import { BLANK } from './testing.ts';
import { withoutShare } from './without-share.ts';

test.each([
  ['part bomber plane', 'bomber plane'],
  ['half submarine', 'submarine'],
  ['half a lemon', 'lemon'],
  ['Mostly cheese', 'cheese'],
  ['partly a fridge', 'fridge'],
  ['halb Toaster', 'Toaster'],
  ['à moitié homard', 'homard'],
  ['half moon', 'half moon'],
  ['half-eaten sandwich', 'half-eaten sandwich'],
  ['half orc', 'half orc'],
  ['part time job', 'part time job'],
  ['half', 'half'],
  ['party hat', 'party hat'],
  ['partridge', 'partridge'],
])('R1342 who types how much of a body is meant means that body: %s', (bodyInfluence, meant) => {
  expect(withoutShare({ ...BLANK, bodyInfluence }).bodyInfluence).toBe(meant);
});

test("R1342 the form's own example is told in right English", () => {
  const wish = { ...BLANK, mainTheme: 'a tired crocodile', bodyInfluence: 'part bomber plane' };
  for (let seed = 0; seed < 12; seed++) {
    const { name, description } = writeCharacter(conceive(wish, `${seed}`));
    expect(`${name} ${description}`).not.toMatch(/\b(?:half|part) (?:half|part)\b/iu);
  }
});
