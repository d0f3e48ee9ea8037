import { expect, test } from 'vitest';
import { conceive } from '../concept/conceive.ts';
import { BLANK } from '../concept/testing.ts';
import { writeCharacter } from './write-character.ts';

test.each([
  ['a hamster who drives a forklift', 'forklift'],
  ['umbrella bat', 'umbrella'],
  ['croissant crab', 'croissant'],
])('R914 what the theme names itself is no other half of it: %s', (mainTheme, part) => {
  for (const seed of ['a', 'b', 'c', 'd', 'e', 'f']) {
    const concept = conceive({ ...BLANK, mainTheme }, seed);
    expect(concept.body).toMatchObject({ word: part, given: false });
    const { description } = writeCharacter(concept);
    expect(description).not.toContain(`${part} half`);
    expect(description).not.toMatch(new RegExp(`${mainTheme}(?: \\S+){1,4} (?:and|with|into|by) an? ${part}\\b`, 'u'));
  }
});

test('R914 who asks for another half gets it told', () => {
  const halves = ['a', 'b', 'c', 'd', 'e', 'f'].map((seed) => {
    const concept = conceive({ ...BLANK, mainTheme: 'bat', bodyInfluence: 'umbrella' }, seed);
    return writeCharacter(concept).description;
  });
  for (const description of halves) expect(description).toContain('umbrella');
});
