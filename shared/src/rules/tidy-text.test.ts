import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dropForbidden, findForbiddenCharacter, isBlankText, tidyText } from './tidy-text.ts';

// White space, controls and half characters far more often than chance would bring them.
const awkward = fc.constantFrom(
  '\t',
  ' ',
  '\u0000',
  '\u0085',
  '\u200b',
  '\ufeff',
  '\u2066',
  '\u202e',
  '\v',
  '\ud83d',
  '\ude00',
  'a',
);
const anyText = fc.string({ unit: fc.oneof(awkward, fc.string({ unit: 'binary', minLength: 1, maxLength: 1 })), maxLength: 80 });

test('what a form with line breaks sends is never refused for a character, and keeps its lines', () => {
  fc.assert(fc.property(anyText, (text) => findForbiddenCharacter(dropForbidden(text)) === null));
  expect(dropForbidden('\u2066first\u2069\n\n  second\tand\vthird\u0000 ')).toBe('first\n\n  second\tand\nthird');
  expect(dropForbidden('👩‍🚀 تمساح')).toBe('👩‍🚀 تمساح');
});

test('a text is blank when nothing of it can be seen', () => {
  const unseen = ['', ' \n\t', '\u00a0\u3000', '\u0000\u0085', '\u200b\u200c\u200d\u2060\ufeff', '\u200e\u200f\u061c'];
  unseen.push('\u202a\u202e\u2066\u2069', '\u00ad', '\u115f\u1160', '\u2800', '\u3164', '\uffa0', '\ufe0f', '\ud800');
  for (const text of [...unseen, unseen.join('')]) expect(isBlankText(text), JSON.stringify(text)).toBe(true);
  for (const text of ['.', '\u200ba', '👩‍🚀', 'ᄀ', '⠁', '鳄']) expect(isBlankText(text), text).toBe(false);
});

test('R693 marks that pile up on a letter are left out after the fourth; letters of any script stay as they are', () => {
  expect(tidyText(`Z${'\u0301'.repeat(40)}algo`)).toBe(`Z${'\u0301'.repeat(4)}algo`);
  const [marks, tower] = ['\u0301'.repeat(4), '\u0301\u0301\u0301\u0301\u200d'.repeat(9)];
  expect(tidyText(`Z${tower}algo`)).toBe(`Z${marks}\u200dalgo`);
  for (const text of ['cañón'.normalize('NFD'), 'ก็่', 'שָּׁ', 'قَّ', 'བསྒྲུབས', '👩‍🚀️', '1️⃣']) expect(tidyText(text)).toBe(text);
});

test('R756 trust: what shows nothing is left out of a text, so that no name looks like another by it', () => {
  const nothing = ['\u00ad', '\u034f', '\u061c', '\u115f', '\u1160', '\u17b4', '\u17b5', '\u180e', '\u200b', '\u2060', '\u2064'];
  nothing.push('\u206a', '\u3164', '\ufeff', '\uffa0', '\ufff3', '\ufff9', '\ufffb', '\u{1bca0}', '\u{1d173}', '\u{e0080}');
  for (const one of nothing) expect(tidyText(`${one}Fri${one}${one}go${one}`), one.codePointAt(0)?.toString(16)).toBe('Frigo');
  // Joined letters and signs, directions, a variant of a Han character, a flag, Mongolian and Braille.
  for (const text of ['می\u200cخواهم', 'क्\u200dष', '\u200fשלום!', '葛\u{e0100}', '🏴\u{e0067}\u{e0062}\u{e007f}', 'ᠠ᠋', '⠁⠀⠃'])
    expect(tidyText(text)).toBe(text);
  for (const text of ['\ufff9\ufffb', '\u{1d159}']) expect(isBlankText(text)).toBe(true);
});

test('R1512 trust: a text begins with something that stands by itself, and marks alone, or the place of an object, are none', () => {
  for (const text of [
    '\u0301',
    '\u0301\u0302\u0323',
    '\u0489\u0489\u20dd',
    '\u1ab9\u1ab9',
    '\ufffc',
    '\ufffc \u0301',
    '\u0301\u200d\u0301',
    '\u2800\u0301',
  ]) {
    expect([tidyText(text), isBlankText(text)], JSON.stringify(text)).toEqual(['', true]);
    expect(tidyText(`${text}Fri\ufffcgo e\u0301`)).toBe('Frigo e\u0301');
  }
  for (const text of ['◌\u0301', 'हिन्दी', 'ไทย', '1️⃣', 'e\u0301', '\u200fשָׁלוֹם'])
    expect([tidyText(text), isBlankText(text)]).toEqual([text, false]);
  for (const text of ['a\ufdd0', 'a\uffff', 'a\u{1fffe}']) expect(findForbiddenCharacter(text)).toMatch(/^U\+/);
});
