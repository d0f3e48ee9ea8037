import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { endlessPhrases, shuffle } from './endless-phrases.ts';

const fractions = fc.infiniteStream(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }));

function firstPhrases(count: number, phrases: readonly string[], random?: () => number): string[] {
  const source = endlessPhrases(phrases, random);
  return Array.from({ length: count }, () => source.next().value);
}

describe('phrases', () => {
  test('a shuffle keeps every item', () => {
    fc.assert(
      fc.property(fc.array(fc.integer()), fractions, (items, stream) => {
        const random = () => stream.next().value as number;
        expect(shuffle(items, random).sort()).toEqual([...items].sort());
      }),
    );
  });

  test('R37 every phrase comes once before any comes again, and none twice in a row', () => {
    const phrases = Array.from({ length: 7 }, (_, index) => `phrase ${index}`);
    fc.assert(
      fc.property(fractions, (stream) => {
        const random = () => stream.next().value as number;
        const shown = firstPhrases(35, phrases, random);
        for (let start = 0; start < 35; start += 7) expect(new Set(shown.slice(start, start + 7)).size).toBe(7);
        for (const [index, phrase] of shown.entries()) expect(phrase).not.toBe(shown[index - 1]);
      }),
    );
  });

  test('a single phrase repeats, no phrases are an error', () => {
    expect(firstPhrases(3, ['only'])).toEqual(['only', 'only', 'only']);
    expect(() => endlessPhrases([]).next()).toThrow(RangeError);
  });
});
