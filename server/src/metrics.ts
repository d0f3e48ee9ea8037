/** What a server process counts of its own work, for Prometheus. */
import type { ErrorReason } from '@chaos/shared/contract/errors';
import type { OpsAlert } from '@chaos/shared/contract/ops';
import type { DatabasePool } from '@chaos/shared/platform/database';
import { Gauge, Histogram, Registry } from '@chaos/shared/platform/metrics';
import type { ConnectionLimits } from './rate-limits/live-connection-limits.ts';

/** Calls are meant to end within a few milliseconds; what takes seconds is looked at by its log line. */
const CALL_SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

export class ServerMetrics {
  readonly registry = new Registry();
  readonly #calls: Histogram<'procedure' | 'outcome'>;
  readonly #alerts: Gauge<'what' | 'severity'>;

  constructor({ pool, connectionLimits }: { pool: DatabasePool; connectionLimits: ConnectionLimits }) {
    const registers = [this.registry];
    this.#calls = new Histogram({
      name: 'chaos_call_duration_seconds',
      help: 'How long procedures took, by how they ended: ok, or the reason of the failure. Subscriptions are not calls.',
      labelNames: ['procedure', 'outcome'],
      buckets: CALL_SECONDS,
      registers,
    });
    this.#alerts = new Gauge({
      name: 'chaos_alert',
      help: 'Is 1 for what operators are told of now, at /ops too.',
      labelNames: ['what', 'severity'],
      registers,
    });
    gauge('chaos_sockets', 'Open WebSockets.', () => connectionLimits.sockets);
    gauge('chaos_subscriptions', 'Subscriptions that run, over all sockets.', () => connectionLimits.watches);
    gauge('chaos_pool_connections', 'Connections to the database.', () => pool.totalCount);
    gauge('chaos_pool_idle_connections', 'Connections to the database that nobody uses now.', () => pool.idleCount);
    gauge('chaos_pool_waiting', 'Calls that wait for a connection to the database.', () => pool.waitingCount);

    function gauge(name: string, help: string, read: () => number) {
      const metric: Gauge = new Gauge({ name, help, registers, collect: () => metric.set(read()) });
    }
  }

  /** @param alerts those that are raised now. */
  showAlerts(alerts: readonly Pick<OpsAlert, 'kind' | 'severity'>[]): void {
    this.#alerts.reset();
    for (const { kind: what, severity } of alerts) this.#alerts.set({ what, severity }, 1);
  }

  /** @param procedure one that exists: a name from outside would be a new series each. */
  observeCall(procedure: string, outcome: 'ok' | ErrorReason, startedAt: number): void {
    this.#calls.observe({ procedure, outcome }, (performance.now() - startedAt) / 1_000);
  }
}
