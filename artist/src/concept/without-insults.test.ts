import { expect, test } from 'vitest';
import { conceive } from './conceive.ts';
import { BLANK } from './testing.ts';

const partsOf = (wish: Partial<typeof BLANK>): string[] => {
  const { theme, body, trait, also = [], props } = conceive({ ...BLANK, ...wish }, 'insults');
  return [theme, body, trait, ...also, ...props].flatMap(({ word, piece }) => [word, piece ?? '']);
};

test.each([
  ['african', 'gorilla'],
  ['black man', 'monky'],
  ['jewish man', 'pig'],
  ['rabbbi', 'pig'],
  ['Muslim', 'cerdo'],
  ['refugees', 'rat'],
  ['autistic boy', 'ape'],
  ['Senegalese street vendor', 'monkey'],
  ['Nigerian nurse', 'pig'],
  ['preto', 'macaco'],
  ['homeless man', 'rat'],
  ['Michelle Obama', 'gorilla'],
  ['Beyoncé', 'gorilla'],
])('nobody is insulted: of %s and %s the beast is left out', (mainTheme, bodyInfluence) => {
  for (const wish of [
    { mainTheme, bodyInfluence },
    { mainTheme, characteristicInfluence: bodyInfluence },
  ])
    expect(partsOf(wish).join().toLowerCase()).not.toMatch(
      /monke?y|gorilla|\bpig|\brat\b|\bape|1f412|1f435|1f98d|1f416|1f437|1f400/,
    );
});

test('whose other half is left out is all there is', () => {
  const { theme, body } = conceive({ ...BLANK, mainTheme: 'rabbi', bodyInfluence: 'pig' }, 'alone');
  expect(body.piece).toBe(theme.piece);
});

test.each([
  ['gorilla', 'banana'],
  ['pirate', 'monkey'],
  ['chef', 'rat'],
  ['angry', 'pig'],
  ['french fries', 'rat'],
  ['black coffee', 'pig'],
  ['fat cat', 'rat'],
])('of %s and %s nothing is left out', (mainTheme, bodyInfluence) => {
  expect(partsOf({ mainTheme, bodyInfluence })).toContain(bodyInfluence);
});
