/** The life of tickets through a real queue: the same tests on PostgreSQL and on Redis. */
import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { GENERATION_STAGES } from '@chaos/shared/contract/tickets';
import { announce } from '@chaos/shared/core/live/announce';
import { pictureFiles } from '@chaos/shared/core/pictures/picture-files';
import { cancelTicket } from '@chaos/shared/core/tickets/cancel-ticket';
import { retryTicket } from '@chaos/shared/core/tickets/replace-failed-ticket';
import { openFolderStorage, openS3Storage } from '@chaos/shared/platform/storage';
import { countFor } from '@chaos/shared/testing/full-run-counts';
import { startTestS3 } from '@chaos/shared/testing/s3-server';
import { openSmallDisk } from '@chaos/shared/testing/small-disk';
import { startTcpProxy } from '@chaos/shared/testing/tcp-proxy';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { startOwnRedis } from './testing/own-redis.ts';
import { createTestImagination } from './testing/test-imagination.ts';
import { BACKENDS, createWorkerWorld, type WorkerWorld } from './testing/worker-world.ts';

const stages: readonly string[] = GENERATION_STAGES;

const countCharacters = async ({ db }: WorkerWorld) => (await db.selectFrom('meme_characters').select('id').execute()).length;

describe.each(BACKENDS)('on %s', (backend) => {
  test('a ticket passes through its stages in order and ends in one character with its pictures', async () => {
    await using world = await createWorkerWorld({ backend });
    await world.startWorker({ imagination: createTestImagination() });
    const ticketId = await world.openTicket();
    const states = await world.follow(ticketId);

    const last = states.at(-1);
    expect(last).toMatchObject({ state: 'done', percent: 100, error: null });
    const percents = states.map((ticket) => ticket.percent);
    expect(percents).toEqual(percents.toSorted((a, b) => a - b));
    const shown = states.flatMap(({ stage }) => (stage ? [stages.indexOf(stage)] : []));
    expect(shown).toEqual(shown.toSorted((a, b) => a - b));

    const row = await world.db.selectFrom('meme_characters').selectAll().executeTakeFirstOrThrow();
    expect(last?.result).toEqual({ characterId: row.id });
    expect(row).toMatchObject({ ticket_id: ticketId, name: `Provino ${ticketId.slice(-6)}` });
    const files = await readdir(path.join(world.folder, row.image_key));
    expect(files.sort()).toEqual(['1024.webp', '256.webp', '512.webp', 'share.jpg']);
  });

  test('many tickets over two workers end in one character each', async () => {
    await using world = await createWorkerWorld({ backend });
    await world.startWorker({ imagination: createTestImagination() });
    await world.startWorker({ imagination: createTestImagination() });
    const count = countFor({ slice: 8, full: 24 });
    const ids = await Promise.all(Array.from({ length: count }, () => world.openTicket()));
    const ends = await Promise.all(ids.map((id) => world.follow(id)));
    expect(ends.map((states) => states.at(-1)?.state)).toEqual(ids.map(() => 'done'));
    expect(await countCharacters(world)).toBe(count);
  });

  test.concurrent('a worker killed while painting: the ticket goes on within 10 s, keeps its text, and ends in one character', async () => {
    await using world = await createWorkerWorld({ backend });
    const victim = spawn(process.execPath, [path.join(import.meta.dirname, 'testing/killable-worker.ts')], {
      env: { ...process.env, ...world.env, WORKER_SLOTS: '2', DATA_DIR: world.folder },
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    const painting = new Promise((resolve) => victim.once('message', resolve));
    const ticketId = await world.openTicket();
    expect(await painting).toBe(ticketId);
    victim.kill('SIGKILL');
    const tooLate = AbortSignal.timeout(10_000);

    const begins: boolean[] = [];
    const imagination = createTestImagination(async () => void begins.push(!tooLate.aborted));
    await world.startWorker({ imagination });
    const states = await world.follow(ticketId);
    expect(states.at(-1)?.state).toBe('done');
    expect(begins).toEqual([true]);
    expect(imagination.calls).toMatchObject({ text: 0, picture: 1 });
    expect(await countCharacters(world)).toBe(1);
  });

  test.concurrent('a queue wiped empty: waiting tickets are put back, running ones are left to their worker', async () => {
    await using world = await createWorkerWorld({ backend });
    const gate = Promise.withResolvers<void>();
    const imagination = createTestImagination(() => gate.promise);
    await world.startWorker({ imagination, slots: 1 });
    const running = await world.openTicket();
    await world.follow(running, (ticket) => ticket.stage === 'painting');
    const waiting = await Promise.all([world.openTicket(), world.openTicket(), world.openTicket()]);

    await world.queue.wipe();
    const ends = [running, ...waiting].map((id) => world.follow(id));
    gate.resolve();
    expect((await Promise.all(ends)).map((states) => states.at(-1)?.state)).toEqual(['done', 'done', 'done', 'done']);
    expect(await countCharacters(world)).toBe(4);
    expect(imagination.calls).toMatchObject({ text: 4, picture: 4 });
  });

  test('a ticket delivered to two workers at once ends in one result: the earlier run is stopped and may not write any more', async () => {
    await using world = await createWorkerWorld({ backend });
    const gate = Promise.withResolvers<void>();
    const stopped = Promise.withResolvers<void>();
    const first = createTestImagination(({ signal }) => {
      signal.addEventListener('abort', () => stopped.resolve());
      return gate.promise;
    });
    await world.startWorker({ imagination: first, slots: 1 });
    const ticketId = await world.openTicket();
    await world.follow(ticketId, (ticket) => ticket.stage === 'painting');

    const delivered = Promise.withResolvers<void>();
    const second = createTestImagination(() => {
      delivered.resolve();
      return gate.promise;
    });
    await world.startWorker({ imagination: second, slots: 1 });
    await world.queue.wipe();
    // To whichever is free: the one that runs it already has no slot left.
    await world.queue.add([ticketId]);
    await delivered.promise;
    await stopped.promise;
    const end = world.follow(ticketId);
    gate.resolve();
    expect((await end).at(-1)?.state).toBe('done');
    expect(await countCharacters(world)).toBe(1);
    expect(first.calls.text + second.calls.text).toBe(1);
    const { run } = await world.db.selectFrom('tickets').select('run').where('id', '=', ticketId).executeTakeFirstOrThrow();
    expect(run).toBe(2);
  });

  test('a worker that is stopped gives its ticket back, and another ends it', async () => {
    await using world = await createWorkerWorld({ backend });
    const first = await world.startWorker({ imagination: createTestImagination(() => new Promise(() => {})) });
    const ticketId = await world.openTicket();
    await world.follow(ticketId, (ticket) => ticket.stage === 'painting');
    await first.stop();
    const [released] = await world.follow(ticketId, (ticket) => ticket.state === 'waiting');
    expect(released).toMatchObject({ state: 'waiting', percent: 15 });

    await world.startWorker({ imagination: createTestImagination() });
    expect((await world.follow(ticketId)).at(-1)?.state).toBe('done');
    expect(await countCharacters(world)).toBe(1);
  });

  test('Q10 a cancelled ticket: its painting is aborted at once, and its slot goes on with the next one', async () => {
    await using world = await createWorkerWorld({ backend });
    const aborted = Promise.withResolvers<string>();
    const imagination = createTestImagination(({ seed, signal }) => {
      if (imagination.calls.picture > 1) return Promise.resolve();
      // It reports nothing more, and only hears its signal.
      return new Promise((_resolve, reject) =>
        signal.addEventListener('abort', () => {
          aborted.resolve(seed);
          reject(signal.reason);
        }),
      );
    });
    await world.startWorker({ imagination, slots: 1 });
    const ticketId = await world.openTicket();
    await world.follow(ticketId, (ticket) => ticket.stage === 'painting');
    const next = await world.openTicket();
    expect(await cancelTicket(world.db, ticketId)).toBe(true);
    announce(world.bus, { cancelled: [ticketId] });
    expect(await aborted.promise).toBe(ticketId);
    expect((await world.follow(next)).at(-1)?.state).toBe('done');
    expect((await world.follow(ticketId)).at(-1)).toMatchObject({ state: 'cancelled', result: null, error: null });
    expect(await countCharacters(world)).toBe(1);
  });

  test('a retry goes on where the failed ticket ended: text and picture are paid for once', async () => {
    await using world = await createWorkerWorld({ backend });
    let isBroken = true;
    const seeds: string[] = [];
    const imagination = createTestImagination(async ({ seed }) => {
      seeds.push(seed);
      if (isBroken) throw new Error('the paint is out');
    });
    await world.startWorker({ imagination });
    const retry = (ticketId: string) =>
      world.db.transaction().execute(async (trx) => {
        const next = await retryTicket(trx, { ticketId, requestId: randomUUID(), limits: null });
        return next.ticketId;
      });
    const first = await world.openTicket();
    expect((await world.follow(first)).at(-1)?.state).toBe('failed');
    const second = await retry(first);
    world.bus.publish('line', second);
    expect((await world.follow(second)).at(-1)?.state).toBe('failed');
    isBroken = false;
    const third = await retry(second);
    world.bus.publish('line', third);
    const states = await world.follow(third);
    expect(states.at(-1)?.state).toBe('done');
    expect(imagination.calls).toMatchObject({ text: 1, picture: 3 });
    // What was written belongs to the picture of one seed.
    expect(seeds).toEqual([first, first, first]);
    const [row, ...more] = await world.db.selectFrom('meme_characters').select(['name', 'ticket_id']).execute();
    expect(row).toEqual({ name: `Provino ${first.slice(-6)}`, ticket_id: third });
    expect(more).toEqual([]);
  });

  test('a full disk: the ticket fails with a reason, no row and no file is left, and the worker works on', async () => {
    await using disk = await openSmallDisk();
    await using world = await createWorkerWorld({ backend });
    await world.startWorker({ imagination: createTestImagination(), storage: openFolderStorage(disk.folder) });
    await disk.fill();
    const failed = (await world.follow(await world.openTicket())).at(-1);
    expect(failed).toMatchObject({ state: 'failed', result: null, error: { reason: 'storage_full', retryable: true } });
    expect(await countCharacters(world)).toBe(0);
    await disk.makeRoom();
    const left = await readdir(disk.folder, { recursive: true, withFileTypes: true });
    expect(left.filter((entry) => entry.isFile())).toEqual([]);
    expect((await world.follow(await world.openTicket())).at(-1)?.state).toBe('done');
  });

  test('S3 away: the picture waits in hand and is paid for once, nothing new is begun, and both end well when it is back', async () => {
    await using s3 = await startTestS3();
    await using proxy = await startTcpProxy(s3.settings.endpoint);
    await using world = await createWorkerWorld({ backend });
    const storage = await openS3Storage({ ...s3.settings, endpoint: proxy.url });
    const imagination = createTestImagination();
    const worker = await world.startWorker({ imagination, storage, slots: 1 });
    await proxy.cut();
    const first = await world.openTicket();
    await world.follow(first, ({ stage }) => stage === 'checking');
    await expect.poll(async () => (await worker.examine()).storage).not.toBe('ok');
    const second = await world.openTicket();
    expect(await world.db.selectFrom('tickets').select('state').orderBy('id').execute()).toEqual([
      { state: 'running' },
      { state: 'waiting' },
    ]);

    await proxy.restore();
    for (const id of [first, second]) expect((await world.follow(id)).at(-1)?.state).toBe('done');
    expect(imagination.calls).toMatchObject({ text: 2, picture: 2 });
    for (const { image_key } of await world.db.selectFrom('meme_characters').select('image_key').execute()) {
      for (const file of pictureFiles(image_key).all) expect((await storage.read(file)).length).toBeGreaterThan(0);
    }
  });

  test('a worker that ends while S3 is away gives its ticket back, and the next one ends it', async () => {
    await using s3 = await startTestS3();
    await using proxy = await startTcpProxy(s3.settings.endpoint);
    await using world = await createWorkerWorld({ backend });
    const storage = await openS3Storage({ ...s3.settings, endpoint: proxy.url });
    const worker = await world.startWorker({ imagination: createTestImagination(), storage });
    await proxy.cut();
    const ticketId = await world.openTicket();
    await world.follow(ticketId, ({ stage }) => stage === 'checking');
    await worker.stop();
    expect(await world.db.selectFrom('tickets').select('state').execute()).toEqual([{ state: 'waiting' }]);
    await proxy.restore();
    await world.startWorker({ imagination: createTestImagination(), storage });
    expect((await world.follow(ticketId)).at(-1)?.state).toBe('done');
    expect(await countCharacters(world)).toBe(1);
  });

  test('a ticket that has ended five workers fails, and does not end a sixth', async () => {
    await using world = await createWorkerWorld({ backend });
    const ticketId = await world.openTicket();
    await world.db.updateTable('tickets').set({ crashes: 5 }).where('id', '=', ticketId).execute();
    const imagination = createTestImagination();
    await world.startWorker({ imagination });
    expect((await world.follow(ticketId)).at(-1)).toMatchObject({ state: 'failed', error: { reason: 'internal' } });
    expect(imagination.calls).toMatchObject({ text: 0, picture: 0 });
  });

  test('an imagination that throws something unforeseen: a sentence for people, nothing internal', async () => {
    await using world = await createWorkerWorld({ backend });
    const imagination = createTestImagination(() => Promise.reject(new Error('secret internals')));
    await world.startWorker({ imagination });
    const failed = (await world.follow(await world.openTicket())).at(-1);
    expect(failed?.error).toEqual({
      reason: 'internal',
      message: 'Something went wrong on our side. Try again.',
      retryable: true,
    });
  });

  test('a cut of every database connection: events flow again and the ticket ends in one character', async () => {
    await using world = await createWorkerWorld({ backend });
    const gate = Promise.withResolvers<void>();
    await world.startWorker({ imagination: createTestImagination(() => gate.promise) });
    const ticketId = await world.openTicket();
    await world.follow(ticketId, (ticket) => ticket.stage === 'painting');
    const end = world.follow(ticketId);
    await cutOtherConnections(world);
    gate.resolve();
    expect((await end).at(-1)?.state).toBe('done');
    expect(await countCharacters(world)).toBe(1);
  });
});

test.runIf(BACKENDS.includes('Redis'))(
  'Redis killed and started empty: waiting and running tickets all end, each in one character',
  async () => {
    await using redis = await startOwnRedis();
    await using world = await createWorkerWorld({ redisUrl: redis.url });
    const gate = Promise.withResolvers<void>();
    const imagination = createTestImagination(() => gate.promise);
    await world.startWorker({ imagination, slots: 1 });
    const running = await world.openTicket();
    await world.follow(running, (ticket) => ticket.stage === 'painting');
    const waiting = await Promise.all([world.openTicket(), world.openTicket(), world.openTicket()]);
    await redis.restart();
    const ends = [running, ...waiting].map((id) => world.follow(id));
    gate.resolve();
    expect((await Promise.all(ends)).map((states) => states.at(-1)?.state)).toEqual(['done', 'done', 'done', 'done']);
    expect(await countCharacters(world)).toBe(4);
    expect(imagination.calls).toMatchObject({ text: 4, picture: 4 });
  },
);

/** Ends all connections to this database but the one that asks. */
async function cutOtherConnections({ db }: WorkerWorld): Promise<void> {
  await sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`.execute(
    db,
  );
}
