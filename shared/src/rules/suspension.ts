/** How the end of a suspension is said where nobody knows the reader's clock. */

/**
 * @param until null is until further notice.
 * @example
 * ```ts
 * describeEnd(new Date('2026-11-29T10:00:00Z')); // 'until 29 Nov 2026, 10:00 UTC'
 * ```
 */
export function describeEnd(until: Date | null): string {
  if (until === null) return 'until further notice';
  const [, , month] = until.toUTCString().split(' ');
  const time = until.toISOString().slice(11, 16);
  return `until ${until.getUTCDate()} ${month} ${until.getUTCFullYear()}, ${time} UTC`;
}
