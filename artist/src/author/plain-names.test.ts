import { expect, test } from 'vitest';
import { conceive } from '../concept/conceive.ts';
import { BLANK } from '../concept/testing.ts';
import { nameOfPiece } from '../pieces/piece-names.ts';
import { PLAIN_NAMES } from './tables/plain-names.ts';
import { writeCharacter } from './write-character.ts';

test.each([
  ['paella enfadada', /\bangry paella\b/u],
  ['una paella triste', /\bsad paella\b/u],
  ['パエリア', /\bpaella\b/u],
  ['Bierkrüge', /\bbeer mugs\b/u],
])('R979 what is typed in another language has a plain name in the lore: %s', (mainTheme, told) => {
  for (const seed of ['1', '2', '3']) {
    const { description } = writeCharacter(conceive({ ...BLANK, mainTheme }, seed));
    expect(description).toMatch(told);
    expect(description).not.toMatch(/shallow pan|clinking/u);
  }
});

test('R979 each plain name stands for a piece, and is shorter', () => {
  for (const [piece, name] of Object.entries(PLAIN_NAMES)) {
    const described = nameOfPiece(piece);
    expect(described, piece).not.toBe('thing');
    expect(name.split(' ').length, piece).toBeLessThanOrEqual(2);
    expect(name.toLowerCase(), piece).not.toBe(described);
  }
});
