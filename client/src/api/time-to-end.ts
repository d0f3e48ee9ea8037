/** A clock that is ahead of the server's asks too early, and again after a while. */
const SOONEST_MS = 1_000;

/** When to ask again for what the server says is so until then. @returns as a query takes it. */
export function timeToEnd(ends: readonly (Date | null)[]): number | false {
  const times = ends.flatMap((end) => (end ? [end.getTime()] : []));
  return times.length > 0 && Math.max(SOONEST_MS, Math.min(...times) - Date.now());
}
