import { expect, test } from 'vitest';
import { BLANK } from '../concept/testing.ts';
import { translateWish } from './translate-wish.ts';

test.each([
  ['una batería', undefined],
  ['gato que toca la batería', 'cat that plays the drums'],
  ['um polvo que toca bateria', 'octopus that plays the drums'],
  ['uma sereia que surfa', 'mermaid that surfs'],
  ['un gatto vicino al mare', 'cat near a sea'],
  ['un chien avec un os', 'dog with a bone'],
  ['ein Falke', 'falcon'],
  ['un faucon', 'falcon'],
  ['un halcón', 'falcon'],
  ['un falco', 'falcon'],
  ['Karpfen im Anzug', 'carp in a suit'],
  ['una mosca in moto', 'fly on a motorcycle'],
  ['una gamba', 'shrimp'],
  ['Krankenschwester mit einem Fahrrad', 'nurse with a bicycle'],
  ['Richter, der tanzt', 'judge that dances'],
  ['Metzger, der kein Fleisch isst', 'butcher that eats no steak'],
  ['家にかえる', undefined],
])('R752 what has another meaning is not taken for it: %s', (mainTheme, english) => {
  expect(translateWish({ ...BLANK, mainTheme }).mainTheme).toBe(english);
});
