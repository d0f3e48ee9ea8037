import { expect, test } from 'vitest';
import { conceive } from '../concept/conceive.ts';
import { readSubject } from './read-subject.ts';
import { readTopic } from './topic.ts';
import { writeCharacter } from './write-character.ts';

const valuesOf = (words: string) => readTopic(readSubject(words))?.values;

test.each([
  ['chess', 'playing chess'],
  ['fishing', 'fishing'],
  ['walking the dog', 'walking the dog'],
  ['selling ice cream', 'selling ice cream'],
  ['hide and seek', 'playing hide and seek'],
  ['yoga', 'doing yoga'],
  ['video games', 'playing video games'],
  ['karaoke', 'singing karaoke'],
])('%s is done: %s', (words, doing) => {
  expect(valuesOf(words)).toMatchObject({ doing });
});

test.each([
  ['wedding', 'a wedding', 'the wedding'],
  ['traffic jam', 'a traffic jam', 'the traffic jam'],
  ['tea time', 'tea time', 'tea time'],
  ['Christmas', 'Christmas', 'Christmas'],
  ['rainy day', 'a rainy day', 'the rainy day'],
  ['first day of school', 'the first day of school', 'the first day'],
])('%s is an event: %s', (words, an_event, the_event) => {
  expect(valuesOf(words)).toMatchObject({ an_event, the_event });
});

test.each([
  ['beach', 'on the beach'],
  ['gym', 'at the gym'],
  ['Paris', 'in Paris'],
  ['Las Vegas', 'in Las Vegas'],
  ['cat café', 'in a cat café'],
])('one is %s: %s', (words, in_place) => {
  expect(valuesOf(words)).toMatchObject({ in_place });
});

test.each(['chocolate bar', 'gold bar', 'soap bar'])('nobody is in a %s', (words) => {
  expect(valuesOf(words) ?? {}).not.toHaveProperty('in_place');
});

test.each([
  ['hates mondays', 'hates mondays'],
  ['sleepy', 'is sleepy'],
  ['not a morning person', 'is not a morning person'],
  ['never sleeps', 'never sleeps'],
])('%s is said of somebody: %s', (words, deed) => {
  expect(valuesOf(words)).toEqual({ deed });
});

test.each(['crocodile', 'plumber', 'washing machine', 'pizza', 'homemade robot', 'Napoleon', 'my boss', 'live laugh love'])(
  '%s can be half of anything',
  (words) => {
    expect(readTopic(readSubject(words))).toBeNull();
  },
);

const THEMES = [
  'chess',
  'wedding',
  'climate change',
  'five balloons',
  'money',
  'spaghetti',
  'Minecraft',
  'beach',
  'hates mondays',
  'sleepy',
];
test.each(THEMES)('nothing is half %s', (mainTheme) => {
  const wish = {
    bodyInfluence: 'owl',
    characteristicInfluence: 'shy',
    style: 'library',
    hiddenMessage: null,
    makeMessageSecret: false,
  };
  for (let seed = 0; seed < 40; seed++) {
    const { description } = writeCharacter(conceive({ ...wish, mainTheme }, `${seed}`));
    expect(description).toMatch(/\bowl\b/u);
    expect(description.toLowerCase()).toContain(mainTheme.toLowerCase());
    expect(description).toContain('shy');
    expect(description).not.toMatch(/\bowl half\b|\b(?:a|the|another) (?:bit|dose|touch|portion|bunch|pack|plate) of |[{}]/u);
  }
});
