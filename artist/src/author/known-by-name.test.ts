import { expect, test } from 'vitest';
import { countOwnRows } from './testing-own-rows.ts';

test.each([
  ['R1255', 'Elsa', 'elsa'],
  ['R1255', 'mona lisa', 'monalisa'],
  ['R1255', 'mr beast', 'mrbeast'],
  ['R1255', 'the grinch', 'grinch'],
  ['R1255', 'winnie the pooh', 'poohbear'],
  ['R1255', 'napoleon', 'napoleon'],
  ['R1256', 'watering can', 'wateringcan'],
  ['R1256', 'stapler', 'stapler'],
  ['R1256', 'christmas tree', 'christmastree'],
  ['R1256', 'treasure chest', 'treasurechest'],
  ['R1256', 'fart', 'fart'],
  ['R1256', 'pimple', 'pimple'],
  ['R1257', 'warthog', 'warthog'],
  ['R1257', 'lemming', 'lemming'],
  ['R1257', 'saint bernard', 'saintbernard'],
  ['R1264', 'paddington', 'paddington'],
  ['R1264', 'miffy', 'miffy'],
  ['R1264', 'starry night', 'starrynight'],
  ['R1264', 'animal crossing', 'animalcrossing'],
  ['R1264', 'moby dick', 'mobydick'],
  ['R1264', 'noah', 'noah'],
  ['R1265', 'northern lights', 'northernlights'],
  ['R1265', 'white board', 'whiteboard'],
  ['R1265', 'parachute', 'parachute'],
  ['R1265', 'toothpick', 'toothpick'],
  ['R1265', 'optician', 'optician'],
  ['R1265', 'milkman', 'milkman'],
])('%s what is known by its name is told of by what only it is known for: %s', (_, mainTheme, noun) => {
  for (const known of countOwnRows(mainTheme, noun)) expect(known).toBeGreaterThanOrEqual(2);
});
