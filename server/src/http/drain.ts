/** How a server ends without anybody noticing: first nobody new comes, then those who watch move, then calls end. */
import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { WebSocket } from 'ws';

/** A proxy asks every second, and believes the third bad answer; until then it still sends people here. */
const NOTICE_MS = 3_500;
const MOVE_MS = 1_000;
const CALLS_MS = 3_000;
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
  await app.close();
  clearTimeout(cut);
}

/** A client opens its new socket first, so that it misses nothing, and then closes the old one. */
async function whenEmpty(clients: Set<WebSocket>, patienceMs: number): Promise<void> {
  const closed = [...clients].map((socket) => new Promise((resolve) => socket.once('close', resolve)));
  await Promise.race([Promise.all(closed), delay(patienceMs, undefined, { ref: false })]);
}
