import { expect, test } from 'vitest';
import { conceive } from '../concept/conceive.ts';
import { BLANK } from '../concept/testing.ts';
import { imagineFigure } from './compose-scene.ts';
import { Z } from './figure.ts';
import { emptyHands, HAND_ON_HEAD } from './reach-out.ts';
import { shareTouched } from './uncover-faces.ts';

test.each(['elephant ballerina', 'rabbit ballerina', 'bat ballerina', 'koala dancer', 'moose ballerina', 'deer footballer'])(
  'R900 a %s has no empty hand on its head or ears',
  async (mainTheme) => {
    for (const seed of ['a', 'b', 'c', 'd', 'e', 'f']) {
      const figure = await imagineFigure(conceive({ ...BLANK, mainTheme }, seed));
      const heads = figure.parts.filter(({ z, kind }) => z === Z.head && kind !== 'clay');
      for (const { hand } of emptyHands(figure))
        expect(shareTouched(hand, heads), `${mainTheme} ${seed}`).toBeLessThanOrEqual(HAND_ON_HEAD);
    }
  },
);
