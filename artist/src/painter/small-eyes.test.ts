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

test.each(['mole', 'bison', 'dinosaur', 'black cat', 'beaver', 'ox', 'sloth', 'skunk', 'rhino', 'boar', 'magpie'])(
  'R1407 a %s whose eyes are as dark as its fur, or hardly a dot, has eyes that can be seen',
  async (mainTheme) => {
    for (const seed of ['a', 'b', 'c', 'd']) {
      const figure = await imagineFigure(conceive({ ...BLANK, mainTheme, bodyInfluence: mainTheme }, seed));
      const [head] = headsOf(figure);
      expect([seed, head?.eyeRadius ?? 0]).toEqual([seed, expect.toSatisfy((radius: number) => radius > 0)]);
    }
  },
);

test.each(['raccoon', 'panda', 'badger'])(
  'R1407 the eyes of a %s are seen through glasses, and not around them',
  async (mainTheme) => {
    const figure = await imagineFigure(conceive({ ...BLANK, mainTheme, characteristicInfluence: 'glasses' }, 'glasses'));
    const [head] = headsOf(figure);
    if (!head?.eyeRadius) throw new Error('no eyes are drawn');
    expect(head.eyeRadius).toBeLessThan(head.span * 0.36);
  },
);
