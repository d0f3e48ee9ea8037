/** A small proxy in front of several servers: one after the other, WebSockets too. */
import { once } from 'node:events';
import { createServer, type IncomingMessage, request } from 'node:http';
import { connect, type Socket } from 'node:net';

export interface RoundRobin extends AsyncDisposable {
  url: string;
  /** How many requests each server got, in the order of the targets. */
  served: number[];
}

export async function startRoundRobin(targets: readonly string[]): Promise<RoundRobin> {
  const served = targets.map(() => 0);
  const sockets = new Set<Socket>();
  let turn = 0;
  const next = () => {
    turn = (turn + 1) % targets.length;
    served[turn] = (served[turn] ?? 0) + 1;
    const { hostname, port } = new URL(targets[turn] ?? '');
    return { host: hostname, port: Number(port) };
  };
  const forwarded = ({ headers, socket }: IncomingMessage) => ({ ...headers, 'x-forwarded-for': socket.remoteAddress ?? '' });
  // The servers' answers say how long a connection stays, and this one keeps it no shorter.
  const server = createServer({ keepAliveTimeout: 0 }, (incoming, outgoing) => {
    const passed = request({ ...next(), path: incoming.url, method: incoming.method, headers: forwarded(incoming) }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    passed.on('error', () => outgoing.writeHead(502).end());
    incoming.pipe(passed);
  });
  server.on('upgrade', (incoming: IncomingMessage, client: Socket, head: Buffer) => {
    const target = connect(next(), () => {
      const lines = Object.entries(forwarded(incoming)).map(([name, value]) => `${name}: ${value}\r\n`);
      target.write(`${incoming.method} ${incoming.url} HTTP/1.1\r\n${lines.join('')}\r\n`);
      target.write(head);
      target.pipe(client).pipe(target);
    });
    for (const [one, other] of [
      [client, target],
      [target, client],
    ] as const) {
      sockets.add(one);
      one.on('error', () => other.destroy());
      one.on('close', () => {
        sockets.delete(one);
        other.destroy();
      });
    }
  });
  server.listen({ host: '127.0.0.1', port: 0 });
  await once(server, 'listening');
  const address = server.address();
  if (!address || typeof address === 'string') throw new Error('the proxy has no port');
  return {
    url: `http://127.0.0.1:${address.port}`,
    served,
    async [Symbol.asyncDispose]() {
      for (const socket of sockets) socket.destroy();
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
