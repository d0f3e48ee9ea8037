/** "until November 29, 2026 at 4:10 AM", in the reader's time zone. */
export function formatEnd(until: Date | null): string {
  if (until === null) return 'until further notice';
  return `until ${until.toLocaleString('en-US', { dateStyle: 'long', timeStyle: 'short' })}`;
}
