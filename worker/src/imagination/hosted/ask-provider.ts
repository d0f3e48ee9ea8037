/** Asks a provider as often as its limits allow, and pays each time. */
import { setTimeout as pause } from 'node:timers/promises';
import type { ImaginationContext } from '../imagination.ts';
import type { Limits } from './limits.ts';
import { findFailure, ProviderFailure, toImaginationError } from './provider-failure.ts';

const REPORT_MS = 1_000;

export interface Question<T> {
  limits: Limits;
  /** What one try costs at most, in millionths. */
  most: number;
  /** One try. The signal ends it when its time is over, or nobody wants the answer any more. */
  ask: (signal: AbortSignal) => Promise<{ value: T; cost: number }>;
}

/** @throws {ImaginationError} with a sentence for people; or what the signal was aborted with; or that the cap is reached. */
export async function askProvider<T>(question: Question<T>, context: ImaginationContext): Promise<T> {
  const stop = reportPatience(question.limits, context);
  try {
    return await askUntilItEnds(question, context);
  } finally {
    stop();
  }
}

/**
 * A provider does not say how far it is. What is told instead rises quickly at first, and ever more slowly; and with each
 * report the run learns whether anybody still waits.
 */
function reportPatience({ totalMs }: Limits, { onProgress }: ImaginationContext): () => void {
  const began = performance.now();
  const report = () => onProgress(1 - Math.exp((-3 * (performance.now() - began)) / totalMs));
  const timer = setInterval(report, REPORT_MS);
  return () => clearInterval(timer);
}

async function askUntilItEnds<T>({ limits, most, ask }: Question<T>, { signal, budget }: ImaginationContext): Promise<T> {
  const ends = performance.now() + limits.totalMs;
  const deadline = AbortSignal.timeout(limits.totalMs);
  const either = AbortSignal.any([signal, deadline]);
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await budget.pay(most, () => askOnce(ask, { signal, deadline, either }));
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
  ask: Question<T>['ask'],
  { signal, deadline, either }: Record<'signal' | 'deadline' | 'either', AbortSignal>,
): Promise<{ value: T; cost: number }> {
  try {
    return await ask(either);
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
