/** What Prometheus reads of a process: who may, and what every process tells. */
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { type Caller, isLoopback } from './is-loopback.ts';
import { equalsInConstantTime } from './secrets.ts';

export { Counter, Gauge, Histogram, Registry };

/** This machine itself, and whoever has the token where there is one. */
export function mayReadMetrics(caller: Caller, token: string | undefined): boolean {
  const [, shown] = /^Bearer (\S+)$/.exec(caller.headers.authorization ?? '') ?? [];
  if (token !== undefined && shown !== undefined) return equalsInConstantTime(token, shown);
  return isLoopback(caller);
}

/** Memory, event loop, garbage collection. Once a process: this measuring has no end. */
export function watchProcess(registry: Registry): void {
  collectDefaultMetrics({ register: registry });
}
