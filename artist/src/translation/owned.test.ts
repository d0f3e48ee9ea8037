import { expect, test } from 'vitest';
import { BLANK } from '../concept/testing.ts';
import { translateWish } from './translate-wish.ts';

const themeOf = (mainTheme: string) => translateWish({ ...BLANK, mainTheme }).mainTheme;

test.each([
  ['die Katze des Königs', "the king's cat"],
  ['der Hund meines Nachbarn', "my neighbour's dog"],
  ['Omas Fahrrad', "grandma's bicycle"],
  ['Papas Rasenmäher', "dad's lawn mower"],
  ['le vélo de papa', "dad's bicycle"],
  ['le chien de la voisine', "the neighbour's dog"],
  ['il motorino di Luca', "Luca's scooter"],
  ['il gatto della nonna', "grandma's cat"],
  ['la Vespa di mio zio', "my uncle's scooter"],
])('R910 whose something is, is told in English: %s', (typed, english) => expect(themeOf(typed)).toBe(english));

test.each([
  ['Königin der Bienen', undefined],
  ['guida di Venezia', undefined],
])('R910 what is of many, or of a town, is nobody’s own: %s', (typed) => expect(themeOf(typed) ?? '').not.toContain("'s"));

test.each([
  ['râleur', 'grumpy person'],
  ['chiacchierone', 'talkative person'],
  ['soñadora', 'dreamy woman'],
  ['Langschläferin', 'sleepy woman'],
  ['Frühaufsteher', 'early riser'],
  ['madrugador', 'early riser'],
  ['泣き虫', 'crybaby'],
  ['dorminhoco', 'sleepy person'],
])('R911 who is called by what they are like is somebody who is so: %s', (typed, english) =>
  expect(themeOf(typed)).toBe(english),
);

test('R911 as a character the same word says what somebody is like', () => {
  const wish = { ...BLANK, mainTheme: 'escargot', characteristicInfluence: 'râleur' };
  expect(translateWish(wish).characteristicInfluence).toBe('grumpy');
});

test.each([
  ['gato', 'fofo', 'cute'],
  ['capivara', 'folgada', 'lazy'],
  ['menino', 'sapeca', 'cheeky'],
  ['perro', 'chido', 'cool'],
  ['chile', 'picante', 'spicy'],
  ['mamie', 'chelou', 'weird'],
  ['chat', 'relou', 'annoying'],
  ['gatto', 'tosto', 'tough'],
  ['mucca', 'scema', 'silly'],
  ['Katze', 'tollpatschig', 'clumsy'],
])('R912 what people say of each other every day is told in English: %s, %s', (mainTheme, characteristicInfluence, english) =>
  expect(translateWish({ ...BLANK, mainTheme, characteristicInfluence }).characteristicInfluence).toBe(english),
);

test.each([
  ['un fermier et son chien', 'farmer and his dog'],
  ['una bruja y su gato', 'witch and her cat'],
  ['ein Bauer mit seiner Kuh', 'farmer with his cow'],
  ['dziewczynka i jej kot', 'girl and her cat'],
  ['mi abuelo y su burro', 'grandpa and his donkey'],
  ['minha avó e seu gato', 'grandma and her cat'],
  ['zwei Freunde und ihr Hund', 'two friends and their dog'],
  ['фермер и его собака', 'farmer and his dog'],
  ['su perro', 'dog'],
  ['eine Katze, die ihren Schwanz jagt', 'cat that chases a tail'],
  ['un père et son fils', 'father and his son'],
  ['zwei Hexen und ihr Kater', 'two witches and their cat'],
  ['ein Clown mit seinem Ballon', 'clown with his balloon'],
  ['un roi et ses fils', 'king and his sons'],
  ['un boulanger et leurs pains', 'baker and their breads'],
  ['ein Mann mit seiner Frau', 'man with his wife'],
  ['ein Mann mit seiner Frau und einem Hund', 'man with his wife and a dog'],
  ['ein Mann mit einer Frau', 'man with a woman'],
  ['una donna e suo marito', 'woman and her husband'],
  ['le petit prince et sa rose', 'small prince and his rose'],
  ['девочка со своим медведем', 'girl with her bear'],
])('R1085 who goes with somebody is theirs in English as well: %s', (typed, english) => expect(themeOf(typed)).toBe(english));
