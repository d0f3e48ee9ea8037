import { expect, test } from 'vitest';
import { conceive } from '../concept/conceive.ts';
import { BLANK } from '../concept/testing.ts';
import { addSmallWords } from './missing-words.ts';
import { readNounPhrase } from './noun-phrases.ts';
import { writeCharacter } from './write-character.ts';

test.each([
  ['elephant with umbrella', 'elephant with an umbrella'],
  ['penguin without hat', 'penguin without a hat'],
  ['cat on bicycle', 'cat on a bicycle'],
  ['works as speed bump', 'works as a speed bump'],
  ['cat dressed as pirate', 'cat dressed as a pirate'],
  ['frog that works in an office that hates Mondays', 'frog that works in an office and hates Mondays'],
])('R977 the small words that somebody left out are told: %s', (typed, told) => {
  expect(addSmallWords(typed)).toBe(told);
});

test.each([
  ['an owl but it’s afraid of the dark', 'an owl that is afraid of the dark'],
  ['unicorn but its a bad guy', 'unicorn that is a bad guy'],
  ['cat but he never sleeps', 'cat that never sleeps'],
  ['a lawyer but also a tree', 'a lawyer that is also a tree'],
  ['dog but evil', 'dog that is evil'],
  ['a cat but not cute', 'a cat that is not cute'],
  ['a cat and dog best friends', 'a cat that is best friends with a dog'],
  ['a pig because why not', 'a pig'],
])('R1015 a clause that somebody hung on is told of the same one: %s', (typed, told) => {
  expect(addSmallWords(typed)).toBe(told);
});

test.each(['sweet but psycho', 'last but not least', 'crying but fabulous', 'pizza but make it sad', 'fish and chips'])(
  'R1015 what is no clause about somebody stays as it is: %s',
  (typed) => {
    expect(addSmallWords(typed)).toBe(typed);
  },
);

test('R1015 what somebody plays is told with all its letters, and once', () => {
  for (const trait of ['playin basketball', 'playing basketball'])
    for (const seed of ['1', '2', '3']) {
      const { description } = writeCharacter(conceive({ ...BLANK, mainTheme: 'dinosaur', characteristicInfluence: trait }, seed));
      expect(description).toMatch(/is playing basketball/u);
    }
});

test.each([
  'cat on fire',
  'dog with three legs',
  'bear in bed',
  'man who has a dog that barks',
  'robot with wheels',
  'frog in love',
])('R977 where no small word is missing none is added: %s', (typed) => {
  expect(addSmallWords(typed)).toBe(typed);
});

test('R977 a three legged stool is one stool', () => {
  expect(readNounPhrase('three legged stool').indefinite).toBe('a three legged stool');
  expect(readNounPhrase('three stools').indefinite).toBe('a group of three stools');
});

const loresOf = (mainTheme: string, bodyInfluence: string | null = null): string =>
  ['1', '2', '3', '4']
    .map((seed) => writeCharacter(conceive({ ...BLANK, mainTheme, bodyInfluence }, seed)).description)
    .join('\n');

test.each([
  ['homesick', null, /\ba homesick (?!homesick)/u, /homesick homesick|something homesick/u],
  ['works as speed bump', null, /\ban? \w+ (?:that|who) works as a speed bump/u, /something that works/u],
  ['Monday morning', null, /Monday morning/u, /\ba Monday morning\b/u],
  ['100 percent tax', null, /100 percent tax/u, /\ba 100 percent tax\b/u],
  ['detective', 'a monitor for a head', /detective who has a monitor for a head/u, /monitor half|detective half/u],
  ['teapot', 'art deco', /an art deco teapot|art deco/u, /“art deco”(?! )|said “art deco”/u],
  ['nasa engineer', null, /NASA engineer/u, /mechanic/u],
  ['referee', 'var decision', /VAR decision/u, /decision that has/u],
  ['var referee', null, /VAR referee/u, /referee that has/u],
])('R978 a state, an hour, a part and a style are told of whoever the picture shows: %s, %s', (theme, body, told, wrong) => {
  const lores = loresOf(theme, body);
  expect(lores).toMatch(told);
  expect(lores).not.toMatch(wrong);
});
