/** What a worker does while the database is away: wait, and go on where it was. */
import { setTimeout as delay } from 'node:timers/promises';
import { isDatabaseAway } from '@chaos/shared/node/database';
import type { Logger } from '@chaos/shared/node/logging';

const RETRY_MS = 250;
const PATIENCE_MS = 60_000;

/** Calls again while the database does not answer, for up to a minute. @throws any other error at once. */
export async function untilDatabaseAnswers<T>(call: () => Promise<T>, log: Logger): Promise<T> {
  const giveUpAt = Date.now() + PATIENCE_MS;
  for (let isFirst = true; ; isFirst = false) {
    try {
      return await call();
    } catch (error) {
      if (!isDatabaseAway(error) || Date.now() > giveUpAt) throw error;
      if (isFirst) log.warn({ err: error }, 'the database is away; waiting for it');
      await delay(RETRY_MS);
    }
  }
}
