import { expect, test } from 'vitest';
import { facetsOfNoun, isDomain } from './facets.ts';
import { readNounPhrase } from './noun-phrases.ts';
import { NOUN_CLASSES } from './tables/nouns-by-class.ts';

const classOf = (noun: string) => NOUN_CLASSES.find(({ nouns }) => nouns.has(noun));
const facetsOf = (words: string) => facetsOfNoun(readNounPhrase(words), words);

test.each([
  ['hot dog', ['hotdog']],
  ['orange cat', ['cat']],
  ['cable car', ['cablecar']],
  ['volcano librarian', ['librarian', 'volcano']],
  ['toaster lawyer', ['lawyer', 'toaster']],
  ['pelican on a moped', ['pelican']],
  ['lighthouse keeper', ['lighthousekeeper']],
  ['cheese burger', ['cheeseburger']],
  ['hair dresser', ['hairdresser']],
  ['mother-in-law', ['motherinlaw']],
  ['hot water bottle', ['hotwaterbottle']],
  ['brass band', ['brassband']],
  ['red flag', ['redflag']],
  ['german shepherd', ['germanshepherd']],
  ['poison dart frog', ['frog']],
  ['ex-footballer', ['footballer']],
  ['42 penguins', ['penguin']],
])('R937 a noun is told of by its own class, and two words that are one thing as one: %s', (words, nouns) => {
  expect(facetsOf(words)).toEqual(nouns.map((noun) => expect.objectContaining({ nouns: classOf(noun)?.nouns })));
});

test('R938 every class of nouns has enough to tell, and none of it twice', () => {
  const rows = NOUN_CLASSES.flatMap(({ conflicts, closings }) => [...conflicts.map(({ tells }) => tells), ...closings]);
  expect(rows.filter((row, index) => rows.indexOf(row) !== index)).toEqual([]);
  for (const { conflicts, closings } of NOUN_CLASSES)
    expect(Math.min(conflicts.length, closings.length)).toBeGreaterThanOrEqual(3);
});

test.each([
  ['turkey sandwich', 'turkey'],
  ['baseball bat', 'bat'],
  ['computer mouse', 'mouse'],
  ['cat food', 'cat'],
  ['cow boy', 'cow'],
  ['her ring', 'herring'],
  ['blue bottle', 'bluebottle'],
])('R937 an animal in the name of a thing is told of as no animal: %s', (words, animal) => {
  expect(facetsOf(words)).not.toContain(classOf(animal));
});

test.each([
  ['relegation', 'referee'],
  ['the away end', 'supporter'],
  ['sommelier', 'vineyard'],
  ['Grandad’s earplug', 'hearing'],
  ['insomnia', 'insomnia'],
])('R1098 what belongs to a walk of life is told of by it, whether it is anybody, a thing or an idea: %s', (words, noun) => {
  expect(facetsOf(words.toLowerCase())).toContainEqual(expect.objectContaining({ nouns: classOf(noun)?.nouns }));
});

test.each(['cheese window', 'cat food', 'knight', 'friendship'])('R1098 %s belongs to none', (words) => {
  expect(facetsOf(words).filter(isDomain)).toEqual([]);
});
