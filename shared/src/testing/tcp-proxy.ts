/** Stands between a test and a database, to take the network away and give it back. */
import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

export interface TcpProxy extends AsyncDisposable {
  /** The same URL, leading through the proxy. */
  url: string;
  /** Ends every connection and refuses new ones. */
  cut(): Promise<void>;
  /** Accepts connections again, on the same port. */
  restore(): Promise<void>;
  /** Nothing passes any more, and nobody is told: a network, or a server, that stands still. */
  stall(): void;
  /** What was held back passes, and whatever comes. */
  resume(): void;
}

/** @param target the URL of a server on this machine. */
export async function startTcpProxy(target: string): Promise<TcpProxy> {
  const { hostname, port } = new URL(target);
  const sockets = new Set<Socket>();
  let isStalled = false;
  const server = createServer((client) => {
    const upstream = connect({ host: hostname, port: Number(port) });
    for (const [socket, other] of [
      [client, upstream],
      [upstream, client],
    ] as const) {
      sockets.add(socket);
      socket.on('close', () => {
        sockets.delete(socket);
        other.destroy();
      });
      socket.on('error', () => other.destroy());
      socket.pipe(other);
      if (isStalled) socket.pause();
    }
  });
  const listen = async (at: number) => {
    server.listen({ host: '127.0.0.1', port: at });
    await once(server, 'listening');
  };
  await listen(0);
  const address = server.address();
  if (!address || typeof address === 'string') throw new Error('the proxy has no port');
  const url = new URL(target);
  url.hostname = '127.0.0.1';
  url.port = String(address.port);
  const cut = async () => {
    if (!server.listening) return;
    server.close();
    for (const socket of sockets) socket.destroy();
    await once(server, 'close');
  };
  const stall = () => {
    isStalled = true;
    for (const socket of sockets) socket.pause();
  };
  const resume = () => {
    isStalled = false;
    for (const socket of sockets) socket.resume();
  };
  return { url: url.href, cut, restore: () => listen(address.port), stall, resume, [Symbol.asyncDispose]: cut };
}
