import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dropForbidden, findForbiddenCharacter, isBlankText, limitMarks } from './invisible-characters.ts';

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
  for (const text of ['.', '\u200ba', '👩‍🚀', '\u0301', 'ᄀ', '⠁', '鳄']) expect(isBlankText(text), text).toBe(false);
});

test('R693 marks that pile up on a letter are left out after the fourth; letters of any script stay as they are', () => {
  expect(limitMarks(`Z${'\u0301'.repeat(40)}algo`)).toBe(`Z${'\u0301'.repeat(4)}algo`);
  const [marks, tower] = ['\u0301'.repeat(4), '\u0301\u0301\u0301\u0301\u200b'.repeat(9)];
  expect(limitMarks(`Z${tower}algo`)).toBe(`Z${marks}\u200balgo`);
  for (const text of ['cañón'.normalize('NFD'), 'ก็่', 'שָּׁ', 'قَّ', 'བསྒྲུབས', '👩‍🚀️', '1️⃣']) expect(limitMarks(text)).toBe(text);
});
