/** The numbers of the line, which of them are alarming, and why. */
import { OPS_LONG_WAIT_SECONDS, type OpsOverview } from '@chaos/shared/contract/ops';
import { TICKET_KINDS, type TicketState } from '@chaos/shared/contract/tickets';
import { formatDecimal, formatSeconds, formatShare } from './format-numbers.ts';
import { opsMessages } from './messages.ts';

const TEXTS = opsMessages.tiles;

/** Longer than this people leave. */
const P50_LIMIT_S = 30;
const P95_LIMIT_S = 90;
/** Of what ended in a day, and no fewer than these. */
const FAILED_LIMIT_SHARE = 0.1;
const FAILED_MIN = 5;

export interface Tile {
  label: string;
  value: string;
  note: string;
  isAlarming: boolean;
}

export function totalOf({ counts }: Pick<OpsOverview, 'counts'>, state: TicketState): number {
  return TICKET_KINDS.reduce((sum, kind) => sum + counts[kind][state], 0);
}

export function tilesOf(overview: OpsOverview): Tile[] {
  const { donePerMinute, wait, oldestWaitingSeconds, workers, slots } = overview;
  return [
    waitingTile(overview),
    { label: TEXTS.running, value: String(totalOf(overview, 'running')), note: TEXTS.slots(slots), isAlarming: false },
    failedTile(overview),
    { label: TEXTS.rate, value: formatDecimal(donePerMinute), note: TEXTS.lastMinutes, isAlarming: false },
    timeTile({ label: TEXTS.p50, seconds: wait.p50, limit: P50_LIMIT_S, note: TEXTS.lastHour }),
    timeTile({ label: TEXTS.p95, seconds: wait.p95, limit: P95_LIMIT_S, note: TEXTS.lastHour }),
    timeTile({
      label: TEXTS.oldest,
      seconds: oldestWaitingSeconds,
      limit: OPS_LONG_WAIT_SECONDS,
      note: '',
      none: TEXTS.nobodyWaits,
    }),
    {
      label: TEXTS.workers,
      value: String(workers.length),
      note: workers.length === 0 ? TEXTS.noWorker : TEXTS.free(slots),
      isAlarming: workers.length === 0,
    },
  ];
}

function waitingTile(overview: OpsOverview): Tile {
  const { counts, pausedKinds, verdict, workers } = overview;
  const waiting = totalOf(overview, 'waiting');
  const held = pausedKinds.reduce((sum, { kind }) => sum + counts[kind].waiting, 0);
  const tile = (note: string, isAlarming = false) => ({ label: TEXTS.waiting, value: String(waiting), note, isAlarming });
  if (workers.length === 0 && waiting > 0) return tile(TEXTS.notServed, true);
  if (verdict.kind === 'waiting_grows') return tile(TEXTS.growing, true);
  return tile(held > 0 ? TEXTS.held(held) : '');
}

function failedTile(overview: OpsOverview): Tile {
  const { failed24h, verdict } = overview;
  const ended = failed24h + totalOf(overview, 'done');
  const share = ended === 0 ? 0 : failed24h / ended;
  const isAlarming = verdict.kind === 'provider_fails' || (failed24h >= FAILED_MIN && share > FAILED_LIMIT_SHARE);
  const words = formatShare(share);
  const note = ended === 0 ? TEXTS.nothingEnded : isAlarming ? TEXTS.tooMany(words) : TEXTS.share(words);
  return { label: TEXTS.failed, value: String(failed24h), note, isAlarming };
}

interface TimeTile {
  label: string;
  seconds: number | null;
  limit: number;
  note: string;
  /** Instead of the note where nothing was measured. */
  none?: string;
}

function timeTile({ label, seconds, limit, note, none = note }: TimeTile): Tile {
  const isAlarming = seconds !== null && seconds > limit;
  const said = isAlarming ? TEXTS.over(formatSeconds(limit)) : seconds === null ? none : note;
  return { label, value: formatSeconds(seconds), note: said, isAlarming };
}
