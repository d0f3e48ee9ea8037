/** Who calls from this machine itself: what is for whoever works on it is shown to nobody else. */
import type { IncomingHttpHeaders } from 'node:http';

const LOOPBACK = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);
/** What proxies add: who comes through one on this machine is not this machine. */
const PROXY_HEADERS = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip'];

/** Under any other name a page of somebody else's, whose address was changed to this machine's, would read it in a browser here. */
const LOCAL_HOST = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/i;

export interface Caller {
  /** The other end of the connection itself. */
  address: string | undefined;
  headers: IncomingHttpHeaders;
}

export function isLoopback({ address, headers }: Caller): boolean {
  return (
    LOOPBACK.has(address ?? '') &&
    LOCAL_HOST.test(headers.host ?? '') &&
    PROXY_HEADERS.every((name) => headers[name] === undefined)
  );
}
