/** What operators are told of without looking, after how long, and what to do then. */
import {
  areTooFewKept,
  type KeptPromises,
  OPS_LONG_WAIT_SECONDS,
  OPS_PROMISES_GOAL,
  type OpsAlert,
  type OpsAlertKind,
  type OpsAlertSeverity,
} from '@chaos/shared/contract/ops';
import type { PartState } from '@chaos/shared/platform/health-probes';
import { describeSpan } from '@chaos/shared/rules/describe-duration';
import type { ServerPart } from '../../../server-health.ts';

/** What a server sees by itself. */
interface ServerEvidence {
  parts: Record<ServerPart, PartState>;
  /** Of the folder with database, pictures or logs. Null: it cannot be read. */
  disk: { freeBytes: number; totalBytes: number } | null;
  /** Mails that failed one after the other, up to now. */
  mailFailures: number;
}

/** What rows tell. */
export interface RowEvidence {
  workers: number;
  /** Of kinds that are not paused. */
  waiting: number;
  oldestWaitingSeconds: number | null;
  running: number;
  /** Begun in the last minute. */
  begun: number;
  /** In the last `RATE_MINUTES`; failed are those that are no refusals. */
  done: number;
  failed: number;
  /** Of the provider, since anything was done the last time. */
  providerFailures: { count: number; lastMessage: string | null };
  promises: KeptPromises;
  /** Of today, in the currency of the prices; cap null: there is none. */
  budget: { spent: number; cap: number | null };
  /** Tickets that wait because their kind is paused, and for how long the longest pause has lasted. */
  paused: { waiting: number; seconds: number | null };
  /** Cases that nobody has looked at, and how old the oldest is. */
  reports: { open: number; oldestSeconds: number | null };
}

export type AlertEvidence = ServerEvidence & RowEvidence;

/** What comes and goes is mailed once in so long. */
export const MAIL_AGAIN_MINUTES = 30;
/** What ended is counted over so many. */
export const RATE_MINUTES = 10;

/** Fewer are bad luck. */
const FAILED_MIN = 5;
const FAILED_SHARE = 0.2;
const PROVIDER_FAILURES_MIN = 3;
const MAIL_FAILURES_MIN = 3;
const BUDGET_LOW_SHARE = 0.8;
/** A twentieth of the disk, but neither less than a day of a busy hall nor more than a month of it. */
const DISK_FREE = { share: 0.05, atLeast: 1e9, atMost: 2e10 };
const PAUSE_SECONDS = 3_600;
const REPORT_SECONDS = 86_400;

interface Rule {
  severity: OpsAlertSeverity;
  /** For so long it has to be true before anybody is told. */
  afterSeconds: number;
  title: string;
  advice: string;
  /** @returns what is wrong, with numbers; null: nothing is. */
  find: (evidence: AlertEvidence) => string | null;
}

const awayOr = (state: PartState, what: string) => (state === 'failing' ? `${what} does not answer this server.` : null);
const percent = (share: number) => `${Math.round(share * 100)}%`;
const tickets = (count: number) => `${count} ${count === 1 ? 'ticket' : 'tickets'}`;
const gigabytes = (bytes: number) => `${(bytes / 1e9).toFixed(1)} GB`;

