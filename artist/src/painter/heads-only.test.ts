import { describe, expect, it } from 'vitest';
import { conceive } from '../concept/conceive.ts';
import { BLANK } from '../concept/testing.ts';
import { imagineFigure } from './compose-scene.ts';
import { Z } from './figure.ts';
import { headsOf, shareCovered } from './uncover-faces.ts';

const figureOf = (body: string, seed: number) => imagineFigure(conceive({ ...BLANK, bodyInfluence: body }, `trunk-${seed}`));

describe('who is nothing but a head in the picture set', () => {
  it.each(['platypus', 'grandma', 'fox', 'goblin', 'axolotl', 'capybara', 'skeleton', 'pirate'])(
    'has a trunk as %s, and hands off the face',
    async (body) => {
      for (const seed of [1, 2, 3, 4]) {
        const figure = await figureOf(body, seed);
        expect(figure.parts.some(({ kind, z }) => kind === 'clay' && z === Z.chest)).toBe(true);
        const hands = figure.parts.filter(({ kind, z }) => kind === 'clay' && z >= Z.arm);
        for (const head of headsOf(figure)) expect(shareCovered(head, hands)).toBeLessThan(0.05);
      }
    },
  );

  it('stays as it is where it is all there', async () => {
    const figure = await figureOf('ghost', 1);
    expect(figure.parts.some(({ kind, z }) => kind === 'clay' && z === Z.chest)).toBe(false);
  });

  it('has big eyes above its own mouth, and not in it', async () => {
    const { head } = await imagineFigure(conceive({ ...BLANK, mainTheme: 'ghost', characteristicInfluence: 'laughing' }, 's'));
    if (!head?.mouth) throw new Error('no mouth is known');
    expect((head.mouth.down - head.mouth.height / 2) * head.span).toBeGreaterThan(0);
  });
});
