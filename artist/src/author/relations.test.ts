import { expect, test } from 'vitest';
import { conceive } from '../concept/conceive.ts';
import { BLANK } from '../concept/testing.ts';
import { readNounPhrase } from './noun-phrases.ts';
import { readRelation } from './relations.ts';
import { sidesOfNoun } from './sides.ts';
import { DEED_CLASSES } from './tables/deeds-by-class.ts';
import { NOUN_CLASSES } from './tables/nouns-by-class.ts';
import { RELATIONS } from './tables/relations.ts';
import { describeStory } from './write-character.ts';

const IT = { they: 'it', them: 'it', their: 'its', themself: 'itself' } as const;

test.each([
  ['dragon who is scared of marshmallows', 'marshmallows'],
  ['wizard who lost his hat', 'its hat'],
  ['troll who guards a bridge', 'the bridge'],
  ['toaster who dreams of becoming an astronaut', 'an astronaut'],
  ['goose that cannot stop eating pasta', 'eating pasta'],
  ['cat that refuses to swim', 'swim'],
  ['bear who never smiles at night', 'smile'],
  ['girl who always carries an umbrella', 'carry an umbrella'],
  ['man who never lies', 'lie'],
  ['robot that runs on coffee', 'coffee'],
  ['mole driving a digger', 'the digger'],
  ['fox who only drinks espresso', 'espresso'],
  ['is allergic to bees', 'bees'],
  ['vampire allergic to blood', 'blood'],
])('R1090 what somebody in a wish stands in relation to is found: %s', (words, expected) => {
  expect(Object.values(readRelation(words, IT)?.values ?? {})).toEqual([expected]);
});

test('R1090 what is hers is told of, and she is not', () => {
  const she = { they: 'she', them: 'her', their: 'her', themself: 'herself' } as const;
  expect(readRelation('gardener who talks to her tomatoes', she)?.values).toEqual({ obj: 'her tomatoes' });
  expect(readRelation('gardener who talks to her', she)).toBeNull();
});

test.each([
  'dog who is not allergic to cats',
  'man who misses his dead wife',
  'girl who lost her mother',
  'knight who lost the war',
  'sign that says never give up',
  'unicorn that is afraid of nothing',
  'monster afraid of me',
  'monster afraid of her',
  'bear who never is on time',
  'the feeling when you miss the last bus',
  'man looking for love',
  'snail that misses the train',
  'morning that never ends',
  'dog that runs on the beach',
  'boy running on ice',
  'child who drives his mother crazy',
  'duck driving home',
  'missing sock',
  'talks to much',
  'salesman who sells out',
])('R1090 of what is denied, grave or not to be named no consequence is told: %s', (words) => {
  expect(readRelation(words, IT)).toBeNull();
});

test.each(['an owl who collects stamps', 'a knight made of cheese', 'a rabbit late for a wedding'])(
  'R1090 what follows from a relation, and of whom, is all that a lore tells: %s',
  (mainTheme) => {
    const deeds = DEED_CLASSES.filter(({ means }) => means.test(mainTheme.replace(/^.* who /u, '')));
    const [, who = ''] = mainTheme.split(' ');
    const owner = NOUN_CLASSES.filter(({ nouns }) => nouns.has(who)).slice(0, 1);
    const rows = [...RELATIONS, ...deeds, ...owner].flatMap(({ conflicts, closings }) => [
      ...closings,
      ...conflicts.map(({ tells }) => tells),
    ]);
    const [, ...told] = describeStory(conceive({ ...BLANK, mainTheme }, 'a')).sentences.map(({ skeleton }) => skeleton);
    expect(told.filter((skeleton) => !rows.includes(skeleton))).toEqual([]);
  },
);

test.each([
  ['frog riding a pig', 0],
  ['knight riding a giant snail', 0],
  ['penguin riding a bus', 1],
  ['bear riding a unicycle to work', 1],
])('R1093 no beast has brakes or a horn: %s', (words, sides) => {
  expect(sidesOfNoun(readNounPhrase(words), words)).toHaveLength(sides);
});
