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
    ['two cats', 'two cats', 'the two cats'],
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
    ['dancing bear', 'a dancing bear'],
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
  ['vaporwave', null],
])('a style is a place only where it can be: %s', (typed, place) => {
  expect(readStyle(typed).place).toBe(place);
});
