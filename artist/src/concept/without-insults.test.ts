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
