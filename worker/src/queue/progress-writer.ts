/** Writes how far a ticket is, at the pace of the database: one write at a time, always the newest state. */

import { type Run, reportProgress } from '@chaos/shared/core/tickets/ticket-run-rows';
import type { Database } from '@chaos/shared/platform/database';
import type { LiveBus } from '@chaos/shared/platform/live-bus';

/** Between two writes of one ticket, so that a chatty handler costs little. */
const PAUSE_MS = 120;

interface ProgressWriterOptions {
  db: Database;
  bus: LiveBus;
  run: Run;
  /** Each stage's share of the whole in percent, in order. */
  stages: Readonly<Record<string, number>>;
  /** Called when a write in the background fails; most often because the ticket is lost. */
  onLost: (error: unknown) => void;
}

export class ProgressWriter {
  readonly #options: ProgressWriterOptions;
  #stage = '';
  #stageStart = 0;
  #percent = 0;
  #timer: NodeJS.Timeout | undefined;
  #writing: Promise<void> = Promise.resolve();

  constructor(options: ProgressWriterOptions) {
    this.#options = options;
  }

  /** Written before it returns. @throws {TicketLostError} */
  async enterStage(stage: string): Promise<void> {
    await this.settle();
    this.#stage = stage;
    this.#stageStart = this.#startOf(stage);
    this.#percent = Math.max(this.#percent, this.#stageStart);
    await this.#write();
  }

  reportProgress(share: number): void {
    const width = this.#options.stages[this.#stage] ?? 0;
    const percent = Math.floor(this.#stageStart + width * Math.min(1, Math.max(0, share)));
    if (percent <= this.#percent) return;
    this.#percent = percent;
    this.#timer ??= setTimeout(() => {
      this.#timer = undefined;
      this.#writing = this.#write().catch(this.#options.onLost);
    }, PAUSE_MS);
  }

  /** Nothing is written after this, until the next report. */
  async settle(): Promise<void> {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    await this.#writing;
  }

  async #write(): Promise<void> {
    const { db, bus, run } = this.#options;
    await reportProgress(db, run, { stage: this.#stage, percent: this.#percent });
    bus.publish('ticket', run.ticketId);
  }

  #startOf(stage: string): number {
    let start = 0;
    for (const [name, share] of Object.entries(this.#options.stages)) {
      if (name === stage) return start;
      start += share;
    }
    throw new Error(`there is no stage ${stage}`);
  }
}
