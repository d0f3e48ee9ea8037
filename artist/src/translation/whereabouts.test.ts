import { expect, test } from 'vitest';
import { BLANK } from '../concept/testing.ts';
import { translateWish } from './translate-wish.ts';

test.each([
  ['Oma am Grill', 'Huhn', 'grandma at a barbecue'],
  ['abuela en bicicleta', 'gato', 'grandma on a bicycle'],
  ['nonno in moto', 'gatto', 'grandpa on a motorcycle'],
  ['cowboy in Tokyo', 'dog', 'cowboy in Tokyo'],
  ['花見', 'たぬき', 'cherry blossoms'],
])('R752 everyday themes are told in English as they are meant: %s, %s', (theme, body, english) => {
  expect(translateWish({ ...BLANK, mainTheme: theme, bodyInfluence: body }).mainTheme ?? theme).toBe(english);
});
