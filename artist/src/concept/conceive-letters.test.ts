import type { Wish } from '@chaos/shared/contract/characters';
import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { boardOfLook, readLook } from '../lettering/carriers.ts';
import { findPieces } from '../pieces/search-pieces.ts';
import { conceive } from './conceive.ts';
import { lookOf } from './concept.ts';
import { BLANK } from './testing.ts';

const wish = (fields: Partial<Wish>): Wish => ({ ...BLANK, ...fields });

it('R310 letters a word that no piece shows, and puts no piece in its place', () => {
  for (const word of ['blorptang', 'Zxqv Wrmpf', 'ぷるぷるむ', 'שקשוקיתוש', 'بلوربتانغ']) {
    const letters = word.toLowerCase();
    const lettered = { word: expect.stringMatching(new RegExp(word, 'i')), given: true, piece: null, letters };
    const asked = wish({ mainTheme: word, bodyInfluence: word, characteristicInfluence: word });
    for (let seed = 0; seed < 20; seed++) {
      const { theme, body, trait } = conceive(asked, `${seed}`);
      for (const idea of [theme, body, trait]) expect(idea).toMatchObject(lettered);
      expect(readLook(lookOf(theme))).toMatchObject({ letters });
    }
  }
});

it('R310 shows nothing that the words do not name, whatever they are', () => {
  const syllable = fc.constantFrom(
    'blo',
    'rp',
    'tang',
    'zo',
    'quix',
    'wib',
    'nurf',
    'ple',
    'ско',
    'ба',
    'ぷ',
    '물',
    'شق',
    'שק',
    'धू',
  );
  const word = fc.array(syllable, { minLength: 1, maxLength: 5 }).map((parts) => parts.join(''));
  fc.assert(
    fc.property(word, word, word, fc.string(), (mainTheme, bodyInfluence, characteristicInfluence, seed) => {
      const { theme, body, trait } = conceive(wish({ mainTheme, bodyInfluence, characteristicInfluence }), seed);
      for (const [idea, text] of [
        [theme, mainTheme],
        [body, bodyInfluence],
        [trait, characteristicInfluence],
      ] as const) {
        const named = findPieces(text, []).map(({ piece }) => piece);
        if (idea.piece === null) expect(idea.letters).toBe(text);
        else expect(named).toContain(idea.piece);
      }
    }),
    { numRuns: 200 },
  );
});

it('R372 shows an unknown word beside a known one as its letters, and the known one as itself', () => {
  const lettersOf = (fields: Partial<Wish>) => {
    const { trait, props } = conceive(wish(fields), 's');
    return [trait, ...props].flatMap((idea) => (idea.piece === null ? [idea.letters] : []));
  };
  expect(conceive(wish({ mainTheme: 'metaphysics shark' }), 's').theme.piece).toBe('1f988');
  expect(lettersOf({ mainTheme: 'metaphysics shark' })).toEqual(['metaphysics']);
  expect(lettersOf({ mainTheme: 'metaphysics shark', characteristicInfluence: 'sneakers' })).toEqual(['metaphysics']);
  expect(lettersOf({ mainTheme: 'cat', bodyInfluence: 'quantum toaster' })).toEqual(['quantum']);
  expect(lettersOf({ mainTheme: 'Кот философ' })).toEqual(['философ']);
  expect(lettersOf({ mainTheme: 'a capybara in a nightgown' })).toEqual(['nightgown']);
  for (const mainTheme of ['a very tired walrus', 'blue cat', 'two angry geese', 'a majestic shark', 'crocodile without teeth'])
    expect(lettersOf({ mainTheme })).toEqual([]);
});

it('has sayings read as a whole, and what somebody does beside what it is done with', () => {
  const lettersOf = (characteristicInfluence: string) => {
    const { trait, props } = conceive(wish({ mainTheme: 'pear', characteristicInfluence }), 's');
    return [trait, ...props].flatMap((idea) => (idea.piece === null ? [idea.letters] : []));
  };
  expect(lettersOf('never gonna give you up')).toEqual(['never gonna give you up']);
  expect(lettersOf('ran away from home')).toEqual(['ran away from home']);
  for (const known of ['plays guitar', 'riding a bike', 'holding a sword', 'wears red boots'])
    expect(lettersOf(known)).toEqual([]);
});

