import {
  type KeptPromises,
  OPS_PROMISES_GOAL,
  OPS_PROMISES_MIN,
  type OpsAlert,
  type OpsOverview,
} from '@chaos/shared/contract/ops';
import { formatExact, formatMoney, formatSeconds, formatShare, formatTime } from './format-numbers.ts';
import { opsMessages } from './messages.ts';
import { tilesOf, totalOf } from './stat-tiles.ts';

const TEXTS = opsMessages.verdict;

interface VerdictText {
  title: string;
  /** What it rests on. */
  evidence: string;
  /** What to do; and since when, once it has lasted long enough for an alert. */
  advice: string | null;
  /** What else is good to know. */
  more: string;
  isAlarming: boolean;
}

export function readVerdict(overview: OpsOverview): VerdictText {
  const { verdict, run, promises, providerCostToday } = overview;
  const alert = alertOfVerdict(overview);
  const more = [
    run.p50 !== null && TEXTS.run(formatSeconds(run.p50), formatSeconds(run.p95)),
    promises.measured > 0 && verdict.kind !== 'promises_broken' && keptOf(promises),
    providerCostToday !== null && TEXTS.cost(formatMoney(providerCostToday)),
  ];
  return {
    title: titleOf(overview),
    evidence: evidenceOf(overview),
    advice: alert ? TEXTS.since(formatExact(alert.since), alert.advice) : adviceOf(overview),
    more: more.filter((sentence) => sentence !== false).join(' '),
    isAlarming: verdict.kind !== 'all_is_well' && verdict.kind !== 'paused',
  };
}

/** What lasts is told once: the verdict tells it in the place of an alert of the same. */
export function besideVerdict(overview: OpsOverview): OpsAlert[] {
  const told = alertOfVerdict(overview);
  return overview.alerts.filter((alert) => alert !== told);
}

export function alertOfVerdict({ alerts, verdict }: OpsOverview): OpsAlert | undefined {
  return alerts.find(({ kind, clearedAt }) => kind === verdict.kind && clearedAt === null);
}

/** A tile may be red for what is over by now, and what lasts may be no matter of the line. */
function titleOf(overview: OpsOverview): string {
  const { kind } = overview.verdict;
  const alerts = overview.alerts.filter(({ clearedAt }) => clearedAt === null).map(({ title }) => title);
  const tiles = tilesOf(overview).flatMap(({ label, isAlarming }) => (isAlarming ? [label] : []));
  if (kind !== 'all_is_well' || alerts.length + tiles.length === 0) return TEXTS.title[kind];
  return TEXTS.wellBut([...alerts, ...tiles]);
}

/** Where nothing lasts long enough for the advice of an alert. */
function adviceOf({ verdict: { kind } }: OpsOverview): string | null {
  return kind === 'promises_broken' ? TEXTS.slower : null;
}

function keptOf({ kept, measured }: KeptPromises): string {
  return TEXTS.kept({ kept, measured, goal: measured < OPS_PROMISES_MIN ? null : formatShare(OPS_PROMISES_GOAL) });
}

function evidenceOf(overview: OpsOverview): string {
  const { verdict, workers } = overview;
  switch (verdict.kind) {
    case 'no_worker':
      return TEXTS.noWorker(verdict.waiting);
    case 'provider_fails':
      return TEXTS.provider(verdict.failures, formatTime(verdict.since), verdict.lastMessage);
    case 'waiting_grows':
      return TEXTS.grows(verdict.before, verdict.now, verdict.minutes);
    case 'waits_long': {
      const { waiting, oldestSeconds, done, minutes } = verdict;
      const next = done === 0 ? TEXTS.noneDone(minutes) : TEXTS.pace(formatSeconds((waiting / done) * minutes * 60));
      return `${TEXTS.long(waiting, formatSeconds(oldestSeconds))} ${next}`;
    }
    case 'promises_broken':
      return keptOf(overview.promises);
    case 'paused':
      return TEXTS.paused(verdict.kinds, verdict.waiting);
    case 'all_is_well':
      return TEXTS.well(totalOf(overview, 'running'), totalOf(overview, 'waiting'), workers.length);
  }
}
