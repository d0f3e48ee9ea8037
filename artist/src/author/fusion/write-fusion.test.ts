import { countFor } from '@chaos/shared/testing/full-run-counts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { foundSource, imagineSource, imagineSources } from '../../concept/testing.ts';
import { createChance } from '../../drawing/random.ts';
import { latinise } from '../phonetics.ts';
import { nameFusion } from './name-fusion.ts';
import { describeFusion, writeFusion } from './write-fusion.ts';

const nameOf = (names: readonly string[], seed: string) => nameFusion(names, { chance: createChance(seed), feminine: false });

describe('the name of a fusion', () => {
  test.each([
    [['Bombardello Coccodrillone', 'Zio Gattini Hotdoggo']],
    [['Bombardello', 'Frogghetto', 'Don Pizzatore di Nuvolini']],
    [['Крокодилло', 'Ballerinetta']],
  ])('lets something be heard of each of %j', (names) => {
    for (let seed = 0; seed < 200; seed++) {
      const name = latinise(nameOf(names, `heard-${seed}`).replaceAll(' ', ''));
      for (const source of names) {
        const letters = latinise(source.replaceAll(' ', ''));
        const chunks = Array.from({ length: letters.length - 2 }, (_, at) => letters.slice(at, at + 3));
        expect(chunks.some((chunk) => name.includes(chunk))).toBe(true);
      }
    }
  });

  test.each([[['猫田', 'Bombardello']], [['🐊', '🦈', '猫']], [['تمساح', 'カニ']]])(
    'keeps what it cannot spell of %j',
    (names) => {
      for (let seed = 0; seed < 50; seed++) {
        const name = nameOf(names, `signs-${seed}`);
        for (const source of names) if (latinise(source).length < 2) expect(name).toContain([...source][0]);
        expect(names).not.toContain(name);
      }
    },
  );

  test('is another one also when both have the same name', () => {
    for (let seed = 0; seed < 200; seed++) expect(nameOf(['Trentino', 'Trentino'], `twins-${seed}`)).not.toBe('Trentino');
  });

  test('has room for three whose signs are long', () => {
    const families = ['👨‍👩‍👧‍👦👨‍👩‍👧‍👦', '👩‍👩‍👧‍👦👩‍👩‍👧‍👦', '👨‍👨‍👧‍👦👨‍👨‍👧‍👦'];
    const name = nameOf(families, 'families');
    expect(name.length).toBeLessThanOrEqual(60);
    for (const family of families) expect(name).toContain(family.slice(0, family.length / 2));
  });

  test('keeps its limits whatever the sources are called, and is never one of their names', () => {
    const name = fc.oneof(
      fc.string({ unit: 'binary', minLength: 1, maxLength: 60 }),
      fc.string({ unit: 'grapheme', minLength: 1, maxLength: 60 }),
      fc.constantFrom('A', 'Don', 'di', 'x'.repeat(60), 'Bombardello '.repeat(5).trim(), '👨‍👩‍👧‍👦', '67', 'Ò', '???'),
    );
    fc.assert(
      fc.property(fc.array(name, { minLength: 2, maxLength: 3 }), fc.string(), (names, seed) => {
        const fused = nameOf(names, seed);
        expect(fused.length).toBeGreaterThanOrEqual(2);
        expect(fused.length).toBeLessThanOrEqual(60);
        expect(fused.isWellFormed()).toBe(true);
        for (const source of names) expect(fused.toLowerCase()).not.toBe(source.trim().toLowerCase());
      }),
      { numRuns: countFor({ slice: 400, full: 1500 }) },
    );
  });

  test('differs from seed to seed', () => {
    const names = Array.from({ length: 100 }, (_, seed) => nameOf(['Bombardello', 'Gattini Hotdoggo'], `s${seed}`));
    expect(new Set(names).size).toBeGreaterThan(70);
  });
});

