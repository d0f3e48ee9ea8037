/** For transactions that others may be in the way of: rolled back, they are simply done again. */
import { setTimeout as delay } from 'node:timers/promises';
import { type Database, isConflict, type Transaction } from './database.ts';

const TRIES = 5;
const RETRY_MS = 10;

/**
 * One transaction that others may be in the way of.
 * @param write is called again after a conflict, and does nothing but write: who is told of it is told after the commit.
 * @throws what `write` throws, or the conflict when it was the last of five.
 */
export function transact<T>(db: Database, write: (trx: Transaction) => Promise<T>): Promise<T> {
  return retryConflicts(() => db.transaction().execute(write));
}

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
