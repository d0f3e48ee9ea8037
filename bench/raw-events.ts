/** The least that a server can do: on a hint it sends a frame, made once, to every socket. */

import { WebSocketServer } from 'ws';
import { openLiveBus } from '../shared/src/platform/live-bus.ts';
import { createLogger } from '../shared/src/platform/logging.ts';
import { reportReady } from '../shared/src/platform/process-lifecycle.ts';

/** As long as the frame of a ticket. */
const PADDING = 'x'.repeat(380);

const bus = await openLiveBus({
  databaseUrl: process.env.DATABASE_URL ?? '',
  redisUrl: undefined,
  log: createLogger('raw', 'error'),
});
const server = new WebSocketServer({ host: '127.0.0.1', port: Number(process.env.PORT), perMessageDeflate: false });
bus.subscribe('ticket', (id) => {
  const [name, percent] = id.split(' ');
  if (name !== 'raw') return;
  const frame = Buffer.from(JSON.stringify({ percent: Number(percent), padding: PADDING }));
  for (const socket of server.clients) socket.send(frame, { binary: false });
});
process.on('SIGTERM', () => process.exit());
server.on('listening', reportReady);
