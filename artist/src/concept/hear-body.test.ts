import { describe, expect, test } from 'vitest';
import { writeCharacter } from '../author/write-character.ts';
import { skinOf } from './build-words.ts';
import { conceive } from './conceive.ts';
import { lookOf, traitsOf } from './concept.ts';
import { BLANK } from './testing.ts';

const conceiveBody = (mainTheme: string, bodyInfluence: string | null) => conceive({ ...BLANK, mainTheme, bodyInfluence }, 'how');

describe('R959 what somebody is made of or covered with is their surface from head to foot, and stands on no sign', () => {
  test.each([
    ['pigeon', 'made of concrete', 'stone'],
    ['dragon', 'wooden', 'wood'],
    ['perro', 'de madera', 'wood'],
    ['chat', 'en verre', 'glass'],
    ['Pferd', 'aus Eis', 'ice'],
    ['gato', 'feito de chocolate', 'chocolate'],
    ['狐', '氷でできた', 'ice'],
    ['tortue', 'rouillée', 'rust'],
    ['orso', 'a righe', 'stripes'],
    ['fox', 'covered in moss', 'moss'],
    ['wizard', 'knitted', 'knit'],
    ['snail', 'made of mashed potato', 'mash'],
    ['knight made of glass', null, 'glass'],
  ])('%s, %s', (mainTheme, body, skin) => {
    const concept = conceiveBody(mainTheme, body);
    expect(skinOf(concept.build)).toBe(skin);
    expect(concept.body.piece).toBe(concept.theme.piece);
    expect([...traitsOf(concept), ...concept.props].filter(({ piece }) => piece === null)).toEqual([]);
  });

  test.each([...['glass', 'stone', 'paper', 'a wooden leg'], ...['plastic surgeon', 'wooden spoon', 'icy stare', 'metal band']])(
    'but not of “%s”, which is a thing or a part, or said of another',
    (body) => {
      expect(skinOf(conceiveBody('owl', body).build)).toBeUndefined();
    },
  );

  test.each(['feito de chocolate', 'llena de tatuajes'])(
    'and the way of drawing is that of the picture, not of who is in it: %s',
    (body) => {
      expect(conceiveBody('gato', body).style.finish).toBeUndefined();
    },
  );
});

test.each([
  ['dog', 'covered in bees', '1f41d'],
  ['Bär', 'voller Blumen', '1f33c'],
])('R961 what somebody is covered with is seen all over them: %s, %s', (mainTheme, body, piece) => {
  const concept = conceiveBody(mainTheme, body);
  expect(concept.body.piece).toBe(concept.theme.piece);
  expect(traitsOf(concept).find(({ at }) => at === 'all over')?.piece).toBe(piece);
});

test.each([
  ['lemur', 'in a wheelbarrow', 'own-wheelbarrow'],
  ['koala', 'in a bathtub', '1f6c1'],
  ['Maus', 'in einer Teekanne', '1fad6'],
  ['hamster', 'in a cup', '1f375'],
  ['猫', '箱に入った', '1f4e6'],
])('R962 who is in or on a thing sits there and is no part of it: %s, %s', (mainTheme, body, seat) => {
  const concept = conceiveBody(mainTheme, body);
  expect([concept.rides, concept.body.piece]).toEqual([seat, concept.theme.piece]);
  expect(traitsOf(concept).map(lookOf)).not.toContain('1f3c6');
});

test.each([
  ['baguette', 'en armure', 'own-dark-armour'],
  ['penguin', 'wrapped in a towel', 'own-robe'],
  ['bedpan knight', 'knight in armour', 'own-knight'],
])('R963 armour and towels are worn, unless somebody is named who has them on: %s, %s', (mainTheme, body, clothes) => {
  expect(conceiveBody(mainTheme, body).body.piece).toBe(clothes);
});

test.each([
  ['tractor', 'grumpy face'],
  ['teapot', 'art deco'],
  ['frog', 'half melted'],
  ['whale', 'covered in barnacles'],
  ['cow', 'wrapped in tinsel'],
])('R964 a body that tells how somebody is leaves them whole, on no thing with letters: %s, %s', (mainTheme, body) => {
  const concept = conceiveBody(mainTheme, body);
  expect(concept.body.piece).toBe(concept.theme.piece);
});

test('R959 the lore says what somebody is made of, and takes it for no thing', () => {
  for (let seed = 0; seed < 30; seed++) {
    const concept = conceive({ ...BLANK, mainTheme: 'goat', bodyInfluence: 'inflatable' }, `${seed}`);
    expect(writeCharacter(concept).description).not.toMatch(/\b(?:an?|the) made of/);
  }
});
