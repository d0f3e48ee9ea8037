/** The first unexpected end is a new connection after a sign-in; later ones are trouble. */
const AGAIN_AFTER_MS = [0, 1_000, 2_000, 5_000, 10_000];
const LAST_AGAIN_AFTER_MS = 30_000;

/** How long after an unexpected end to subscribe again. @param ends how many there were before it since the last news. */
export function subscribeAgainAfterMs(ends: number): number {
  return AGAIN_AFTER_MS[ends] ?? LAST_AGAIN_AFTER_MS;
}
