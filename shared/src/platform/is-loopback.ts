/** Who calls from this machine itself: what is for whoever works on it is shown to nobody else. */
import type { IncomingHttpHeaders } from 'node:http';

const LOOPBACK = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);
/** What proxies add: who comes through one on this machine is not this machine. */
const PROXY_HEADERS = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip'];

export interface Caller {
  /** The other end of the connection itself. */
  address: string | undefined;
  headers: IncomingHttpHeaders;
}

export function isLoopback({ address, headers }: Caller): boolean {
  return LOOPBACK.has(address ?? '') && PROXY_HEADERS.every((name) => headers[name] === undefined);
}
