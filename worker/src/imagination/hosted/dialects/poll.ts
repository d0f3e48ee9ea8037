/** Asks after work until it is done. */
import { setTimeout as pause } from 'node:timers/promises';
import { ProviderFailure } from '../provider-failure.ts';
import type { Limits } from '../timeouts-and-tries.ts';

/** A picture takes minutes: a lost answer in between is no reason to begin it anew. */
const LOST_ANSWERS_MAX = 5;

interface PollOptions {
  signal: AbortSignal;
  limits: Pick<Limits, 'pollMs'>;
}

/**
 * @param look gives null while it is not done.
 * @throws what `look` throws about the work; or that nobody answers any more.
 */
export async function askUntilDone<T>(look: () => Promise<T | null>, { signal, limits }: PollOptions): Promise<T> {
  for (let lost = 0; ; ) {
    try {
      const done = await look();
      if (done !== null) return done;
      lost = 0;
    } catch (error) {
      signal.throwIfAborted();
      lost += 1;
      if (!isLostAnswer(error) || lost > LOST_ANSWERS_MAX) throw asLostWork(error);
    }
    await pause(limits.pollMs, undefined, { signal }).catch(() => signal.throwIfAborted());
  }
}

const isLostAnswer = (error: unknown) =>
  error instanceof ProviderFailure && /^(connection|answer|no answer|no connection|http 5)/.test(error.message);

/** A server that knows nothing of what it had accepted was started anew: it may be asked again. */
function asLostWork(error: unknown): unknown {
  const isUnknown = error instanceof ProviderFailure && /^http (404|410)/.test(error.message);
  return isUnknown ? new ProviderFailure('job lost', { kind: 'passing', cost: null }) : error;
}
