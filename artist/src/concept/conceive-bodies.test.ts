import type { Wish } from '@chaos/shared/contract/characters';
import { expect, it, test } from 'vitest';
import { imagineFigure } from '../painter/compose-scene.ts';
import { Z } from '../painter/figure.ts';
import { isPerson } from '../pieces/people.ts';
import { nameOfPiece } from '../pieces/piece-names.ts';
import { conceive } from './conceive.ts';
import { lookOf } from './concept.ts';
import { clothesOf } from './outfit.ts';
import { BLANK } from './testing.ts';

const wish = (fields: Partial<Wish>): Wish => ({ ...BLANK, ...fields });

it('shows as many as were asked for', () => {
  expect(conceive(wish({ mainTheme: 'three identical penguins' }), 's')).toMatchObject({ count: 3, theme: { piece: '1f427' } });
  expect(conceive(wish({ mainTheme: 'a penguin' }), 's').count).toBeUndefined();
});

it('shows no teeth to who wants none', () => {
  for (const mainTheme of ['a shark without teeth', 'ein Hai ohne Zähne', '歯のないサメ']) {
    expect(conceive(wish({ mainTheme }), 's')).toMatchObject({ theme: { piece: '1f988' }, isToothless: true });
  }
});

it('makes all of somebody what was asked for as a body alone', () => {
  for (const bodyInfluence of ['giraffe', 'wolf', 'toaster', 'Schildkröte', 'minotaur']) {
    const { theme, body } = conceive(wish({ bodyInfluence }), 's');
    expect(lookOf(theme)).toBe(lookOf(body));
    expect(theme.given).toBe(false);
    expect(body).toMatchObject({ word: bodyInfluence, given: true });
  }
});

it.each([
  ['DJ', 'broccoli', '1f966'],
  ['doctor', 'banana', '1f34c'],
  ['pirate', 'parrot captain', '1f99c'],
  ['Napoli', 'Vesuvio con le gambe', '1f30b'],
])('R742 nobody of the theme or the same breath takes the place of the body: %s, %s', (mainTheme, bodyInfluence, piece) => {
  const { body, props } = conceive(wish({ mainTheme, bodyInfluence, characteristicInfluence: 'calm' }), 's');
  expect(body.piece).toBe(piece);
  expect(props.map((prop) => prop.piece)).not.toContain('1f9b5');
});

it('R742 who is fruit or vegetable does the work with their own face', () => {
  const { theme, body } = conceive(wish({ mainTheme: 'DJ', bodyInfluence: 'broccoli', characteristicInfluence: 'calm' }), 's');
  expect(theme.piece).toBe(body.piece);
});

test.each([
  ['orange cat', '1f408', 'orange'],
  ['rose horse', '1f40e', 'pink'],
  ['orange', '1f34a', undefined],
])('a colour before an animal is its colour, be it a fruit or a flower elsewhere: %s', (bodyInfluence, piece, color) => {
  const { body } = conceive({ ...BLANK, mainTheme: 'tea', bodyInfluence }, 'coloured');
  expect([body.piece, body.color]).toEqual([piece, color]);
});

test('as many as were wished for as a body are seen, and a pair of trousers is one', () => {
  const countOf = (bodyInfluence: string, mainTheme: string | null = null) =>
    conceive({ ...BLANK, mainTheme, bodyInfluence }, 'count').count;
  expect(countOf('two swans', 'love')).toBe(2);
  expect(countOf('three pigs')).toBe(3);
  expect(countOf('a couple of otters', 'yoga')).toBe(2);
  expect(countOf('a pair of trousers', 'cat')).toBeUndefined();
});

test.each([
  ['tiny', 0.5],
  ['piccolo e magro', 0.8],
  ['klein und dick', 0.8],
  ['big and muscular', undefined],
  ['rund und flauschig', undefined],
])('R779 a body that says only what somebody looks like is theirs, and is not read: %s', (bodyInfluence, size) => {
  const { theme, body, ...concept } = conceive({ ...BLANK, mainTheme: 'pirate', bodyInfluence }, 'looks');
  expect(body).toMatchObject({ piece: theme.piece, given: true });
  expect(concept.size).toBe(size);
});

test.each([
  ['schachweltmeisterin', 'muskulös'],
  ['kettle', 'boxy'],
  ['cat', 'cuello largo'],
  ['avocado', '背が高くて細い'],
  ['firefighter', 'un brazo robótico'],
  ['surfista', 'bronceado'],
])('R815 what a body is like is written nowhere, whoever has it: %s, %s', (mainTheme, bodyInfluence) => {
  const { theme, body, trait, also = [], props, build } = conceive({ ...BLANK, mainTheme, bodyInfluence }, 'build');
  expect(body.piece).toBe(theme.piece);
  expect(build).not.toBeUndefined();
  const read = [theme, trait, ...also, ...props].flatMap((idea) => (idea.piece === null ? [idea.letters] : []));
  expect(read.filter((letters) => letters.includes(bodyInfluence))).toEqual([]);
});

