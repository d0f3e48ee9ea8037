import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findSearchFault, parseSearch, readTerms, SEARCH_OPERATORS } from './search-operators.ts';

test('R414 operators are taken out of the words, wherever they stand and however they are written', () => {
  expect(parseSearch('angry by:ada  cat FINISH:Foil style:"pixel art"')).toEqual({
    words: 'angry cat',
    chips: [
      { operator: 'by', value: 'ada', fault: null },
      { operator: 'finish', value: 'Foil', fault: null },
      { operator: 'style', value: 'pixel art', fault: null },
    ],
  });
  expect(
    readTerms('by:@Ada owner:bob fused:yes finish:neon finish:foil style:pixel style:"oil paint" before:2026-05 cat'),
  ).toEqual({
    words: 'cat',
    makers: ['ada'],
    owners: ['bob'],
    style: 'pixel oil paint',
    finishes: ['foil', 'neon'],
    isFused: true,
    before: Date.UTC(2026, 4, 1),
  });
});

test('R414 an unknown operator, and a colon in a word, are plain text', () => {
  for (const text of ['color:red', 'https://chaos.test', 'time 12:30', 'standby:ada', ':', 'by :ada'])
    expect(parseSearch(text)).toEqual({ words: text, chips: [] });
});

test.each([
  ['finish:gold', '“gold” is no finish. There are plain, foil, negative, neon, golden.'],
  ['fused:maybe', '“fused:” is yes or no, and not “maybe”.'],
  ['before:yesterday', '“yesterday” is no date. Write it as 2026, 2026-05 or 2026-05-31.'],
  ['before:2026-02-30', '“2026-02-30” is no date. Write it as 2026, 2026-05 or 2026-05-31.'],
  ['before:2026-13', '“2026-13” is no date. Write it as 2026, 2026-05 or 2026-05-31.'],
  ['by:', '“by:” needs a value, such as by:ada.'],
  ['by:@', '“by:” needs a value, such as by:ada.'],
  ['style:""', '“style:” needs a value, such as style:pixel.'],
])('R414 %s is refused by name', (text, sentence) => {
  expect(findSearchFault(`cat ${text}`)).toBe(sentence);
});

test('R414 before is the beginning of a year, a month or a day, and the earliest of several', () => {
  const before = (text: string) => new Date(readTerms(text).before ?? Number.NaN).toISOString();
  expect(before('before:2026')).toBe('2026-01-01T00:00:00.000Z');
  expect(before('before:2026-05')).toBe('2026-05-01T00:00:00.000Z');
  expect(before('before:2026-05-31 before:2026-05-30')).toBe('2026-05-30T00:00:00.000Z');
  expect(readTerms('cat').before).toBeNull();
});

test('R414 fused:yes beside fused:no is no condition', () => {
  expect(readTerms('fused:yes fused:no').isFused).toBeNull();
  expect(readTerms('fused:false').isFused).toBe(false);
});

test('R414 whatever is typed is split, and what was taken out is in it word for word', () => {
  const piece = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 8 }),
    fc.constantFrom('by:', 'style:"', '"', ' ', 'finish:foil', 'before:2026', '猫', '🐊', 'OWNER:x'),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
      const text = pieces.join('');
      const { words, chips } = parseSearch(text);
      expect(words).toBe(words.trim());
      for (const { operator, value } of chips) {
        expect(SEARCH_OPERATORS).toContain(operator);
        expect(text).toContain(value);
      }
      expect(parseSearch(words).words.length).toBeLessThanOrEqual(words.length);
      readTerms(text);
    }),
  );
});