describe('the lore of a fusion', () => {
  const stories = Array.from({ length: 1200 }, (_, seed) => ({
    sources: imagineSources(seed),
    story: describeFusion(imagineSources(seed), `lore-${seed}`),
  }));
  const textOf = (story: (typeof stories)[number]['story']): string => story.sentences.map(({ text }) => text).join(' ');

  test('names all of its sources and itself, in three to five sentences', () => {
    for (const { sources, story } of stories) {
      const text = textOf(story);
      for (const { name } of [...sources, story]) expect(text).toContain(name);
      expect(story.sentences.length).toBeGreaterThanOrEqual(3);
      expect(story.sentences.length).toBeLessThanOrEqual(5);
      expect(text.length).toBeLessThanOrEqual(620);
    }
  });

  test('has no slot left open and no grammar slip that can be seen', () => {
    for (const { story } of stories) {
      const text = textOf(story);
      expect(text).not.toMatch(/[{}]|\bundefined\b|\bnull\b| {2}| [.,;]|\.\./u);
      expect(text).not.toMatch(/\ba [aeio]|\ban (?!hour|heirloom|honorary|X-ray)[^aeiou“A-Z8]|\bthe the\b|\bthe an?\b/u);
      for (const sentence of story.sentences) expect(sentence.text).toMatch(/^“?\p{Lu}.*[.!?]”?$/u);
    }
  });

  test('tells of something that each source was asked for', () => {
    const sources = [
      imagineSource({ mainTheme: 'crocodile', bodyInfluence: 'bomber plane', characteristicInfluence: 'sneakers' }, 'a'),
      imagineSource({ mainTheme: 'penguin', bodyInfluence: 'hot dog', characteristicInfluence: 'guitar' }, 'b'),
      imagineSource({ mainTheme: 'owl', bodyInfluence: 'toilet', characteristicInfluence: 'crown' }, 'c'),
    ];
    for (let seed = 0; seed < 100; seed++) {
      const { description } = writeFusion(sources, `told-${seed}`);
      for (const words of [/crocodile|bomber plane|sneakers/u, /penguin|hot dog|guitar/u, /owl|toilet|crown/u])
        expect(description).toMatch(words);
    }
  });

  test.each([['nostalgia', /the nostalgia \p{Ll}+|’s nostalgia \p{Ll}+/u]])(
    'R1052 an idea is handed down by its word, which is no quotation: %s',
    (mainTheme, handed) => {
      const sources = [imagineSource({ mainTheme }, 'a'), imagineSource({ mainTheme: 'penguin' }, 'b')];
      const lores = ['1', '2', '3', '4'].map((seed) => writeFusion(sources, seed).description).join('\n');
      expect(lores).toMatch(handed);
      expect(lores).not.toContain(`“${mainTheme}”`);
    },
  );

  test('ten in a row begin, go on and end in their own ways', () => {
    for (let from = 0; from + 10 <= stories.length; from += 10) {
      const page = stories.slice(from, from + 10).map(({ story }) => story.sentences);
      expect(new Set(page.map((sentences) => sentences[0]?.skeleton)).size).toBeGreaterThan(5);
      expect(new Set(page.map((sentences) => sentences.map(({ skeleton }) => skeleton).join())).size).toBe(10);
    }
  });

  test.each([true, false])('never gives a hidden message away (secret: %s)', (makeMessageSecret) => {
    const message = 'Meet me, behind the launderette!';
    const hidden = { hiddenMessage: message, makeMessageSecret };
    const { wish } = imagineSource(hidden, 'blank');
    const sources = [
      imagineSource({ mainTheme: 'cat', ...hidden }, 'cat'),
      // By somebody who told it in the lore, and by somebody who asked for it.
      { ...foundSource('Zorp', 'Foo bar: meet me behind the LAUNDERETTE baz.'), wish },
      { ...imagineSource({ mainTheme: 'meet me behind the launderette', ...hidden }, 'told'), name: 'Blorp' },
    ];
    for (let seed = 0; seed < 100; seed++) {
      const { name, description } = writeFusion(sources, `hidden-${seed}`);
      expect(`${name} ${description}`.toLowerCase()).not.toMatch(/launderette|meet me/u);
    }
  });

  test('keeps its limits whatever the sources are called and however they read', () => {
    const text = fc.oneof(fc.string({ unit: 'binary', maxLength: 200 }), fc.string({ unit: 'grapheme', maxLength: 200 }));
    const source = fc
      .tuple(fc.string({ unit: 'grapheme', minLength: 2, maxLength: 60 }), text)
      .map(([name, lore]) => foundSource(name, lore));
    fc.assert(
      fc.property(fc.array(source, { minLength: 2, maxLength: 3 }), fc.string(), (sources, seed) => {
        const { name, description } = writeFusion(sources, seed);
        expect(name.length).toBeLessThanOrEqual(60);
        expect(description.length).toBeLessThanOrEqual(1000);
        expect(description).toContain(name);
        expect(writeFusion(sources, seed)).toEqual({ name, description });
      }),
      { numRuns: 300 },
    );
  });
});
