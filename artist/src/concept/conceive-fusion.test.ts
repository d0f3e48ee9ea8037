import { countFor } from '@chaos/shared/testing/full-run-counts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { pieceExists } from '../drawing/piece-files.ts';
import { conceiveFusion, conceiveSource } from './conceive-fusion.ts';
import { lookOf } from './concept.ts';
import { guessWish } from './guess-wish.ts';
import { foundSource, imagineSource, imagineSources } from './testing.ts';

describe('the plan of a fused character', () => {
  test('has a head, a body or the belly of every source, and the trait and the place of each', () => {
    for (let seed = 0; seed < countFor({ slice: 100, full: 300 }); seed++) {
      const sources = imagineSources(seed);
      const { fusion } = conceiveFusion(sources, `plan-${seed}`);
      const shown = [...fusion.heads, ...fusion.bodies, ...(fusion.core ? [fusion.core] : [])];
      for (const [index, concept] of sources.map(conceiveSource).entries()) {
        const looks = [concept.theme, concept.body].map(lookOf);
        expect(shown.some((idea) => looks.includes(lookOf(idea)))).toBe(true);
        expect(fusion.traits[index]).toEqual(concept.trait);
        const { word, backdrop, finish } = concept.style;
        expect(fusion.places[index]).toEqual({ word, backdrop, finish });
      }
    }
  });

  test('of two loses neither face nor body', () => {
    for (let seed = 0; seed < 100; seed++) {
      const sources = imagineSources(seed * 2);
      const { fusion } = conceiveFusion(sources, `pair-${seed}`);
      const shown = [...fusion.heads, ...fusion.bodies, ...(fusion.core ? [fusion.core] : [])].map(lookOf);
      for (const { theme, body } of sources.map(conceiveSource)) {
        expect(shown).toContain(lookOf(theme));
        expect(shown).toContain(lookOf(body));
      }
    }
  });

  test('is the same for the same sources and seed, and another one for another seed', () => {
    const sources = [imagineSource({ mainTheme: 'cat' }, 'one'), imagineSource({ mainTheme: 'frog' }, 'two')];
    expect(conceiveFusion(sources, 'seed')).toEqual(conceiveFusion(sources, 'seed'));
    const plans = Array.from({ length: 40 }, (_, seed) => JSON.stringify(conceiveFusion(sources, `${seed}`).fusion));
    expect(new Set(plans).size).toBeGreaterThan(3);
  });

  test('is found whatever the sources are called and however their lore reads', () => {
    const text = fc.oneof(fc.string({ unit: 'binary', maxLength: 300 }), fc.string({ unit: 'grapheme', maxLength: 300 }));
    const source = fc.tuple(text, text).map(([name, lore]) => foundSource(name, lore));
    fc.assert(
      fc.property(fc.array(source, { minLength: 2, maxLength: 3 }), fc.string(), (sources, seed) => {
        const { props, fusion } = conceiveFusion(sources, seed);
        for (const { piece } of [...fusion.heads, ...fusion.bodies, ...fusion.traits, ...props])
          expect(piece === null || pieceExists(piece)).toBe(true);
        expect(props.length).toBeLessThanOrEqual(3);
      }),
      { numRuns: 100 },
    );
  });
});

describe('a wish that nobody knows', () => {
  test('is read out of the lore', () => {
    const lore = 'Tralala is a shark crossed with a teapot. It plays the guitar on a sunny beach. A goose is watching.';
    expect(guessWish('Tralala', lore)).toMatchObject({
      mainTheme: 'shark',
      bodyInfluence: 'teapot',
      characteristicInfluence: 'guitar',
      style: 'sunny beach',
      hiddenMessage: null,
    });
  });

  test('is blank when the lore names nothing', () => {
    expect(guessWish('', '')).toMatchObject({ mainTheme: null, bodyInfluence: null, characteristicInfluence: null, style: null });
  });
});
