import { expect, test } from 'vitest';
import { nameOfPiece } from '../pieces/piece-names.ts';
import { conceive } from './conceive.ts';
import { BLANK } from './testing.ts';

test.each([
  ["Grandad's hearing aid", 'hearing aid'],
  ["the organist's left shoe", 'single shoe'],
  ["a chef's hat", 'chef hat'],
  ['bro is lowkey a stapler', 'stapler'],
  ["the dentist's hamster", 'hamster'],
  ['a linesman who needs glasses', 'person'],
  ['a person with jet lag', 'person'],
  ['We met and somebody said Bob from sales is basically a walrus so please draw him', 'walrus'],
])('R1109 of what somebody owns or is said to be nothing else is the hero: %s', (theme, hero) => {
  const concept = conceive({ ...BLANK, mainTheme: theme }, 'whoever');
  expect([concept.theme, concept.body].map(({ piece }) => piece && nameOfPiece(piece))).toEqual([hero, hero]);
});
