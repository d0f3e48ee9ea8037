import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addClaim, CLAIMS_MAX, type Claim, parseClaims } from './pending-claims.ts';

const claim = (number: number): Claim => ({ ticketId: `t${number}`, secret: `s${number}` });

describe('characters made without an account', () => {
  test('the newest fifty are kept', () => {
    const claims = Array.from({ length: 60 }, (_, index) => claim(index)).reduce<Claim[]>(addClaim, []);
    expect(claims).toHaveLength(CLAIMS_MAX);
    expect(claims.at(-1)).toEqual(claim(59));
    expect(claims[0]).toEqual(claim(10));
  });

  test('the same ticket is kept once', () => {
    expect(addClaim([claim(1), claim(2)], claim(1))).toEqual([claim(2), claim(1)]);
  });

  test('what is not a claim is left out, whatever was stored', () => {
    expect(parseClaims([claim(1), { ticketId: 't2' }, null, { ...claim(3), more: true }])).toEqual([claim(1), claim(3)]);
    fc.assert(fc.property(fc.anything(), (value) => Array.isArray(parseClaims(value))));
  });
});
