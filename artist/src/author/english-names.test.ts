import { expect, test } from 'vitest';
import { conceive } from '../concept/conceive.ts';
import { nameInEnglish, traitInEnglish } from './english-names.ts';
import { writeCharacter } from './write-character.ts';

const BLANK = { bodyInfluence: null, characteristicInfluence: null, style: null, hiddenMessage: null, makeMessageSecret: false };
const seeds = Array.from({ length: 12 }, (_, seed) => `${seed}`);

test.each([
  ['чайник', 'teapot'],
  ['猫', 'cat'],
  ['Eichhörnchen', 'squirrel'],
  ['canard', 'duck'],
  ['une grenouille qui joue du violon', 'frog'],
  ['🦩', 'flamingo'],
  // What English has, and names of somebody, stay what they are.
  ['pigeon', null],
  ['самовар', 'samovar'],
  ['kosiarka', 'lawnmower'],
  ['spagetti monster', 'spaghetti monster'],
  ['monstera', null],
  ['angry walrus', null],
  ['Pikachu', null],
  ['ilves', 'lynx'],
  ['zwibbelfant', null],
])('%s is %s', (mainTheme, english) => {
  expect(nameInEnglish(conceive({ ...BLANK, mainTheme }, 's').theme)).toBe(english);
});

test.each([
  ['jaloux', 'jealous'],
  ['ленивая', 'lazy'],
  ['眠い', 'sleepy'],
  ['философ', 'philosopher'],
  ['नाचता है', 'dances'],
  // A hat is not all of it.
  ['hat Angst vor Spinnen', null],
  ['shy', null],
])('to be %s is to be %s', (characteristicInfluence, english) => {
  expect(traitInEnglish(conceive({ ...BLANK, mainTheme: 'owl', characteristicInfluence }, 's').trait)).toBe(english);
});

test('a lore tells it in English, and says once how it was typed', () => {
  const wish = { ...BLANK, mainTheme: 'чайник', bodyInfluence: 'медведь', characteristicInfluence: 'ленивый' };
  for (const seed of seeds) {
    const { description } = writeCharacter(conceive(wish, seed));
    for (const english of [/\bteapot\b/u, /\bbear\b/u, /\blazy\b/u]) expect(description).toMatch(english);
    for (const typed of ['чайник', 'медведь', 'ленивый']) expect(description.split(`“${typed}”`)).toHaveLength(2);
  }
});

test('a way of drawing has its English name as well', () => {
  const { description } = writeCharacter(conceive({ ...BLANK, mainTheme: 'owl', style: 'акварель' }, 's'));
  expect(description).toMatch(/watercolour/u);
  expect(description).toContain('“акварель”');
});
