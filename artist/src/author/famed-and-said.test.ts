import { expect, test } from 'vitest';
import { conceive } from '../concept/conceive.ts';
import { BLANK } from '../concept/testing.ts';
import { NOUN_CLASSES } from './tables/nouns-by-class.ts';
import { describeStory } from './write-character.ts';

type Wish = readonly [theme: string, body: string | null];

const storiesOf = ([mainTheme, bodyInfluence]: Wish): ReturnType<typeof describeStory>[] =>
  Array.from({ length: 16 }, (_, seed) => describeStory(conceive({ ...BLANK, mainTheme, bodyInfluence }, `${seed}`)));

/** How many of sixteen lores have a sentence that only the class of this noun has. */
function countTelling(wish: Wish, noun: string): number {
  const own = NOUN_CLASSES.find(({ nouns }) => nouns.has(noun));
  const events = (own?.events ?? []).map((event) => event.replace(/^.*?\{a_(?:one|body)\}/u, ''));
  const rows = [
    ...events,
    ...(own?.conflicts ?? []).flatMap(({ tells, closings }) => [tells, ...closings]),
    ...(own?.closings ?? []),
  ];
  return storiesOf(wish).filter(({ sentences }) => sentences.some(({ skeleton }) => rows.some((row) => skeleton.includes(row))))
    .length;
}

test.each([
  ['Taylor Swift', 'cat', 'taylorswift'],
  ['goku', 'potato', 'goku'],
  ['messi', 'goat', 'messi'],
  ['Minecraft creeper', null, 'creeper'],
  ['Minecraft', 'chicken', 'minecraft'],
  ['gordon ramsay', 'lobster', 'gordonramsay'],
  ['darth vader', 'toaster', 'darthvader'],
  ['arsenal fc', null, 'arsenalfc'],
])('R1211 whoever everybody knows is told of by what they are known for: %s, %s', (theme, body, noun) => {
  expect(countTelling([theme, body], noun)).toBeGreaterThanOrEqual(14);
});

test.each([
  ['67', null, '67'],
  ['rizz', 'toaster', 'rizz'],
  ['the ick', 'penguin', 'ick'],
  ['side eye', null, 'sideeye'],
  ['npc', 'duck', 'npc'],
  ['delulu', 'goose', 'delulu'],
  ['ohio', 'cat', 'ohio'],
])('R1212 what is said today is told of by what it means: %s, %s', (theme, body, noun) => {
  expect(countTelling([theme, body], noun)).toBeGreaterThanOrEqual(14);
});

test.each([
  ['bro is cooked', 'cooked'],
  ['no cap frog fr fr', 'nocap'],
  ['bro has negative aura', 'aura'],
  ['Ronaldo goat', 'ronaldo'],
  ['tung tung tung sahur', 'tungsahur'],
])('R1213 a saying, and foreign or broken words, are told of by whom and what they speak of: %s', (theme, noun) => {
  expect(countTelling([theme, null], noun)).toBeGreaterThanOrEqual(8);
});

test.each([
  ['arsenal fc', /\ban? arsenal/iu],
  ['real madrid', /\ba real|\breal Madrid/u],
  ['john cena', /\bjohn Cena/u],
  ['sherlock holmes', /\bshe\b/iu],
])('R1214 a club has a name and no article, and who is called Sherlock is a he: %s', (theme, wrong) => {
  for (const { sentences } of storiesOf([theme, null])) for (const { text } of sentences) expect(text).not.toMatch(wrong);
});
