/** Whole tickets through the real worker, with a provider on this machine: what is paid once is not paid twice. */
import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { createHouseImagination } from '@chaos/artist/built-in-imagination';
import { readProviderState } from '@chaos/shared/core/providers/read-provider-state';
import { SpendingCapError } from '@chaos/shared/core/providers/spending-cap';
import { retryTicket } from '@chaos/shared/core/tickets/replace-failed-ticket';
import { StorageError } from '@chaos/shared/platform/storage';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createHostedImagination } from '../imagination/hosted/hosted-imagination.ts';
import * as wire from '../testing/provider-server.ts';
import { createWorkerWorld, type WorkerWorld } from '../testing/worker-world.ts';
import { toTicketError } from './ticket-error.ts';

const imagine = (server: wire.ProviderServer) =>
  createHostedImagination({ ai: server.settings(), builtIn: createHouseImagination() });

const countAsked = ({ requests }: wire.ProviderServer) => ({
  text: requests.filter(({ path: asked }) => asked.endsWith('/chat/completions')).length,
  pictures: requests.filter(({ path: asked }) => asked.endsWith('/images/generations')).length,
});

const readCosts = async ({ db }: WorkerWorld) =>
  (await sql<{ step: string; cost: number }>`select step, cost_micros as cost from ticket_steps order by step`.execute(db)).rows;

test('a ticket ends in one character, and its steps keep what they cost', async () => {
  await using server = await wire.startProviderServer();
  await using world = await createWorkerWorld();
  await world.startWorker({ imagination: imagine(server), dailyCap: 1_000_000 });
  const last = (await world.follow(await world.openTicket())).at(-1);
  expect(last).toMatchObject({ state: 'done', error: null });
  const { name, description } = await world.db.selectFrom('meme_characters').selectAll().executeTakeFirstOrThrow();
  expect({ name, description }).toEqual({ name: wire.NAME, description: wire.LORE });
  expect(await readCosts(world)).toEqual([
    { step: 'picture', cost: 40_000 },
    { step: 'text', cost: 400 },
  ]);
  expect(await readProviderState(world.db)).toMatchObject({ costToday: 40_400, setAside: 0, callsToday: 2, failuresToday: 0 });
});

test('fault 7: when the pictures stay away nothing is published, and the ticket may be tried again', async () => {
  await using server = await wire.startProviderServer();
  await using world = await createWorkerWorld();
  const broken = wire.picture((await wire.testPicture()).subarray(0, 20_000));
  server.behave(wire.good, broken, broken, broken);
  await world.startWorker({ imagination: imagine(server) });
  const last = (await world.follow(await world.openTicket())).at(-1);
  expect(last).toMatchObject({ state: 'failed', error: { reason: 'imagination_failed', retryable: true } });
  expect(countAsked(server)).toEqual({ text: 1, pictures: 3 });
  expect(await world.db.selectFrom('meme_characters').select('id').execute()).toEqual([]);
  expect(await readdir(world.folder)).toEqual([]);
});

test('a worker that is stopped ends its call, and the next one repeats no step that was paid', async () => {
  await using server = await wire.startProviderServer();
  await using world = await createWorkerWorld();
  server.behave(wire.good, wire.hang);
  const first = await world.startWorker({ imagination: imagine(server) });
  const ticketId = await world.openTicket();
  const painting = await server.request(1);
  await first.stop();
  await painting.closed;
  await world.startWorker({ imagination: imagine(server) });
  expect((await world.follow(ticketId)).at(-1)?.state).toBe('done');
  expect(countAsked(server)).toEqual({ text: 1, pictures: 2 });
});

test('a cancelled ticket ends its call', async () => {
  await using server = await wire.startProviderServer();
  await using world = await createWorkerWorld();
  server.behave(wire.good, wire.drip);
  await world.startWorker({ imagination: imagine(server) });
  const ticketId = await world.openTicket();
  const painting = await server.request(1);
  await sql`update tickets set state = 'cancelled', finished_at = now(), revision = revision + 1 where id = ${ticketId}`.execute(
    world.db,
  );
  await painting.closed;
  expect(countAsked(server)).toEqual({ text: 1, pictures: 1 });
});

