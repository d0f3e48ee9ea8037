import { expect, test } from 'vitest';
import { isPerson } from '../pieces/people.ts';
import { nameOfPiece } from '../pieces/piece-names.ts';
import { conceive } from './conceive.ts';
import { BLANK } from './testing.ts';

const pieceOf = (mainTheme: string) => conceive({ ...BLANK, mainTheme }, 'a').theme.piece;

test.each(['Sandburgenbauer', 'Schnäppchenjäger', 'Pilzsammler', 'Hundebesitzer', 'Handtaschenräuberin', 'Warmduscher'])(
  'R917 who does what a long word says is somebody: %s',
  (mainTheme) => expect(isPerson(pieceOf(mainTheme) ?? '')).toBe(true),
);

test.each(['vacuum cleaner', 'Staubsauger', 'CD player', 'Plattenspieler', 'Vogelbauer', 'Taschenmesser', 'Bretter'])(
  'R917 what is called like somebody is nobody: %s',
  (mainTheme) => expect(isPerson(pieceOf(mainTheme) ?? '')).toBe(false),
);

test.each([
  ['une boulangère qui danse', 'woman cook'],
  ['panadera', 'woman cook'],
  ['Bäckerin', 'woman cook'],
  ['una bombera', 'woman firefighter'],
  ['eine Polizistin', 'woman police officer'],
  ['учительница', 'woman teacher'],
  ['un boulanger', 'man cook'],
  ['una persona che balla', 'person'],
  ['la guardia stanca', 'guard'],
])('R1152 a trade that is a woman by its form is one, though English has but one word: %s', (mainTheme, who) => {
  expect(nameOfPiece(pieceOf(mainTheme) ?? '')).toBe(who);
});
