/** Puts videos that are still to be made into their queue, also those that the queue has lost. Every worker has one. */

import { findPendingVideos } from '@chaos/shared/core/characters/pending-videos';
import type { Database } from '@chaos/shared/platform/database';
import type { Logger } from '@chaos/shared/platform/logging';
import type { WorkQueue } from '@chaos/shared/platform/queue';

const POLL_MS = 2_000;
/** The rows keep the order; the queue needs only enough that no worker is idle until the next look. */
const AT_ONCE = 8;

export class VideoDispatcher {
  readonly #options: { db: Database; queue: WorkQueue; log: Logger; workerId: string };
  readonly #timer: NodeJS.Timeout;
  #round: Promise<void> | undefined;

  constructor(options: { db: Database; queue: WorkQueue; log: Logger; workerId: string }) {
    this.#options = options;
    this.#timer = setInterval(() => this.#look(), POLL_MS);
    this.#look();
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.#round;
  }

  #look(): void {
    this.#round ??= this.#feed().finally(() => {
      this.#round = undefined;
    });
  }

  async #feed(): Promise<void> {
    const { db, queue, log, workerId } = this.#options;
    try {
      const characterIds = await findPendingVideos(db, { workerId, limit: AT_ONCE });
      if (characterIds.length > 0) await queue.add(characterIds);
    } catch (error) {
      log.warn({ err: error }, 'looking for videos to make failed; trying again');
    }
  }
}
