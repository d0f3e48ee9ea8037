/** For transactions that others may be in the way of: rolled back, they are simply done again. */
import { setTimeout as delay } from 'node:timers/promises';
import { isConflict } from './database.ts';

const TRIES = 5;
const RETRY_MS = 10;

/** @param call one whole transaction or statement. @throws its error when it is no conflict, or the last of five. */
export async function retryConflicts<T>(call: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await call();
    } catch (error) {
      if (attempt === TRIES || !isConflict(error)) throw error;
      await delay(Math.random() * RETRY_MS * 2 ** attempt);
    }
  }
}
