import { describe, expect, it } from 'vitest';
import { hearFeatures } from './facial-words.ts';

const heard = (text: string) => hearFeatures(text).map(({ feature }) => feature);

describe('hearFeatures', () => {
  it.each([
    ['huge beard', ['beard']],
    ['a moustache and freckles', ['moustache', 'freckles']],
    ['baffi lunghissimi', ['moustache']],
    ['bıyıklı', ['moustache']],
    ['белая борода', ['beard']],
    ['口ひげ', ['moustache']],
    ['長いひげ', ['beard']],
    ['Schnurrbart', ['moustache']],
    ['eine Augenklappe', ['patch']],
    ['cyclops', ['cyclops']],
  ])('finds what %s says of a face', (text, features) => {
    expect(heard(text)).toEqual(features);
  });

  it.each([
    ['three eyes', 3],
    ['three-eyed', 3],
    ['vier Augen', 4],
    ['tres ojos', 3],
    ['трёхглазый', 3],
    ['üç gözlü', 3],
    ['too many eyes', 8],
    ['a hundred eyes', 8],
    ['三つ目', 3],
  ])('counts the eyes of %s', (text, count) => {
    expect(hearFeatures(text)).toMatchObject([{ feature: 'eyes', count }]);
  });

  it('hears one eye as that of a cyclops, but not one that is closed', () => {
    expect(heard('only one eye')).toEqual(['cyclops']);
    expect(heard('one eye closed')).toEqual([]);
  });

  it.each(['without a beard', 'two eyes', 'sad eyes', 'lives in a bar', 'bearskin', 'sin bigote', 'scary', 'bartender'])(
    'hears nothing in %s',
    (text) => {
      expect(heard(text)).toEqual([]);
    },
  );

  it('knows a large one and its colour', () => {
    expect(hearFeatures('an enormous white beard')).toMatchObject([{ feature: 'beard', isLarge: true, color: 'white' }]);
    expect(hearFeatures('beard')).toMatchObject([{ isLarge: false, color: undefined }]);
  });
});
