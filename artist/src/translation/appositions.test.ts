import { expect, test } from 'vitest';
import { BLANK } from '../concept/testing.ts';
import { translateWish } from './translate-wish.ts';

test.each([
  ['mi perro el filósofo', 'my dog the philosopher'],
  ['mein Hund, der Philosoph', 'my dog the philosopher'],
  ['mein Hund, der Koch', 'my dog the cook'],
  ['mon chat le pirate', 'my cat the pirate'],
  ['il mio gatto il pirata', 'my cat the pirate'],
  ['meu gato o pirata', 'my cat the pirate'],
  ['mein Hund, der bellt', 'my dog that barks'],
])('R1168 what somebody calls their beast for is what it is, and no clause: %s', (mainTheme, english) => {
  expect(translateWish({ ...BLANK, mainTheme }).mainTheme).toBe(english);
});
