/** What slow work and long watches do while the database is away: wait, and go on where they were. */
import { setTimeout as delay } from 'node:timers/promises';
import { isDatabaseAway } from './database.ts';
import type { Logger } from './logging.ts';

const RETRY_MS = 250;
const TIMEOUT_MS = 60_000;

/**
 * Calls again while the database does not answer, for up to a minute, or until the signal.
 * @throws any other error at once, and the last one when patience ends.
 */
export async function untilDatabaseAnswers<T>(
  call: () => Promise<T>,
  options: { log: Logger; signal?: AbortSignal },
): Promise<T> {
  const giveUpAt = Date.now() + TIMEOUT_MS;
  for (let isFirst = true; ; isFirst = false) {
    try {
      return await call();
    } catch (error) {
      if (!isDatabaseAway(error) || Date.now() > giveUpAt || options.signal?.aborted) throw error;
      if (isFirst) options.log.warn({ err: error }, 'the database is away; waiting for it');
      await delay(RETRY_MS);
    }
  }
}
