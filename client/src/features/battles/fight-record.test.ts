import fc from 'fast-check';
import { expect, test } from 'vitest';
import { afterFailure, type FightRecord, openRequestId, parseFightRecord } from './fight-record.ts';

const pair = { viewerId: 'me', fighterId: 'a', opponentId: 'b' };
const record: FightRecord = { ...pair, isFriendly: true, requestId: 'r', opponentOwnerId: 'them', state: 'sent' };

test('the same two of the same person keep their requestId until the battle is known to be over', () => {
  expect(openRequestId(record, pair)).toBe('r');
  expect(openRequestId({ ...record, state: 'failed' }, pair)).toBe('r');
  expect(openRequestId({ ...record, state: 'fought' }, pair)).toBeNull();
  expect(openRequestId(null, pair)).toBeNull();
});

test('after a failure the same requestId is asked for again, unless it was used for another battle', () => {
  expect(afterFailure(record, 'too_many_requests')).toEqual({ ...record, state: 'failed' });
  expect(afterFailure(record, null)).toEqual({ ...record, state: 'failed' });
  expect(afterFailure(record, 'request_id_reused')).toBeNull();
});

test('another fighter, another opponent and another person get a new one', () => {
  expect(openRequestId(record, { ...pair, fighterId: 'c' })).toBeNull();
  expect(openRequestId(record, { ...pair, opponentId: 'c' })).toBeNull();
  expect(openRequestId(record, { ...pair, viewerId: null })).toBeNull();
});

test('a record comes back as it was stored, and anything else is none', () => {
  expect(parseFightRecord(JSON.parse(JSON.stringify(record)))).toEqual(record);
  expect(parseFightRecord({ ...record, viewerId: null })).toEqual({ ...record, viewerId: null });
  expect(parseFightRecord({ ...record, opponentOwnerId: null })).toEqual({ ...record, opponentOwnerId: null });
  expect(parseFightRecord({ ...record, opponentOwnerId: undefined })).toBeNull();
  expect(parseFightRecord({ ...record, state: 'lost' })).toBeNull();
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(parseFightRecord(value)).toBeNull();
    }),
  );
});