test('R816 what is said of a body is told of with whatever else is: in a theme, a trait, and beside a beast', () => {
  const buildOf = (wish: Partial<Wish>) => conceive({ ...BLANK, ...wish }, 'build').build;
  expect(buildOf({ mainTheme: 'tiny knight' })).toEqual(['tiny']);
  expect(buildOf({ mainTheme: 'cat', characteristicInfluence: 'muscular' })).toEqual(['muscular']);
  expect(buildOf({ mainTheme: 'cat', characteristicInfluence: 'tall and owns a boat' })).toBeUndefined();
  const { body, build } = conceive({ ...BLANK, mainTheme: 'pirate', bodyInfluence: 'fat cat' }, 'build');
  expect([body.piece && nameOfPiece(body.piece), build]).toEqual(['cat', ['fat']]);
});

test.each([
  ['dragon', 'three heads'],
  ['perro', 'dos cabezas'],
  ['snowman', 'no legs'],
  ['robot', 'with a long beard'],
  ['troll', 'tiny feet'],
])('R828 who has more or fewer parts than others is all of who it is: %s, %s', (mainTheme, bodyInfluence) => {
  const { theme, body, count } = conceive({ ...BLANK, mainTheme, bodyInfluence }, 'parts');
  expect(theme.piece).not.toBeNull();
  expect([body.piece, count]).toEqual([theme.piece, undefined]);
});

test.each([
  ['muscular duck', 'duck', ['muscular']],
  ['fat cat', 'cat', ['fat']],
  ['dicker Hamster', 'hamster', ['fat']],
  ['pato musculoso', 'duck', ['muscular']],
  ['vieille tortue', 'turtle', ['old']],
  ['太った猫', 'cat', ['fat']],
  ['tall skinny giraffe waiter', 'giraffe', ['tall', 'thin']],
  ['three-headed dog', 'dog', ['threeHeads']],
  ['baby dragon', 'dragon', ['baby']],
])('R829 a build beside the name of who has it is seen, and nothing grows together with them: %s', (mainTheme, who, build) => {
  const { theme, body, build: seen, trait, props } = conceive({ ...BLANK, mainTheme, characteristicInfluence: 'vain' }, 'parts');
  expect([theme.piece, body.piece].map((piece) => piece && nameOfPiece(piece).replace(/ face$/, ''))).toEqual([who, who]);
  expect(seen?.toSorted()).toEqual(build.toSorted());
  expect([trait, ...props].every(({ piece }) => piece !== null)).toBe(true);
});

test('R829 what only is called like a build is none: a piano, a man of years, a fat cat as a body', () => {
  const buildOf = (mainTheme: string) => conceive({ ...BLANK, mainTheme }, 'parts').build;
  for (const theme of ['grand piano', 'old man', 'baby blue car', 'round table']) expect(buildOf(theme)).toBeUndefined();
});

test.each([
  ['penguin in a suit', null, 'penguin', 'suit'],
  ['orso in pigiama', null, 'bear', 'pyjamas'],
  ['chat en robe de chambre', null, 'cat', 'robe'],
  ['ours', 'en smoking', 'bear', 'tuxedo'],
  ['oso', 'en bata', 'bear', 'robe'],
  ['gallo', 'in giacca e cravatta', 'rooster', 'suit'],
  ['Katze', 'im Kapuzenpulli', 'cat', 'hoodie'],
  ['パーカーを着た猫', null, 'cat', 'hoodie'],
])('R830 whoever is in clothes has them on, and they are read on no bag: %s, %s', (mainTheme, bodyInfluence, who, clothes) => {
  const { theme, body, trait, props } = conceive({ ...BLANK, mainTheme, bodyInfluence, characteristicInfluence: 'lazy' }, 'clad');
  expect([theme.piece, body.piece].map((piece) => piece && nameOfPiece(piece).replace(/ face$/, ''))).toEqual([who, clothes]);
  expect([trait, ...props].every(({ piece }) => piece !== null)).toBe(true);
});

test('R830 who has a scarf or a hat is no scarf and no hat, and a hacker in a hoodie nothing but that', () => {
  const of = (wish: Partial<Wish>) => conceive({ ...BLANK, ...wish }, 'clad');
  const penguin = of({ mainTheme: 'pinguino', bodyInfluence: 'con una bufanda' });
  expect(penguin.body.piece).toBe(penguin.theme.piece);
  expect([penguin.trait, ...(penguin.also ?? [])].map(({ piece }) => piece)).toContain('1f9e3');
  const hacker = of({ mainTheme: 'hacker', characteristicInfluence: 'paranoid, in a hoodie' });
  expect(hacker.body.piece).toBe(hacker.theme.piece);
  expect(clothesOf(hacker)).toBe('own-hoodie');
});

