/** The live connection, in a chunk of its own: one WebSocket for everything, opened with the first subscription. */
import type { AppRouter } from '@chaos/server/router';
import { createWSClient, type TRPCLink, wsLink } from '@trpc/client';
import superjson from 'superjson';
import { onAuthEvent } from '../auth/auth-events.ts';
import { session, sessionRenewal } from '../auth/session-store.ts';
import { reconnectAfterMs } from './reconnect-delay.ts';

const HEARTBEAT_MS = 25_000;
const PONG_WITHIN_MS = 5_000;
/** Without subscriptions it closes again. Less than a heartbeat, whose answer puts it off. */
const IDLE_CLOSE_MS = 20_000;
/** An attempt that nobody answers is given up. */
const OPEN_WITHIN_MS = 10_000;
/** A browser waits a minute for the answer to its goodbye; over a network that is gone none will come. */
const GOODBYE_MS = 1_000;

export function createLiveLink(): TRPCLink<AppRouter> {
  const client = createWSClient({
    connectionParams: async () => {
      await renewIfEnded();
      const accessToken = session.get()?.accessToken;
      return accessToken ? { accessToken } : null;
    },
    WebSocket: ImpatientSocket,
    url: () => `${location.origin.replace(/^http/, 'ws')}/trpc`,
    retryDelayMs: reconnectAfterMs,
    keepAlive: { enabled: true, intervalMs: HEARTBEAT_MS, pongTimeoutMs: PONG_WITHIN_MS },
    lazy: { enabled: true, closeMs: IDLE_CLOSE_MS },
  });
  // A connection belongs to whoever opened it; the next subscription opens another one.
  onAuthEvent((event) => {
    if (event === 'signed_in' || event === 'signed_out') void client.close();
  });
  return wsLink({ client, transformer: superjson });
}

/** A connection that comes back after a long sleep would show a token that has ended meanwhile, and get nothing for it. */
async function renewIfEnded(): Promise<void> {
  const manager = sessionRenewal.current;
  if (manager?.hasEnded()) await manager.renew();
}

class ImpatientSocket extends WebSocket {
  constructor(url: string | URL, protocols?: string | string[]) {
    super(url, protocols);
    setTimeout(() => this.readyState === WebSocket.CONNECTING && this.close(), OPEN_WITHIN_MS);
    // A sleep may have ended it without a word: the next heartbeat is long off.
    let timer: ReturnType<typeof setTimeout> | undefined;
    const probe = () => {
      if (this.readyState !== WebSocket.OPEN || document.hidden || timer) return;
      timer = setTimeout(() => this.close(), PONG_WITHIN_MS);
      this.send('PING');
    };
    this.addEventListener('message', () => {
      clearTimeout(timer);
      timer = undefined;
    });
    // Whatever was said meanwhile may be lost although it answers: it is begun anew, and everything is asked for once more.
    const beginAnew = () => this.readyState === WebSocket.OPEN && this.close();
    window.addEventListener('online', beginAnew);
    document.addEventListener('visibilitychange', probe);
    this.addEventListener('close', () => {
      clearTimeout(timer);
      window.removeEventListener('online', beginAnew);
      document.removeEventListener('visibilitychange', probe);
    });
  }

  override close(code?: number, reason?: string): void {
    super.close(code, reason);
    setTimeout(() => this.readyState === WebSocket.CLOSED || this.dispatchEvent(new CloseEvent('close')), GOODBYE_MS);
  }
}
