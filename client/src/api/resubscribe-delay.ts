/** The first unexpected end is a new connection after a sign-in; later ones are trouble. */
const AFTER_MS = [0, 1_000, 2_000, 5_000, 10_000];
const LAST_AFTER_MS = 30_000;

/** How long after a subscription ended unexpectedly to begin it again. @param ends how many there were before it since the last news. */
export function resubscribeAfterMs(ends: number): number {
  return AFTER_MS[ends] ?? LAST_AFTER_MS;
}
