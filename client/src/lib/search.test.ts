import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { HOME_DEFAULTS, HOME_VIEWS, oneOf, readHomeSearch } from './search.ts';

describe('search parameters', () => {
  test('known values are kept', () => {
    expect(readHomeSearch({ view: 'gallery', filter: 'day' })).toEqual({ view: 'gallery', filter: 'day' });
  });

  test('a blank address means the generator and all time', () => {
    expect(readHomeSearch({})).toEqual(HOME_DEFAULTS);
  });

  test('whatever a link holds, the answer is a known value', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.anything()), (raw) => {
        const { view, filter } = readHomeSearch(raw);
        expect(HOME_VIEWS).toContain(view);
        expect(['day', 'month', 'all_time']).toContain(filter);
      }),
    );
  });

  test('oneOf does not take a value of another type for its text', () => {
    const read = oneOf(['1', '2'], '1');
    expect(read(2)).toBe('1');
    expect(read(['2'])).toBe('1');
    expect(read('2')).toBe('2');
  });
});
