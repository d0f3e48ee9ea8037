/** Liveness and readiness, while what a server stands on is away or stands still. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createLogger } from '@chaos/shared/platform/logging';
import { startTestS3 } from '@chaos/shared/testing/s3-server';
import { startTcpProxy } from '@chaos/shared/testing/tcp-proxy';
import { createTestDatabase } from '@chaos/shared/testing/test-database';
import { expect, test } from 'vitest';
import { createApp } from '../app.ts';
import { openServices } from '../services.ts';
import { createTestWorld } from '../testing/test-world.ts';

const ask = async (url: string) => {
  const answer = await fetch(url);
  return [answer.status, await answer.json()];
};

/** A server that reaches its database through `databaseUrl`. */
async function serve(databaseUrl: string, redisUrl?: string) {
  const folder = await mkdtemp(path.join(tmpdir(), 'hall-of-chaos-health-'));
  const env = {
    DATABASE_URL: databaseUrl,
    REDIS_URL: redisUrl,
    APP_SECRET: 'x'.repeat(40),
    PUBLIC_URL: 'http://x',
    DATA_DIR: folder,
    RATE_LIMIT_SCALE: 1,
  };
  const services = await openServices(env, createLogger('test', 'silent'));
  const stopping = new AbortController();
  const app = await createApp({
    services,
    env: { TRUSTED_PROXIES: [], PUBLIC_URL: 'http://x' },
    servePages: false,
    stopping: stopping.signal,
  });
  const origin = await app.listen({ host: '127.0.0.1', port: 0 });
  const close = async () => {
    await app.close();
    await services.close();
    await rm(folder, { recursive: true });
  };
  return { origin, stopping, [Symbol.asyncDispose]: close };
}

test('fault 4: while the database stands still the server lives, is not ready and says why, and comes back by itself', async () => {
  await using database = await createTestDatabase();
  await using proxy = await startTcpProxy(database.url);
  await using server = await serve(proxy.url);
  const healthy = { ready: true, parts: { database: 'ok', queue: 'ok', storage: 'ok' } };
  expect(await ask(`${server.origin}/readyz`)).toEqual([200, healthy]);

  proxy.stall();
  // Many who ask at once are one question to the database.
  const answers = await Promise.all(Array.from({ length: 30 }, () => ask(`${server.origin}/readyz`)));
  const failing = { ready: false, parts: { database: 'failing', queue: 'failing', storage: 'ok' } };
  expect(answers).toEqual(answers.map(() => [503, failing]));
  expect(await ask(`${server.origin}/livez`)).toEqual([200, { alive: true }]);
  const creators = `${server.origin}/trpc/creators.popular?input=${encodeURIComponent('{"json":{}}')}`;
  expect((await fetch(creators)).status).toBe(503);

  proxy.resume();
  await expect.poll(() => ask(`${server.origin}/readyz`), { timeout: 15_000 }).toEqual([200, healthy]);
  expect((await fetch(creators)).status).toBe(200);
});

test.runIf(process.env.TEST_REDIS_URL)('a queue that stands still is named, and the server goes on serving', async () => {
  await using database = await createTestDatabase();
  await using proxy = await startTcpProxy(process.env.TEST_REDIS_URL ?? '');
  await using server = await serve(database.url, proxy.url);
  proxy.stall();
  const parts = { database: 'ok', queue: 'failing', storage: 'ok' };
  expect(await ask(`${server.origin}/readyz`)).toEqual([200, { ready: true, parts }]);
  proxy.resume();
});

test('a storage that is away is named, and the server goes on serving', async () => {
  await using s3 = await startTestS3();
  await using proxy = await startTcpProxy(s3.settings.endpoint);
  await using world = await createTestWorld({ s3: { ...s3.settings, endpoint: proxy.url } });
  const { origin } = await world.listen();
  expect(await ask(`${origin}/readyz`)).toMatchObject([200, { parts: { storage: 'ok' } }]);
  await proxy.cut();
  expect(await ask(`${origin}/readyz`)).toMatchObject([200, { ready: true, parts: { database: 'ok', storage: 'failing' } }]);
});

test('a bucket that is not there counts as failing', async () => {
  await using s3 = await startTestS3();
  await using world = await createTestWorld({ s3: { ...s3.settings, bucket: 'no-such-bucket' } });
  const { origin } = await world.listen();
  expect(await ask(`${origin}/readyz`)).toMatchObject([200, { parts: { storage: 'failing' } }]);
});

test('fault 15: a server that is about to stop is not ready any more, and still answers', async () => {
  await using database = await createTestDatabase();
  await using server = await serve(database.url);
  server.stopping.abort();
  expect(await ask(`${server.origin}/readyz`)).toEqual([503, { ready: false, stopping: true }]);
  expect(await ask(`${server.origin}/livez`)).toEqual([200, { alive: true }]);
});
