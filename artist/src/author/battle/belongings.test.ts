import { expect, test } from 'vitest';
import { readBelongings } from './belongings.ts';

test('a lore gives its owner’s things, beast and pronouns', () => {
  const lore =
    'Late one Friday a chicken mistook a pineapple for a sleeping bag, and Ananassazio has been warm ever since. ' +
    'The fact that he wears boxing gloves has been set to music.';
  expect(readBelongings(lore)).toMatchObject({
    things: ['the pineapple', 'the boxing gloves'],
    beast: 'chicken',
    pronouns: { they: 'he', their: 'his' },
  });
});

test('unknown things are taken when a phrase ends for certain', () => {
  expect(readBelongings('She guards a quantum noodle, and hums.')).toMatchObject({
    things: ['the quantum noodle'],
    pronouns: { they: 'she' },
  });
});

test.each([
  '',
  'Крокодил в кроссовках летит над морем.',
  'A mayor sang in a town on a Monday.',
  'It carries a gun, a corpse and a bottle of whisky.',
  '<b onclick="x">{winner}</b> https://example.org/a-b-c',
  '🐊🐊🐊',
])('nothing is taken from %j', (lore) => {
  expect(readBelongings(lore).things).toEqual([]);
});

test('a hostile lore of any length is read at once', () => {
  const start = performance.now();
  readBelongings('a an the '.repeat(100_000));
  readBelongings(`a ${'x'.repeat(500_000)}`);
  expect(performance.now() - start).toBeLessThan(100);
});
