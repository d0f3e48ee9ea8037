import { describe, expect, test } from 'vitest';
import { readNounPhrase } from './noun-phrases.ts';
import { readStyle, readSubject, readTrait } from './word-classes.ts';

describe('a trait follows "it"', () => {
  test.each([
    ['sneakers', 'wears sneakers'],
    ['top hat', 'wears a top hat'],
    ['a top hat', 'wears a top hat'],
    ['umbrella', 'carries an umbrella'],
    ['magnifying glass', 'carries a magnifying glass'],
    ['broken glass', 'carries broken glass'],
    ['guitar', 'plays a guitar'],
    ['skateboard', 'rides a skateboard'],
    ['laser eyes', 'has laser eyes'],
    ['with laser eyes', 'has laser eyes'],
    ['two left feet', 'has two left feet'],
    ['no legs', 'has no legs'],
    ['its own theme song', 'has its own theme song'],
    ['anxiety', 'has anxiety'],
    ['flying shoes', 'wears flying shoes'],
    ['wears sneakers', 'wears sneakers'],
    ['wear sneakers', 'wears sneakers'],
    ['wearing sneakers', 'is wearing sneakers'],
    ['plays the guitar', 'plays the guitar'],
    ['play guitar', 'plays guitar'],
    ['can fly', 'can fly'],
    ['fly', 'can fly'],
    ['never sleeps', 'never sleeps'],
    ['always eats cheese', 'always eats cheese'],
    ['yodels at the moon', 'yodels at the moon'],
    ['always late', 'is always late'],
    ['sleepy', 'is sleepy'],
    ['a bit sleepy', 'is a bit sleepy'],
    ['on fire', 'is on fire'],
    ['afraid of ducks', 'is afraid of ducks'],
    ['made of cheese', 'is made of cheese'],
    ['judgy', 'is judgy'],
    ['Canadian', 'is Canadian'],
    ['not very smart', 'is not very smart'],
    ['passive-aggressive', 'is passive-aggressive'],
    ['falls asleep in meetings', 'falls asleep in meetings'],
    ['yeets things', 'yeets things'],
    ['running late', 'is running late'],
    ['parking meter', 'carries a parking meter'],
    ['born in Paris', 'was born in Paris'],
    ['nostalgia', 'is full of nostalgia'],
    ['trust issues', 'has trust issues'],
    ['Mozart', 'talks of nothing but Mozart'],
    ['blorptang', 'answers every question with “blorptang”'],
    ['to be or not to be', 'answers every question with “to be or not to be”'],
    ['it is Wednesday my dudes', 'answers every question with “it is Wednesday my dudes”'],
    ['תמסח', 'answers every question with “\u2068תמסח\u2069”'],
    ['i love cheese', 'answers every question with “i love cheese”'],
  ])('%s: it %s', (typed, does) => {
    expect(readTrait(typed).does).toBe(does);
  });
});

describe('a thing is introduced, and met again', () => {
  test.each([
    ['crocodile', 'a crocodile', 'the crocodile'],
    ['an apple', 'an apple', 'the apple'],
    ['the moon', 'the moon', 'the moon'],
    ['sneakers', 'a bunch of sneakers', 'the sneakers'],
    ['Napoleon', 'Napoleon', 'Napoleon'],
    ['Titanic', 'the Titanic', 'the Titanic'],
    ['iPhone', 'an iPhone', 'the iPhone'],
    ['a Canadian', 'a Canadian', 'the Canadian'],
    ['insomnia', 'a dose of insomnia', 'the insomnia'],
    ['half a sandwich', 'half a sandwich', 'the half sandwich'],
    ['two cats', 'a team of two cats', 'the two cats'],
    ['octopus', 'an octopus', 'the octopus'],
    ['spaghetti', 'a helping of spaghetti', 'the spaghetti'],
    ['a crocodile riding a bomber plane', 'a crocodile riding a bomber plane', 'the crocodile'],
    ["grandma's teapot", "grandma's teapot", "grandma's teapot"],
  ])('%s: %s, then %s', (typed, indefinite, definite) => {
    expect(readNounPhrase(typed)).toMatchObject({ indefinite, definite });
  });

  test.each([
    ['i like trains', 'something called “i like trains”'],
    ['67', 'something called “67”'],
    ['sleepy', 'something sleepy'],
    ['riding a bike', 'something riding a bike'],
    ['wears sneakers', 'something that wears sneakers'],
    ['Canadian', 'something Canadian'],
    ["doesn't care", "something that doesn't care"],
    ['running late', 'something running late'],
    ['whispering', 'a dose of whispering'],
    ['猫', 'something called “猫”'],
    ['dancing bear', 'a dancing bear'],
    ['parking meter', 'a parking meter'],
    ['trash can', 'a trash can'],
  ])('what is no name is quoted or told about: %s', (typed, indefinite) => {
    expect(readSubject(typed).indefinite).toBe(indefinite);
  });
});

test.each([
  ['haunted swamp', 'in a haunted swamp'],
  ['beach', 'on a beach'],
  ['the beach', 'on the beach'],
  ['outer space', 'in outer space'],
  ['snowy mountains', 'in the snowy mountains'],
  ['under the sea', 'under the sea'],
  ['Paris', 'in Paris'],
  ['Tokyo at night', 'in Tokyo at night'],
  ['the 80s', 'in the 80s'],
  ['Picasso', null],
  ['vaporwave', null],
])('a style is a place only where it can be: %s', (typed, place) => {
  expect(readStyle(typed).place).toBe(place);
});
