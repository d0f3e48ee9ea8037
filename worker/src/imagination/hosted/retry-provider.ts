/** Asks a provider as often as its limits allow, and pays each time. */
import { setTimeout as pause } from 'node:timers/promises';
import type { ImaginationContext } from '../imagination.ts';
import { EstimatedProgress } from './estimated-progress.ts';
import { findFailure, ProviderFailure, toImaginationError } from './provider-failure.ts';
import type { Limits } from './timeouts-and-tries.ts';

const REPORT_MS = 1_000;

export interface Question<T> {
  limits: Limits;
  provider: string;
  /** What one try costs at most, in millionths. */
  most: number;
  /** One try. The signal ends it when its time is over, or nobody wants the answer any more. */
  ask: (signal: AbortSignal, progress: EstimatedProgress) => Promise<{ value: T; cost: number }>;
}

/** @throws {ImaginationError} with a sentence for people; or what the signal was aborted with; or that the cap is reached. */
export async function askProvider<T>(question: Question<T>, context: ImaginationContext): Promise<T> {
  const progress = new EstimatedProgress(question.limits.totalMs);
  // With each report the run learns whether anybody still waits.
  const timer = setInterval(() => context.onProgress(progress.share), REPORT_MS);
  try {
    return await askUntilItEnds(question, context, progress);
  } finally {
    clearInterval(timer);
  }
}

async function askUntilItEnds<T>(
  { limits, provider, most, ask }: Question<T>,
  { signal, budget }: ImaginationContext,
  progress: EstimatedProgress,
): Promise<T> {
  const ends = performance.now() + limits.totalMs;
  const deadline = AbortSignal.timeout(limits.totalMs);
  const either = AbortSignal.any([signal, deadline]);
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await budget.pay({ provider, most }, () => askOnce(() => ask(either, progress), { signal, deadline }));
    } catch (error) {
      signal.throwIfAborted();
      if (!(error instanceof ProviderFailure)) throw error;
      const wait = error.retryAfterMs ?? limits.pauseMs * 2 ** (attempt - 1);
      // A provider that wants to be left alone for longer than there is time is not asked again.
      const isLast = error.kind !== 'passing' || attempt >= limits.tries || performance.now() + wait >= ends;
      if (isLast) throw toImaginationError(error);
      await pause(wait, undefined, { signal }).catch(() => signal.throwIfAborted());
    }
  }
}

/** Whatever goes wrong with a provider is a ProviderFailure from here on; nothing of what libraries know of it gets out. */
async function askOnce<T>(
  ask: () => Promise<{ value: T; cost: number }>,
  { signal, deadline }: Record<'signal' | 'deadline', AbortSignal>,
): Promise<{ value: T; cost: number }> {
  try {
    return await ask();
  } catch (error) {
    signal.throwIfAborted();
    // What an answer that came too late costs, nobody knows.
    if (deadline.aborted) throw new ProviderFailure('out of time', { kind: 'passing', cost: null });
    throw findFailure(error) ?? new ProviderFailure(nameOf(error), { kind: 'passing', cost: null });
  }
}

function nameOf(error: unknown): string {
  return error instanceof Error && /^\w{1,60}$/.test(error.name) ? error.name : 'unusable answer';
}
