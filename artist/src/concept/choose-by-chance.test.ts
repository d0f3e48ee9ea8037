import { expect, test } from 'vitest';
import { conceive } from './conceive.ts';
import { planOutfit } from './outfit.ts';
import { BLANK } from './testing.ts';

const seeds = Array.from({ length: 40 }, (_, seed) => `by chance ${seed}`);

test('who names something gets that: chance puts nothing into hands and nothing on the ground', () => {
  for (const wish of [{ mainTheme: 'kettle', bodyInfluence: 'penguin' }, { bodyInfluence: 'farmer' }]) {
    for (const seed of seeds) {
      const concept = conceive({ ...BLANK, ...wish }, seed);
      expect([planOutfit(concept).held, concept.props]).toEqual([[], []]);
    }
  }
});

test.each(['my son', 'my little sister', 'a baby', 'mein kleiner Bruder', 'meine Tochter'])(
  'R1172 %s is a child in what children wear, and nobody in a crown or a bowler hat by chance',
  (mainTheme) => {
    for (const seed of seeds) {
      const { trait } = conceive({ ...BLANK, mainTheme }, seed);
      expect(['sneakers', 'baseball cap', 'rubber boots', 'bobble hat', 'hiking boots']).toContain(trait.word);
    }
  },
);

test('what a face tells needs nothing in a hand', () => {
  for (const seed of seeds) {
    const concept = conceive({ ...BLANK, mainTheme: 'cat', characteristicInfluence: 'grumpy' }, seed);
    expect(concept.trait).toMatchObject({ word: 'grumpy', given: true });
    expect(planOutfit(concept).held).toEqual([]);
  }
});

test('who names nothing has things of chance around and in the hands', () => {
  const concepts = seeds.map((seed) => conceive(BLANK, seed));
  expect(concepts.some(({ props }) => props.length === 2)).toBe(true);
  expect(concepts.some((concept) => planOutfit(concept).held.length > 0)).toBe(true);
});

test('the hat of a trade is on whoever has it, and no second one in a hand but for who asks', () => {
  const outfit = (characteristicInfluence: string | null) =>
    planOutfit(conceive({ ...BLANK, mainTheme: 'fireman', bodyInfluence: 'cat', characteristicInfluence }, 'one'));
  expect(outfit('brave').held).not.toContain('26d1-fe0f');
  const { held, traits } = outfit('a top hat');
  expect(held).toEqual(['1f9ef']);
  expect(traits.filter(({ slot, isWorn }) => slot === 'hat' && isWorn).map(({ look }) => look)).toEqual(['1f3a9']);
});

test.each([
  { mainTheme: 'printer', bodyInfluence: 'cow' },
  { mainTheme: 'a cat in a box' },
  { mainTheme: 'a pig with a piano' },
  { mainTheme: 'a penguin in a library' },
  { mainTheme: 'a fox and a hedgehog' },
])('R1165 who is seen with more, or somewhere, wears nothing by chance: %o', (wish) => {
  for (const seed of seeds)
    expect(planOutfit(conceive({ ...BLANK, ...wish }, seed)).traits.filter(({ isWorn }) => isWorn)).toEqual([]);
});

test.each(['toaster', 'cat'])('R1165 where one noun is all of a wish, chance adds something to wear: %s', (mainTheme) => {
  const worn = seeds.flatMap((seed) => planOutfit(conceive({ ...BLANK, mainTheme }, seed)).traits.filter(({ isWorn }) => isWorn));
  expect(worn.length).toBeGreaterThan(seeds.length / 2);
});
