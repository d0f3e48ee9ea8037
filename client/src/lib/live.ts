/** The live connection, in a chunk of its own: one WebSocket for everything, opened with the first subscription. */
import type { AppRouter } from '@chaos/server/router';
import { createWSClient, type TRPCLink, wsLink } from '@trpc/client';
import superjson from 'superjson';

const RETRY_DELAYS_MS = [1_000, 2_000, 5_000, 10_000];
const LAST_RETRY_DELAY_MS = 10_000;
const HEARTBEAT_MS = 25_000;
const PONG_WITHIN_MS = 5_000;
/** Without subscriptions it closes again. */
const IDLE_CLOSE_MS = 60_000;

export function createLiveLink(): TRPCLink<AppRouter> {
  const client = createWSClient({
    url: () => `${location.origin.replace(/^http/, 'ws')}/trpc`,
    retryDelayMs: (attempt) => RETRY_DELAYS_MS[attempt] ?? LAST_RETRY_DELAY_MS,
    keepAlive: { enabled: true, intervalMs: HEARTBEAT_MS, pongTimeoutMs: PONG_WITHIN_MS },
    lazy: { enabled: true, closeMs: IDLE_CLOSE_MS },
  });
  return wsLink({ client, transformer: superjson });
}
