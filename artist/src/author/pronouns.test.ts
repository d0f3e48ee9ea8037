import { expect, test } from 'vitest';
import { createChance } from '../drawing/random.ts';
import { choosePronouns } from './pronouns.ts';

const idea = (word: string) => ({ word, given: true, piece: '1f40a' });
const seeds = Array.from({ length: 8 }, (_, seed) => `${seed}`);

test.each([
  ['grandma on a skateboard', '', 'she'],
  ['Aunt Philomena', '', 'she'],
  ['queen of the bees', 'snail', 'she'],
  ['Frida Kahlo', '', 'she'],
  ['elon musk', '', 'he'],
  ['Angela Merkel on a boat', '', 'she'],
  ['uncle', 'with a scarf of his aunt', 'he'],
  ['koala', 'lost her glasses', 'she'],
])('%s %s is a %s', (theme, trait, they) => {
  for (const seed of seeds) expect(choosePronouns(createChance(seed), [idea(theme)], idea(trait)).they).toBe(they);
});

test('whose something is does not make anybody a he', () => {
  const all = new Set(
    seeds.map((seed) => choosePronouns(createChance(seed), [idea('toaster')], idea('belongs to my uncle')).they),
  );
  expect(all.size).toBeGreaterThan(1);
});

test.each([['old lighthouse keeper with a pipe'], ['referee who forgot everything'], ['nurse on a night shift']])(
  'R1017 nobody who has a trade is an it: %s',
  (theme) => {
    for (const seed of seeds) expect(choosePronouns(createChance(seed), [idea(theme)]).they).not.toBe('it');
  },
);

test.each(['voter in a booth', 'knitter', 'dog walker with a hat'])('R1017 nor is who is drawn as somebody: %s', (theme) => {
  for (const seed of seeds) expect(choosePronouns(createChance(seed), [{ ...idea(theme), piece: '1f9d1' }]).they).not.toBe('it');
});

test.each([
  ['Feuerwehrmann', 'firefighter', 'he'],
  ['Hausmeister', 'janitor', 'he'],
  ['Kellnerin', 'waiter', 'she'],
  ['vendeuse de fleurs', 'flower seller', 'she'],
  ['女子高生', 'schoolgirl', 'she'],
])('R827 who is told of in English keeps what the word says of her or him: %s', (word, english, they) => {
  for (const seed of seeds) expect(choosePronouns(createChance(seed), [{ ...idea(word), english }]).they).toBe(they);
});

test.each([
  ['un pompier fatigué', 'tired firefighter', '1f9d1-200d-1f692', 'he'],
  ['une dentiste', 'dentist', '1f9d1-200d-2695-fe0f', 'she'],
  ['der Zahnarzt', 'dentist', '1f9d1-200d-2695-fe0f', 'he'],
  ['la taxista', 'taxi driver', '1f9d1', 'she'],
])('R1160 an article tells who it is: %s', (word, english, piece, they) => {
  for (const seed of seeds) expect(choosePronouns(createChance(seed), [{ word, english, given: true, piece }]).they).toBe(they);
});

test.each([
  ['baker', '1f468-200d-1f373', 'he'],
  ['baker in love', '1f469-200d-1f373', 'she'],
])('R1160 who is drawn as a man or a woman is told of as one: %s %s', (word, piece, they) => {
  for (const seed of seeds) expect(choosePronouns(createChance(seed), [{ word, given: true, piece }]).they).toBe(they);
});

test.each([
  ['my friend Kevin', 'he'],
  ['my best friend Lucy', 'she'],
])('R1190 a friend is as their name says: %s', (theme, they) => {
  for (const seed of seeds) expect(choosePronouns(createChance(seed), [idea(theme)]).they).toBe(they);
});
