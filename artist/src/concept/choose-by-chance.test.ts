import type { Wish } from '@chaos/shared/contract/characters';
import { expect, test } from 'vitest';
import { isPerson } from '../pieces/people.ts';
import { PLAIN_HATS } from './choose-by-chance.ts';
import { conceive } from './conceive.ts';
import { type Concept, lookOf } from './concept.ts';
import { hasHead, isClothes, planOutfit } from './outfit.ts';
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

/** What is seen in seeds enough for chance to show all it does. */
const seenOf = (wish: Partial<Wish>) =>
  seeds.map((seed) => {
    const concept = conceive({ ...BLANK, ...wish }, seed);
    const { held, traits } = planOutfit(concept);
    return { concept, held, worn: traits.filter(({ isWorn }) => isWorn).map(({ look }) => look) };
  });

test.each([
  ['hedgehog', ['1f34e']],
  ['cat', ['1f41f']],
  ['chien', ['1f9b4']],
  ['panda', ['1f38d']],
  ['owl', []],
  ['giraffe', []],
])('R1246 a beast that is all of a wish is itself, undressed, with at most what it is known for: %s', (mainTheme, own) => {
  for (const { concept, held, worn } of seenOf({ mainTheme })) {
    expect(concept.body.piece).toBe(concept.theme.piece);
    expect([held, worn]).toEqual([own, []]);
  }
});

test.each(['bagpipes', 'hot air balloon', 'sixseven', 'serendipity', 'mermaid', 'vampire', 'ghost', 'shrek', 'hello kitty'])(
  'R1246 a thing, a word, a being out of a tale and a figure wear no hat by chance: %s',
  (mainTheme) => {
    for (const { concept, worn } of seenOf({ mainTheme }))
      expect([concept.trait.given, worn.filter((look) => PLAIN_HATS.includes(look))]).toEqual([false, []]);
  },
);

test('R1246 people of today may wear something by chance', () => {
  expect(seenOf({ mainTheme: 'my neighbour' }).some(({ worn }) => worn.length > 0)).toBe(true);
});

test('R1246 who names nothing gets no hat on a thing, and clothes upon a head alone', () => {
  const many = Array.from({ length: 400 }, (_, seed) => conceive(BLANK, `nothing ${seed}`));
  const isHeaded = ({ theme }: Concept) => hasHead(lookOf(theme)) || isPerson(lookOf(theme));
  const hatted = many.filter((concept) => planOutfit(concept).traits.some(({ slot, isWorn }) => slot === 'hat' && isWorn));
  const dressed = many.filter(({ theme, body }) => isClothes(lookOf(body)) && lookOf(theme) !== lookOf(body));
  expect(hatted.length).toBeGreaterThan(5);
  expect(dressed.length).toBeGreaterThan(0);
  expect([...hatted, ...dressed].filter((concept) => !isHeaded(concept)).map(({ theme }) => theme.word)).toEqual([]);
});

test.each([
  ['shark and a vacuum cleaner', ['own-vacuum-cleaner']],
  ['babcia z odkurzaczem', ['own-vacuum-cleaner']],
  ['mi abuela con un paraguas', ['2602-fe0f']],
  ['fox and an umbrella', ['2602-fe0f']],
  ['llama and a microphone', ['1f3a4']],
  ['goose and a trombone', ['kin-trombone']],
  ['plumber with a cactus', ['1f335', '1f527']],
  ['wizard with a hairdryer', ['own-hair-dryer', '1fa84']],
  ['le chat qui fait la vaisselle', ['1f37d-fe0f']],
  ['a bear that does the dishes', ['1f37d-fe0f']],
  ['chef and his frying pan', ['1f373', '1f52a']],
])('R1247 what was wished for comes first in a hand: %s', (mainTheme, held) => {
  for (const { held: seen, concept } of seenOf({ mainTheme })) {
    expect(seen).toEqual(held);
    expect(concept.props.map(lookOf)).not.toContain(held[0]);
  }
});
