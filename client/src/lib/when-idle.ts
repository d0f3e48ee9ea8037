/** What nobody waits for may wait for a quiet moment, but not for ever. */
const IDLE_WITHIN_MS = 3_000;

/** Some browsers cannot tell when they are idle. @returns how to cancel it. */
export function whenIdle(begin: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(begin, IDLE_WITHIN_MS);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(begin, { timeout: IDLE_WITHIN_MS });
  return () => cancelIdleCallback(handle);
}
