const AFTER_MS = [1_000, 2_000, 5_000, 10_000];
const LAST_AFTER_MS = 10_000;

/** How long after a connection was lost to open it again; for its subscriptions see `resubscribe-delay.ts`. @param attempt from 0. */
export function reconnectAfterMs(attempt: number): number {
  return AFTER_MS[attempt] ?? LAST_AFTER_MS;
}
