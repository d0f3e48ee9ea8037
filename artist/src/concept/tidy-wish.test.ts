import { cleanLine } from '@chaos/shared/rules/clean-line';
import { expect, test } from 'vitest';
import { cleanWord } from '../author/clean-text.ts';
import { writeCharacter } from '../author/write-character.ts';
import { conceive } from './conceive.ts';
import { BLANK } from './testing.ts';
import { tidyWish } from './tidy-wish.ts';

test.each([
  ['a the cat', 'the cat'],
  ['carries an an umbrella', 'carries an umbrella'],
  ['the the desert', 'the desert'],
  ['vitamin a', 'vitamin a'],
  ['The The', 'The The'],
  ['a frog :)', 'a frog'],
  ['sad :(', 'sad'],
  ['a cat <3', 'a cat'],
  [':)', ':)'],
  ['ratio 3:3', 'ratio 3:3'],
])('R1343 articles stand once, and no face made of signs is told: %s', (mainTheme, meant) => {
  expect(tidyWish({ ...BLANK, mainTheme }).mainTheme).toBe(meant);
});

test.each([
  ['says "yes" and "no"', 'says "yes" and "no"'],
  ['says "hello', 'says "hello"'],
  ['whispers “help', 'whispers “help”'],
  ['"Big" Steve', '"Big" Steve'],
  ['"a whole sentence"', 'a whole sentence'],
  ['12" ruler', '12″ ruler'],
])('R1344 quotation marks come in pairs, and inches stay inches: %s', (typed, kept) => {
  expect(cleanWord(typed)).toBe(kept);
});

test.each(['👨‍👩‍👧‍👦', '🏳️‍🌈', '👨🏽‍🚀', '🏴‍☠️', '🏴󠁧󠁢󠁳󠁣󠁴󠁿', 'می‌خواهم'])('R1345 what is one sign or one word stays one: %s', (text) => {
  expect(cleanLine(text)).toBe(text);
});

test.each(['a\u200db', 'x\u200c y', '🏴\u{E0067} plain', 'hi\u{E0067}\u{E007F}', 'evil\u202etxt'])(
  'R1345 and nothing else that is invisible stays: %j',
  (text) => {
    expect(cleanLine(text)).not.toMatch(/[\p{Default_Ignorable_Code_Point}\p{Cf}]/u);
  },
);

test('R1346 a style that runs from right to left turns nothing round', () => {
  for (let seed = 0; seed < 8; seed++) {
    const { description } = writeCharacter(conceive({ ...BLANK, mainTheme: 'cat', style: 'میخواهم پرواز' }, `${seed}`));
    expect(description).not.toMatch(/“[^\u2068”]*\p{Script=Arabic}/u);
  }
});