test('R828 who does something with four arms does not hang by two of them', () => {
  const pieces = Array.from(
    { length: 40 },
    (_, seed) => conceive({ ...BLANK, mainTheme: 'roller derby', bodyInfluence: 'four arms' }, `${seed}`).theme.piece,
  );
  expect(pieces).not.toContain('1f9a5');
});

test.each(['marathon runner', 'in love with the moon', 'ramen shop owner', 'shopkeeper'])(
  'R884 somebody is a person, and no beast that nobody asked for: %s',
  (mainTheme) => {
    expect(isPerson(conceive({ ...BLANK, mainTheme, characteristicInfluence: 'brave' }, 'who').theme.piece ?? '')).toBe(true);
  },
);

test('R884 a pirate cat is a cat in a pirate’s hat, and who waters flowers is no flower', () => {
  const cat = conceive({ ...BLANK, mainTheme: 'un gatto pirata', characteristicInfluence: 'coraggioso' }, 'who');
  expect([cat.theme.piece, cat.body.piece]).toEqual(['1f431', '1f431']);
  expect(cat.also?.map(({ piece }) => piece)).toContain('own-pirate-tricorn');
  const robot = conceive({ ...BLANK, mainTheme: 'robot that waters flowers', characteristicInfluence: 'kind' }, 'who');
  expect(robot.body.piece).toBe(robot.theme.piece);
});

test.each([
  ['mermaid', 'mermaid tail'],
  ['sirena', 'coda di pesce'],
  ['sirène de Marseille', 'queue de poisson'],
  ['Meerjungfrau', 'Fischschwanz'],
])('R885 a mermaid has a tail of her own, and neither a fish beside her nor shoes: %s, %s', async (mainTheme, bodyInfluence) => {
  const concept = conceive({ ...BLANK, mainTheme, bodyInfluence, characteristicInfluence: 'sad' }, 'tail');
  expect([concept.theme.piece, concept.body.piece]).toEqual(['1f9dc', '1f9dc']);
  const { parts } = await imagineFigure(concept);
  expect(parts.some(({ kind, z }) => kind === 'clay' && Math.floor(z) === Z.legs)).toBe(false);
});

test.each(['two heads one body giraffe', 'einen Hamster, der auf einem Motorrad sitzt', 'un perro hecho de queso'])(
  'R993 words that hold a sentence together are on no sign: %s',
  (mainTheme) => {
    const { trait, props } = conceive({ ...BLANK, mainTheme }, 'sentence');
    expect([trait, ...props].filter(({ piece }) => piece === null)).toEqual([]);
  },
);

it.each([
  ['a monster under a table', 'own-table'],
  ['a mole who looks for a treasure', '1f4b0'],
  ['a walrus who gives out balls', '26bd'],
  ['a robot waiting for the train', '1f686'],
  ['a rat who stole a bicycle', '1f6b2'],
  ['a raccoon eating out of a dumpster', 'kin-dumpster'],
])('R1036 what something is done with is beside whoever does it, and no body: %s', (mainTheme, thing) => {
  const { theme, body, props } = conceive(wish({ mainTheme }), 's');
  expect(body.piece).toBe(theme.piece);
  expect(props.map(({ piece }) => piece)).toContain(thing);
});

it.each([
  ['a cat that is half toaster', 'own-toaster'],
  ['a man who became a sofa', '1f6cb-fe0f'],
  ['a dog who has the body of a bus', '1f68c'],
])('R1036 what somebody is or became is half of them: %s', (mainTheme, body) => {
  expect(conceive(wish({ mainTheme }), 's').body.piece).toBe(body);
});

it.each(['a cow who does nothing', 'a dog that loves everybody'])(
  'R1037 nothing and everybody are on no sign: %s',
  (mainTheme) => {
    const { trait, props } = conceive(wish({ mainTheme }), 's');
    expect([trait, ...props].filter(({ piece }) => piece === null)).toEqual([]);
  },
);

it.each([
  ['a herd of angry cows', 5],
  ['a flock of sheep', 5],
  ['a school of fish', 5],
  ['three dachshunds', 3],
  ['a bunch of keys', undefined],
  ['a school of thought', undefined],
])('R1040 a herd, a flock and a gang are several: %s', (mainTheme, count) => {
  const { theme, body, ...concept } = conceive(wish({ mainTheme }), 's');
  expect([concept.count, body.piece === theme.piece]).toEqual([count, true]);
});

test.each([
  ['hedgehog', 'stained glass'],
  ['pinguino', 'vaporwave'],
  ['hippo', 'Mondrian'],
  ['Fuchs', 'Mosaik'],
])('R1183 chance grows nothing together with a beast that is to be drawn in a way of its own: %s, %s', (mainTheme, style) => {
  for (const seed of ['1', '2', '3', '4']) {
    const { theme, body } = conceive(wish({ mainTheme, style }), seed);
    expect(lookOf(body)).toBe(lookOf(theme));
  }
});