it('writes nothing in a script for which there is no font', () => {
  const { trait, props } = conceive(wish({ mainTheme: 'ช้าง', characteristicInfluence: 'ขี้เกียจ' }), 's');
  expect([trait, ...props].filter(({ piece }) => piece === null)).toEqual([]);
});

it('letters the same word on something else for another seed', () => {
  const asked = wish({ mainTheme: 'blorptang', bodyInfluence: 'wibblewob', characteristicInfluence: 'snorkelish' });
  const concepts = Array.from({ length: 60 }, (_, seed) => conceive(asked, `${seed}`));
  for (const part of ['theme', 'body', 'trait'] as const) {
    expect(new Set(concepts.map((concept) => readLook(lookOf(concept[part]))?.carrier)).size).toBeGreaterThanOrEqual(8);
  }
});

it.each([
  ['very short neck', 'very short neck'],
  ['rainbow horn', 'rainbow horn'],
  ['golden horn', 'golden horn'],
])('letters "%s", of which a picture would show something else', (characteristicInfluence, letters) => {
  expect(conceive(wish({ bodyInfluence: 'narwhal', characteristicInfluence }), 's').trait).toMatchObject({
    piece: null,
    letters,
  });
});

it.each([
  ['trägt eine Krone', '1f451'],
  ['knitted scarf', '1f9e3'],
  ['leather jacket', 'own-leather-jacket'],
  ['a hat and each with a sword', '1f3a9'],
  ['three swords', '2694-fe0f'],
  ['with a crown on its head', '1f451'],
  ['в шляпе', '1f3a9'],
])('letters no scraps of "%s"', (characteristicInfluence, piece) => {
  const { trait, also = [], props } = conceive(wish({ bodyInfluence: 'owl', characteristicInfluence }), 's');
  expect(trait.piece).toBe(piece);
  expect([...also, ...props].filter((idea) => idea.piece === null)).toEqual([]);
});

it.each(['three eyes', 'huge beard', 'bıyıklı', 'baffi lunghissimi', 'a monocle'])('draws %s and does not write it', (said) => {
  const { trait, props } = conceive(wish({ bodyInfluence: 'robot', characteristicInfluence: said }), 's');
  expect([trait, ...props].every(({ piece }) => piece !== null)).toBe(true);
});

it('says once what is missing, and letters no particles', () => {
  const lettersOf = (mainTheme: string) => {
    const { trait, props } = conceive(wish({ mainTheme }), 's');
    return [trait, ...props].flatMap((idea) => (idea.piece === null ? [idea.letters] : []));
  };
  expect(lettersOf('no legs, just a blorptang')).toEqual([]);
  expect(lettersOf('गुस्से वाला हाथी')).toEqual([]);
  expect(lettersOf('медведь на велосипеде')).toEqual([]);
});

it.each([
  [{ mainTheme: 'a cat without ears' }, 'without ears'],
  [{ mainTheme: 'ein Hund ohne Schwanz' }, 'ohne schwanz'],
  [{ bodyInfluence: 'horse', characteristicInfluence: 'no legs' }, 'no legs'],
  [{ mainTheme: 'кот без хвоста' }, 'без хвоста'],
  [{ mainTheme: '꼬리 없는 개' }, '꼬리 없는'],
  [{ mainTheme: 'avocado without a pit' }, 'without a pit'],
  [{ mainTheme: 'a pirate who lost his hand' }, 'lost his hand'],
  [{ mainTheme: 'avocado', bodyInfluence: 'sumo wrestler', characteristicInfluence: 'no pit' }, 'no pit'],
  [{ mainTheme: 'Kartoffelsalat', characteristicInfluence: 'ohne Mayo' }, 'ohne mayo'],
])('says which part is missing: %j', (fields, letters) => {
  const concept = conceive(wish(fields), 's');
  expect([concept.trait, ...concept.props].flatMap((idea) => (idea.piece === null ? [idea.letters] : []))).toContain(letters);
});

it('writes beside somebody on what its letters fill, and no left-over that says nothing', () => {
  const beside = (fields: Partial<Wish>, seed: string) =>
    conceive(wish(fields), seed).props.flatMap((idea) => (idea.piece === null ? [idea] : []));
  for (let seed = 0; seed < 20; seed++) {
    const [sign] = beside(
      { mainTheme: 'avocado', bodyInfluence: 'blorptang wrestler', characteristicInfluence: 'crown' },
      `${seed}`,
    );
    expect(['pavement-sign', 'signpost']).toContain(sign?.carrier);
  }
  expect(beside({ mainTheme: 'rabbit', characteristicInfluence: 'drinks nine coffees a day' }, 's')).toEqual([]);
});

