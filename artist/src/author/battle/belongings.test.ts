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

test.each([
  ['A rabbit plays the violin, and owns a wrench.', ['the violin', 'the wrench'], 'rabbit'],
  ['A lion wears a kimono, and a sun hat.', ['the kimono', 'the sun hat'], 'lion'],
  ['Half a plumber, half an owl, he has a spirit level.', ['the spirit level'], null],
])('R1158 what only the lores of one small class speak of belongs to whoever has it: %j', (lore, things, beast) => {
  expect(readBelongings(lore)).toMatchObject({ things, beast });
});

test.each([
  'She guards a quantum noodle, and hums.',
  'He moved into a mountain dojo and brought a top hat stand.',
  'A swan with connections sold it a lift, a bicycle with no saddle and a calm voice.',
  'It holds a certificate, an honorary degree and a friendly slap.',
])('nothing is guessed from %j, and nothing taken that we say of everybody', (lore) => {
  expect(readBelongings(lore)).toMatchObject({ things: [], beast: null });
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

test('a hostile lore of any length is read to its end: with the square of its length it would take longer than a test may', () => {
  expect(readBelongings('a an the '.repeat(100_000)).things).toEqual([]);
  expect(readBelongings(`a ${'x'.repeat(500_000)}`).things).toEqual([]);
});
