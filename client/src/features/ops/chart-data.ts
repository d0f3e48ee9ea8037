/** What the charts show, and say. */
import type { OpsBucket, OpsSeries } from '@chaos/shared/contract/ops';
import { TICKET_KINDS, type TicketKind } from '@chaos/shared/contract/tickets';
import { formatDecimal, formatHour, formatMoney, formatSeconds, formatTime } from './format-numbers.ts';
import { opsMessages } from './messages.ts';
import type { ChartData } from './time-chart.tsx';

const TEXTS = opsMessages.charts;
const MINUTE = 60;
const HOUR = 3_600;

export interface Chart {
  title: string;
  unit: string;
  /** One sentence that says the most of it. */
  summary: string;
  data: ChartData;
}

export function throughputOf(series: OpsSeries): Chart {
  const { range, buckets, bucketSeconds } = series;
  const perMinute = (count: number) => (count * MINUTE) / bucketSeconds;
  const sum = (name: 'done' | 'failed') => buckets.reduce((all, bucket) => all + bucket[name], 0);
  const full = withoutLast(buckets);
  return {
    title: TEXTS.throughput,
    unit: TEXTS.perMinute,
    summary: TEXTS.throughputSays(range, sum('done'), sum('failed')),
    data: {
      ...frameOf(series, full),
      lines: [
        { label: TEXTS.done, color: '--success', look: 'filled', values: full.map(({ done }) => perMinute(done)) },
        { label: TEXTS.failed, color: '--danger', look: 'dashed', values: full.map(({ failed }) => perMinute(failed)) },
      ],
      format: formatDecimal,
    },
  };
}

export function waitOf(series: OpsSeries): Chart {
  const { range, buckets } = series;
  const worst = buckets.reduce<OpsBucket | null>((high, one) => ((one.waitP95 ?? -1) > (high?.waitP95 ?? -1) ? one : high), null);
  const frame = frameOf(series, buckets);
  return {
    title: TEXTS.wait,
    unit: '',
    summary: worst
      ? TEXTS.waitSays(range, formatSeconds(worst.waitP95), frame.formatTime(worst.at.getTime() / 1_000))
      : TEXTS.nobodyWaited(range),
    data: {
      ...frame,
      lines: [
        { label: TEXTS.p50, color: '--primary', look: 'solid', values: buckets.map(({ waitP50 }) => waitP50) },
        { label: TEXTS.p95, color: '--warning-text', look: 'dashed', values: buckets.map(({ waitP95 }) => waitP95) },
      ],
      format: formatSeconds,
    },
  };
}

const LOOKS = {
  generation: { color: '--primary', look: 'filled' },
  fusion: { color: '--success', look: 'solid' },
  story: { color: '--warning-text', look: 'dashed' },
} as const satisfies Record<TicketKind, Pick<ChartData['lines'][number], 'color' | 'look'>>;

/** Null where no provider was paid. */
export function costOf(series: OpsSeries): Chart | null {
  const { range, buckets, bucketSeconds } = series;
  const sum = (kind: TicketKind) => buckets.reduce((all, { costs }) => all + (costs[kind] ?? 0), 0);
  const paid = TICKET_KINDS.filter((kind) => sum(kind) > 0);
  if (paid.length === 0) return null;
  const full = withoutLast(buckets);
  return {
    title: TEXTS.cost,
    unit: TEXTS.perHour,
    summary: TEXTS.costSays(range, formatMoney(paid.reduce((all, kind) => all + sum(kind), 0))),
    data: {
      ...frameOf(series, full),
      lines: paid.map((kind) => ({
        ...LOOKS[kind],
        label: opsMessages.kinds[kind],
        values: full.map(({ costs }) => ((costs[kind] ?? 0) * HOUR) / bucketSeconds),
      })),
      least: 0.01,
      format: formatMoney,
    },
  };
}

/** The last one is still filling: a rate taken of it would fall at the end of every chart. */
function withoutLast(buckets: readonly OpsBucket[]): readonly OpsBucket[] {
  return buckets.slice(0, -1);
}

function frameOf({ range }: OpsSeries, buckets: readonly OpsBucket[]): Pick<ChartData, 'times' | 'formatTime'> {
  const format = range === '7d' ? formatHour : formatTime;
  return {
    times: buckets.map(({ at }) => at.getTime() / 1_000),
    formatTime: (seconds) => format(new Date(seconds * 1_000)),
  };
}
