import { describe, expect, test } from 'vitest';
import { conceive } from '../concept/conceive.ts';
import { BLANK } from '../concept/testing.ts';
import { sharesJoke, tellsTimeTwice } from './said-once.ts';
import { describeStory } from './write-character.ts';

const SEEDS = Array.from({ length: 24 }, (_, at) => String(at));
const openingsOf = (wish: { mainTheme: string; bodyInfluence?: string; style?: string }): string[] =>
  SEEDS.map((seed) => describeStory(conceive({ ...BLANK, ...wish }, seed)).sentences[0]?.text ?? '');

test.each([
  ['rugby', 'wombat', /(?:thinks|talks) of nothing but rugby|dreams of rugby/u],
  ['train strike', 'pigeon', /(?:thinks|talks) of nothing but the train strike|dreams of the train strike/u],
])('R1286 what happens to a body of %s is what such a body is known for: %s', (mainTheme, bodyInfluence, absorbed) => {
  const own = openingsOf({ mainTheme, bodyInfluence }).filter((opening) => absorbed.test(opening));
  expect(own.length).toBeGreaterThan(3);
});

test('R1286 what is thought of is one clause', () => {
  for (const opening of openingsOf({ mainTheme: 'rugby', bodyInfluence: 'muscular' }))
    expect(opening).not.toMatch(/that is \S+ (?:that|who) (?:thinks|talks|dreams)/u);
});

describe('R1287 an opening says once when it happened', () => {
  test.each([
    ['On {day}, at {time}, ', '{a_one} was served at midnight as {name}', {}, true],
    ['{In_style}, at {time}, ', '{a_one} fell in, as {name}', { in_style: 'at a supermarket at midnight' }, true],
    ['{In_style}, at {time}, ', '{a_one} fell in, as {name}', { in_style: 'in a supermarket' }, false],
    ['At {time}, ', '{a_one} fell in, as {name}', { a_one: 'a kebab at 3am' }, true],
    ['Back in {year}, ', '{a_one} came round every {weekday}, as {name}', {}, true],
    ['Nobody is proud of it, but ', '{a_one} was served at midnight as {name}', {}, false],
  ])('%s%s', (lead, event, values, isTwice) => {
    expect(tellsTimeTwice(lead, event, values)).toBe(isTwice);
  });

  test('in all that is told of a supermarket at midnight', () => {
    for (const opening of openingsOf({ mainTheme: 'owl', style: 'at a supermarket at midnight' }))
      expect(opening.replace('at midnight', '')).not.toMatch(/midnight|, at (?:roughly|exactly|a quarter|half|ten|11)/u);
  });
});

describe('R1288 no lore tells a joke twice', () => {
  test.each([
    [
      [
        '{a_one} came after forty minutes, with two others: {name}',
        'For forty minutes {they} was not there, and then all three.',
      ],
      true,
    ],
    [['{a_one} licked the plate clean as {name}', 'Nobody asked.', 'The bowl was licked until it was a plate.'], true],
    [['{a_one} fell in as {name}', 'A match was foretold by {them} with a mussel.', 'The mussel had foretold it too.'], false],
    [['{a_one} fell in as {name}', 'The bowl is half empty.'], false],
  ])('%j', (skeletons, isShared) => {
    expect(sharesJoke(skeletons)).toBe(isShared);
  });

  test('of a bus driver', () => {
    for (const seed of SEEDS) {
      const { sentences } = describeStory(conceive({ ...BLANK, mainTheme: 'bus driver' }, seed));
      expect(sentences.filter(({ text }) => text.toLowerCase().includes('forty minutes')).length, seed).toBeLessThan(2);
    }
  });
});
