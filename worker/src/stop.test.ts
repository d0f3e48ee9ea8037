/** A worker process that is told to end, and what it answers on its own port. */

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { createLogger } from '@chaos/shared/platform/logging';
import { openFolderStorage } from '@chaos/shared/platform/storage';
import { startTcpProxy } from '@chaos/shared/testing/tcp-proxy';
import { expect, onTestFinished, test } from 'vitest';
import { serveMetrics } from './metrics-page.ts';
import { createTestImagination } from './testing/test-imagination.ts';
import { createWorkerWorld } from './testing/worker-world.ts';
import { startWorker } from './worker.ts';

test.each(['no collector of traces', 'one that never answers'])(
  'fault 15 R534: told to end, a worker gives its ticket back or ends it, and is gone within 10 s, with %s',
  async (collector) => {
    await using world = await createWorkerWorld();
    const silent = createServer(() => {}).listen(0, '127.0.0.1');
    await once(silent, 'listening');
    onTestFinished(() => {
      silent.closeAllConnections();
      silent.close();
    });
    const { port } = silent.address() as AddressInfo;
    const traces = collector === 'one that never answers' ? { OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}` } : {};
    const child = spawn(process.execPath, [path.join(import.meta.dirname, 'main.ts')], {
      env: {
        ...process.env,
        ...world.env,
        REDIS_URL: '',
        WORKER_SLOTS: '2',
        DATA_DIR: world.folder,
        LOG_LEVEL: 'silent',
        ...traces,
      },
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    const ended = once(child, 'exit');
    await once(child, 'message');
    const ticketId = await world.openTicket();
    await world.follow(ticketId, (ticket) => ticket.state === 'running');
    const tooLate = AbortSignal.timeout(10_000);
    child.kill('SIGTERM');
    expect(await ended).toEqual([0, null]);
    expect(tooLate.aborted).toBe(false);
    const states = await world.follow(ticketId, () => true);
    expect(['waiting', 'done']).toContain(states.at(-1)?.state);
    expect(await world.db.selectFrom('workers').select('id').execute()).toEqual([]);
  },
);

test('fault 15: a database that stands still does not keep a worker for ever', async () => {
  await using world = await createWorkerWorld();
  await using proxy = await startTcpProxy(world.env.DATABASE_URL);
  const worker = await startWorker({
    env: { ...world.env, DATABASE_URL: proxy.url },
    log: createLogger('test', 'silent'),
    imagination: createTestImagination(() => new Promise(() => {})),
    storage: openFolderStorage(world.folder),
  });
  await world.follow(await world.openTicket(), (ticket) => ticket.stage === 'painting');
  proxy.stall();
  const tooLate = AbortSignal.timeout(10_000);
  await worker.stop();
  expect(tooLate.aborted).toBe(false);
  await proxy.cut();
});

test('a worker counts its tickets and the line, and answers this on its own port alone', async () => {
  await using world = await createWorkerWorld();
  const gate = Promise.withResolvers<void>();
  const worker = await world.startWorker({ imagination: createTestImagination(() => gate.promise), slots: 1 });
  await using page = await serveMetrics({ worker, env: { HOST: '127.0.0.1' }, port: 0 });
  const get = (at: string, headers = {}) => fetch(`http://127.0.0.1:${page.port}${at}`, { headers });
  const value = async (series: string) => {
    const line = (await (await get('/metrics')).text()).split('\n').find((one) => one.startsWith(`${series} `));
    return line === undefined ? undefined : Number(line.slice(series.length + 1));
  };
  const running = await world.openTicket();
  await world.follow(running, (ticket) => ticket.stage === 'painting');
  const waiting = await world.openTicket();
  expect(await value('chaos_worker_slots')).toBe(1);
  expect(await value('chaos_worker_running')).toBe(1);
  expect(await value('chaos_open_tickets{kind="generation",state="waiting"}')).toBe(1);
  expect(await value('chaos_open_tickets{kind="generation",state="running"}')).toBe(1);
  expect(await value('chaos_open_tickets{kind="story",state="waiting"}')).toBe(0);
  expect(await value('chaos_oldest_waiting_seconds')).toBeGreaterThan(0);
  expect(await value('chaos_workers_alive')).toBe(1);
  gate.resolve();
  await Promise.all([running, waiting].map((id) => world.follow(id)));
  await expect.poll(() => value('chaos_tickets_total{kind="generation",outcome="done"}')).toBe(2);
  expect(await value('chaos_ticket_wait_seconds_count{kind="generation"}')).toBe(2);
  expect(await value('chaos_ticket_run_seconds_count{kind="generation"}')).toBe(2);
  expect(await value('chaos_ticket_step_seconds_count{kind="generation",step="picture"}')).toBe(2);
  expect(await value('chaos_oldest_waiting_seconds')).toBe(0);

  expect((await get('/metrics', { 'x-forwarded-for': '203.0.113.7' })).status).toBe(404);
  expect([(await get('/livez')).status, (await get('/readyz')).status, (await get('/trpc/x')).status]).toEqual([200, 200, 404]);
  expect(await (await get('/readyz')).json()).toEqual({ ready: true, parts: { database: 'ok', storage: 'ok' } });
  page.stopBeingReady();
  expect([(await get('/livez')).status, (await get('/readyz')).status]).toEqual([200, 503]);
});
