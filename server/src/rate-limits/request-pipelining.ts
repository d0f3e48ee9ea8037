/**
 * Requests on one connection before the earlier ones are answered. No browser and no proxy of today sends them; a packet holds a
 * thousand of them, which would all be begun at once, before anybody else is heard.
 */
import type { IncomingMessage, RequestListener, Server } from 'node:http';
import type { Socket } from 'node:net';

const OPEN_MAX = 10;

/**
 * Whoever has more of them under way loses the connection. The rest of the packet is begun no more, but Node takes it apart to its
 * end, which is dear enough.
 * @param onTooMany told the one before.
 */
export function limitPipelines(server: Server, onTooMany: (request: IncomingMessage) => void): void {
  const answer = server.listeners('request') as RequestListener[];
  const open = new WeakMap<Socket, IncomingMessage[]>();
  server.removeAllListeners('request');
  server.on('request', (request, response) => {
    const { socket } = request;
    if (socket.destroyed) return;
    const earlier = open.get(socket) ?? [];
    open.set(socket, earlier);
    const last = earlier[OPEN_MAX - 1];
    if (last) {
      socket.destroy();
      onTooMany(last);
      return;
    }
    earlier.push(request);
    response.once('close', () => earlier.splice(earlier.indexOf(request), 1));
    for (const listener of answer) listener.call(server, request, response);
  });
  // Node would answer it by itself, past all that looks at requests.
  server.on('checkExpectation', (request, response) => server.emit('request', request, response));
}
