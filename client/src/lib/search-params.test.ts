import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { HOME_DEFAULTS, HOME_VIEWS, oneOf, readHomeSearch, readReturnPath, text } from './search-params.ts';

describe('search parameters', () => {
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

  test('oneOf does not take a value of another type for its text', () => {
    const read = oneOf(['1', '2'], '1');
    expect(read(2)).toBe('1');
    expect(read(['2'])).toBe('1');
    expect(read('2')).toBe('2');
  });

  test('a text may look like a number', () => {
    const read = text(5);
    expect([read('croc'), read(42), read(null), read(['a']), read('crocodile')]).toEqual(['croc', '42', '', '', 'croco']);
  });

  test('R89 the way back after signing in stays on this site', () => {
    expect(readReturnPath('/creators?tab=following#top')).toBe('/creators?tab=following#top');
    for (const bad of ['//evil.example', '/\\evil.example', 'https://evil.example', '/\t/evil.example', '', 'profile', 7, null])
      expect(readReturnPath(bad)).toBeUndefined();
    expect(readReturnPath('/auth?redirect=/auth')).toBeUndefined();
  });

  test('whatever the way back holds, a browser resolves it to this origin', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.webPath(), fc.string({ unit: fc.constantFrom('/', '\\', '\t', '.', '@', ':', 'a', '?') })),
        (raw) => {
          const path = readReturnPath(raw);
          if (path !== undefined) expect(new URL(path, 'https://here.example').origin).toBe('https://here.example');
        },
      ),
    );
  });
});
