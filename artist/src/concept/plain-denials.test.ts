import { expect, test } from 'vitest';
import { nameOfPiece } from '../pieces/piece-names.ts';
import { conceive } from './conceive.ts';
import { plainDenial } from './plain-denials.ts';
import { BLANK } from './testing.ts';

test.each([
  ['anything but a bird, i hate birds', 'anything but a bird'],
  ['no birds, i hate birds', 'not a bird'],
  ['i hate spiders so no spiders', 'not a spider'],
  ['I hate clowns', 'not a clown'],
  ['I hate mondays', 'I hate mondays'],
  ['I hate my job', 'I hate my job'],
  ['no cats please', 'not a cat'],
  ['no wifi', 'no wifi'],
  ['no parking', 'no parking'],
  ['no pain no gain', 'no pain no gain'],
  ["please don't draw a dog", 'not a dog'],
  ['any animal except a cat', 'not a cat'],
  ['some animal but not a cat', 'not a cat'],
  ['a fruit but not a banana', 'a fruit that is not a banana'],
  ['surprise me but no clowns', 'not a clown'],
  ['whatever, just no spiders', 'not a spider'],
  ['draw anything but not a horse', 'not a horse'],
  ['anything that is not a cat', 'not a cat'],
  ['not a robot, i promise', 'not a robot'],
  ['whatever floats your boat', 'whatever floats your boat'],
  ['nothing with legs', 'something without legs'],
  ['keine Katze', 'not a cat'],
  ["please don't draw a walrus", 'not a walrus'],
  ['no octopus please', 'not an octopus'],
  ['no foxes please', 'not a fox'],
  ['no wolves', 'not a wolf'],
  ['i am afraid of spiders', 'i am afraid of spiders'],
  ["i'm allergic to cats", "i'm allergic to cats"],
  ['never give up', 'never give up'],
  ['never show fear', 'never show fear'],
  ["don't show mercy", "don't show mercy"],
  ['non è un cane', 'not a dog'],
  ['alles außer Fisch', 'anything but a fish'],
  ['tout sauf un chat', 'anything but a cat'],
])('R1402 what nobody wants to see is one denial, however it was typed: %s', (typed, meant) => {
  expect(plainDenial(typed)).toBe(meant);
});

test.each([
  ['anything but a bird, i hate birds', /bird|owl|duck|goose|pigeon|parrot|penguin|flamingo|ostrich|crow|jay|dodo|toucan/iu],
  ['not a dog', /dog|hound|collie|terrier|dalmatian|poodle|pug|chihuahua|russell|retriever|spaniel|beagle|corgi|husky/iu],
  ['alles außer Fisch', /fish|shark/iu],
  ['any animal except a cat', /\bcat\b|lion|tiger|leopard/iu],
])('R1402 nothing of the kind is drawn that was not to be: %s', (mainTheme, refused) => {
  for (let seed = 0; seed < 40; seed += 1) {
    const { theme, body } = conceive({ ...BLANK, mainTheme }, `${seed}`);
    for (const { piece } of [theme, body]) if (piece !== null) expect(nameOfPiece(piece)).not.toMatch(refused);
  }
});

test('R1402 a birthday without cake has no birthday cake beside it', () => {
  for (let seed = 0; seed < 12; seed += 1) {
    const { props } = conceive({ ...BLANK, mainTheme: 'a birthday without cake' }, `${seed}`);
    expect(props.map(({ word }) => word).join()).not.toContain('cake');
  }
});
