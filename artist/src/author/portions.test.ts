import { expect, test } from 'vitest';
import { conceive } from '../concept/conceive.ts';
import { BLANK } from '../concept/testing.ts';
import { facetsOfNoun } from './facets.ts';
import { readNounPhrase } from './noun-phrases.ts';
import { readSubject } from './read-subject.ts';
import { NOUN_CLASSES } from './tables/nouns-by-class.ts';
import { readTopic } from './topic.ts';
import { describeStory } from './write-character.ts';

test.each([
  ['tequila', 'a glass of tequila'],
  ['sake', 'a glass of sake'],
  ['chai', 'a cup of chai'],
  ['garlic', 'a bulb of garlic'],
  ['corn', 'a cob of corn'],
  ['toothpaste', 'a tube of toothpaste'],
  ['oil', 'a bottle of oil'],
  ['socks in sandals', 'a pair of socks in sandals'],
])('R1220 what is poured, pressed or worn is told of in what it comes in, and in no pile: %s', (typed, told) => {
  expect(readSubject(typed).indefinite).toBe(told);
});

/** The first noun of the class that is told of. */
const classOf = (words: string): string | undefined => {
  const [first] = facetsOfNoun(readNounPhrase(words), words);
  return [...(NOUN_CLASSES.find((own) => own === first)?.nouns ?? [])][0];
};

test.each([
  ['gözleme', 'flatbread'],
  ['chapati', 'flatbread'],
  ['spring roll', 'empanada'],
  ['cinnamon roll', 'cinnamonroll'],
  ['turkish delight', 'baklava'],
  ['panettone', 'panettone'],
  ['my wife’s casserole', 'casserole'],
  ['dim sum', 'dimsum'],
  ['hot sauce', 'hotsauce'],
  ['pierogi', 'pierogi'],
  ['socks in sandals', 'socksinsandals'],
  ['smoke detector', 'smokealarm'],
])('R1221 a dish and a thing at home has rows of those that are like it: %s', (typed, first) => {
  expect(classOf(typed)).toBe(first);
});

test.each(['headphones', 'scissors', 'socks in sandals', 'chopsticks'])(
  'R1222 a pair is one thing, of which a body can have a half: %s',
  (typed) => {
    expect(readTopic(readSubject(typed))).toBeNull();
    const [opening] = describeStory(conceive({ ...BLANK, mainTheme: typed, bodyInfluence: 'snail' }, '5')).sentences;
    expect(opening?.skeleton).not.toContain('{topic}');
  },
);
