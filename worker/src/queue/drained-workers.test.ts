/** A worker that an operator has taken out of the line, through a real queue: the same test on PostgreSQL and on Redis. */
import { access } from 'node:fs/promises';
import path from 'node:path';
import { setDrained } from '@chaos/shared/core/tickets/worker-heartbeats';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { createTestImagination } from '../testing/test-imagination.ts';
import { BACKENDS, createWorkerWorld, type WorkerWorld } from '../testing/worker-world.ts';

// A worker hears of it with its sign of life, which is awaited several times.
describe.each(BACKENDS)('on %s', { timeout: 60_000 }, (backend) => {
  test('R508 a drained worker finishes what it has and takes nothing new, others go on, and taken back it works again', async () => {
    await using world = await createWorkerWorld({ backend });
    const painting = Promise.withResolvers<void>();
    const paint = Promise.withResolvers<void>();
    let painted = 0;
    const imagination = createTestImagination(async () => {
      painted += 1;
      painting.resolve();
      await paint.promise;
    });
    // In the place of an encoder something that leaves a trace: a drained worker makes no video either.
    const trace = path.join(world.folder, 'trace');
    const hasFilmed = () =>
      access(trace).then(
        () => true,
        () => false,
      );
    await world.startWorker({ imagination, slots: 1, encoder: ['/bin/touch', trace] });
    const drain = await drainerOf(world);
    const running = await world.openTicket();
    await painting.promise;
    await drain(true);

    const other = await world.startWorker({ imagination: createTestImagination(), slots: 1, encoder: ['/bin/false'] });
    const finish = async (ticketId: string) => expect((await world.follow(ticketId)).at(-1)?.state).toBe('done');
    await finish(await world.openTicket());
    paint.resolve();
    await finish(running);
    // So many that an idle one would have taken some of them.
    const later = await Promise.all(Array.from({ length: 8 }, () => world.openTicket()));
    for (const ticketId of later) await finish(ticketId);
    expect(painted).toBe(1);
    const untried = world.db.selectFrom('pending_videos').select('character_id').where('error', 'is', null);
    await expect.poll(() => untried.execute()).toEqual([]);
    expect(await hasFilmed()).toBe(false);

    await other.stop();
    await drain(false);
    await finish(await world.openTicket());
    expect(painted).toBe(2);
    await expect.poll(hasFilmed).toBe(true);
  });

  test('R508 a worker that is drained while it has nothing takes nothing new', async () => {
    await using world = await createWorkerWorld({ backend });
    let painted = 0;
    const imagination = createTestImagination(async () => {
      painted += 1;
    });
    await world.startWorker({ imagination, slots: 1 });
    const finish = async (ticketId: string) => expect((await world.follow(ticketId)).at(-1)?.state).toBe('done');
    // It has had a ticket, and now waits for the next one.
    await finish(await world.openTicket());
    const drain = await drainerOf(world);
    await drain(true);
    await world.startWorker({ imagination: createTestImagination(), slots: 1 });
    const later = await Promise.all(Array.from({ length: 8 }, () => world.openTicket()));
    for (const ticketId of later) await finish(ticketId);
    expect(painted).toBe(1);
  });
});

/** Of the only worker that there is. What it returns resolves when that worker has said that it lives, and has heard of it. */
async function drainerOf({ db, bus }: WorkerWorld) {
  const { id } = await db.selectFrom('workers').select('id').executeTakeFirstOrThrow();
  return async (isDrained: boolean) => {
    expect(await db.transaction().execute((trx) => setDrained(trx, id, isDrained))).toBe(true);
    bus.publish('line', id);
    // Twice: the first sign of life may have been on its way before.
    for (let signs = 0; signs < 2; signs += 1) {
      const { now } = await db.selectNoFrom(sql<Date>`clock_timestamp()`.as('now')).executeTakeFirstOrThrow();
      const seen = db.selectFrom('workers').select('id').where('id', '=', id).where('seen_at', '>', now);
      await expect.poll(() => seen.executeTakeFirst()).toBeDefined();
    }
  };
}
