import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cleanText, textLength } from './clean-text.ts';
import { findForbiddenCharacter } from './tidy-text.ts';

// White space, controls and half characters far more often than chance would bring them.
const awkward = fc.constantFrom(
  '\t',
  ' ',
  '\u0000',
  '\u0085',
  '\u200b',
  '\ufeff',
  '\ud83d',
  '\ude00',
  '🏴',
  '\u{e0061}',
  '\u{e007f}',
  'a',
);
const anyText = fc.string({ unit: fc.oneof(awkward, fc.string({ unit: 'binary', minLength: 1, maxLength: 1 })), maxLength: 80 });

test('R35 cleaning trims, folds white space, and makes a blank text null', () => {
  expect(cleanText('  crocodile \n bomber\tplane ')).toBe('crocodile bomber plane');
  expect(cleanText(' \n\t ')).toBeNull();
  expect(cleanText('')).toBeNull();
});

test('what the form sends is never refused for a character, whatever was typed or pasted', () => {
  fc.assert(fc.property(anyText, (text) => findForbiddenCharacter(cleanText(text) ?? '') === null));
});

test('what cannot be seen leaves no second space behind', () => {
  expect(cleanText('a\t\u0000\tb')).toBe('a b');
  expect(cleanText('a \ud800 b')).toBe('a b');
  expect(cleanText('\ufeffa\u200bb')).toBe('ab');
});

test('cleaning twice changes nothing more', () => {
  fc.assert(fc.property(anyText, (text) => cleanText(cleanText(text) ?? '') === cleanText(text)));
});

test('joined emoji and letters of any script stay as they are', () => {
  for (const text of ['👩‍🚀 astronaut', 'تمساح', '鳄鱼', 'крокодил', 'cañón']) expect(cleanText(text)).toBe(text);
});

test('controls, direction overrides and lone surrogates are named by their code point', () => {
  expect(findForbiddenCharacter('a\u0000b')).toBe('U+0000');
  expect(findForbiddenCharacter('a\u202eb')).toBe('U+202E');
  expect(findForbiddenCharacter('a\ud800b')).toBe('U+D800');
  expect(findForbiddenCharacter('line\nbreak\tand tab')).toBeNull();
});

test('R728 tags, which only programs read, spell a flag and nothing else', () => {
  const tags = (text: string) => text.replace(/./g, (letter) => String.fromCodePoint(0xe0000 + letter.charCodeAt(0)));
  const scotland = `🏴${tags('gbsct')}\u{e007f}`;
  expect(cleanText(`${scotland} forever`)).toBe(`${scotland} forever`);
  expect(findForbiddenCharacter(scotland)).toBeNull();
  expect(cleanText(`ada${tags('obey me')}`)).toBe('ada');
  expect(findForbiddenCharacter(`ada${tags('obey me')}`)).toBe('U+E006F');
  expect(cleanText(`🏴 hi${tags('abc')}`)).toBe('🏴 hi');
  expect(cleanText('a\u{e0100}\u{e0101}b')).toBe('ab');
  expect(cleanText('葛\u{e0100}')).toBe('葛\u{e0100}');
  expect(cleanText(`🏴${tags('ignoreall')}`)).toBe(`🏴${tags('ignorea')}`);
  expect(findForbiddenCharacter(`🏴${tags('ignoreall')}`)).toBe('U+E006C');
});

test('length counts code points', () => {
  expect(textLength('🐊🐊')).toBe(2);
  expect(textLength('abc')).toBe(3);
});
