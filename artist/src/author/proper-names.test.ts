import { expect, test } from 'vitest';
import { spellNames } from './proper-names.ts';

test.each([
  ['elon musk', 'Elon Musk'],
  ['ELON MUSK', 'Elon Musk'],
  ['Crocodile', 'crocodile'],
  ['Bomber Plane', 'bomber plane'],
  ['EAGLE', 'eagle'],
  ['canadian', 'Canadian'],
  ['very british', 'very British'],
  ['french fries', 'French fries'],
  ['born in paris', 'born in Paris'],
  ['hates mondays', 'hates Mondays'],
  ['uncle bob', 'Uncle Bob'],
  ['the titanic', 'the Titanic'],
  ['iphone', 'iPhone'],
  ['nasa', 'NASA'],
  ['lord of Mordor', 'lord of Mordor'],
  ['i like trains', 'I like trains'],
  ['turkey', 'turkey'],
  ['a red rose', 'a red rose'],
  ['link', 'link'],
  ['Mülltonne', 'Mülltonne'],
  ['Bär', 'Bär'],
  ['Bilbo Baggins', 'Bilbo Baggins'],
  ["Scarlett O'Hara", "Scarlett O'Hara"],
  ['Captain Ahab', 'Captain Ahab'],
  ['Uncle Fester', 'Uncle Fester'],
  ['Asterix', 'Asterix'],
  ['Haunted Castle', 'haunted castle'],
  ['âne', 'âne'],
  ['fridge', 'fridge'],
  ['Il Papa', 'Il Papa'],
  ['el burro que estudia derecho', 'el burro que estudia derecho'],
])('%s is spelt %s', (typed, spelt) => expect(spellNames(typed)).toBe(spelt));

test('two common words make no name, although each of them may be one', () => {
  expect(spellNames('teddy bear')).toBe('teddy bear');
});
