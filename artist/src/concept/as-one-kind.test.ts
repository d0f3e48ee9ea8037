import { expect, test } from 'vitest';
import { conceive } from './conceive.ts';
import { lookOf } from './concept.ts';
import { BLANK } from './testing.ts';

const isOne = (mainTheme: string, bodyInfluence: string): boolean => {
  const { theme, body } = conceive({ ...BLANK, mainTheme, bodyInfluence }, 'kind');
  return lookOf(theme) === lookOf(body);
};

test('R810 an animal of a kind that is wished the body of its kind is one animal, and no two grown together', () => {
  for (const [kind, general] of [
    ['black cat', 'cat'],
    ['rubber duck debugging', 'duck'],
    ['polar bear', 'bear'],
    ['teddy bear', 'bear'],
    ['golden retriever', 'dog'],
    ['dog', 'dachshund'],
    ['cat', 'black cat'],
    ['Hund', 'Dackel'],
    ['chat', 'chat noir'],
  ] as const)
    expect(isOne(kind, general), `${kind} ${general}`).toBe(true);
  for (const [one, other] of [
    ['sea lion', 'lion'],
    ['guinea pig', 'pig'],
    ['red panda', 'panda'],
    ['cat', 'dog'],
    ['seahorse', 'horse'],
    ['dachshund', 'poodle'],
  ] as const)
    expect(isOne(one, other), `${one} ${other}`).toBe(false);
});
