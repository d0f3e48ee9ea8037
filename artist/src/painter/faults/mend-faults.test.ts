import { expect, test } from 'vitest';
import { imagineWish } from '../../author/testing-wishes.ts';
import { BLANK } from '../../concept/testing.ts';
import { compose, faultsOf } from '../testing-scene.ts';

/** With a collar over a face, a nightcap over a frog's eye, or something beside somebody that is in the way, at each throw of the dice. */
const AWKWARD = [70, 164, 279, 305, 321, 334, 364, 369, 438, 585, 718, 880, 1130, 1319, 1490, 1699];

test.each(AWKWARD)('R1347 what is in the way goes behind or is left out, where no other throw helps: wish %i', async (index) => {
  const scene = await compose(imagineWish(`bench ${index}`), `bench-${index}`);
  expect(faultsOf(scene)).toEqual([]);
});

test.each(['67', 'the letter Q', '1984'])(
  'R1347 the face of a number or a letter is on itself, and in no way: %s',
  async (mainTheme) => {
    expect(faultsOf(await compose({ ...BLANK, mainTheme }, 'a letter'))).toEqual([]);
  },
);
