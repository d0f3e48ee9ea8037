import type { Wish } from '@chaos/shared/contract/characters';
import { expect, it } from 'vitest';
import { findPiece } from '../pieces/catalogue.ts';
import { conceive } from './conceive.ts';
import { type Concept, traitsOf } from './concept.ts';
import { planOutfit } from './outfit.ts';
import { BLANK } from './testing.ts';

const wish = (fields: Partial<Wish>): Wish => ({ ...BLANK, ...fields });

it.each([
  ['plays guitar', '1f3b8'],
  ['rich', '1f4b0'],
  ['sleepy', '1f4a4'],
  ['tired', '1f4a4'],
  ['flying', '1fabd'],
  ['king of the world', '1f451'],
  ['ninja', '2694-fe0f'],
  ['angry', '1f4a2'],
])('finds the trait "%s"', (characteristicInfluence, piece) => {
  expect(conceive(wish({ characteristicInfluence }), 's').trait.piece).toBe(piece);
});

it('chooses nothing that was not wanted', () => {
  const isCreature = (piece: string | null) =>
    piece !== null && (findPiece('animal', piece) !== undefined || /^1f4[0-3]/.test(piece));
  for (let seed = 0; seed < 150; seed++) {
    const { theme, body, trait, props } = conceive(wish({ mainTheme: 'no animals please', style: 'no hat' }), `${seed}`);
    const pieces = [theme, body, trait, ...props].map((idea) => idea.piece);
    expect(pieces.filter(isCreature)).toEqual([]);
    expect(pieces.filter((piece) => piece !== null && findPiece('hat', piece))).toEqual([]);
  }
});

it('puts nothing by chance on a face, nor on what is known by its top', () => {
  for (let seed = 0; seed < 150; seed++) {
    for (const mainTheme of ['pineapple', 'cactus', 'deer', 'cat'])
      expect(conceive(wish({ mainTheme }), `${seed}`).trait.piece).not.toBe('1f97d');
    for (const asked of [{ mainTheme: 'pineapple' }, { bodyInfluence: 'cactus' }, { mainTheme: 'deer', bodyInfluence: 'car' }])
      expect(findPiece('hat', conceive(wish(asked), `${seed}`).trait.piece ?? '')).toBeUndefined();
  }
  expect(conceive(wish({ mainTheme: 'pineapple', characteristicInfluence: 'sombrero' }), '1').trait.piece).toBe('own-sombrero');
});

it('R372 hears which colour somebody has, and which not', () => {
  expect(conceive(wish({ mainTheme: 'a pink elephant' }), 's')).toMatchObject({ theme: { piece: '1f418' }, color: 'pink' });
  expect(conceive(wish({ mainTheme: 'blauer Hund' }), 's').color).toBe('blue');
  expect(conceive(wish({ mainTheme: 'a shark, not blue' }), 's')).toMatchObject({ unwantedColors: ['blue'] });
  for (const mainTheme of ['black cat', 'polar bear', 'a cat with a red hat', 'a shark, not blue'])
    expect(conceive(wish({ mainTheme }), 's').color).toBeUndefined();
});

it('colours what a colour stands beside', () => {
  const traitOf = (characteristicInfluence: string) => conceive(wish({ bodyInfluence: 'spider', characteristicInfluence }), 's');
  expect(traitOf('red boots').trait).toMatchObject({ piece: '1f97e', color: 'red' });
  expect(traitOf('botas rojas').trait).toMatchObject({ color: 'red' });
  expect(traitOf('red boots').color).toBeUndefined();
  expect(traitOf('pink fur, sunglasses')).toMatchObject({ color: 'pink', trait: { piece: '1f576-fe0f' } });
  expect(traitOf('blue and shy').color).toBe('blue');
  expect(conceive(wish({ bodyInfluence: 'blue jellyfish' }), 's')).toMatchObject({ color: 'blue', body: { piece: '1fabc' } });
  const pink = conceive(wish({ mainTheme: 'banana', bodyInfluence: 'gorilla', characteristicInfluence: 'pink fur' }), 's');
  expect(pink.color).toBeUndefined();
  expect(pink.body).toMatchObject({ piece: '1f98d', color: 'pink' });
  const dog = conceive(wish({ mainTheme: 'a pink dog with a blue hat' }), 's');
  expect(dog).toMatchObject({ color: 'pink', trait: { piece: '1f3a9', color: 'blue' } });
});

