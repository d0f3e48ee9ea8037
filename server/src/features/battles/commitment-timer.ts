/** Has the secret of the next day made in time, also when nobody asks for it; `core/commitments/daily-secrets.ts` decides which. */

import { commitAhead } from '@chaos/shared/core/commitments/daily-secrets';
import type { Database } from '@chaos/shared/platform/database';
import type { Logger } from '@chaos/shared/platform/logging';

const EVERY_MS = 60 * 60_000;

/** Does it now and every hour, in every process: the first one makes the secret. @returns how to stop. */
export function startCommitmentTimer(db: Database, log: Logger): () => void {
  const doIt = () => {
    commitAhead(db).catch((error: unknown) => log.warn({ err: error }, 'the secret of tomorrow could not be made'));
  };
  doIt();
  const timer = setInterval(doIt, EVERY_MS);
  timer.unref();
  return () => clearInterval(timer);
}
