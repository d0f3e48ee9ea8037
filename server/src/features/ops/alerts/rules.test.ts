import { OPS_ALERT_KINDS } from '@chaos/shared/contract/ops';
import { describe, expect, test } from 'vitest';
import { ALERT_RULES, type AlertEvidence, findAlerts, NOTHING_KNOWN } from './rules.ts';

const quiet: AlertEvidence = {
  ...NOTHING_KNOWN,
  parts: { database: 'ok', queue: 'ok', storage: 'ok' },
  disk: { freeBytes: 50e9, totalBytes: 100e9 },
  mailFailures: 0,
};
const kindsOf = (change: Partial<AlertEvidence>) => findAlerts({ ...quiet, ...change }).map(({ kind }) => kind);

test('Q17 a quiet hall alerts nobody, and neither does a busy one that keeps up', () => {
  expect(kindsOf({})).toEqual([]);
  expect(
    kindsOf({
      ...{ workers: 2, waiting: 40, oldestWaitingSeconds: 100, running: 4, begun: 20, done: 200, failed: 20 },
      promises: { kept: 270, measured: 300 },
      budget: { spent: 7.9, cap: 10 },
      paused: { waiting: 3, seconds: 600 },
      reports: { open: 2, oldestSeconds: 3_600 },
      mailFailures: 2,
    }),
  ).toEqual([]);
});

describe('Q17 each of these alerts, with its number in a sentence', () => {
  test.each<[string, Partial<AlertEvidence>, string]>([
    ['database_away', { parts: { ...quiet.parts, database: 'failing' } }, 'The database'],
    ['queue_away', { parts: { ...quiet.parts, queue: 'failing' } }, 'queue and live events'],
    ['storage_away', { parts: { ...quiet.parts, storage: 'failing' } }, 'The storage'],
    ['no_room', { parts: { ...quiet.parts, database: 'full', storage: 'full' } }, 'database and storage'],
    ['no_worker', { workers: 0, waiting: 1 }, '1 ticket waiting'],
    ['nothing_begins', { workers: 1, waiting: 3 }, '3 tickets waiting'],
    ['provider_fails', { providerFailures: { count: 3, lastMessage: 'Gave up.' } }, '“Gave up.”'],
    ['budget_used', { budget: { spent: 10, cap: 10 } }, '10.00 of 10.00'],
    ['tickets_fail', { done: 20, failed: 5 }, '5 tickets of 25 failed in the last 10 minutes (20%)'],
    ['waits_long', { waiting: 156, running: 2, oldestWaitingSeconds: 660 }, 'the oldest for 11 minutes'],
    ['promises_broken', { promises: { kept: 16, measured: 20 } }, '16 of 20 promised times of late were kept; 85% is the goal'],
    ['budget_low', { budget: { spent: 8, cap: 10 } }, '80%'],
    ['disk_low', { disk: { freeBytes: 4.9e9, totalBytes: 100e9 } }, '4.9 GB of 100.0 GB'],
    ['mails_fail', { mailFailures: 3 }, '3 mails'],
    ['pause_forgotten', { paused: { waiting: 2, seconds: 3_600 } }, '2 tickets held back'],
    ['reports_wait', { reports: { open: 4, oldestSeconds: 90_000 } }, '4 open, the oldest for 25 hours'],
  ])('%s', (kind, change, words) => {
    const found = findAlerts({ ...quiet, ...change });
    expect(found.map((one) => one.kind)).toEqual([kind]);
    expect(found[0]?.summary).toContain(words);
  });
});

test('Q17 a large disk may hold less of itself free than a small one, and a tiny one more', () => {
  expect(kindsOf({ disk: { freeBytes: 21e9, totalBytes: 10e12 } })).toEqual([]);
  expect(kindsOf({ disk: { freeBytes: 0.9e9, totalBytes: 4e9 } })).toEqual(['disk_low']);
  expect(kindsOf({ disk: null })).toEqual([]);
});

test('Q17 every alert says what to do, and what is critical comes first', () => {
  for (const kind of OPS_ALERT_KINDS) expect(ALERT_RULES[kind].advice).toMatch(/^[A-Z].{30,}\.$/);
  const severities = OPS_ALERT_KINDS.map((kind) => ALERT_RULES[kind].severity);
  expect(severities.toSorted()).toEqual(severities);
  expect(Object.keys(ALERT_RULES)).toEqual([...OPS_ALERT_KINDS]);
});
