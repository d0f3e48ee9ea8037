import fc from 'fast-check';
import { expect, test } from 'vitest';
import { HOME_DEFAULTS, HOME_VIEWS, readHomeSearch } from './search-params.ts';

test('known values are kept', () => {
  const known = { view: 'gallery', filter: 'day', tab: 'new', q: 'frog', only: 'rare.fused' };
  expect(readHomeSearch(known)).toEqual({ ...known, remix: '' });
});

test('a blank address means the generator and all time', () => {
  expect(readHomeSearch({})).toEqual(HOME_DEFAULTS);
});

test('whatever a link holds, the answer is a known value', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.anything()), (raw) => {
      const { view, filter, ...texts } = readHomeSearch(raw);
      for (const one of Object.values(texts)) expect(one.length).toBeLessThanOrEqual(100);
      expect(HOME_VIEWS).toContain(view);
      expect(['day', 'month', 'all_time']).toContain(filter);
    }),
  );
});
