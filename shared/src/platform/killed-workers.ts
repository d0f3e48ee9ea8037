/** When the ticket of a worker that was killed runs again on another, and how often. */
import type { WorkerOptions } from 'bullmq';

/**
 * A worker that was killed is noticed when its lock runs out, so locks are short and checked often: a killed worker's ticket runs
 * again within 10 s. They are no shorter than that: a worker that does not get its turn for some seconds, on a machine where
 * everything else comes first, was not killed. A ticket may be recovered any number of times, because its finished steps are
 * remembered and its result is written once.
 */
export const CRASH_RECOVERY = {
  lockDuration: 6_000,
  lockRenewTime: 1_000,
  stalledInterval: 1_000,
  maxStalledCount: 1_000,
} satisfies Partial<WorkerOptions>;

/** A ticket that has ended so many workers is not tried on another. */
export const CRASHES_MAX = 5;
