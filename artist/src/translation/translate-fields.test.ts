import { expect, test } from 'vitest';
import { BLANK } from '../concept/testing.ts';
import { translateWish } from './translate-wish.ts';

const wishOf = (mainTheme: string, bodyInfluence: string, characteristicInfluence: string) => ({
  ...BLANK,
  mainTheme,
  bodyInfluence,
  characteristicInfluence,
});

// R708
test.each([
  ['lunes', 'oso perezoso', 'cansado', 'sloth'],
  ['tacos al pastor', 'perro chihuahua', 'cansado', 'chihuahua'],
  ['lunes', 'zorro', 'estresado', 'fox'],
  ['lunes', 'perezoso', 'cansado', 'sloth'],
  ['les vacances', 'souris', 'fatiguée', 'mouse'],
  ['lunes', 'oso', 'perezoso', 'bear'],
])('takes a name of several words as a whole: %s, %s', (theme, body, trait, animal) => {
  expect(translateWish(wishOf(theme, body, trait)).bodyInfluence).toBe(animal);
});

// R708
test('Zorro with nothing Spanish beside him is who he is', () => {
  expect(translateWish(wishOf('pizza', 'zorro', 'sleepy')).bodyInfluence).toBeUndefined();
});
