/** A worker that an operator has taken out of the line, through a real queue: the same test on PostgreSQL and on Redis. */
import { setDrained } from '@chaos/shared/core/tickets/worker-heartbeats';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { createTestImagination } from '../testing/test-imagination.ts';
import { BACKENDS, createWorkerWorld } from '../testing/worker-world.ts';

describe.each(BACKENDS)('on %s', (backend) => {
  test('R508 a drained worker finishes what it has and takes nothing new, others go on, and taken back it works again', async () => {
    await using world = await createWorkerWorld({ backend });
    const { db, bus } = world;
    const painting = Promise.withResolvers<void>();
    const paint = Promise.withResolvers<void>();
    let painted = 0;
    const imagination = createTestImagination(async () => {
      painted += 1;
      painting.resolve();
      await paint.promise;
    });
    await world.startWorker({ imagination, slots: 1 });
    const { id } = await db.selectFrom('workers').select('id').executeTakeFirstOrThrow();
    /** Resolves when the worker has said that it lives, and has heard whether it is drained. */
    const drain = async (isDrained: boolean) => {
      expect(await db.transaction().execute((trx) => setDrained(trx, id, isDrained))).toBe(true);
      bus.publish('line', id);
      // Twice: the first sign of life may have been on its way before.
      for (let signs = 0; signs < 2; signs += 1) {
        const { now } = await db.selectNoFrom(sql<Date>`clock_timestamp()`.as('now')).executeTakeFirstOrThrow();
        const seen = db.selectFrom('workers').select('id').where('id', '=', id).where('seen_at', '>', now);
        await expect.poll(() => seen.executeTakeFirst()).toBeDefined();
      }
    };
    const running = await world.openTicket();
    await painting.promise;
    await drain(true);

    const other = await world.startWorker({ imagination: createTestImagination(), slots: 1 });
    const finish = async (ticketId: string) => expect((await world.follow(ticketId)).at(-1)?.state).toBe('done');
    await finish(await world.openTicket());
    paint.resolve();
    await finish(running);
    // So many that an idle one would have taken some of them.
    const later = await Promise.all(Array.from({ length: 8 }, () => world.openTicket()));
    for (const ticketId of later) await finish(ticketId);
    expect(painted).toBe(1);

    await other.stop();
    await drain(false);
    await finish(await world.openTicket());
    expect(painted).toBe(2);
  });
});
