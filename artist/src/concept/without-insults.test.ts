import { expect, test } from 'vitest';
import { hearExpressions } from '../painter/expression-words.ts';
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
  ['gandhi', 'gorilla'],
  ['gandhi', 'pig'],
  ['mother teresa', 'pig'],
  ['dalai lama', 'monkey'],
  ['nelson mandela', 'monkey'],
  ['muhammad ali', 'gorilla'],
  ['mike tyson', 'gorilla'],
  ['michael jackson', 'monkey'],
  ['frida kahlo', 'monkey'],
  ['sigmund freud', 'pig'],
])('R679 nobody is insulted: of %s and %s the beast is left out', (mainTheme, bodyInfluence) => {
  for (const wish of [
    { mainTheme, bodyInfluence },
    { mainTheme, characteristicInfluence: bodyInfluence },
  ])
    expect(partsOf(wish).join().toLowerCase()).not.toMatch(
      /monke?y|gorilla|\bpig|\brat\b|\bape|1f412|1f435|1f98d|1f416|1f437|1f400/,
    );
});

test.each([
  ['rabbi', 'big nose'],
  ['jewish man', 'giant nose'],
  ['rabbi', 'lying'],
  ['rabbi', 'lügt'],
  ['Muslim', 'lange Nase'],
  ['homeless man', 'has fleas'],
  ['jew', 'counts money'],
  ['rabbi with a big nose', 'smiling'],
  ['lying jewish man', 'smiling'],
])('R679 nobody is mocked by a mark of a body: %s, %s', (mainTheme, characteristicInfluence) => {
  const concept = conceive({ ...BLANK, mainTheme, characteristicInfluence }, 'mocked');
  const typed = [concept.theme, concept.trait].filter(({ given }) => given);
  const heard = typed.flatMap(({ word, english }) => [word, english ?? '']).flatMap(hearExpressions);
  expect(heard.filter(({ expression }) => /nosed|lying|infested|counts/.test(expression))).toEqual([]);
  expect(concept.trait.piece).not.toMatch(/^(?:1f91e|1f443|1f9ee|1f4b0|1f4b5)$/);
});

test('R679 whoever else lies or has fleas is seen to', () => {
  for (const [mainTheme, trait] of [
    ['cat', 'has fleas'],
    ['pinocchio', 'tells lies'],
    ['clown', 'big nose'],
  ] as const)
    expect(conceive({ ...BLANK, mainTheme, characteristicInfluence: trait }, 'mocked').trait.word).toBe(trait);
});

test('R679 nor does chance insult who is named alone', () => {
  for (const mainTheme of ['gandhi', 'muhammad ali', 'Beyoncé', 'michael jordan'])
    for (let seed = 0; seed < 40; seed++) {
      const { theme, body } = conceive({ ...BLANK, mainTheme }, `alone ${seed}`);
      expect([theme.piece, body.piece], mainTheme).not.toEqual(expect.arrayContaining([expect.stringMatching(/^1f4(?:12|16)$/)]));
    }
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

test('R752 a pig who is tone-deaf in a karaoke bar is a pig', () => {
  const wish = { ...BLANK, mainTheme: 'カラオケ', bodyInfluence: '豚', characteristicInfluence: '音痴' };
  expect(conceive(wish, 'song').body.piece).toBe('1f416');
});
