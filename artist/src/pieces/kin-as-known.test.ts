import { expect, test } from 'vitest';
import { conceive } from '../concept/conceive.ts';
import { lookOf } from '../concept/concept.ts';
import { BLANK } from '../concept/testing.ts';
import { findKin } from './kin.ts';

const kinOf = (mainTheme: string) => findKin(lookOf(conceive({ ...BLANK, mainTheme }, '1').theme));

test('R1446 a black hole is a dark disc within a ring that glows', () => {
  const [ring, hole, ...others] = kinOf('black hole')?.parts ?? [];
  expect([ring?.piece, hole?.piece, others]).toEqual(['1f300', '26ab', []]);
  const [red = 0, , blue = 0] = ring?.color ?? [];
  expect(red).toBeGreaterThan(blue + 100);
});

test.each(['duolingo owl', 'the duolingo bird'])('R1446 an owl that is known by its green is green: %s', (who) => {
  const [owl] = kinOf(who)?.parts ?? [];
  const [red = 0, green = 0, blue = 0] = owl?.color ?? [];
  expect(owl?.piece).toBe('1f989');
  expect(green).toBeGreaterThan(Math.max(red, blue) + 60);
});
