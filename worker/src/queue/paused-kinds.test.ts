/** Kinds that operators have stopped, through a real queue: the same tests on PostgreSQL and on Redis. */
import { randomUUID } from 'node:crypto';
import { pauseKind, resumeKind } from '@chaos/shared/core/tickets/paused-kinds';
import { requestTicket } from '@chaos/shared/core/tickets/request-ticket';
import { describe, expect, test } from 'vitest';
import { createTestImagination } from '../testing/test-imagination.ts';
import { BACKENDS, createWorkerWorld, type WorkerWorld } from '../testing/worker-world.ts';

async function newMember({ db }: WorkerWorld): Promise<string> {
  return db.transaction().execute(async (trx) => {
    const account = { email: `${randomUUID()}@chaos.test`, password_hash: 'none', role: 'operator' };
    const { id } = await trx.insertInto('users').values(account).returning('id').executeTakeFirstOrThrow();
    await trx
      .insertInto('profiles')
      .values({ id, username: `u_${id.slice(-8)}`, display_name: 'u' })
      .execute();
    return id;
  });
}

/** Of another kind. It ends badly, because its sources are not there, but it runs. */
async function openFusion({ db, bus }: WorkerWorld, userId: string): Promise<string> {
  const payload = { characterIds: [randomUUID(), randomUUID()] };
  const request = { kind: 'fusion', holder: { userId }, requestId: randomUUID(), payload } as const;
  const { ticketId } = await db.transaction().execute((trx) => requestTicket(trx, request));
  bus.publish('line', ticketId);
  return ticketId;
}

describe.each(BACKENDS)('on %s', (backend) => {
  test('Q17 a paused kind: what runs ends, what waits is not begun though the queue held it, other kinds go on, and a resume ends it', async () => {
    await using world = await createWorkerWorld({ backend });
    const { db, bus } = world;
    const painting = Promise.withResolvers<void>();
    const paint = Promise.withResolvers<void>();
    const imagination = createTestImagination(async () => {
      painting.resolve();
      await paint.promise;
    });
    await world.startWorker({ imagination, slots: 1 });
    const userId = await newMember(world);
    const running = await world.openTicket();
    await painting.promise;
    const waiting = await Promise.all([world.openTicket(), world.openTicket(), world.openTicket()]);
    // The queue is filled ahead: one of them lies in it.
    const isDispatched = async () =>
      (
        await db
          .selectFrom('tickets')
          .select('id')
          .where('dispatched_at', 'is not', null)
          .where('state', '=', 'waiting')
          .execute()
      ).length > 0;
    await expect.poll(isDispatched, { timeout: 20_000 }).toBe(true);

    const pause = { kind: 'generation', userId, note: null } as const;
    expect(await db.transaction().execute((trx) => pauseKind(trx, pause))).toBe(true);
    bus.publish('line', 'generation');
    const fusion = await openFusion(world, userId);
    paint.resolve();
    expect((await world.follow(running)).at(-1)?.state).toBe('done');
    expect((await world.follow(fusion)).at(-1)?.state).toBe('failed');
    const runs = await db.selectFrom('tickets').select(['state', 'run']).where('id', 'in', waiting).execute();
    expect(runs).toEqual(waiting.map(() => ({ state: 'waiting', run: 0 })));

    expect(await db.transaction().execute((trx) => resumeKind(trx, 'generation'))).toBe(true);
    bus.publish('line', 'generation');
    const ends = await Promise.all(waiting.map((id) => world.follow(id)));
    expect(ends.map((states) => states.at(-1)?.state)).toEqual(waiting.map(() => 'done'));
  });

  test('Q17 what really went wrong is kept with the ticket for operators, with its causes', async () => {
    await using world = await createWorkerWorld({ backend });
    const cause = new RangeError('no such colour: \0pink');
    const imagination = createTestImagination(() => Promise.reject(new Error('the paint is out', { cause })));
    await world.startWorker({ imagination });
    const id = await world.openTicket();
    const end = (await world.follow(id)).at(-1);
    expect(end).toMatchObject({ state: 'failed', error: { reason: 'internal' } });
    expect(JSON.stringify(end)).not.toContain('colour');
    const { error_detail: detail } = await world.db.selectFrom('tickets').select('error_detail').executeTakeFirstOrThrow();
    expect(detail).toBe('Error: the paint is out\ncaused by RangeError: no such colour: pink');
  });
});
