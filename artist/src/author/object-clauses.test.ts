import { expect, test } from 'vitest';
import { conceive } from '../concept/conceive.ts';
import { BLANK } from '../concept/testing.ts';
import { joinObjectClause } from './object-clauses.ts';
import { writeCharacter } from './write-character.ts';

test.each([
  ['the last slice of pizza nobody dares to take', 'the last slice of pizza that nobody dares to take'],
  ['the song my sister plays', 'the song that my sister plays'],
  ['the sock the dryer ate', 'the sock that the dryer ate'],
  ['the email i forgot to send', 'the email that I forgot to send'],
  ['the cat the whole street feeds', 'the cat that the whole street feeds'],
  ['the joke only dad laughs at', 'the joke that only dad laughs at'],
  ['the christmas present we all hated', 'the christmas present that we all hated'],
  ['a jumper nobody asked for', 'a jumper that nobody asked for'],
])('R1379 what somebody does to a thing is told of it, without being quoted: %s', (typed, told) => {
  expect(joinObjectClause(typed)).toBe(told);
  for (const seed of ['1', '2', '3']) {
    const { description } = writeCharacter(conceive({ ...BLANK, mainTheme: typed }, seed));
    expect(description.toLowerCase()).toContain(told.toLowerCase().replace(/^(?:the|an?) /u, ''));
    expect(description).not.toContain(`“${typed}”`);
  }
});

test.each([
  'the man the myth the legend',
  'a knight the size of a mouse',
  'the bigger the better',
  'a dragon my age',
  'the letter to my aunt',
  'a cat who says nobody moves',
  'nobody asked',
  'I forgot my keys',
  'my flatmate never washes the dishes and blames the cat',
])('R1379 other words stay as they are: %s', (typed) => {
  expect(joinObjectClause(typed)).toBe(typed);
});
