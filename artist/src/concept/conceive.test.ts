import type { Wish } from '@chaos/shared/contract/characters';
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { findStem } from '../author/phonetics.ts';
import { writeCharacter } from '../author/write-character.ts';
import { pieceExists } from '../drawing/piece-files.ts';
import { readLook } from '../lettering/carriers.ts';
import { findBackdropFor } from '../painter/backdrops/backdrops.ts';
import { pluralOf } from '../translation/plural.ts';
import { conceive } from './conceive.ts';
import { lookOf } from './concept.ts';
import { foldWords } from './fold-words.ts';
import { BLANK } from './testing.ts';

const wish = (fields: Partial<Wish>): Wish => ({ ...BLANK, ...fields });

it.each(['happy', 'poor', 'hates money', 'dreams of money'])(
  'brings nothing along for what is not there: %s',
  (characteristicInfluence) => {
    for (const seed of ['a', 's', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j', 'k', 'l', 'm'])
      expect(conceive({ ...BLANK, mainTheme: 'dog', characteristicInfluence }, seed).props).toEqual([]);
  },
);

it('shows what was asked for', () => {
  const concept = conceive(
    wish({
      mainTheme: 'Crocodile',
      bodyInfluence: 'bomber plane',
      characteristicInfluence: 'wears sneakers',
      style: 'vaporwave',
    }),
    'any',
  );
  expect(concept.theme).toEqual({ word: 'crocodile', given: true, piece: '1f40a' });
  expect(concept.body).toEqual({ word: 'bomber plane', given: true, piece: '1f6ec' });
  expect(concept.trait).toEqual({ word: 'wears sneakers', given: true, piece: '1f45f' });
  expect(concept.style).toMatchObject({ word: 'vaporwave', given: true, backdrop: 'vaporwave', finish: 'vaporwave' });
});

it('tells of what is not wanted in the words that were typed', () => {
  const { theme, trait } = conceive(wish({ mainTheme: 'not a cat', characteristicInfluence: 'never smiles' }), 'any');
  expect(theme).toMatchObject({ word: 'not a cat', given: true });
  expect(trait).toMatchObject({ word: 'never smiles', given: true });
});

it('is the same for the same wish and seed, and differs between seeds', () => {
  expect(conceive(BLANK, 'x')).toEqual(conceive(BLANK, 'x'));
  const concepts = Array.from({ length: 200 }, (_, seed) => {
    const { theme, body, trait, style, props } = conceive(BLANK, `seed-${seed}`);
    return JSON.stringify([theme.piece, body.piece, trait.piece, style.backdrop, props.map((prop) => prop.piece)]);
  });
  expect(new Set(concepts).size).toBe(200);
});

it('never throws, and always has words, pieces and a place, whatever was typed', () => {
  const text = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 200 }),
    fc.string({ unit: 'grapheme', maxLength: 200 }),
    fc.constantFrom('', '   ', '\u200f\u202e', '🏳️‍🌈🦈', 'مرحبا بالعالم', 'x'.repeat(200), '\ud800', '<script>&', '👩🏽‍🚀'),
  );
  const field = fc.option(text);
  fc.assert(
    fc.property(field, field, field, field, fc.string(), (mainTheme, bodyInfluence, characteristicInfluence, style, seed) => {
      const concept = conceive(wish({ mainTheme, bodyInfluence, characteristicInfluence, style }), seed);
      for (const idea of [concept.theme, concept.body, concept.trait, ...concept.props]) {
        expect(idea.word.trim()).not.toBe('');
        expect(idea.word.length).toBeLessThanOrEqual(61);
        if (idea.piece === null) expect(readLook(lookOf(idea))?.letters.trim()).toBeTruthy();
        else expect(pieceExists(idea.piece)).toBe(true);
      }
      expect(concept.style.word.trim()).not.toBe('');
      expect(findBackdropFor(concept.style.backdrop).id).toBe(concept.style.backdrop);
      expect(concept.props.length).toBeLessThanOrEqual(3);
    }),
    { numRuns: 150 },
  );
});

test('an emoji is what it is, in any field and beside words', () => {
  const wish = { ...BLANK, mainTheme: '🦈', bodyInfluence: '🍕', characteristicInfluence: '🎸', style: '🌋' };
  const { theme, body, trait, style } = conceive(wish, 'emoji');
  expect([theme.piece, body.piece, trait.piece, style.backdrop]).toEqual(['1f988', '1f355', '1f3b8', 'volcano']);
  expect(conceive({ ...wish, characteristicInfluence: 'yawning 🎸' }, 'emoji').trait.piece).toBe('1f3b8');
  expect(conceive({ ...wish, mainTheme: 'opera singer 🦈' }, 'emoji').theme.piece).toBe('1f988');
});

it.each([
  ['please make a hippo with a tutu', 'a hippo with a tutu'],
  ['I want a dolphin that works as a tax accountant in Zurich', 'a dolphin that works as a tax accountant in Zurich'],
  ['Can you draw me an owl please!', 'an owl'],
  ['I like trains', 'I like trains'],
])('hears what is wished for in %j', (typed, word) => {
  expect(conceive(wish({ mainTheme: typed }), 'any').theme.word).toBe(word);
});

describe('foldWords', () => {
  it('folds white space and case, and cuts long texts after a whole word', () => {
    expect(foldWords('  Big \n\t CROC ')).toBe('big croc');
    expect(foldWords(' \u200b ')).toBeNull();
    const long = foldWords('one two three four five six seven eight nine ten eleven twelve thirteen');
    expect(long).toBe('one two three four five six seven eight nine ten eleven');
  });
});

test.each(['constructor', '__proto__'])(
  'R1156 what JavaScript calls something of its own is a word like any other: %s',
  (word) => {
    const whole = wish({ mainTheme: word, bodyInfluence: word, characteristicInfluence: word, style: word });
    for (const typed of [wish({ mainTheme: word }), whole])
      expect(writeCharacter(conceive(typed, 'own')).description).toMatch(/constructor|proto/iu);
    expect([pluralOf(word), findStem(word)].join(' ')).toMatch(/^(?:constructors constructor|__proto__s prot)$/);
  },
);
