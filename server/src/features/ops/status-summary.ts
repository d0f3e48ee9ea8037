/** What an operator should know first: the worst that is true, in one line. */
import { areTooFewKept, type KeptPromises, OPS_LONG_WAIT_SECONDS, type OpsVerdict } from '@chaos/shared/contract/ops';
import type { TicketKind } from '@chaos/shared/contract/tickets';

/** What it is judged by. */
export interface Evidence {
  workers: number;
  slots: number;
  /** Waiting ones of kinds that are not paused, now and `GROWTH_MINUTES` ago. */
  waiting: number;
  waitedBefore: number;
  /** Null: none of them waits. */
  oldestWaitingSeconds: number | null;
  /** In the last `RATE_MINUTES`. */
  done: number;
  promises: KeptPromises;
  waitingOfPaused: number;
  pausedKinds: readonly TicketKind[];
  /** Of the provider, since anything was done the last time. */
  failures: { count: number; since: Date | null; lastMessage: string | null };
}

/** The line is compared with how long it was then. */
export const GROWTH_MINUTES = 10;
/** What is done is counted over so many. */
export const RATE_MINUTES = 10;
/** Fewer are bad luck. */
const FAILURES_MIN = 3;
/** A line that grew by fewer is no news. */
const GROWTH_MIN = 5;

export function judge(evidence: Evidence): OpsVerdict {
  const { workers, slots, waiting, waitedBefore, oldestWaitingSeconds, done, waitingOfPaused, pausedKinds, failures } = evidence;
  if (workers === 0) return { kind: 'no_worker', waiting: waiting + waitingOfPaused };
  const { count, since, lastMessage } = failures;
  if (count >= FAILURES_MIN && since) return { kind: 'provider_fails', since, failures: count, lastMessage: lastMessage ?? '' };
  // Whatever fits into the slots begins at once.
  if (waiting > slots && waiting - waitedBefore >= GROWTH_MIN)
    return { kind: 'waiting_grows', before: waitedBefore, now: waiting, minutes: GROWTH_MINUTES };
  if (oldestWaitingSeconds !== null && oldestWaitingSeconds > OPS_LONG_WAIT_SECONDS)
    return { kind: 'waits_long', waiting, oldestSeconds: oldestWaitingSeconds, done, minutes: RATE_MINUTES };
  if (areTooFewKept(evidence.promises)) return { kind: 'promises_broken' };
  if (pausedKinds.length > 0) return { kind: 'paused', kinds: [...pausedKinds], waiting: waitingOfPaused };
  return { kind: 'all_is_well' };
}
