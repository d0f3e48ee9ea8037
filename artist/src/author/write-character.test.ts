import { countFor } from '@chaos/shared/testing/full-run-counts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cleanWord } from './clean-text.ts';
import { conceiveBlank, conceiveTyped, type TypedWords } from './testing.ts';
import { describeStory, writeCharacter } from './write-character.ts';

/** But for the marks that keep a word of another direction apart. */
const INVISIBLE = /(?![\uFE0F\u2068\u2069])[\p{C}\p{Default_Ignorable_Code_Point}\u2028\u2029]/u;

const typedWord = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.string({ unit: 'grapheme', maxLength: 40 }),
  fc
    .array(
      fc.constantFrom(
        'crocodile',
        'a',
        'the',
        'is',
        'with',
        'wears',
        'sneakers',
        'always',
        'sleepy',
        '{snack}',
        '$&',
        'mr.',
        '...',
        '\u202E',
        '\u200B',
        '🐊',
        '“',
        '"',
        '\n',
        '7',
        'i',
        'no',
        "cat's",
      ),
      { maxLength: 6 },
    )
    .map((words) => words.join(' ').slice(0, 40)),
);
const typedWords = fc.record<TypedWords>({ theme: typedWord, body: typedWord, trait: typedWord, style: typedWord });

describe('whatever people type', () => {
  test('name and lore keep their limits, and nothing invisible gets through', () => {
    fc.assert(
      fc.property(typedWords, fc.string(), (words, seed) => {
        const { name, description } = writeCharacter(conceiveTyped({ ...words, seed }));
        expect(name.length).toBeGreaterThanOrEqual(2);
        expect(name.length).toBeLessThanOrEqual(60);
        expect(description.length).toBeLessThanOrEqual(1000);
        expect(name + description).not.toMatch(INVISIBLE);
        expect(description).not.toMatch(/ {2}|^ | $|\s[.,;!?]|\bundefined\b/u);
        expect(description).toMatch(/^“?\p{Lu}/u);
        expect(description).toMatch(/[.!?]”?$/u);
        const sentences = description.split(/(?<=[.!?]”?) /u);
        expect(sentences.length).toBeGreaterThanOrEqual(2);
        expect(sentences.length).toBeLessThanOrEqual(5);
      }),
      { numRuns: countFor({ slice: 400, full: 1500 }) },
    );
  });

  test('every given word is in the lore, cleaned', () => {
    fc.assert(
      fc.property(typedWords, (words) => {
        const lore = plain(writeCharacter(conceiveTyped(words)).description);
        for (const word of Object.values(words)) expect(lore).toContain(plain(cleanWord(word)).replace(FIRST_WORDS, ''));
      }),
      { numRuns: countFor({ slice: 300, full: 1000 }) },
    );
  });

  /** What the author may change: leading articles, and pronouns before a verb. */
  const FIRST_WORDS = /^(?:(?:a|an|one|the|some|any|it|he|she|that|who|which|with)\s+)+/u;

  function plain(text: string): string {
    return text.toLowerCase().replaceAll(/["“”']/gu, '');
  }

  test.each(['3 cats', "🐊's hat", "猫's hat", '12'])('no sentence begins without a capital because of %j', (word) => {
    for (let index = 0; index < countFor({ slice: 60, full: 200 }); index += 1) {
      const concept = conceiveTyped({ theme: word, body: word, trait: word, style: word, seed: `${index}` });
      for (const { text } of describeStory(concept).sentences) expect(text).toMatch(/^“?\p{Lu}/u);
    }
  });

  test('braces and insults are data like anything else', () => {
    const { description } = writeCharacter(
      conceiveTyped({ theme: '{rival}', body: 'idiot', trait: '$1 {they}', style: '{style}' }),
    );
    for (const word of ['{rival}', 'idiot', '$1 {they}', '{style}']) expect(description).toContain(word);
  });
});

describe('the same concept', () => {
  test('always gives the same text', () => {
    for (let index = 0; index < 200; index += 1) {
      expect(writeCharacter(conceiveBlank(`${index}`))).toEqual(writeCharacter(conceiveBlank(`${index}`)));
    }
  });

  test('with another seed gives another text', () => {
    const texts = Array.from(
      { length: 300 },
      (_, index) => writeCharacter({ ...conceiveBlank('one'), seed: `${index}` }).description,
    );
    expect(new Set(texts).size).toBe(300);
  });
});

describe('a gallery', () => {
  const stories = Array.from({ length: 4000 }, (_, index) => describeStory(conceiveBlank(`gallery-${index}`)));
  const textOf = (story: (typeof stories)[number]): string => story.sentences.map(({ text }) => text).join(' ');
  const pages = Array.from({ length: 200 }, (_, page) => stories.slice(page * 20, page * 20 + 20));

  test('has no slot left open and no grammar slip that can be seen', () => {
    for (const story of stories) {
      expect(textOf(story)).not.toMatch(/[{}]|undefined/u);
      expect(textOf(story)).not.toMatch(
        /\ba [aeio]|\ban (?!hour|heirloom|honorary|X-ray)[^aeiou“A-Z]|\b(\w+) \1\b(?<!had had|that that|\b[A-Z]\w* \w+)/u,
      );
    }
  });

  test('tells in 200 to 430 letters', () => {
    const lengths = stories.map((story) => textOf(story).length).sort((a, b) => a - b);
    expect(lengths.at(Math.floor(lengths.length * 0.02))).toBeGreaterThan(200);
    expect(lengths.at(-1)).toBeLessThanOrEqual(430);
  });

  test('uses no skeleton in more than about 2 % of 1,000 stories', () => {
    for (let from = 0; from < stories.length; from += 1000) {
      const uses = countBy(
        stories.slice(from, from + 1000).flatMap(({ sentences }) => [...new Set(sentences.map(({ skeleton }) => skeleton))]),
      );
      expect(Math.max(...uses.values())).toBeLessThanOrEqual(22);
    }
  });

  test('begins no more than twice in the same way on a page of 20', () => {
    for (const page of pages) {
      expect(Math.max(...countBy(page.map(({ sentences }) => sentences[0]?.skeleton ?? '')).values())).toBeLessThanOrEqual(2);
    }
  });

  test('hardly ever ends a page with the same line twice', () => {
    const repeating = pages.filter((page) => new Set(page.map(({ sentences }) => sentences.at(-1)?.text)).size < page.length);
    expect(repeating.length / pages.length).toBeLessThan(0.07);
  });
});

function countBy(values: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}
