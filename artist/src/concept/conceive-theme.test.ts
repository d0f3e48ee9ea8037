import type { Wish } from '@chaos/shared/contract/characters';
import { expect, it, test } from 'vitest';
import { findPiece } from '../pieces/catalogue.ts';
import { nameOfPiece } from '../pieces/piece-names.ts';
import { conceive } from './conceive.ts';
import { type Idea, traitsOf } from './concept.ts';
import { isCreature } from './creatures.ts';
import { BLANK } from './testing.ts';

const wish = (fields: Partial<Wish>): Wish => ({ ...BLANK, ...fields });

it('makes the second subject of a theme the body, when no body was asked for', () => {
  const concept = conceive(wish({ mainTheme: 'a crocodile riding a bomber plane' }), 's');
  expect(concept.theme.piece).toBe('1f40a');
  expect(concept.body).toEqual({ word: 'bomber plane', given: false, piece: '1f6ec' });
});

it('reads a sentence as one: somebody, what it rides, where it is, and what it does', () => {
  const theme = 'a crocodile who rides a skateboard through Rome while eating pasta';
  for (let seed = 0; seed < 20; seed++) {
    const concept = conceive(wish({ mainTheme: theme }), `${seed}`);
    expect(concept.theme.piece).toBe('1f40a');
    expect(concept.body.piece).toBe('1f6f9');
    expect(concept.props.map(({ piece }) => piece)).toContain('1f35d');
    expect(concept.style).toMatchObject({ word: 'Rome', backdrop: 'old-town it colosseum =rome' });
  }
});

it('shows what somebody wears and is, although nothing was typed for it', () => {
  expect(conceive(wish({ mainTheme: 'an owl wearing sunglasses' }), 's').trait.piece).toBe('1f576-fe0f');
  expect(conceive(wish({ mainTheme: 'an angry toad' }), 's').trait.piece).toBe('1f4a2');
  expect(conceive(wish({ mainTheme: 'eine Katze mit Brille' }), 's').trait.piece).toBe('1f453');
});

it('takes no word for what it is only like', () => {
  const themeOf = (mainTheme: string) => conceive(wish({ mainTheme }), 's').theme;
  expect(themeOf('säl').piece).toBe('1f9ad');
  expect(themeOf('Anna Lisa')).toMatchObject({ piece: '1f469', word: 'Anna Lisa' });
  expect(themeOf('das Unbekannte').piece).toBeNull();
});

it('shows what no piece shows by its nearest kin, which bears its name unless it is seen to be that', () => {
  const seen = (fields: Partial<Wish>) => {
    const { theme, body, trait, props } = conceive(wish(fields), 's');
    return {
      pieces: [theme.piece, body.piece],
      letters: [trait, ...props].flatMap((idea) => (idea.piece === null ? [idea.letters] : [])),
    };
  };
  expect(seen({ mainTheme: 'melon', bodyInfluence: 'gibbon' })).toEqual({
    pieces: ['1f348', 'kin-gibbon'],
    letters: ['gibbon'],
  });
  expect(seen({ mainTheme: 'melon', bodyInfluence: 'śpiący ryś' }).pieces).toEqual(['1f348', 'own-lynx']);
  expect(seen({ mainTheme: 'pegasus', bodyInfluence: 'pear' })).toEqual({ pieces: ['kin-pegasus', '1f350'], letters: [] });
  expect(seen({ mainTheme: 'gibbon', bodyInfluence: 'pear', characteristicInfluence: 'sneakers' }).letters).toEqual(['gibbon']);
});

it.each(['grandma', 'abuela ninja', 'teacher', 'doctor', 'baby', 'my mother', 'family', 'pregnant woman'])(
  'R737 whom a wish is about is seen by their own face, and no beast by chance has it: %s',
  (mainTheme) => {
    for (let seed = 0; seed < 40; seed++) {
      const { body } = conceive(wish({ mainTheme }), `${seed}`);
      expect(body.piece && findPiece('animal', body.piece)).toBeFalsy();
    }
  },
);

it('R737 nobody grows together by chance with what their trait refuses, or with anything like it', () => {
  const bodiesOf = (characteristicInfluence: string | null) =>
    Array.from({ length: 200 }, (_, seed) => conceive(wish({ characteristicInfluence }), `${seed}`).body.piece);
  const meats = ['1f969', '1f357', '1f356', '1f354'];
  expect(meats.some((piece) => bodiesOf(null).includes(piece))).toBe(true);
  for (const piece of meats) expect(bodiesOf('vegan')).not.toContain(piece);
});

test.each([
  ['knight afraid of mice', 'knight', 'mouse'],
  ['Ritter der Angst vor Mäusen hat', 'knight', 'mouse'],
  ['torero con miedo a los toros', 'bullfighter', 'ox'],
  ['beekeeper afraid of bees', 'beekeeper', 'bee'],
  ['a teacher who hates cats', 'teacher', 'cat'],
  ['vampire allergic to garlic', 'vampire', 'garlic'],
  ['a cat afraid of cucumbers', 'cat', 'cucumber'],
  ['a pirate in love with a mermaid', 'pirate', 'mermaid'],
  ['wolf terrified of rabbits', 'wolf', 'rabbit'],
  ['mouse that hates cats', 'mouse', 'cat'],
  ['uomo allergico ai gatti', 'man', 'cat'],
  ['dog afraid of thunder', 'dog', 'lightning bolt'],
  ['grandma who loves heavy metal', 'old woman', 'guitar'],
])(
  'R777 whoever fears, hates or loves something is the hero, and what they feel it for stands beside: %s',
  (mainTheme, who, other) => {
    const { theme, body, props, company = [], ...concept } = conceive({ ...BLANK, mainTheme }, 'feared');
    expect(nameOfPiece(theme.piece ?? '')).toBe(who);
    expect(body.piece && nameOfPiece(body.piece)).not.toBe(other);
    const names = (ideas: readonly Idea[]) => ideas.map(({ piece }) => piece && nameOfPiece(piece));
    expect(names([...props, ...company.map((one) => one.theme)]).filter((name) => name === other)).toHaveLength(1);
    expect(names(traitsOf({ theme, body, props, ...concept }))).not.toContain(other);
  },
);

