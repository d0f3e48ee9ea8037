/** How a wait is said. */

/**
 * A wait in words, never less than it takes.
 * @param seconds whole ones.
 * @example
 * ```ts
 * describeSpan(1); // '1 second'
 * describeSpan(300); // '5 minutes'
 * ```
 */
export function describeSpan(seconds: number): string {
  if (seconds < 90) return `${seconds} ${seconds === 1 ? 'second' : 'seconds'}`;
  if (seconds < 90 * 60) return `${Math.ceil(seconds / 60)} minutes`;
  if (seconds < 48 * 3_600) return `${Math.ceil(seconds / 3_600)} hours`;
  return `${Math.ceil(seconds / 86_400)} days`;
}
