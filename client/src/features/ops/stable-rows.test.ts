import { expect, test } from 'vitest';
import { countNew, keepPlaces } from './stable-rows.ts';

const row = (id: string, state = 'waiting') => ({ id, state });

test('Q17 a row keeps its place and tells what is new of it', () => {
  const shown = [row('b'), row('a')];
  const fresh = [row('d'), row('c'), row('a', 'done'), row('b', 'running')];
  expect(keepPlaces(shown, fresh)).toEqual([row('b', 'running'), row('a', 'done')]);
  expect(countNew(shown, fresh)).toBe(2);
});

test('a row that is not in the list any more stays until the list is shown anew', () => {
  expect(keepPlaces([row('b'), row('a')], [row('b')])).toEqual([row('b'), row('a')]);
  expect(countNew([row('a')], [])).toBe(0);
});
