import { expect, test } from 'vitest';
import { hyphenate } from './hyphenate.ts';

test('long words may be parted after a syllable, with a hyphen; short ones are left alone', () => {
  const parts = (name: string) => hyphenate(name).split('\u00AD');
  expect(parts('Il Magnifico Cappuccinatore')).toEqual(['Il Magnifico Cappucci', 'na', 'tore']);
  expect(parts('Bombardiroccolino')).toEqual(['Bombar', 'di', 'rocco', 'lino']);
  expect(parts('Coccodrillo Supremissimo')).toEqual(['Cocco', 'drillo Supre', 'missimo']);
  expect(parts('Mezzanotte')).toEqual(['Mezza', 'notte']);
  expect(parts('Flaminguccia')).toEqual(['Flamin', 'guccia']);
  expect(parts('Pugno Volante 12345678901234')).toEqual(['Pugno Volante 12345678901234']);
});