it('hears each part of an enumeration', () => {
  const { trait, props } = conceive(wish({ bodyInfluence: 'robot', characteristicInfluence: 'three tails and one wheel' }), 's');
  expect(trait.piece).toBe('1f6de');
  expect(props.flatMap((idea) => (idea.piece === null ? [idea.letters] : []))).toEqual(['three tails']);
  const winged = conceive(wish({ bodyInfluence: 'cow', characteristicInfluence: 'wings and a helmet' }), 's');
  expect(traitsOf(winged).map(({ piece }) => piece)).toContain('1fabd');
  expect(winged.props.map(({ piece }) => piece)).not.toContain('1fabd');
});

it('puts on all that is to be worn, and leaves feelings to the face', () => {
  const traits = conceive(wish({ bodyInfluence: 'owl', characteristicInfluence: 'a top hat, sunglasses and a scarf' }), 's');
  expect(traitsOf(traits).map(({ piece }) => piece)).toEqual(expect.arrayContaining(['1f3a9', '1f576-fe0f', '1f9e3']));
  expect(planOutfit(traits).held).toEqual([]);
  for (const characteristicInfluence of ['happy', 'traurig', 'злой', 'heureux'])
    expect(conceive(wish({ bodyInfluence: 'owl', characteristicInfluence }), 's').trait).toMatchObject({
      word: characteristicInfluence,
      piece: expect.any(String),
    });
});

it.each([
  ['no coffee', '2615', 'refused'],
  ['lost his glasses', '1f453', 'refused'],
  ['sans chapeau', '1f3a9', 'refused'],
  ['allergic to cats', '1f408', 'refused'],
  ['hates broccoli', '1f966', 'refused'],
  ['tired, no coffee', '2615', 'refused'],
  ['dreams of cheese', '1f9c0', 'thought'],
  ['speaks only french', '1f1eb-1f1f7', 'said'],
  ['vegan', '1f969', 'refused'],
])('shows in a bubble what somebody thinks of: %s', (characteristicInfluence, piece, at) => {
  const concept = conceive(wish({ mainTheme: 'wizard', characteristicInfluence }), 's');
  expect(traitsOf(concept)).toContainEqual(expect.objectContaining({ piece, at }));
  expect([...traitsOf(concept), ...concept.props].every((idea) => idea.piece !== null)).toBe(true);
});

it('holds what is loved, if a hand can', () => {
  expect(conceive(wish({ mainTheme: 'wizard', characteristicInfluence: 'loves his guitar' }), 's').trait).not.toHaveProperty(
    'at',
  );
});

it('takes nothing of chance for what somebody is to be without, and says it once', () => {
  for (let seed = 0; seed < 40; seed++) {
    const { trait, props, isBareheaded } = conceive(wish({ mainTheme: 'duck', characteristicInfluence: 'no hat' }), `${seed}`);
    expect(trait).toMatchObject({ word: 'no hat', given: true, piece: '1f3a9', at: 'refused' });
    expect(isBareheaded).toBe(true);
    expect(props.every(({ piece }) => piece !== null)).toBe(true);
  }
  const legless = conceive(wish({ mainTheme: 'waffle', characteristicInfluence: 'zonder benen' }), 's');
  expect(legless).toMatchObject({ lacks: ['legs'], trait: { letters: 'zonder benen' } });
  const ducks = conceive(wish({ mainTheme: 'seven ducks without hats' }), 's');
  expect([ducks.trait, ...ducks.props].every(({ piece }) => piece !== null)).toBe(true);
  expect(conceive(wish({ mainTheme: 'a cat lost in the woods' }), 's')).not.toHaveProperty('lacks');
});

const lettersOf = ({ trait, props }: Concept) => [trait, ...props].flatMap((idea) => (idea.piece === null ? [idea.letters] : []));

