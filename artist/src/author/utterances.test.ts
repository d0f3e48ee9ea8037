import { expect, test } from 'vitest';
import { conceive } from '../concept/conceive.ts';
import { isUtterance } from './utterances.ts';
import { describeStory } from './write-character.ts';

test.each([
  ['pls make my bf as a wombat', true],
  ['make it weird', true],
  ['surprise me', true],
  ["my mum when i say i'm not hungry", true],
  ['definitely not a spy', true],
  ['never a horse', true],
  ['meine Schwiegermutter als Drache mit Lockenwicklern', true],
  ['my neighbour', false],
  ['very angry walrus', false],
  ['a dog that hates mondays', false],
  ['ogórek kiszony', false],
  ['make-up artist', false],
  ['mahi mahi', false],
  ['bora bora', false],
  ['wake up call', false],
  ['shut down button', false],
  ['Dale', false],
  ['wake up sheeple', true],
  ['knock knock', true],
])('%s is said by somebody: %s', (words, isSaid) => {
  expect(isUtterance(words)).toBe(isSaid);
});

test.each([
  'this is fine but with a marshmallow',
  'pls make my bf as a wombat lol',
  'definitely not a spy',
  'what if a fridge could cry',
])('%s is quoted once, and nobody is half of it', (mainTheme) => {
  const wish = {
    bodyInfluence: 'coat rack',
    characteristicInfluence: null,
    style: null,
    hiddenMessage: null,
    makeMessageSecret: false,
  };
  for (let seed = 0; seed < 30; seed += 1) {
    const { sentences } = describeStory(conceive({ ...wish, mainTheme }, `${seed}`));
    const text = sentences.map((sentence) => sentence.text).join(' ');
    const words = text.match(/“[^”]*”/gu)?.filter((quoted) => quoted.toLowerCase() === `“${mainTheme}”`) ?? [];
    expect(words).toHaveLength(1);
    expect(text).not.toMatch(/something called|” half|\ban? “/u);
  }
});

test('a word of the wish that stands on a sign is not told of as a trait', () => {
  const wish = { bodyInfluence: null, characteristicInfluence: null, hiddenMessage: null, makeMessageSecret: false };
  for (let seed = 0; seed < 12; seed += 1) {
    const { sentences } = describeStory(conceive({ ...wish, mainTheme: 'left glove', style: 'henna tattoo' }, `${seed}`));
    expect(sentences.map(({ text }) => text).join(' ')).not.toMatch(/“(?:left|henna)”|a left\b(?! glove)/u);
  }
});
