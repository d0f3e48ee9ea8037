import { expect, test } from 'vitest';
import { isDatabaseAway, isDatabaseSlow } from './database.ts';

const failed = (code: string) => Object.assign(new Error('failed'), { code });

test.each([
  ...['ECONNREFUSED', 'ECONNRESET', 'ETIMEDOUT', 'ENOTFOUND', 'EHOSTUNREACH', 'EHOSTDOWN', 'ENETUNREACH', 'ENETDOWN'],
  ...['57P01', '57P03', '08006', '53300', '25P03'],
])('%s: the database is away, and the same call may work in a moment', (code) => {
  expect(isDatabaseAway(failed(code))).toBe(true);
});

test('of a host with several addresses any may tell that it is away', () => {
  expect(isDatabaseAway(new AggregateError([failed('ENETDOWN'), failed('ECONNREFUSED')]))).toBe(true);
  expect(isDatabaseAway(new AggregateError([failed('23505')]))).toBe(false);
});

test('a statement that took too long is slow, and not away: work is not to try it for ever', () => {
  expect([isDatabaseSlow(failed('57014')), isDatabaseAway(failed('57014'))]).toEqual([true, false]);
});

test.each(['23505', '40001', '42P01', '53100'])('%s is no outage', (code) => {
  expect([isDatabaseAway(failed(code)), isDatabaseSlow(failed(code))]).toEqual([false, false]);
});
