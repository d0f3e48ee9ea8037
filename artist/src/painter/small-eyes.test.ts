import { expect, test } from 'vitest';
import { conceive } from '../concept/conceive.ts';
import { BLANK } from '../concept/testing.ts';
import { imagineFigure } from './compose-scene.ts';
import { headsOf } from './uncover-faces.ts';

test.each(['crab', 'lobster', 'bee', 'ant', 'butterfly', 'ladybug', 'spider', 'scorpion', 'turtle', 'worm'])(
  'R899 a %s whose own eyes are dots has eyes that can be seen, whatever its mood',
  async (mainTheme) => {
    for (const seed of ['a', 'b', 'c', 'd']) {
      const figure = await imagineFigure(conceive({ ...BLANK, mainTheme, bodyInfluence: mainTheme }, seed));
      const [head] = headsOf(figure);
      const eyes = figure.parts.filter(
        (part) => part.kind === 'svg' && part.place.x === head?.eyes.x && part.place.y === head.eyes.y,
      );
      expect(eyes.length, seed).toBeGreaterThan(0);
    }
  },
);
