import { expect, test } from 'vitest';
import { type Evidence, judge } from './status-summary.ts';

const NOON = new Date('2026-01-31T12:04:00Z');
const calm: Evidence = {
  workers: 1,
  slots: 2,
  waiting: 0,
  waitedBefore: 0,
  oldestWaitingSeconds: null,
  done: 0,
  promises: { kept: 20, measured: 20 },
  waitingOfPaused: 0,
  pausedKinds: [],
  failures: { count: 0, since: null, lastMessage: null },
};
const failing = { count: 3, since: NOON, lastMessage: 'The painter is away.' };

test.each<[string, Partial<Evidence>, ReturnType<typeof judge>]>([
  ['nothing is wrong', {}, { kind: 'all_is_well' }],
  ['no worker lives', { workers: 0, slots: 0, waiting: 3, waitingOfPaused: 1 }, { kind: 'no_worker', waiting: 4 }],
  [
    'three in a row failed at the provider',
    { failures: failing },
    { kind: 'provider_fails', since: NOON, failures: 3, lastMessage: 'The painter is away.' },
  ],
  ['two failures are bad luck', { failures: { ...failing, count: 2 } }, { kind: 'all_is_well' }],
  ['the line has grown', { waiting: 12, waitedBefore: 7 }, { kind: 'waiting_grows', before: 7, now: 12, minutes: 10 }],
  ['a long line that gets shorter', { waiting: 50, waitedBefore: 60, oldestWaitingSeconds: 180 }, { kind: 'all_is_well' }],
  [
    'one that gets shorter too slowly',
    { waiting: 156, waitedBefore: 160, oldestWaitingSeconds: 660, done: 120 },
    { kind: 'waits_long', waiting: 156, oldestSeconds: 660, done: 120, minutes: 10 },
  ],
  [
    'one alone that nobody takes',
    { waiting: 1, oldestWaitingSeconds: 181 },
    expect.objectContaining({ kind: 'waits_long', done: 0 }),
  ],
  ['promises are broken', { promises: { kept: 16, measured: 20 } }, { kind: 'promises_broken' }],
  ['a few broken promises are bad luck', { promises: { kept: 0, measured: 19 } }, { kind: 'all_is_well' }],
  ['as many were kept as are to be', { promises: { kept: 17, measured: 20 } }, { kind: 'all_is_well' }],
  [
    'whoever waits long waits longer than promised',
    { oldestWaitingSeconds: 181, promises: { kept: 0, measured: 20 } },
    expect.objectContaining({ kind: 'waits_long' }),
  ],
  ['many came that begin at once', { slots: 8, waiting: 8 }, { kind: 'all_is_well' }],
  ['a kind stands still', { pausedKinds: ['fusion'], waitingOfPaused: 2 }, { kind: 'paused', kinds: ['fusion'], waiting: 2 }],
  [
    'the worst comes first',
    { workers: 0, failures: failing, waiting: 9, pausedKinds: ['story'] },
    { kind: 'no_worker', waiting: 9 },
  ],
  [
    'a pause explains no failure',
    { pausedKinds: ['story'], failures: failing },
    expect.objectContaining({ kind: 'provider_fails' }),
  ],
])('Q17 the verdict when %s', (_when, evidence, verdict) => {
  expect(judge({ ...calm, ...evidence })).toEqual(verdict);
});