test.each([
  ['cat afraid of heights', 'heights'],
  ['man afraid of his own shadow', 'shadow'],
])('R777 what nothing shows of what is feared is read, and the fear is seen: %s', (mainTheme, word) => {
  const { trait, props } = conceive({ ...BLANK, mainTheme }, 'feared');
  expect(trait.piece).toBe('1f4a6');
  expect(props.map((prop) => prop.piece === null && prop.letters)).toContain(word);
});

test.each(['Maulwurf blind vor Liebe', 'madly in love mole'])(
  'R777 who is in love with nobody named is the hero: %s',
  (mainTheme) => {
    const { theme } = conceive({ ...BLANK, mainTheme }, 'feared');
    expect(theme.piece && nameOfPiece(theme.piece)).toBe('mole');
  },
);

test.each([
  ['toilet', 'annoying'],
  ['camembert', 'in love'],
  ['nurse', null],
  ['chemistry teacher', 'precise'],
  ['banana for scale', null],
  ['dragon', 'afraid of fire'],
])(
  'R831 whoever more is told of than a name is whole, and chance grows nothing together with them: %s, %s',
  (mainTheme, trait) => {
    for (let seed = 0; seed < 12; seed++) {
      const { theme, body } = conceive(wish({ mainTheme, characteristicInfluence: trait }), `${seed}`);
      expect(theme.piece).not.toBeNull();
      expect(body.piece).toBe(theme.piece);
    }
  },
);

test.each(['toaster', 'homework', 'coffee', 'teapot', 'football', 'umbrella', 'lasagne', 'Teekanne', 'grille-pain'])(
  'R1129 a thing that is all of a wish is whole, and has nothing on it that chance chose: %s',
  (mainTheme) => {
    for (let seed = 0; seed < 12; seed++) {
      const { theme, body } = conceive(wish({ mainTheme }), `${seed}`);
      expect(theme.piece).not.toBeNull();
      expect(body.piece).toBe(theme.piece);
    }
  },
);

test('R831 a person is called what was typed, and is told of with no other of the same trade', () => {
  for (const mainTheme of ['padeiro', 'vampire dentist', 'nurse on night shift', 'lost astronaut']) {
    const { theme, body } = conceive(wish({ mainTheme }), 'called');
    expect([body.word, body.given]).toEqual([theme.word, false]);
  }
});

it.each(['not a cat', 'keine Katze', 'pas un chat'])('R940 who is no cat is no lion or tiger either: %s', (mainTheme) => {
  const cats = ['1f408', '1f408-200d-2b1b', '1f431', '1f981', '1f42f', '1f405', '1f406', 'own-puma', 'own-lynx'];
  for (let seed = 0; seed < 200; seed++) {
    const { theme, body } = conceive({ ...BLANK, mainTheme }, `${seed}`);
    expect(cats).not.toContain(theme.piece);
    expect(cats).not.toContain(body.piece);
  }
});

it.each([
  ['a sharkicorn', '1f988', '1f984'],
  ['pugasaurus', 'own-pug', '1f996'],
  ['a catzilla', '1f431', undefined],
  ['trash panda', '1f99d', undefined],
  ['a pupper', '1f436', undefined],
  ['danger noodle', '1f40d', undefined],
  ['two energy drinks', 'kin-energy-drinks', undefined],
  ['a treasure chest', 'kin-treasure-chest', undefined],
])('R1039 made-up beasts and nicknames are seen as what they are made of or mean: %s', (mainTheme, piece, beside) => {
  const { theme, body, props, build } = conceive(wish({ mainTheme }), 's');
  expect([theme.piece, body.piece]).toEqual([piece, piece]);
  expect(props.map((prop) => prop.piece)).toEqual(beside === undefined ? [] : [beside]);
  expect(build ?? []).toEqual(mainTheme === 'a catzilla' ? ['huge'] : []);
});

it.each(['godzilla', 'stegosaurus', 'popcorn', 'acorn', 'thesaurus', 'a bridezilla'])(
  'R1039 a word that is none of these stays: %s',
  (mainTheme) => {
    const { theme, build } = conceive(wish({ mainTheme }), 's');
    expect([theme.piece === '1f984', build]).toEqual([false, undefined]);
  },
);

test.each([
  ['deadline', '23f0 1f4c5'],
  ['my tax return', 'own-tax-forms 1f9fe 1f9ee'],
  ['moodboard of a midlife crisis', '1f3cd-fe0f 1f3b8 1f3ce-fe0f'],
])('R1086 an idea (%s) is one of its things, and never a beast by chance', (mainTheme, things) => {
  const seen = [...'abc'].map((seed) => conceive(wish({ mainTheme }), seed).theme.piece);
  expect(seen.filter((piece) => !things.split(' ').includes(piece ?? ''))).toEqual([]);
});

test.each(['hates Mondays', 'Blorptanga, tax return', 'burnout patient', 'dream team', 'early bird', 'homesick'])(
  'R1086 who has a name, does something or is somebody besides (%s) is no thing',
  (mainTheme) => {
    expect(isCreature(conceive(wish({ mainTheme }), 's').theme.piece ?? '')).toBe(true);
  },
);
