import { expect, test } from 'vitest';
import { readTrait } from './read-trait.ts';

test.each(['always unfinished', 'never finished', 'forever unimpressed', 'often confused'])(
  'R975 what somebody always or never is, is no quotation: %s',
  (words) => {
    expect(readTrait(words)).toEqual({ kind: 'quality', does: `is ${words}`, quality: words });
  },
);

test.each(['never answers letters', 'always screams'])('R975 what somebody always or never does is done: %s', (words) => {
  expect(readTrait(words)).toEqual({ kind: 'deed', does: words });
});

test('R976 what a machine says is quoted, and nothing to carry', () => {
  expect(readTrait('PC load letter')).toMatchObject({ kind: 'oddity', quoted: '“PC load letter”' });
  expect(readTrait('VR headset').does).toBe('carries a VR headset');
});
