import { SEARCH_TEXT_MAX, type Suggestion } from '@chaos/shared/contract/gallery';
import { findSearchFault, parseSearch } from '@chaos/shared/rules/search-operators';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { choicesOf, questionOf } from './suggestion-choices.ts';

const ADA: Suggestion = { kind: 'maker', label: 'ada', text: 'by:ada' };
const FROG: Suggestion = { kind: 'character', label: 'Ranocchio Verde', text: 'Ranocchio Verde' };
const PIXEL: Suggestion = { kind: 'style', label: 'pixel', text: 'style:pixel' };
const texts = (typed: string, found: Suggestion[] = []) => choicesOf(typed, found).map(({ text }) => text);

test.each([
  ['b', ['by:', 'before:']],
  ['green f', ['green finish:', 'green fused:']],
  ['finish:', ['finish:plain', 'finish:foil', 'finish:negative', 'finish:neon', 'finish:golden']],
  ['frog FINISH:ne', ['frog finish:negative', 'frog finish:neon']],
  ['fused:y', ['fused:yes']],
  ['fused:yes', []],
  ['before:20', []],
  ['frog', []],
])('R436 %j is completed without asking anybody', (typed, expected) => {
  expect(texts(typed)).toEqual(expected);
});

test.each([
  ['green fro', 'green fro'],
  ['by:ada gre fro', 'gre fro'],
  ['frog by:ad', 'ad'],
  ['owner:@ad', 'ad'],
  ['style:"oil pa', 'oil pa'],
  ['finish:fo', ''],
  ['fused:', ''],
  ['by:', ''],
])('R436 for %j the server is asked for %j', (typed, expected) => {
  expect(questionOf(typed)).toBe(expected);
});

test('R436 a name stands for the words that were typed, and operators stay', () => {
  expect(texts('by:ada gre fro', [FROG, PIXEL])).toEqual(['by:ada Ranocchio Verde', 'by:ada style:pixel']);
  expect(texts('style:"oil paint" ran', [FROG])).toEqual(['style:"oil paint" Ranocchio Verde']);
});

test('R436 the value of an operator is one of its own kind', () => {
  expect(texts('frog by:ad', [FROG, ADA, PIXEL])).toEqual(['frog by:ada']);
  expect(texts('owner:ad', [FROG, ADA])).toEqual(['owner:ada']);
  expect(texts('style:pi', [ADA, PIXEL])).toEqual(['style:pixel']);
});

test('R436 whatever is typed, what is chosen is a search, and none that stands there already', () => {
  const word = fc.constantFrom('by:', 'finish:fo', 'fused:', 'style:"', 'frog', 'b', ' ', '"', 'https://x', 'before:2026');
  const typed = fc.array(fc.oneof(word, fc.string({ maxLength: 8 })), { maxLength: 8 }).map((parts) => parts.join(' '));
  fc.assert(
    fc.property(typed, (text) => {
      for (const choice of choicesOf(text, [ADA, FROG, PIXEL])) {
        expect(choice.text.length).toBeLessThanOrEqual(SEARCH_TEXT_MAX);
        expect(choice.text.toLowerCase()).not.toBe(text.trim().toLowerCase());
        const last = parseSearch(choice.text).chips.at(-1);
        if (choice.kind === 'value') expect(last?.fault).toBeNull();
        if (choice.kind === null) expect(findSearchFault(choice.text)).not.toBeNull();
      }
    }),
  );
});
