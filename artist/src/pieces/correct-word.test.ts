import { expect, it } from 'vitest';
import { correctWord } from './correct-word.ts';
import { findPieces } from './search-pieces.ts';

const shownBy = (text: string) => findPieces(text, ['head', 'animal', 'body'])[0]?.piece;

it.each([
  ['wizzard', 'wizard'],
  ['dinosuar', 'dinosaur'],
  ['dinosuars', 'dinosaur'],
  ['pengiun', 'penguin'],
  ['girafe', 'giraffe'],
  ['octapus', 'octopus'],
])('%s is %s', (typed, meant) => {
  expect(correctWord(typed)).toBe(meant);
  expect(shownBy(`a ${typed}`)).toBe(shownBy(meant));
});

it.each(['bera', 'hors', 'toastr', 'glorbify', 'quokka', 'walter', 'wasser', 'leiter', 'short', 'lighter', 'krokofant'])(
  '%s is nothing else',
  (word) => {
    expect(correctWord(word)).toBeUndefined();
  },
);

it('mends nothing in another language', () => {
  expect(shownBy('eine pengiun')).toBeUndefined();
});
