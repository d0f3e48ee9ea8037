const END = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short' });

/** "until November 29, 2026 at 4:10 AM", in the reader's time zone. */
export function formatEnd(until: Date | null): string {
  return until === null ? 'until further notice' : `until ${END.format(until)}`;
}
