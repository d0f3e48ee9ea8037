import { expect, test } from 'vitest';
import { conceive } from '../concept/conceive.ts';
import { BLANK } from '../concept/testing.ts';
import { partBox } from '../drawing/parts.ts';
import { findBackdropFor } from './backdrops/backdrops.ts';
import { composeScene } from './compose-scene.ts';

test.each([
  ['moose', 'robot', 'wings', 'Zamunda'],
  ['spider', 'octopus', 'wings', 'New York'],
  ['penguin', 'taxi driver', 'wings', 'New York'],
  ['snail', 'giraffe', 'says hello to everybody', 'Paris'],
  ['eagle', 'moose', 'wings', 'Paris'],
])('the sign of the place is read above %s with %s, %s', async (mainTheme, bodyInfluence, characteristicInfluence, style) => {
  const concept = conceive({ ...BLANK, mainTheme, bodyInfluence, characteristicInfluence, style }, 's');
  const backdrop = findBackdropFor(concept.style.backdrop);
  const { figure } = await composeScene(concept, { message: null, secret: false }, backdrop);
  const [sign] = backdrop.hangs ?? [];
  if (!sign) throw new Error(`${style} has no sign`);
  const hidden = figure.parts.map((part) => {
    const box = partBox(part);
    const wide = Math.min(box.right, sign.right) - Math.max(box.left, sign.left);
    const high = Math.min(box.bottom, sign.bottom) - Math.max(box.top, sign.top);
    return wide > 0 && high > 0 ? (wide * high) / ((sign.right - sign.left) * (sign.bottom - sign.top)) : 0;
  });
  expect(Math.max(...hidden)).toBeLessThan(0.05);
});

test.each(['Venice at night', 'Edinburgh'])('the flag of %s hangs before no moon, and within a painted edge', (style) => {
  const { backdrop } = conceive({ ...BLANK, style }, 's').style;
  const { hangs = [] } = findBackdropFor(backdrop);
  expect(hangs).toHaveLength(2);
  for (const { left, right, top } of hangs) {
    expect(right < 660 || left > 1000).toBe(true);
    expect(Math.min(left, top)).toBeGreaterThan(60);
  }
});
