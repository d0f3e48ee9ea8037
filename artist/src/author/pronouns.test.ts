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
