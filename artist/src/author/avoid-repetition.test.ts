import { expect, test } from 'vitest';
import { conceive } from '../concept/conceive.ts';
import { BLANK } from '../concept/testing.ts';
import { createChance } from '../drawing/random.ts';
import { rememberLores, tellingWords } from './avoid-repetition.ts';
import { joinSentences } from './lore-sentences.ts';
import { CLOSING_LEADS, CLOSINGS } from './tables/closings.ts';
import { CONFLICTS } from './tables/conflicts.ts';
import { EVENTS, HYBRID_TAILS, HYBRIDS, LEADS, STYLE_LEADS } from './tables/openings.ts';
import { SETTINGS } from './tables/settings.ts';
import {
  FRAMED_TRAITS,
  ODDITY_SENTENCES,
  QUALITY_SENTENCES,
  THING_SENTENCES,
  TRAIT_CORES,
  TRAIT_TAILS,
} from './tables/traits.ts';
import { imagineWish } from './testing-wishes.ts';
import { describeStory } from './write-character.ts';

const pickFrom = (choices: readonly string[], earlier: readonly string[], seed: number): string =>
  rememberLores(earlier, createChance(`${seed}`))(choices);
const seeds = Array.from({ length: 40 }, (_, seed) => seed);

test('nothing is picked that was told, while there is anything else', () => {
  const jokes = [
    '{They} sold a small bridge to {town}',
    '{They} has a lawyer made of {snack}',
    'A parade was cancelled in {town}',
  ];
  const earlier = ['He sold a small bridge to Bari. He likes it.', 'She has a lawyer made of gravy.'];
  for (const seed of seeds) expect(pickFrom(jokes, earlier, seed)).toBe(jokes[2]);
});

test('when all was told, it is what was told longest ago', () => {
  const jokes = ['the first joke of all', 'the second joke of all', 'the third joke of all'];
  const earlier = ['The second joke of all.', 'The third joke of all.', 'The first joke of all.'];
  for (const seed of seeds) expect(pickFrom(jokes, earlier, seed)).toBe(jokes[0]);
});

test('a template is known again by its longest own words', () => {
  expect(tellingWords('{rival} stole {their} parking space in {year}')).toBe('parking space in');
  expect(tellingWords('a goose with a law degree')).toBe('goose with a law degree');
  expect(tellingWords('{In_style}, at {time}, ')).toBeNull();
});

const ALL = [
  ...CLOSINGS,
  ...CLOSING_LEADS,
  ...CONFLICTS.map(({ tells }) => tells),
  ...EVENTS,
  ...HYBRID_TAILS,
  ...HYBRIDS,
  ...LEADS,
  ...STYLE_LEADS,
  ...SETTINGS,
  ...FRAMED_TRAITS,
  ...ODDITY_SENTENCES,
  ...QUALITY_SENTENCES,
  ...THING_SENTENCES,
  ...TRAIT_CORES,
  ...TRAIT_TAILS,
];
const JOKES = [...new Set(ALL.map(tellingWords))].filter((words) => words !== null);

/** For each of somebody's characters, how many others ago the nearest joke in it was last told. */
function distancesOf(maker: string, characters: number): number[] {
  const lores: string[] = [];
  const told = new Map<string, number>();
  return Array.from({ length: characters }, (_, index) => {
    const { sentences } = describeStory(conceive(imagineWish(`${maker}/${index}`), `${maker}/${index}`), lores.slice(0, 60));
    lores.unshift(sentences.map(({ text }) => text).join(' '));
    const skeletons = sentences.map(({ skeleton }) => skeleton.toLowerCase()).join(' ');
    const jokes = JOKES.filter((joke) => skeletons.includes(joke));
    const nearest = Math.min(...jokes.map((joke) => index - (told.get(joke) ?? Number.NEGATIVE_INFINITY)));
    for (const joke of jokes) told.set(joke, index);
    return nearest;
  });
}

test('of 200 characters of one person, half tell no joke of the last 40', { timeout: 120_000 }, () => {
  // The first hundred have little that they could repeat.
  const distances = distancesOf('somebody', 200)
    .slice(100)
    .sort((a, b) => a - b);
  expect(distances[50]).toBeGreaterThanOrEqual(40);
});

test('R775 whoever makes one thing again and again hears no sentence twice within five lores', () => {
  for (const mainTheme of ['cat', 'loaf of bread']) {
    const earlier: { text: string; skeletons: string[] }[] = [];
    for (let nth = 0; nth < 60; nth += 1) {
      const concept = conceive({ ...BLANK, mainTheme }, `again-${nth}`);
      const { sentences } = describeStory(
        concept,
        earlier.slice(0, 60).map(({ text }) => text),
      );
      const skeletons = sentences.map(({ skeleton }) => skeleton).filter((skeleton) => tellingWords(skeleton) !== null);
      const told = earlier.slice(0, 5).flatMap((one) => one.skeletons);
      expect(skeletons.slice(1).filter((skeleton) => told.includes(skeleton))).toEqual([]);
      earlier.unshift({ text: joinSentences(sentences), skeletons });
    }
  }
});
