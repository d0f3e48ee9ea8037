import { expect, test } from 'vitest';
import { conceive } from '../concept/conceive.ts';
import { BLANK } from '../concept/testing.ts';
import { partBox, partsBox } from '../drawing/parts.ts';
import { findBackdropFor } from './backdrops/backdrops.ts';
import { composeScene } from './compose-scene.ts';
import { Z } from './figure.ts';
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

test.each(['two otters hugging', 'a fox hugging a rabbit', 'kitty and puppy hugging'])(
  'R1307 who hugs has an arm around the other, below both faces: %s',
  async (theme) => {
    const { figure } = await scene(theme);
    const [one, other] = headsOf(figure);
    const arms = figure.parts.flatMap((part) => (part.kind === 'clay' && part.joint?.kind === 'arm' ? [partBox(part)] : []));
    const around = arms.filter(({ left, right }) => left < (one?.middle.x ?? 0) + 60 + (right - left) && right - left > 60);
    const widest = around.sort((a, b) => b.right - b.left - (a.right - a.left))[0];
    if (!one || !other || !widest) throw new Error('nobody hugs');
    const middle = (one.middle.x + other.middle.x) / 2;
    expect(widest.left).toBeLessThan(middle);
    expect(widest.right).toBeGreaterThan(middle);
    for (const head of [one, other])
      expect(
        shareCovered(
          head,
          figure.parts.filter(({ joint }) => joint?.kind === 'arm'),
        ),
      ).toBeLessThan(0.1);
  },
);

test.each(['llama with a piano on its head', 'a cow carrying a television on its head'])(
  'R1307 what is on a head hides none of the face: %s',
  async (theme) => {
    const { figure } = await scene(theme);
    const load = figure.parts.filter((part) => part.kind === 'sprite' && part.z === Z.hat);
    expect(load).toHaveLength(1);
    for (const head of headsOf(figure)) {
      const { bottom } = partsBox(load);
      expect(bottom).toBeLessThanOrEqual(head.eyes.y);
    }
  },
);
