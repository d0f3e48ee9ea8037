import { expect, it } from 'vitest';
import { conceive } from './conceive.ts';
import { BLANK } from './testing.ts';

it.each([
  ['sharks', '1f988'],
  ['🦈', '1f988'],
  ['an angry wizard owl', '1f989'],
  ['wizard', '1f9d9'],
  ['pirate octopus', '1f419'],
  ['a giraffe riding a skateboard', '1f992'],
  ['cappuccino', '2615'],
  ['toilet', '1f6bd'],
  ['hot dog', '1f32d'],
  ['ELEPHANTS!!', '1f418'],
  ['Кот', '1f431'],
  ['猫', '1f431'],
  ['a very tired sea lion', '1f9ad'],
  ['a tired crocodile', '1f40a'],
])('finds the subject of "%s"', (mainTheme, piece) => {
  expect(conceive({ ...BLANK, mainTheme }, 's').theme.piece).toBe(piece);
});
