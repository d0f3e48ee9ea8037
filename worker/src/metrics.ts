/** What a worker counts of its own work, and of the line that all of them work on, for Prometheus. */
import type { TicketKind } from '@chaos/shared/contract/tickets';
import { watchLine } from '@chaos/shared/core/tickets/line-metrics';
import type { Database } from '@chaos/shared/platform/database';
import type { Logger } from '@chaos/shared/platform/logging';
import { Counter, Gauge, Histogram, Registry } from '@chaos/shared/platform/metrics';
import type { EndedCall } from './imagination/budget.ts';

/** From an instant imagination to a provider that needs minutes. */
const SECONDS = [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60, 120, 300, 600];

interface MetricsOptions {
  db: Database;
  log: Logger;
  slots: number;
  /** How many tickets run here now. */
  running: () => number;
}

export class WorkerMetrics {
  readonly registry = new Registry();
  readonly #readLine: () => Promise<void>;
  readonly #tickets: Counter<'kind' | 'outcome'>;
  readonly #waits: Histogram<'kind'>;
  readonly #runs: Histogram<'kind'>;
  readonly #steps: Histogram<'kind' | 'step'>;
  readonly #calls: Counter<'provider' | 'outcome'>;
  readonly #costs: Counter<'provider'>;

  constructor({ db, log, slots, running }: MetricsOptions) {
    const registers = [this.registry];
    const seconds = { buckets: SECONDS, registers };
    this.#readLine = watchLine(this.registry, { db, log });
    this.#tickets = new Counter({
      name: 'chaos_tickets_total',
      help: 'Runs that ended here: done, given_back, lost, or the reason of the failure.',
      labelNames: ['kind', 'outcome'],
      registers,
    });
    this.#waits = new Histogram({
      name: 'chaos_ticket_wait_seconds',
      help: 'From the opening of a ticket to its first start.',
      labelNames: ['kind'],
      ...seconds,
    });
    this.#runs = new Histogram({
      name: 'chaos_ticket_run_seconds',
      help: 'One run of a ticket.',
      labelNames: ['kind'],
      ...seconds,
    });
    this.#steps = new Histogram({
      name: 'chaos_ticket_step_seconds',
      help: 'Steps that were really taken, such as the text and the picture.',
      labelNames: ['kind', 'step'],
      ...seconds,
    });
    this.#calls = new Counter({
      name: 'chaos_provider_calls_total',
      help: 'Calls of AI providers that ended here: done or failed.',
      labelNames: ['provider', 'outcome'],
      registers,
    });
    this.#costs = new Counter({
      name: 'chaos_provider_cost_total',
      help: 'What they cost, in the currency of the prices.',
      labelNames: ['provider'],
      registers,
    });
    new Gauge({ name: 'chaos_worker_slots', help: 'Tickets that this worker may run at once.', registers }).set(slots);
    const busy: Gauge = new Gauge({
      name: 'chaos_worker_running',
      help: 'Tickets that this worker runs now.',
      registers,
      collect: () => busy.set(running()),
    });
  }

  observeWait(kind: TicketKind, seconds: number): void {
    this.#waits.observe({ kind }, seconds);
  }

  /** @param outcome from a closed list: each is a series of its own. */
  observeRun(kind: TicketKind, outcome: string, startedAt: number): void {
    this.#tickets.inc({ kind, outcome });
    this.#runs.observe({ kind }, (performance.now() - startedAt) / 1_000);
  }

  observeStep(kind: TicketKind, step: string, ms: number): void {
    this.#steps.observe({ kind, step }, ms / 1_000);
  }

  observeCall({ provider, cost, failure }: EndedCall): void {
    this.#calls.inc({ provider, outcome: failure === null ? 'done' : 'failed' });
    this.#costs.inc({ provider }, cost / 1_000_000);
  }

  /** Everything, as Prometheus reads it. */
  async write(): Promise<{ text: string; contentType: string }> {
    await this.#readLine();
    return { text: await this.registry.metrics(), contentType: this.registry.contentType };
  }
}
