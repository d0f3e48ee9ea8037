import { expect, test } from 'vitest';
import { nameOfPiece } from '../pieces/piece-names.ts';
import { conceive } from './conceive.ts';
import { BLANK } from './testing.ts';
import { withoutRequest } from './without-request.ts';

test.each([
  ['so basically there is this llama who wears a tie and nobody has the heart to tell him', 'a llama who wears a tie', 'llama'],
  [
    'There was once a small dragon who could not breathe fire so he became a barista',
    'a small dragon who could not breathe fire so he became a barista',
    'dragon',
  ],
  [
    'in our street lives a woman who has many cats and plays the trumpet at midnight',
    'a woman who has many cats and plays the trumpet at midnight',
    'woman',
  ],
  [
    'ok hear me out, a toaster, but he is really sad because nobody likes bread anymore',
    'a toaster who is really sad',
    'toaster',
  ],
  [
    'hi can you draw my nan, she is 82 and rides a moped and shouts at pigeons',
    'my nan who is 82 and rides a moped and shouts at pigeons',
    'old woman',
  ],
  [
    'my grandma is 82 and she makes the best cake in the world and I miss her',
    'my grandma is 82 and makes the best cake in the world',
    'old woman',
  ],
  [
    'please make me a poster for our football team, we are the Wildcats and our mascot is a lynx with a whistle',
    'a lynx with a whistle',
    'lynx',
  ],
  [
    'we need a mascot for our hospital ward, something with an elephant and a stethoscope',
    'an elephant with a stethoscope',
    'elephant',
  ],
  [
    'My colleague Jonas always steals my yoghurt from the fridge, make him a weasel',
    'a weasel who always steals my yoghurt from the fridge',
    'weasel',
  ],
  [
    'the guy from IT who only says turn it off and on again but as a turtle',
    'a turtle who only says turn it off and on again',
    'turtle',
  ],
  ['tell me a story about a frog who wanted to be a postman one day', 'a frog who wanted to be a postman one day', 'frog'],
  [
    'When I was little my grandmother kept a goose that chased the milkman every single morning.',
    'a goose that chased the milkman every single morning',
    'goose',
  ],
  ['My daughter wants a dinosaur who bakes bread for the moon.', 'a dinosaur who bakes bread for the moon', 'dinosaur'],
  ['last summer i met a seagull who stole my chips and my hat', 'a seagull who stole my chips and my hat', 'seagull'],
  [
    'Yesterday our dishwasher flooded the kitchen and the dog just kept swimming around like nothing happened.',
    'our dishwasher flooded the kitchen',
    'dishwasher',
  ],
  [
    'My husband Dave snores so loud the neighbours think we own a tractor, he loves cheese',
    'My husband Dave who snores and loves cheese',
    'man',
  ],
])('R1114 a long tale is about the being that it tells of, with what it does: %s', (typed, told, who) => {
  expect(withoutRequest(typed)).toBe(told);
  expect(nameOfPiece(conceive({ ...BLANK, mainTheme: typed }, 'tale').theme.piece ?? '')).toBe(who);
});

test.each([
  'my little brother but he is a potato who never brushes any of his teeth',
  'a penguin but it has the head of a horse and it is late for work',
  'never gonna give you up never gonna let you down and desert you',
])('R1114 what is told otherwise stays as it was typed: %s', (typed) => {
  expect(withoutRequest(typed)).toBe(typed);
});

test.each([
  ['a honey badger with a spreadsheet', 'kin-honey-badger', 'office'],
  ['a bear by the sea', '1f43b', 'beach'],
  ['a kind old bear who runs a small bookshop by the sea and always gives the last biscuit to you', '1f43b', 'library'],
  ['my nan', '1f475', 'living-room'],
])('R1114 part of a name or of a place is not all that is told: %s', (mainTheme, piece, place) => {
  const { theme, style } = conceive({ ...BLANK, mainTheme }, 'tale');
  expect(theme.piece).toBe(piece);
  expect(style.backdrop.split(' ')[0]).toBe(place);
});
