/** A Redis of one test's own, which may be killed and started again at the same address; it keeps nothing on disk. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';

export interface OwnRedis extends AsyncDisposable {
  url: string;
  /** Kills it and starts another, which knows nothing. */
  restart(): Promise<void>;
}

export async function startOwnRedis(): Promise<OwnRedis> {
  const port = await freePort();
  let server = await start(port);
  const kill = async () => {
    const ended = once(server, 'exit');
    server.kill('SIGKILL');
    await ended;
  };
  return {
    url: `redis://127.0.0.1:${port}`,
    async restart() {
      await kill();
      server = await start(port);
    },
    [Symbol.asyncDispose]: kill,
  };
}

async function start(port: number): Promise<ChildProcess> {
  const flags = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--dir', '/var/tmp'];
  const server = spawn('redis-server', flags, { stdio: ['ignore', 'pipe', 'ignore'] });
  for await (const chunk of server.stdout) if (String(chunk).includes('Ready to accept connections')) break;
  return server;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  if (address === null || typeof address === 'string') throw new Error('no port');
  return address.port;
}
