/**
 * Requests on one connection before the earlier ones are answered. No browser and no proxy of today sends them; a packet holds a
 * thousand of them, which would all be begun at once, before anybody else is heard.
 */
import type { RequestListener, Server } from 'node:http';
import type { Socket } from 'node:net';

const OPEN_MAX = 10;

/** Whoever has more of them under way loses the connection. What else was in the packet is not looked at. */
export function limitPipelines(server: Server): void {
  const answer = server.listeners('request') as RequestListener[];
  const open = new WeakMap<Socket, number>();
  server.removeAllListeners('request');
  server.on('request', (request, response) => {
    const { socket } = request;
    if (socket.destroyed) return;
    const count = (open.get(socket) ?? 0) + 1;
    if (count > OPEN_MAX) {
      socket.destroy();
      return;
    }
    open.set(socket, count);
    response.once('close', () => open.set(socket, (open.get(socket) ?? 1) - 1));
    for (const listener of answer) listener.call(server, request, response);
  });
}
