import { expect, test } from 'vitest';
import { EXAMPLES } from './examples.ts';
import { isStillRemix, REMIX_FIELDS, shuffleIdea, toDraft } from './remix.ts';
import { toWish } from './to-wish.ts';
import { BLANK_DRAFT } from './wish-draft.ts';

const wish = { ...BLANK_DRAFT, mainTheme: 'frog', style: 'neon arcade', hiddenMessage: 'touch grass', makeMessageSecret: false };

test.each(REMIX_FIELDS)('R330 a remix has another %s, and everything else as it was', (field) => {
  for (let at = 0; at < 1; at += 0.05) {
    const { [field]: shuffled, ...rest } = shuffleIdea(wish, field, () => at);
    const { [field]: before, ...others } = wish;
    expect(shuffled).not.toBe(before);
    expect(EXAMPLES.map((example) => example[field])).toContain(shuffled);
    expect(rest).toEqual(others);
  }
});

test('R330 a wish goes back into the form as it was sent', () => {
  expect(toDraft(toWish(wish), null)).toEqual(wish);
  const remixOf = { id: 'x', name: 'Tung Tung' };
  expect(toDraft(toWish({ ...BLANK_DRAFT, remixOf }), remixOf)).toEqual({ ...BLANK_DRAFT, remixOf });
  expect(toWish({ ...wish, remixOf })).toEqual({ ...toWish(wish), remixOf: 'x' });
});

const original = { mainTheme: 'A Frog', bodyInfluence: null, characteristicInfluence: 'with the moon', style: null };
test.each([
  [{ mainTheme: 'frog king' }, true],
  [{ style: 'moon, in oil' }, true],
  [{ mainTheme: 'a shark', style: 'with the teeth' }, false],
  [{}, false],
])('R1331 of %o a word of the original is left: %s', (words, isLeft) => {
  expect(isStillRemix({ ...BLANK_DRAFT, ...words }, original)).toBe(isLeft);
});

test('R1331 what was wished for without words stays the original of a remix', () => {
  expect(isStillRemix(wish, { mainTheme: null, bodyInfluence: null, characteristicInfluence: null, style: null })).toBe(true);
});
