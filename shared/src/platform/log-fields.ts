/** What every log line of one call, or of one ticket's run, says of itself, however deep it is written. */
import { AsyncLocalStorage } from 'node:async_hooks';

interface LogFields {
  /** Of the HTTP request, made by us or by a proxy in front. Not the `requestId` that clients make. */
  requestId?: string | undefined;
  ticketId?: string;
}

const current = new AsyncLocalStorage<LogFields>();

export function withLogFields<T>(fields: LogFields, run: () => T): T {
  return current.run(fields, run);
}

/** Nothing outside of any call. */
export function readLogFields(): LogFields {
  return current.getStore() ?? {};
}
