/** "until Nov 29, 2026, 4:10 AM", in the reader's time zone, as in the sentences of the server. */
export function formatEnd(until: Date | null): string {
  if (until === null) return 'until further notice';
  return `until ${until.toLocaleString('en-US', { dateStyle: 'medium', timeStyle: 'short' })}`;
}

/** Until when somebody rests, for others: they are told neither why nor whether it begins again then, for it may be the end of an account. */
export function formatRest(until: Date | null): string {
  return until === null ? formatEnd(until) : `at least ${formatEnd(until)}`;
}
