import type { OpsOverview } from '@chaos/shared/contract/ops';
import { expect, test } from 'vitest';
import { tilesOf } from './stat-tiles.ts';
import { besideVerdict, readVerdict } from './status-summary-text.ts';

const NONE = { waiting: 0, running: 0, done: 0, failed: 0, cancelled: 0 };
const WORKER = { id: 'w', version: null, slots: 4, isDrained: false, startedAt: new Date(), seenAt: new Date(), running: [] };

function overview(change: Partial<OpsOverview> = {}): OpsOverview {
  return {
    at: new Date(),
    verdict: { kind: 'all_is_well' },
    alerts: [],
    counts: { generation: { ...NONE, waiting: 2, running: 3, done: 95 }, fusion: NONE, story: NONE },
    failed24h: 5,
    donePerMinute: 1.25,
    wait: { p50: 2, p95: 12 },
    run: { p50: 8, p95: 20 },
    oldestWaitingSeconds: 30,
    workers: [WORKER],
    slots: 4,
    pausedKinds: [],
    promises: { kept: 0, measured: 0 },
    providerCostToday: null,
    openReports: 0,
    ...change,
  };
}

const alarms = (change?: Partial<OpsOverview>) =>
  tilesOf(overview(change))
    .filter(({ isAlarming }) => isAlarming)
    .map(({ label, note }) => `${label}: ${note}`);

test('Q17 a calm line has no alarm', () => {
  expect(alarms()).toEqual([]);
  expect(tilesOf(overview()).map(({ value }) => value)).toEqual(['2', '3', '5', '1.3', '2 s', '12 s', '30 s', '1']);
});

test('Q17 a tile is red by its limit, and says so in words', () => {
  expect(alarms({ failed24h: 30 })).toEqual(['Failed, 24 h: too many: 24%']);
  expect(alarms({ wait: { p50: 31, p95: 91 } })).toEqual(['Wait p50: over 30 s', 'Wait p95: over 2 min']);
  expect(alarms({ oldestWaitingSeconds: 181 })).toEqual(['Oldest waiting: over 3 min']);
  expect(alarms({ workers: [], slots: 0 })).toEqual(['Waiting: nobody serves them', 'Workers alive: nothing is done']);
});

test('a few failures among a few tickets are bad luck', () => {
  expect(alarms({ failed24h: 4, counts: { generation: NONE, fusion: NONE, story: NONE } })).toEqual([]);
});

test('Q17 the verdict names what is red although all goes well now', () => {
  expect(readVerdict(overview({ failed24h: 30, oldestWaitingSeconds: 181 }))).toMatchObject({
    title: 'The line goes well. Look at: Failed, 24 h; Oldest waiting.',
    isAlarming: false,
  });
});

test('Q17 the verdict is a sentence with what it rests on', () => {
  expect(readVerdict(overview())).toMatchObject({
    title: 'All is well.',
    evidence: '3 running, 2 waiting, 1 worker alive.',
    isAlarming: false,
  });
  const verdict = { kind: 'waiting_grows', before: 3, now: 40, minutes: 10 } as const;
  expect(readVerdict(overview({ verdict, promises: { kept: 47, measured: 50 }, providerCostToday: 3.2 }))).toEqual({
    title: 'The line grows faster than it is served.',
    evidence: '3 waited 10 minutes ago, 40 wait now.',
    advice: null,
    more: 'Runs take 8 s (p50) and 20 s (p95). 47 of 50 promised times of late were kept; 85% is the goal. Spent on AI today: 3.20.',
    isAlarming: true,
  });
});

test('R1485 the verdict says that promised times are not kept, how many, and what to do', () => {
  const verdict = { kind: 'promises_broken' } as const;
  expect(readVerdict(overview({ verdict, promises: { kept: 16, measured: 20 } }))).toEqual({
    title: 'Promised times are not kept.',
    evidence: '16 of 20 promised times of late were kept; 85% is the goal.',
    advice: 'Something became slower than it was: look at the load of the workers.',
    more: 'Runs take 8 s (p50) and 20 s (p95).',
    isAlarming: true,
  });
  expect(readVerdict(overview({ promises: { kept: 1, measured: 3 } }))).toMatchObject({
    title: 'All is well.',
    more: expect.stringContaining('1 of 3 promised times of late was kept; too few to judge by.'),
  });
});

test('R1592 what the verdict and an alert both tell is told once, in the verdict, with since when and what to do', () => {
  const since = new Date(2026, 0, 2, 15, 4);
  const alert = {
    id: 'a',
    kind: 'waits_long',
    severity: 'warning',
    title: 'Long',
    summary: 'Long.',
    since,
    clearedAt: null,
  } as const;
  const told = { ...alert, advice: 'Start more workers.' };
  const other = { ...told, id: 'b', kind: 'disk_low' } as const;
  const over = { ...told, id: 'c', clearedAt: since };
  const verdict = { kind: 'waits_long', waiting: 9, oldestSeconds: 660, done: 1, minutes: 10 } as const;
  const desk = overview({ verdict, alerts: [over, told, other] });
  expect(readVerdict(desk).advice).toMatch(/^Since Jan 2, .*3:04:00.PM\. Start more workers\.$/);
  expect(besideVerdict(desk)).toEqual([over, other]);
});

test('Q17 where people wait long the verdict says how many, for how long, and until when', () => {
  const verdict = { kind: 'waits_long', waiting: 156, oldestSeconds: 660, done: 120, minutes: 10 } as const;
  expect(readVerdict(overview({ verdict }))).toMatchObject({
    title: 'People wait long.',
    evidence: '156 tickets waiting, the oldest for 11 min. At the pace of now all are done in 13 min; more slots would help.',
    isAlarming: true,
  });
  expect(readVerdict(overview({ verdict: { ...verdict, waiting: 1, done: 0 } })).evidence).toBe(
    '1 ticket waiting, the oldest for 11 min. None was done in the last 10 minutes: look at the workers.',
  );
});
