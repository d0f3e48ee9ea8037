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

/** What {@link describeEnd} has written into sentences, for whoever knows the reader's clock. */
const ENDS = /(?<=until |on )(\d+ [A-Z][a-z]+ \d{4}), (\d\d:\d\d UTC)/g;

/** @returns the sentence with each of its times as `format` says it. What only looks like one may be somebody's name, and stays. */
export function sayEndsAs(sentence: string, format: (end: Date) => string): string {
  return sentence.replace(ENDS, (text, day, time) => {
    const end = new Date(`${day} ${time}`);
    return +end ? format(end) : text;
  });
}
