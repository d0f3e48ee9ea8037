import { expect, test } from 'vitest';
import { conceive } from '../concept/conceive.ts';
import { BLANK } from '../concept/testing.ts';
import { findBackdropFor } from './backdrops/backdrops.ts';
import { composeScene } from './compose-scene.ts';
import { headsOf, shareCovered } from './uncover-faces.ts';

const scene = (mainTheme: string) => {
  const concept = conceive({ ...BLANK, mainTheme }, 'company');
  return composeScene(concept, { message: null, secret: false }, findBackdropFor(concept.style.backdrop));
};

test.each([
  ['king and queen', 2],
  ['a fox hugging a rabbit', 2],
  ['a pirate and a parrot', 2],
  ['two frogs and a snail', 3],
  ['a fox, a bear and a rabbit', 3],
])('R1113 beings of one wish stand side by side on the same ground, nobody on the face of another: %s', async (theme, count) => {
  const { figure } = await scene(theme);
  const heads = headsOf(figure);
  expect(heads).toHaveLength(count);
  const xs = heads.map(({ eyes }) => eyes.x).sort((a, b) => a - b);
  expect(xs.slice(1).every((x, at) => x - (xs[at] ?? 0) > 90)).toBe(true);
  for (const head of heads) {
    const others = figure.parts.filter(({ z }) => Math.abs(z - head.z) > 100);
    expect(shareCovered(head, others)).toBeLessThan(0.15);
  }
  const soles = figure.feet.map(({ at }) => at.y);
  expect(Math.max(...soles) - Math.min(...soles)).toBeLessThan(140);
});
