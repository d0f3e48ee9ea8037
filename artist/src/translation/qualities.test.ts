import { expect, test } from 'vitest';
import { BLANK } from '../concept/testing.ts';
import { translateWish } from './translate-wish.ts';

// R706
test.each(['sigilosa', 'fiestera', 'démotivées', 'desmotivados'])('a feminine or plural is told by itself: %s', (trait) => {
  expect(
    translateWish({ ...BLANK, mainTheme: 'reggaeton', bodyInfluence: 'robot', characteristicInfluence: trait })
      .characteristicInfluence,
  ).toBeDefined();
});

test.each([
  ['gato', 'sabio', 'wise'],
  ['gatto nero', 'esplosivo', 'explosive'],
  ['chat noir', 'fougueux', 'fiery'],
  ['schwarze Katze', 'abenteuerlustig', 'adventurous'],
  ['gato preto', 'vingativo', 'vengeful'],
  ['猫', '執念深い', 'vengeful'],
  ['taco', 'picante', 'spicy'],
])('R877 what somebody is like is known in six languages: %s, %s', (mainTheme, characteristicInfluence, english) => {
  expect(translateWish({ ...BLANK, mainTheme, characteristicInfluence }).characteristicInfluence).toBe(english);
});
