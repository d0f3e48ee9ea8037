import fc from 'fast-check';
import { expect, test } from 'vitest';
import { OPS_DEFAULTS, readOpsSearch, writeOpsSearch } from './search-params.ts';

const SEL = '0199d3b6-0000-7000-8000-00000000000a';

test('Q17 filters and the open ticket come out of the address as they went in', () => {
  const search = {
    tab: 'queue',
    state: 'failed',
    kind: 'fusion',
    person: 'ada',
    q: '42',
    since: '24h',
    range: '7d',
    sel: SEL,
  } as const;
  expect(readOpsSearch(writeOpsSearch(search))).toEqual(search);
});

test('what is as always is left out of the address', () => {
  expect(writeOpsSearch(OPS_DEFAULTS)).toEqual({});
  expect(writeOpsSearch({ ...OPS_DEFAULTS, state: 'failed' })).toEqual({ state: 'failed' });
});

test('whatever a link holds, the answer is a known value', () => {
  const names = fc.constantFrom(...Object.keys(OPS_DEFAULTS));
  fc.assert(
    fc.property(fc.dictionary(names, fc.anything()), (raw) => {
      const search = readOpsSearch(raw);
      expect(readOpsSearch(writeOpsSearch(search))).toEqual(search);
      expect(Object.values(search).every((value) => typeof value === 'string' && value.length <= 100)).toBe(true);
    }),
  );
  expect(readOpsSearch({ state: 'lost', kind: ['fusion'], sel: 'x', range: 7 })).toEqual(OPS_DEFAULTS);
  expect(readOpsSearch({ sel: SEL.toUpperCase() }).sel).toBe(SEL);
});
