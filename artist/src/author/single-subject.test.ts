import { expect, test } from 'vitest';
import { conceive } from '../concept/conceive.ts';
import { writeCharacter } from './write-character.ts';

const wish = { style: null, hiddenMessage: null, makeMessageSecret: false };

test.each([
  [null, 'capybara', 'capybara'],
  ['capybara', 'capybara', 'capybara'],
  ['a cat who hates mondays', 'cat', 'cat'],
])('nothing is mixed with itself: %s and %s', (mainTheme, bodyInfluence, thing) => {
  for (let index = 0; index < 12; index += 1) {
    const concept = conceive({ ...wish, mainTheme, bodyInfluence, characteristicInfluence: 'sneaky' }, `${index}`);
    const { description } = writeCharacter(concept);
    expect(description).toContain(thing);
    expect(description).not.toMatch(new RegExp(`${thing} (?:half|side)|another ${thing}|${thing}.{0,40}\\ba ${thing}`, 'u'));
  }
});

test.each([
  ['rainbow', 'rainbow', /\ba rainbow\b(?! rainbow)/iu],
  ['orange', 'Orange', /\ban orange\b(?! orange)/iu],
  ['wind', null, /\ba gust of wind\b/iu],
  ['ketchup', null, /\ba bottle of ketchup\b/iu],
])(
  'R1162 what is a thing and a quality is the thing where it stands alone, and no wind lies in a pile: %s, %s',
  (mainTheme, bodyInfluence, one) => {
    for (let index = 0; index < 6; index += 1) {
      const { description } = writeCharacter(
        conceive({ ...wish, mainTheme, bodyInfluence, characteristicInfluence: null }, `${index}`),
      );
      expect(description).toMatch(one);
    }
  },
);

test.each([
  ['penguin in a suit', null],
  ['Pinguin im Anzug', null],
  ['pinguino', 'con una bufanda'],
])('R830 of who is in clothes all is told, and of no clothes that were somebody: %s', (mainTheme, bodyInfluence) => {
  for (let index = 0; index < 12; index += 1) {
    const concept = conceive({ ...wish, mainTheme, bodyInfluence, characteristicInfluence: 'sneaky' }, `${index}`);
    const { description } = writeCharacter(concept);
    expect(description).not.toMatch(
      /(?:suit|scarf) (?:half|side)|(?:and|a) suit (?!that|through|up|by|from|to|by)\b(?:tied|opened)|is with/u,
    );
    expect(description).not.toMatch(/\ba penguin in a suit\b[^.]*\b(?:and|into|for|at|with|a) a suit\b/u);
  }
});

test.each([
  ['sad lamp', null],
  ['a fish called Wanda', 'fell in love with a fish'],
  ['autumn leaf', null],
  ['a screaming kettle', null],
])('R831 who is whole is told of as one, also where the same thing has two names: %s', (mainTheme, characteristicInfluence) => {
  for (let seed = 0; seed < 40; seed++) {
    const { description } = writeCharacter(
      conceive({ ...wish, mainTheme, bodyInfluence: null, characteristicInfluence }, `${seed}`),
    );
    expect(description).not.toMatch(/\b(?:lamp|bulb|fish|leaf|kettle|teapot) half\b|^Neither|\bneither an? /);
  }
});

test.each([
  ['three blind mice', 'a group of three blind mice', /\ba mouse\b/iu],
  ['two tiny dragons', 'a group of two tiny dragons', /\ba dragon\b/iu],
  ['cheese that stinks', 'a piece of cheese that stinks', /full of cheese/iu],
  ['bread that sings', 'a slice of bread that sings', /full of bread/iu],
])('R1187 several of a kind are one group, and what is of a kind is full of nothing else: %s', (mainTheme, whole, other) => {
  for (let index = 0; index < 6; index += 1) {
    const { description } = writeCharacter(
      conceive({ ...wish, mainTheme, bodyInfluence: null, characteristicInfluence: null }, `${index}`),
    );
    expect(description.toLowerCase()).toContain(whole);
    expect(description).not.toMatch(other);
  }
});