/** The worst first. The compiler asks for one of each kind. */
export const ALERT_RULES: Readonly<Record<OpsAlertKind, Rule>> = {
  database_away: {
    severity: 'critical',
    afterSeconds: 15,
    title: 'The database is away',
    advice:
      'Look at PostgreSQL and at the way to it. Visitors still see the last pages of the Hall for five minutes; everything else answers 503. Nothing is lost, and work goes on by itself when it is back.',
    find: ({ parts }) => awayOr(parts.database, 'The database'),
  },
  queue_away: {
    severity: 'critical',
    afterSeconds: 15,
    title: 'Queue and live events are away',
    advice:
      'Look at Redis (at PostgreSQL where there is none). Wishes are accepted and keep their place; nothing new begins, and pages ask instead of being told.',
    find: ({ parts }) => awayOr(parts.queue, 'What queue and live events stand on'),
  },
  storage_away: {
    severity: 'critical',
    afterSeconds: 15,
    title: 'The storage is away',
    advice:
      'Look at the bucket or the folder of pictures. Workers begin nothing and keep what they have in their hands; what is paid for is not lost.',
    find: ({ parts }) => awayOr(parts.storage, 'The storage'),
  },
  no_room: {
    severity: 'critical',
    afterSeconds: 0,
    title: 'There is no room left',
    advice: 'Make room on that disk. Nothing has to be started again: the rest comes back by itself.',
    find({ parts }) {
      const full = (['database', 'storage'] as const).filter((part) => parts[part] === 'full');
      return full.length === 0 ? null : `Nothing can be written: ${full.join(' and ')}.`;
    },
  },
  no_worker: {
    severity: 'critical',
    afterSeconds: 15,
    title: 'Nobody works',
    advice:
      'Start a worker, or let one that was drained take work again, and look at the logs of those that have ended. People keep their places; nothing is lost.',
    find: ({ workers, waiting }) => (workers > 0 ? null : `No worker takes work; ${tickets(waiting)} waiting.`),
  },
  nothing_begins: {
    severity: 'critical',
    afterSeconds: 60,
    title: 'People wait, and nothing begins',
    advice:
      'Workers are alive and do nothing: look at the storage and the queue, then at their logs. A worker that is started again goes on where it was.',
    find: ({ workers, waiting, running, begun }) =>
      workers > 0 && waiting > 0 && running === 0 && begun === 0
        ? `${tickets(waiting)} waiting, none running, none begun in the last minute.`
        : null,
  },
  provider_fails: {
    severity: 'critical',
    afterSeconds: 15,
    title: 'The provider fails',
    advice:
      'Look at its status page, and at key, model and balance. People can try again; finished steps are not paid for again.',
    find: ({ providerFailures: { count, lastMessage } }) =>
      count < PROVIDER_FAILURES_MIN ? null : `${count} failures and no success since. The last one: “${lastMessage ?? ''}”`,
  },
  budget_used: {
    severity: 'critical',
    afterSeconds: 0,
    title: 'The budget of the day is used up',
    advice: 'Raise AI_DAILY_CAP and start the workers again, or wait for midnight UTC. Until then wishes fail, and say why.',
    find: ({ budget: { spent, cap } }) =>
      cap === null || spent < cap ? null : `${spent.toFixed(2)} of ${cap.toFixed(2)} spent or set aside.`,
  },
  tickets_fail: {
    severity: 'warning',
    afterSeconds: 60,
    title: 'Many tickets fail',
    advice: 'Filter the list by Failed and look at the reasons. When the cause is gone, retry them together.',
    find({ done, failed }) {
      const share = failed / Math.max(1, done + failed);
      if (failed < FAILED_MIN || share < FAILED_SHARE) return null;
      return `${tickets(failed)} of ${done + failed} failed in the last ${RATE_MINUTES} minutes (${percent(share)}).`;
    },
  },
  waits_long: {
    severity: 'warning',
    afterSeconds: 60,
    title: 'People wait long',
    advice: 'All slots busy: start more workers, or give them more slots. Slots free: look at the logs of the workers.',
    find: ({ oldestWaitingSeconds: oldest, waiting }) =>
      oldest === null || oldest <= OPS_LONG_WAIT_SECONDS
        ? null
        : `${tickets(waiting)} waiting, the oldest for ${describeSpan(Math.round(oldest))}.`,
  },
  promises_broken: {
    severity: 'warning',
    afterSeconds: 60,
    title: 'Promised times are not kept',
    advice:
      'Something became slower than it was: look at the load of the workers, at the waits in the chart, and at the provider where one is asked.',
    find: ({ promises }) =>
      areTooFewKept(promises)
        ? `${promises.kept} of ${promises.measured} promised times of late were kept; ${percent(OPS_PROMISES_GOAL)} is the goal.`
        : null,
  },
  budget_low: {
    severity: 'warning',
    afterSeconds: 0,
    title: 'The budget of the day runs low',
    advice: 'Raise AI_DAILY_CAP while there is time, or leave it: wishes fail when it is used up, until midnight UTC.',
    find: ({ budget: { spent, cap } }) =>
      cap === null || spent >= cap || spent < cap * BUDGET_LOW_SHARE
        ? null
        : `${spent.toFixed(2)} of ${cap.toFixed(2)} spent or set aside (${percent(spent / cap)}).`,
  },
  disk_low: {
    severity: 'warning',
    afterSeconds: 60,
    title: 'The disk is almost full',
    advice: 'Make room in DATA_DIR or on its disk: old backups lie in DATA_DIR/backups, logs in DATA_DIR/logs.',
    find({ disk }) {
      if (disk === null) return null;
      const wanted = Math.min(Math.max(disk.totalBytes * DISK_FREE.share, DISK_FREE.atLeast), DISK_FREE.atMost);
      return disk.freeBytes >= wanted ? null : `${gigabytes(disk.freeBytes)} of ${gigabytes(disk.totalBytes)} are free.`;
    },
  },
  mails_fail: {
    severity: 'warning',
    afterSeconds: 0,
    title: 'Mails do not leave',
    advice: 'Look at SMTP_URL and at the mail server: nobody can confirm an address or set a new password.',
    find: ({ mailFailures }) => (mailFailures < MAIL_FAILURES_MIN ? null : `${mailFailures} mails failed one after the other.`),
  },
  pause_forgotten: {
    severity: 'warning',
    afterSeconds: 0,
    title: 'A pause lasts, and people wait in it',
    advice: 'Resume what is ready to go on, or tell people.',
    find: ({ paused: { waiting, seconds } }) =>
      waiting === 0 || seconds === null || seconds < PAUSE_SECONDS
        ? null
        : `${tickets(waiting)} held back, for up to ${describeSpan(Math.round(seconds))}.`,
  },
  reports_wait: {
    severity: 'warning',
    afterSeconds: 0,
    title: 'Reports wait for an operator',
    advice: 'Open the tab Reports: take it down, or dismiss it.',
    find: ({ reports: { open, oldestSeconds } }) =>
      oldestSeconds === null || oldestSeconds < REPORT_SECONDS
        ? null
        : `${open} open, the oldest for ${describeSpan(Math.round(oldestSeconds))}.`,
  },
};

export interface Found {
  kind: OpsAlertKind;
  summary: string;
}

/** What people are told of one. */
export type AlertTexts = Pick<OpsAlert, 'kind' | 'severity' | 'title' | 'summary' | 'advice'>;

export function textsOf({ kind, summary }: Found): AlertTexts {
  const { severity, title, advice } = ALERT_RULES[kind];
  return { kind, summary, severity, title, advice };
}

/** Where no row can be read: nothing is wrong as far as rows go. */
export const NOTHING_KNOWN: RowEvidence = {
  ...{ workers: 1, waiting: 0, oldestWaitingSeconds: null, running: 0, begun: 0, done: 0, failed: 0 },
  providerFailures: { count: 0, lastMessage: null },
  promises: { kept: 0, measured: 0 },
  budget: { spent: 0, cap: null },
  paused: { waiting: 0, seconds: null },
  reports: { open: 0, oldestSeconds: null },
};

/** @returns what is wrong at this moment, the worst first. */
export function findAlerts(evidence: AlertEvidence): Found[] {
  return (Object.keys(ALERT_RULES) as OpsAlertKind[]).flatMap((kind) => {
    const summary = ALERT_RULES[kind].find(evidence);
    return summary === null ? [] : [{ kind, summary }];
  });
}
