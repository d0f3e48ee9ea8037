import { expect, test } from 'vitest';
import { conceive } from '../concept/conceive.ts';
import { BLANK } from '../concept/testing.ts';
import { tellPlainSentence, tellSentence } from './plain-sentences.ts';
import { CALLED_BY_NAME, TOLD_BY_DEED, UNHEARD_OF } from './tables/never-heard-of.ts';
import { describeStory } from './write-character.ts';

const storiesOf = (wish: { mainTheme: string; bodyInfluence?: string }): string[] =>
  Array.from({ length: 8 }, (_, seed) =>
    describeStory(conceive({ ...BLANK, ...wish }, `${seed}`))
      .sentences.map(({ text }) => text)
      .join(' '),
  );

test.each([
  ["mum calls me by the dog's name", "a mum who calls everybody by the dog's name"],
  ['he forgot our anniversary again', 'a man who forgot the anniversary again'],
  ['the printer only works when nobody is looking', 'a printer that only works when nobody is looking'],
  ["i ate the whole cake and i'm not sorry", 'a person who ate the whole cake and is not sorry'],
  ["i have no idea what i'm doing", 'a person who has no idea what they are doing'],
  ['someone keeps stealing my lunch', 'a person who keeps stealing the lunch'],
  ['grandma thinks the remote is a phone', 'a grandma who thinks the remote is a phone'],
  ["I can't find matching socks", "a person who can't find matching socks"],
  ['when your crush likes your photo', 'a crush that likes the photo'],
  ['everyone on the train is coughing', 'a train where everybody is coughing'],
  ['traffic cone i stole last night', 'a traffic cone that somebody stole last night'],
  ['dishwasher that judges how you load it', 'a dishwasher that judges how somebody loads it'],
  ['Spiderman but he is scared of heights', 'Spiderman who is scared of heights'],
  ['the group project where i did everything', 'the group project where somebody did everything'],
  ['1000 spoons when i need a knife', '1000 spoons and no knife'],
  ['nobody told me it was fancy dress', 'a person who was never told that it was fancy dress'],
  ['winter is coming', null],
  ['I am so tired', null],
  ['why is it always raining on my day off', null],
  ["don't talk to me before coffee", null],
  ['the last slice of pizza', null],
  ['may the force be with you', null],
])('R1394 a sentence that would only be quoted is told as who does what: %s', (typed, told) => {
  expect(tellSentence(typed)).toBe(told);
});

test.each([
  ['grandad fixed the tap with chewing gum', 'a grandad who fixed the tap with chewing gum'],
  ['the lift stopped between two floors', 'a lift that stopped between two floors'],
  ["the lawnmower won't start", "a lawnmower that won't start"],
  ['the king dressed in velvet', null],
  ['the cake covered in ants', null],
  ['a cat stuck in a tree', null],
  ['the kid who ate the glue', null],
])('R1394 a sentence that reads like a noun is none, and a noun that reads like a sentence is one: %s', (typed, told) => {
  expect(tellPlainSentence(typed)).toBe(told);
});

test.each([
  ['that feeling when you sneeze and everyone looks at you', 'a person who sneezes and everyone looks at them'],
  ['when you trip and everybody laughs at you', 'a person who trips and everybody laughs at them'],
  ['when you sing and the neighbours hear you', 'a person who sings and the neighbours hear them'],
  ['when you fart in the lift and you look at the dog', 'a person who farts in the lift and looks at the dog'],
  [
    'when you juggle in the kitchen and everyone claps for you',
    'a person who juggles in the kitchen and everyone claps for them',
  ],
  ['when the teacher yells and everyone looks at you', 'a teacher who yells and everyone looks at everybody'],
])('R1394 whoever does it is meant behind “and” as well: %s', (typed, told) => {
  expect(tellSentence(typed)).toBe(told);
});

test('R1394 and is him or her in the lore', () => {
  const lores = storiesOf({ mainTheme: 'that feeling when you sneeze and everyone looks at you' }).join(' ');
  expect(lores).toMatch(/\b(?:[Hh]e sneezes and everyone looks at him|[Ss]he sneezes and everyone looks at her)\b/u);
  expect(lores).not.toMatch(/\b(?:[Hh]e|[Ss]he) sneezes and everyone looks at (?:them|everybody)/u);
});

const QUOTES = /\b(?:interpreter|witness said|quiet carriage|through the wall|phrase book|skywriter|fortune cookie)\b/iu;

test.each([
  ["mum calls me by the dog's name", 'dog'],
  ['the printer only works when nobody is looking', 'printer'],
  ['traffic cone i stole last night', 'cone'],
  ['dishwasher that judges how you load it', 'dishwasher'],
  ['everyone on the train is coughing', 'train'],
  ['bro who always steals the aux cord', 'aux cord'],
])('R1394 and no lore about it is about its words: %s', (mainTheme, word) => {
  for (const lore of storiesOf({ mainTheme })) {
    expect(lore).not.toMatch(QUOTES);
    expect(lore).toContain(word);
  }
});

test('R1394 whoever was asked for does it, and no person besides', () => {
  for (const lore of storiesOf({ mainTheme: "i ate the whole cake and i'm not sorry", bodyInfluence: 'hamster' })) {
    expect(lore).toMatch(/hamster that has eaten the whole cake/u);
    expect(lore).not.toContain('person');
  }
});

const count = (
  mainTheme: string,
  { events, conflicts, closings }: typeof UNHEARD_OF | typeof CALLED_BY_NAME | typeof TOLD_BY_DEED,
) => {
  const own = [...events.map((event) => `${event}.`), ...conflicts.map(({ tells }) => tells), ...closings];
  return Array.from({ length: 16 }, (_, seed) =>
    describeStory(conceive({ ...BLANK, mainTheme }, `${seed}`)).sentences.some(({ skeleton }) =>
      own.some((row) => skeleton.endsWith(row.slice(row.indexOf('}') + 1))),
    ),
  ).filter(Boolean).length;
};

test.each([
  ['blorptang', UNHEARD_OF],
  ['drisk', UNHEARD_OF],
  ['ponedjeljak ujutro', UNHEARD_OF],
  ['Kasimir', CALLED_BY_NAME],
  ['Jennifer from HR', CALLED_BY_NAME],
  ["I can't find matching socks", TOLD_BY_DEED],
])('R1395 of whom no class knows it is told what happened to them: %s', (mainTheme, rows) => {
  expect(count(mainTheme, rows)).toBeGreaterThanOrEqual(14);
});

test('R1395 in at least forty ways, and in none of them the word is looked up, spelled or declared', () => {
  const rows = [UNHEARD_OF, CALLED_BY_NAME, TOLD_BY_DEED].flatMap(({ events, conflicts, closings }) => [
    ...events,
    ...conflicts.map(({ tells }) => tells),
    ...closings,
  ]);
  expect(UNHEARD_OF.events.length + UNHEARD_OF.conflicts.length + UNHEARD_OF.closings.length).toBeGreaterThanOrEqual(40);
  expect(new Set(rows).size).toBe(rows.length);
  for (const row of rows)
    expect(row).not.toMatch(/\b(?:word|language|dictionary|crossword|customs|translat\w+|pronounc\w+|spelled|spells|plural)\b/iu);
});
