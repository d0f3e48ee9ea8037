import { expect, test } from 'vitest';
import { addSeen, parseSeen } from './seen-commitments.ts';

test('the first commitment of a day stays, whatever is said later', () => {
  const seen = addSeen(addSeen({}, '2026-01-31', 'first'), '2026-01-31', 'second');
  expect(seen).toEqual({ '2026-01-31': 'first' });
});

test('the newest sixty days are kept', () => {
  const dayOf = (count: number) => new Date(count * 86_400_000).toISOString().slice(0, 10);
  let seen = {};
  for (let count = 1; count <= 70; count++) seen = addSeen(seen, dayOf(count), String(count));
  expect(Object.values(seen)).toHaveLength(60);
  expect(Object.values(seen)[0]).toBe('11');
});

test('whatever was stored, only days with a text come out', () => {
  expect(parseSeen({ '2026-01-31': 'a', nonsense: 'b', '2026-02-01': 7 })).toEqual({ '2026-01-31': 'a' });
  for (const bad of [null, 7, 'x', ['2026-01-31']]) expect(parseSeen(bad)).toEqual({});
});