it.each([
  [{ mainTheme: 'a dragon with three tails' }, 'three tails'],
  [{ mainTheme: 'un perro con tres colas' }, 'tres colas'],
  [{ mainTheme: 'a unicorn with two horns' }, 'two horns'],
  [{ mainTheme: 'a dog with two wheels' }, 'two wheels'],
  [{ mainTheme: 'a clown', bodyInfluence: 'with two noses' }, 'two noses'],
  [{ mainTheme: 'robot', characteristicInfluence: 'has two mouths' }, 'two mouths'],
  [{ mainTheme: 'a snail with 5 eyes' }, undefined],
  [{ mainTheme: 'an alien with four spoons' }, undefined],
] as const)('R969 parts that are counted are the body’s, and neither held nor beside it: %j', (typed, said) => {
  for (const seed of ['a', 'b', 'c']) {
    const concept = conceive(wish(typed), seed);
    const { theme, body, props } = concept;
    expect(body.piece).toBe(theme.piece);
    expect(lettersOf(concept)).toEqual(said === undefined ? [] : [said]);
    expect(props.every(({ piece }) => piece === null)).toBe(true);
  }
});

it.each([
  ['not a horse', '1f40e 1f434', undefined],
  ['kein Pferd', '1f40e 1f434', 'not a horse'],
  ['anything but a cat', '1f408 1f431', undefined],
  ['todo menos un gato', '1f408 1f431', 'anything but a cat'],
])(
  'R970 who says what somebody is not gets another animal, which says so: %s',
  (mainTheme, refused, said: string = mainTheme) => {
    for (const seed of ['a', 'b', 'c']) {
      const concept = conceive(wish({ mainTheme }), seed);
      const { theme, body } = concept;
      expect(findPiece('animal', theme.piece ?? '')).toBeDefined();
      expect(body.piece).toBe(theme.piece);
      expect(refused.split(' ')).not.toContain(theme.piece);
      expect(lettersOf(concept)).toEqual([said]);
    }
  },
);

it.each([
  ['a clown without a nose', 'nose'],
  ['cat with no ears', 'ears'],
  ['kot bez uszu', 'ears'],
  ['鼻のない犬', 'nose'],
  ['a wizard without a beard', 'beard'],
  ['un hombre sin pelo', 'hair'],
  ['a king without a hat', 'hat'],
])('R970 what somebody is without is told to whoever draws them: %s', (mainTheme, part) => {
  expect(conceive(wish({ mainTheme }), 's').lacks).toEqual([part]);
});

it.each([
  ['a knight without a sword', '1f5e1-fe0f'],
  ['a wizard who forgot his wand', '1fa84'],
  ['a pirate who lost her keys', '1f511'],
  ['a guitarist who has no guitar', '1f3b8'],
  ['an office worker who ran out of coffee', '2615'],
  ['a crocodile that never brushes his teeth', '1faa5'],
])('R1035 what somebody lacks is struck through, and not theirs: %s', (mainTheme, piece) => {
  const concept = conceive(wish({ mainTheme }), 's');
  const shown = [concept.theme, concept.body, ...concept.props, ...traitsOf(concept)].filter((idea) => idea.piece === piece);
  expect(shown).toMatchObject([{ piece, at: 'refused' }]);
  expect(concept.isToothless).toBeUndefined();
});

it('R1035 what is only kept away is not struck through, and a king without a crown has none', () => {
  for (const mainTheme of ['a cat, not a dog', 'a man lost in the woods', 'a burger without cheese', 'a shark without teeth'])
    expect(traitsOf(conceive(wish({ mainTheme }), 's')).filter(({ at }) => at === 'refused')).toEqual([]);
  expect(traitsOf(conceive(wish({ mainTheme: 'a plumber with no tools' }), 's')).map(({ piece }) => piece)).not.toContain(
    '1f527',
  );
  const { theme, trait } = conceive(wish({ mainTheme: 'a king without a crown' }), 's');
  expect([theme.piece, trait.piece]).toEqual(['1f468', expect.not.stringMatching('1f451')]);
});
