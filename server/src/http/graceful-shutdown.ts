/** How a server ends without anybody noticing: first nobody new comes, then those who watch move, then calls end. */
import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { WebSocket } from 'ws';

/** A proxy asks every second, and believes the third bad answer; until then it still sends people here. */
const NOTICE_MS = 3_500;
const MOVE_MS = 1_000;
const CALLS_MS = 3_000;
const IDLE_LOOK_MS = 50;
/** What tRPC's own `broadcastReconnectNotification` sends; Fastify's adapter has no door to it. */
const RECONNECT = JSON.stringify({ id: null, method: 'reconnect' });

interface DrainOptions {
  /** Whose signal /healthz looks at. */
  stopping: AbortController;
  /** True when a proxy in front looks at /healthz. */
  isBehindProxy: boolean;
}

/** Takes at most eight seconds. */
export async function drain(app: FastifyInstance, { stopping, isBehindProxy }: DrainOptions): Promise<void> {
  stopping.abort();
  if (isBehindProxy) await delay(NOTICE_MS);
  const { clients } = app.websocketServer;
  for (const socket of clients) if (socket.readyState === WebSocket.OPEN) socket.send(RECONNECT);
  if (isBehindProxy) await whenEmpty(clients, MOVE_MS);
  // Running calls end by themselves; what hangs is cut.
  const cut = setTimeout(() => app.server.closeAllConnections(), CALLS_MS);
  await closeApp(app);
  clearTimeout(cut);
}

/**
 * Whoever has read the last byte a moment before the server had sent it keeps a connection that was not idle yet when it was closed,
 * and that nobody closes afterwards.
 */
export async function closeApp(app: FastifyInstance): Promise<void> {
  const look = setInterval(() => app.server.closeIdleConnections(), IDLE_LOOK_MS);
  await app.close().finally(() => clearInterval(look));
}

/** A client opens its new socket first, so that it misses nothing, and then closes the old one. */
async function whenEmpty(clients: Set<WebSocket>, patienceMs: number): Promise<void> {
  const closed = [...clients].map((socket) => new Promise((resolve) => socket.once('close', resolve)));
  await Promise.race([Promise.all(closed), delay(patienceMs, undefined, { ref: false })]);
}
