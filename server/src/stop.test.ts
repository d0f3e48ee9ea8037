/** A server process that is told to end, as a cluster tells it. */

import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createTestDatabase } from '@chaos/shared/testing/test-database';
import { test } from 'vitest';
import { WebSocket } from 'ws';
import { blankWish } from './testing/test-world.ts';

/** Behind a proxy, so that it stays a moment for those who do not know yet. */
async function startServer(databaseUrl: string) {
  const folder = await mkdtemp(path.join(tmpdir(), 'hall-of-chaos-stop-'));
  const child = spawn(process.execPath, [path.join(import.meta.dirname, 'main.ts')], {
    env: {
      ...process.env,
      // Without pages, which would have to be built first.
      NODE_ENV: 'development',
      DATA_DIR: folder,
      DATABASE_URL: databaseUrl,
      REDIS_URL: '',
      APP_SECRET: 'x'.repeat(40),
      TRUSTED_PROXIES: 'loopback',
      PORT: '0',
    },
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  const ended = once(child, 'exit');
  let log = '';
  child.stderr?.on('data', (chunk: Buffer) => {
    log += chunk.toString();
  });
  await once(child, 'message');
  const port = Number(/"address":"[^"]*:(\d+)"/.exec(log)?.[1]);
  const dispose = async () => {
    child.kill('SIGKILL');
    await ended;
    await rm(folder, { recursive: true });
  };
  return { child, ended, port, origin: `http://127.0.0.1:${port}`, [Symbol.asyncDispose]: dispose };
}

test.concurrent('fault 15: told to end, a server is not ready, tells sockets to move, ends what runs, and is gone within 10 s', async ({
  expect,
}) => {
  await using database = await createTestDatabase();
  await using server = await startServer(database.url);
  const socket = new WebSocket(`${server.origin.replace('http', 'ws')}/trpc`);
  await once(socket, 'open');
  const told = new Promise((resolve) => {
    socket.on('message', (data) => String(data).includes('"reconnect"') && resolve(JSON.parse(String(data))));
  });
  // A call that has begun: its body is on the way.
  const body = JSON.stringify({ json: { ...blankWish, requestId: randomUUID() } });
  const call = connect({ host: '127.0.0.1', port: server.port });
  let answer = '';
  call.on('data', (chunk) => {
    answer += chunk.toString();
  });
  call.write(
    `POST /trpc/characters.generate HTTP/1.1\r\nhost: x\r\nconnection: close\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body.slice(0, 10)}`,
  );
  await fetch(`${server.origin}/livez`);

  const tooLate = AbortSignal.timeout(10_000);
  server.child.kill('SIGTERM');
  const statusOf = async (at: string) => (await fetch(server.origin + at)).status;
  await expect.poll(() => statusOf('/readyz')).toBe(503);
  expect([await statusOf('/healthz'), await statusOf('/livez')]).toEqual([503, 200]);
  expect(await statusOf(`/trpc/creators.popular?input=${encodeURIComponent('{"json":{}}')}`)).toBe(200);
  expect(await told).toEqual({ id: null, method: 'reconnect' });
  call.write(body.slice(10));
  await once(call, 'close');
  expect(answer).toMatch(/^HTTP\/1\.1 200 /);
  expect(await server.ended).toEqual([0, null]);
  expect(tooLate.aborted).toBe(false);
  expect(await database.db.selectFrom('tickets').select('state').execute()).toEqual([{ state: 'waiting' }]);
});

test.concurrent('fault 15: a call that never ends does not keep a server', async ({ expect }) => {
  await using database = await createTestDatabase();
  await using server = await startServer(database.url);
  const call = connect({ host: '127.0.0.1', port: server.port });
  call.on('error', () => {});
  call.write(
    'POST /trpc/characters.generate HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 99\r\n\r\n{',
  );
  await fetch(`${server.origin}/livez`);
  const tooLate = AbortSignal.timeout(10_000);
  server.child.kill('SIGTERM');
  expect(await server.ended).toEqual([0, null]);
  expect(tooLate.aborted).toBe(false);
});
