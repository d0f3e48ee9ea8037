import { expect, test } from 'vitest';
import { nameOfPiece } from '../pieces/piece-names.ts';
import { conceive } from './conceive.ts';
import { traitsOf } from './concept.ts';
import { BLANK } from './testing.ts';

/** The names of all that is seen, and the letters of all that can only be read. */
const seenOf = (mainTheme: string): string[] => {
  const concept = conceive({ ...BLANK, mainTheme }, '1');
  const beside = (concept.company ?? []).map(({ theme }) => theme);
  return [concept.theme, concept.body, ...traitsOf(concept), ...concept.props, ...beside].map(({ piece, ...idea }) =>
    piece === null ? `sign: ${'letters' in idea ? idea.letters : ''}` : nameOfPiece(piece),
  );
};

test.each([
  ['a vampire who faints at the sight of blood', /sign/],
  ['a goat in front of a mirror', /sign/],
  ['a bear in the dead of night', /sign/],
  ['a fox who works night shifts', /sign/],
  ['a penguin by accident', /sign/],
  ['a shark who bites its nails', /sign|nail/],
  ['a duck on the other hand', /sign|hand/],
  ['a dog with two left feet', /sign|foot/],
  ['a horse with a heart of gold', /sign|^heart/],
  ['a goofy ahh cow', /sign/],
  ['a low key raccoon', /sign|key/],
  ['a donkey who goes bananas', /sign|banana/],
  ['a toaster that has seen things', /sign|thing/],
  ['everything but the kitchen sink', /sign/],
  ['a cat lying in a hammock', /sign|lying|log/],
  ['an old woman with a cane', /sign|dog/],
  ['a lion with curlers', /sign|curling|broom/],
  ['a kite with teeth', /sign|tooth/],
  ['a bricklayer with vertigo', /sign/],
  ['a unicorn without a horn', /unicorn/],
  ['waffle iron', /sign|iron/],
])('R995 idioms are read as what they mean: %s', (mainTheme, wrong) => {
  expect(seenOf(mainTheme).filter((name) => wrong.test(name))).toEqual([]);
});

test.each([
  ['a heart of gold', 'heart'],
  ['a donkey who eats bananas', 'banana'],
  ['a goat with a nail', 'nail'],
  ['un uomo con un cane', 'dog'],
  ['three curlers on the ice', 'curling stone'],
  ['a politician who is lying', 'lying face'],
])('R995 what is named as itself stays: %s', (mainTheme, name) => {
  expect(seenOf(mainTheme)).toContain(name);
});

test.each([
  ['a goose in its villain era', ['goose', 'anger']],
  ['a raccoon who simps for pizza', ['raccoon', 'slice of pizza', 'hearts']],
  ['simp for pizza', ['slice of pizza', 'hearts']],
  ['an npc raccoon', ['raccoon', 'exclamation mark']],
  ['a main character dog', ['dog', 'clapper board']],
  ['a capybara on the grindset', ['capybara', 'briefcase']],
  ['a duck that yeets bread', ['duck', 'loaf of bread']],
  ['a pirate with a parrot on the shoulder', ['pirate', 'parrot']],
  ['a hamster that flies', ['hamster', 'wings']],
])('R1034 slang is read as what it means, and is no thing: %s', (mainTheme, names) => {
  const seen = seenOf(mainTheme);
  expect(seen).toEqual(expect.arrayContaining(names));
  const slang = /^sign: (?:npc|main character|grindset)$/;
  expect(seen.filter((name) => (name.startsWith('sign') && !slang.test(name)) || name === 'fly')).toEqual([]);
});

test.each([
  ['ran out of milk', 'glass of milk', 'magazine'],
  ['soft drink machine', 'vending machine', 'soda'],
  ['noooo cat', 'cat', 'hummingbird'],
  ['pupper', 'dog', 'mask'],
  ['спящий лев', 'lion', 'panda'],
  ['dancing fish', 'fish', 'fishing pole'],
  ['a man who swapped his head for a TV', 'television', 'panda'],
])('R1034 what is said is seen, and not what it is but a word away from: %s', (mainTheme, name, other) => {
  expect(seenOf(mainTheme)).toContain(name);
  expect(seenOf(mainTheme)).not.toContain(other);
});

test.each([
  ['a man in the Victorian era', 'top hat'],
  ['a frog that eats flies', 'fly'],
  ['a pilot who flies a plane', 'aeroplane'],
])('R1034 what is no slang stays: %s', (mainTheme, name) => {
  expect(seenOf(mainTheme)).toContain(name);
});