test('fault 1: a worker process killed while it paints costs one more call, which stays counted', async () => {
  await using server = await wire.startProviderServer();
  await using world = await createWorkerWorld();
  server.behave(wire.good, wire.hang);
  const place = { URL: server.url, KEY: wire.KEY, MODEL: 'test-1' };
  const named = (kind: string) => Object.fromEntries(Object.entries(place).map(([name, value]) => [`AI_${kind}_${name}`, value]));
  const prices = { AI_TEXT_INPUT_PRICE: '1', AI_TEXT_OUTPUT_PRICE: '2', AI_IMAGE_PRICE: '0.04', AI_DAILY_CAP: '1' };
  const ai = { ...named('TEXT'), ...named('IMAGE'), ...prices };
  const env = {
    ...process.env,
    ...world.env,
    REDIS_URL: '',
    WORKER_SLOTS: '2',
    DATA_DIR: world.folder,
    ...ai,
    LOG_LEVEL: 'info',
  };
  let logs = '';
  const start = () => {
    const worker = spawn(process.execPath, [path.join(import.meta.dirname, '../main.ts')], {
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [worker.stdout, worker.stderr]) stream.on('data', (chunk) => (logs += chunk));
    return worker;
  };
  const victim = start();
  const ticketId = await world.openTicket();
  await server.request(1);
  victim.kill('SIGKILL');
  const next = start();
  expect((await world.follow(ticketId)).at(-1)?.state).toBe('done');
  const ended = once(next, 'exit');
  next.kill('SIGTERM');
  await ended;
  expect(countAsked(server)).toEqual({ text: 1, pictures: 2 });
  expect(await readCosts(world)).toEqual([
    { step: 'picture', cost: 80_000 },
    { step: 'text', cost: 400 },
  ]);
  expect(await readProviderState(world.db)).toMatchObject({ costToday: 40_400, setAside: 40_000, dailyCap: 1_000_000 });
  // Trust 22.
  expect(logs).toContain('AI providers imagine');
  expect(logs).not.toContain(wire.KEY);
});

const retryByBuiltIn = (world: WorkerWorld, ticketId: string) =>
  world.db.transaction().execute((trx) => retryTicket(trx, { ticketId, requestId: randomUUID(), limits: null, byBuiltIn: true }));

test('R349 what the provider has failed at the house artist makes, lore and picture, and nothing is asked or paid', async () => {
  await using server = await wire.startProviderServer();
  await using world = await createWorkerWorld();
  await world.startWorker({ imagination: imagine(server) });
  server.behave(wire.good, wire.status(401));
  const failed = (await world.follow(await world.openTicket())).at(-1);
  expect(failed).toMatchObject({ state: 'failed', error: { retryable: true, mayAskHouse: true } });
  const asked = server.requests.length;
  const { ticketId } = await retryByBuiltIn(world, failed?.id ?? '');
  world.bus.publish('line', ticketId);
  const last = (await world.follow(ticketId)).at(-1);
  expect(last?.state).toBe('done');
  expect(server.requests).toHaveLength(asked);
  const { name, description } = await world.db.selectFrom('meme_characters').selectAll().executeTakeFirstOrThrow();
  expect(last?.preview).toEqual({ name, description });
  expect(name).not.toBe(wire.NAME);
  expect(description).toContain('crocodile');
});

test('R349 a refusal and a broken storage are no case for the house artist, the cap of a day is one', async () => {
  await using server = await wire.startProviderServer();
  await using world = await createWorkerWorld();
  await world.startWorker({ imagination: imagine(server), dailyCap: 1_000_000 });
  server.behave(wire.refusal);
  const refused = (await world.follow(await world.openTicket())).at(-1);
  expect(refused?.error).toMatchObject({ reason: 'imagination_failed', retryable: false });
  expect(refused?.error?.mayAskHouse).toBeUndefined();
  expect(toTicketError(new StorageError('away', { isFull: false, cause: null }))).not.toHaveProperty('mayAskHouse');
  expect(toTicketError(new SpendingCapError(new Date(0)))).toMatchObject({ mayAskHouse: true });
});

test('R349 with AI_FALLBACK=house a failed provider is replaced at once', async () => {
  await using server = await wire.startProviderServer();
  await using world = await createWorkerWorld();
  const ai = { ...server.settings(), fallsBack: true };
  await world.startWorker({
    imagination: createHostedImagination({ ai, builtIn: createHouseImagination() }),
    dailyCap: 1_000_000,
  });
  server.behave(wire.status(403), wire.status(403));
  expect((await world.follow(await world.openTicket())).at(-1)).toMatchObject({ state: 'done', error: null });
  expect(server.requests).toHaveLength(2);
  expect(await readProviderState(world.db)).toMatchObject({ callsToday: 2, failuresToday: 2, lastFailure: 'http 403 some_code' });
  server.behave(wire.refusal);
  expect((await world.follow(await world.openTicket())).at(-1)?.state).toBe('failed');
});

test('at the cap of the day a ticket fails with the time when it frees, and nothing is asked', async () => {
  await using server = await wire.startProviderServer();
  await using world = await createWorkerWorld();
  await world.startWorker({ imagination: imagine(server), dailyCap: 100 });
  const last = (await world.follow(await world.openTicket())).at(-1);
  expect(last).toMatchObject({
    state: 'failed',
    error: {
      reason: 'imagination_failed',
      message: expect.stringMatching(/^Today's budget for AI is used up\. It is free again at 00:00 UTC on \d+ [A-Z]\w+\./),
      retryable: true,
    },
  });
  expect(server.requests).toEqual([]);
});
