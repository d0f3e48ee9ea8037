import { expect, test } from 'vitest';
import { conceive } from '../concept/conceive.ts';
import { BLANK } from '../concept/testing.ts';
import { translate } from './translate.ts';

test.each([
  ['pl', 'czołg', 'tank'],
  ['pl', 'wózek widłowy', 'forklift'],
  ['pl', 'szwagier', 'brother-in-law'],
  ['de', 'Müllwagen', 'garbage truck'],
  ['de', 'der Hausmeister', 'janitor'],
  ['de', 'ein Schulmeister', 'teacher'],
  ['es', 'camión de la basura', 'garbage truck'],
  ['fr', 'soudeur', 'welder'],
  ['it', 'mietitrebbia', 'combine harvester'],
  ['pt', 'empilhadeira', 'forklift'],
  ['nl', 'graafmachine', 'excavator'],
  ['sv', 'skottkärra', 'wheelbarrow'],
  ['tr', 'el arabası', 'wheelbarrow'],
  ['tr', 'kedi çay içiyor', 'cat that drinks tea'],
  ['tr', 'kadın kitap okuyor', 'woman who reads a book'],
  ['tr', 'çay içiyor', 'drinks tea'],
])(
  'R1269 vehicles, tools, trades and kin have their English name, and who does something comes first: %s %s',
  (language, typed, meant) => {
    expect(translate(typed, language)).toBe(meant);
  },
);

test('R1269 helado is ice cream by itself, and icy only behind a noun', () => {
  expect(conceive({ ...BLANK, mainTheme: 'elefante', bodyInfluence: 'helado' }, '1').body.english).toBe('ice cream');
});
