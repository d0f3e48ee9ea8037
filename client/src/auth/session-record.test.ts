import type { Session } from '@chaos/shared/contract/auth';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isDueForRenewal, parseSession, secondsLeft, toRecord } from './session-record.ts';

const NOW = 1_800_000_000_000;

const fresh: Session = {
  accessToken: 'access',
  refreshToken: 'refresh',
  expiresAt: NOW / 1_000 + 600,
  expiresIn: 600,
  tokenType: 'bearer',
  user: {
    id: 'u1',
    email: 'a@example.org',
    emailConfirmed: true,
    username: 'crocodile',
    displayName: 'crocodile',
    avatarUrl: null,
    role: 'member',
  },
};

describe('the stored session', () => {
  test('R17 a fresh one is left alone, and renewed when under two minutes are left', () => {
    const record = toRecord(fresh, NOW);
    expect(isDueForRenewal(record, NOW)).toBe(false);
    expect(isDueForRenewal(record, NOW + 480_000)).toBe(false);
    expect(isDueForRenewal(record, NOW + 481_000)).toBe(true);
  });

  test('a clock that is wrong by hours changes nothing', () => {
    fc.assert(
      fc.property(fc.integer({ min: -86_400, max: 86_400 }), fc.integer({ min: 0, max: 600 }), (ahead, passed) => {
        const here = NOW + ahead * 1_000;
        const record = toRecord(fresh, here);
        expect(secondsLeft(record, here + passed * 1_000)).toBeCloseTo(600 - passed, 3);
      }),
    );
  });

  test('R15 what was written is read again', () => {
    const record = toRecord(fresh, NOW);
    expect(parseSession(JSON.parse(JSON.stringify(record)))).toEqual(record);
  });

  test('anything else in the storage means signed out', () => {
    expect(parseSession({ ...fresh, refreshToken: null })).toBeNull();
    expect(parseSession({ ...fresh, user: { id: 'u1' } })).toBeNull();
    fc.assert(fc.property(fc.anything(), (value) => parseSession(value) === null));
  });
});