it('ends what is too long for a sign at a word', () => {
  const { theme } = conceive(wish({ mainTheme: 'glorbify the snorkelish wibblewob of the blorptang' }), 's');
  expect(theme).toMatchObject({ letters: 'glorbify the snorkelish wibblewob of the…' });
});

it('gives a word to carry to who has a face of its own', () => {
  for (const bodyInfluence of ['flamingo', 'fox', 'robot', 'bomber plane']) {
    for (let seed = 0; seed < 10; seed++) {
      const { theme } = conceive(wish({ mainTheme: 'blorptang', bodyInfluence }), `${seed}`);
      expect(theme).toMatchObject({ piece: null, letters: 'blorptang' });
      expect(boardOfLook(lookOf(theme))).toBeDefined();
    }
  }
  expect(boardOfLook(lookOf(conceive(wish({ mainTheme: 'blorptang', bodyInfluence: 'toaster' }), 's').theme))).toBeUndefined();
});

it('makes somebody who is a word nothing but what carries it', () => {
  const { theme, body } = conceive(wish({ mainTheme: 'blorptang' }), 's');
  expect(lookOf(body)).toBe(lookOf(theme));
  expect(body).toMatchObject({ given: false, letters: 'blorptang' });
  expect(body.word).not.toBe('blorptang');
});

const lettersIn = (fields: Partial<Wish>): string[] => {
  const { theme, trait, props } = conceive(wish(fields), 's');
  return [theme, trait, ...props].flatMap((idea) => (idea.piece === null ? [idea.letters] : []));
};

test.each([
  ['gluten free dragon', 'gluten free'],
  ['sugar-free cola', 'sugar-free'],
  ['alkoholfreies Bier', 'alkoholfrei'],
  ['kopfloses Huhn', 'kopflos'],
  ['headless chicken', 'headless'],
  ['toothless shark', 'toothless'],
  ['unicorn without a horn', 'without a horn'],
  ['a burger with no bun', 'no bun'],
])('R1195 what "%s" is without is read in the words that deny it, and not as if it were there', (mainTheme, letters) => {
  expect(lettersIn({ mainTheme })).toEqual([letters]);
});

it.each(['duty free penguin', 'set the whale free', 'a free bird', 'homeless snail', 'hatless penguin'])(
  'R1195 takes nothing from "%s", or what is seen to be off',
  (mainTheme) => {
    expect(lettersIn({ mainTheme })).toEqual([]);
  },
);

test.each([
  [{ mainTheme: 'kubernetes', bodyInfluence: 'walrus' }, 'kubernetes'],
  [{ mainTheme: 'Wut', bodyInfluence: 'Gartenzwerg' }, 'wut'],
  [{ mainTheme: 'hope', bodyInfluence: 'butterfly' }, 'hope'],
  [{ mainTheme: 'fomo' }, 'fomo'],
  [{ mainTheme: 'bingo night' }, 'bingo night'],
  [{ mainTheme: 'pickleball' }, 'pickleball'],
])('R1196 an idea that something else stands for is carried in letters: %j', (fields, letters) => {
  expect(conceive(wish(fields), 's').trait).toMatchObject({ piece: null, letters });
});

it.each(['tennis', 'bingo caller', 'programmer', 'a jealous frog', 'homesick astronaut'])(
  'R1196 letters nothing for "%s", which is seen or somebody',
  (mainTheme) => {
    expect(lettersIn({ mainTheme })).toEqual([]);
  },
);

test.each([
  ['banana 67', '67', 1],
  ['67 banana', '67', 1],
  ['Banane 67', '67', 1],
  ['chicken 6 7', '6 7', 1],
  ['frog six seven', 'six seven', 1],
  ['bus number 42', '42', 1],
  ['67 bananas', '67', 12],
])('R1197 the number of "%s" is read', (mainTheme, number, count) => {
  expect(lettersIn({ mainTheme })).toEqual([number]);
  expect(conceive(wish({ mainTheme }), 's').count ?? 1).toBe(count);
});

it.each(['cat at 3', 'a dog aged 12', 'my brother is 8', 'route 66'])(
  'R1197 letters no hour, age or place: "%s"',
  (mainTheme) => {
    expect(lettersIn({ mainTheme })).toEqual([]);
  },
);
