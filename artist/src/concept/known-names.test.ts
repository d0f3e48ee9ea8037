import { expect, test } from 'vitest';
import { conceive } from './conceive.ts';
import { BLANK } from './testing.ts';

const lettersOf = (mainTheme: string, bodyInfluence: string | null = null): string[] => {
  const { theme, trait, props } = conceive({ ...BLANK, mainTheme, bodyInfluence }, 'name');
  return [theme, trait, ...props].flatMap((idea) => (idea.piece === null ? [idea.letters] : []));
};

test.each([
  ['LeBron James', null, 'lebron james'],
  ['taylor swift', null, 'taylor swift'],
  ['taylor swift fan', null, 'taylor swift'],
  ['messi', 'goat', 'messi'],
  ['lakers fan', null, 'lakers'],
  ['team rocket vibes', null, 'team rocket vibes'],
  ['aura farming penguin', null, 'aura farming'],
  ['vegan butcher', null, 'vegan'],
  ['my ex', 'rat', 'my ex'],
  ['ohio final boss', null, 'final boss'],
])('R1358 what somebody is known for, and others look like too, is to be read: %s, %s', (mainTheme, body, letters) => {
  expect(lettersOf(mainTheme, body)).toContain(letters);
});

test.each(['elvis', 'barbie', 'frog', 'basketball player'])(
  'R1358 who is known by their clothes, or by no name, needs none: %s',
  (name) => {
    expect(lettersOf(name)).toEqual([]);
  },
);
