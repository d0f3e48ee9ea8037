import { randomUUID } from 'node:crypto';
import { FINISHES, type Finish } from '@chaos/shared/contract/characters';
import { auditDatabase } from '@chaos/shared/core/audit/audit-database';
import { readCommitmentDay } from '@chaos/shared/core/commitments/daily-secrets';
import { claimTicket, failTicket } from '@chaos/shared/core/tickets/ticket-run-rows';
import { drawFinish, requestHashOf } from '@chaos/shared/rules/finish';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { giveCharacter } from '../../testing/test-data.ts';
import { blankWish, type Caller, createTestWorld, type TestWorld } from '../../testing/test-world.ts';

/** As nobody outside of a test can: a requestId that will draw this today. */
async function idThatDraws(world: TestWorld, wanted: Finish, inheritable: Finish | null = null): Promise<string> {
  const { secret } = (await readCommitmentDay(world.db)) ?? { secret: '' };
  for (;;) {
    const requestId = randomUUID();
    if ((await drawFinish(secret, { requestHash: await requestHashOf(requestId), inheritable })) === wanted) return requestId;
  }
}

/** The day ends, and its secret may be told: what was asked for on it, and what waits, is of two days ago. */
async function endDay({ db }: TestWorld): Promise<void> {
  await db.transaction().execute(async (trx) => {
    // A day keeps its secret, which nothing else may change.
    await sql`set local session_replication_role = replica`.execute(trx);
    await sql`update fairness_days set day = day - 2`.execute(trx);
    await sql`update tickets set draw_day = draw_day - 2`.execute(trx);
  });
}

async function today({ db }: TestWorld): Promise<string> {
  const { rows } = await sql<{ day: string }>`select to_char(now() at time zone 'utc', 'YYYY-MM-DD') as day`.execute(db);
  return rows[0]?.day ?? '';
}

async function bear(world: TestWorld, caller: Caller, requestId: string): Promise<string> {
  const { id } = await caller.characters.generate({ ...blankWish, requestId });
  await world.finishTickets();
  const row = await world.db.selectFrom('meme_characters').select('id').where('ticket_id', '=', id).executeTakeFirstOrThrow();
  return row.id;
}

const finishesIn = ({ items }: { items: { id: string; finish: Finish }[] }, id: string) =>
  items.filter((row) => row.id === id).map(({ finish }) => finish);

test('R360 R361 a newborn has the finish that its requestId draws, in every list, and anybody can compute it', async () => {
  await using world = await createTestWorld({ rateLimitScale: 100 });
  const { id: userId, caller } = await world.newMember();
  for (const wanted of FINISHES) {
    const requestId = await idThatDraws(world, wanted);
    const id = await bear(world, caller, requestId);
    expect(await caller.characters.byId({ id })).toMatchObject({ finish: wanted });
    expect(finishesIn(await world.visitor().gallery.top({ limit: 50 }), id)).toEqual([wanted]);
    expect(finishesIn(await caller.characters.list({ filterType: 'user', targetUserId: userId }), id)).toEqual([wanted]);

    const origin = await world.visitor().characters.finish({ id });
    const { draw } = origin;
    if (!draw) throw new Error('nothing was drawn');
    expect(origin.finish).toBe(wanted);
    expect(draw).toMatchObject({ requestHash: await requestHashOf(requestId), inheritable: null });
    // What anybody can call may not be what opens a visitor's ticket.
    expect(JSON.stringify(origin)).not.toContain(requestId);
    // The day of the test is not over, so its secret is in the database alone.
    const { secret } = (await readCommitmentDay(world.db, draw.day)) ?? { secret: '' };
    expect(await drawFinish(secret, draw)).toBe(wanted);
  }
  expect(await auditDatabase(world.db)).toEqual([]);
});

test('R361 a requestId draws once, whoever comes with it, also at once: what comes after it is plain', async () => {
  await using world = await createTestWorld({ rateLimitScale: 100 });
  const requestId = await idThatDraws(world, 'neon');
  const seen = await bear(world, world.visitor(), requestId);
  expect(await world.visitor().characters.byId({ id: seen })).toMatchObject({ finish: 'neon' });
  const { caller } = await world.newMember();
  const copied = await bear(world, caller, requestId);
  expect(await caller.characters.finish({ id: copied })).toEqual({ finish: 'plain', draw: null });

  const another = await idThatDraws(world, 'negative');
  for (const { caller: one } of [await world.newMember(), await world.newMember(), await world.newMember()])
    await one.characters.generate({ ...blankWish, requestId: another });
  await world.finishTickets();
  const rows = await world.db.selectFrom('meme_characters').select('finish').where('finish', '=', 'negative').execute();
  expect(rows).toHaveLength(1);
});

test('R361 nobody tries again for a better one: a retry draws as the first ticket would have', async () => {
  await using world = await createTestWorld({ rateLimitScale: 100 });
  const { caller } = await world.newMember();
  const first = await caller.characters.generate({ ...blankWish, requestId: await idThatDraws(world, 'negative') });
  let ticketId = first.id;
  for (const _ of [1, 2]) {
    const run = await claimTicket(world.db, { ticketId, workerId: randomUUID() });
    if (!run) throw new Error('not claimed');
    await failTicket(world.db, run, { reason: 'imagination_failed', message: 'x', retryable: true });
    ticketId = (await caller.tickets.retry({ ticketId, requestId: await idThatDraws(world, 'golden') })).id;
  }
  await world.finishTickets();
  const [row] = (await caller.characters.list({ filterType: 'mine' })).items;
  expect(row?.finish).toBe('negative');
});

describe('R361 no finish is chosen by a secret that is told:', () => {
  const hasWaited = async (_caller: Caller, ticketId: string) => ticketId;
  const isTriedAgain = async (caller: Caller, ticketId: string) =>
    (await caller.tickets.retry({ ticketId, requestId: randomUUID() })).id;

  test.each([
    { what: 'a retry', isCancelled: true, goOn: isTriedAgain },
    { what: 'a ticket that has waited until then', isCancelled: false, goOn: hasWaited },
  ])('$what draws with the secret of the day of its birth', async ({ isCancelled, goOn }) => {
    await using world = await createTestWorld({ rateLimitScale: 100 });
    const { caller } = await world.newMember();
    const requestId = await idThatDraws(world, 'golden');
    const asked = await caller.characters.generate({ ...blankWish, requestId });
    if (isCancelled) await caller.tickets.cancel({ ticketId: asked.id });
    await endDay(world);
    const { draw_day: askedOn } = await world.db
      .selectFrom('tickets')
      .select(sql<string>`draw_day::text`.as('draw_day'))
      .executeTakeFirstOrThrow();
    const told = await world.visitor().battles.fairness({ day: askedOn });
    const known = { requestHash: await requestHashOf(requestId), inheritable: null };
    expect(await drawFinish(told.secret ?? '', known)).toBe('golden');

    await goOn(caller, asked.id);
    await world.finishTickets();
    const [row] = (await caller.characters.list({ filterType: 'mine' })).items;
    const { finish, draw } = await caller.characters.finish({ id: row?.id ?? '' });
    expect(draw).toEqual({ ...known, day: await today(world) });
    const { secret } = (await readCommitmentDay(world.db)) ?? { secret: '' };
    expect(finish).toBe(await drawFinish(secret, known));
  });

  test('nor by one of today, which is told where the clock has gone back', async () => {
    await using world = await createTestWorld();
    const { caller } = await world.newMember();
    const asked = await caller.characters.generate({ ...blankWish, requestId: await idThatDraws(world, 'golden') });
    await endDay(world);
    await readCommitmentDay(world.db);
    await sql`insert into told_days (day) select day from fairness_days`.execute(world.db);
    await world.finishTickets();
    const ticket = await caller.tickets.get({ ticketId: asked.id });
    const id = ticket.kind === 'generation' ? (ticket.result?.characterId ?? '') : '';
    expect(await caller.characters.finish({ id })).toEqual({ finish: 'plain', draw: null });
  });
});

test('R361 no secret that is public draws: where the clock went back into its day, what is asked for is plain', async () => {
  await using world = await createTestWorld();
  const { caller } = await world.newMember();
  const requestId = await idThatDraws(world, 'golden');
  await sql`insert into told_days (day) select day from fairness_days`.execute(world.db);
  const id = await bear(world, caller, requestId);
  expect(await caller.characters.finish({ id })).toEqual({ finish: 'plain', draw: null });
});

test('R362 it stays what it is in other hands, and nothing changes it', async () => {
  await using world = await createTestWorld();
  const { caller } = await world.newMember();
  const other = await world.newMember();
  const id = await bear(world, caller, await idThatDraws(world, 'foil'));
  await giveCharacter(world.db, id, other.id);
  expect((await other.caller.characters.list({ filterType: 'mine' })).items).toMatchObject([{ id, finish: 'foil' }]);
  const change = world.db.updateTable('meme_characters').set({ finish: 'golden' }).where('id', '=', id).execute();
  await expect(change).rejects.toThrow('drawn once, at birth');
  await expect(
    world.db
      .updateTable('finish_draws')
      .set({ request_hash: '0'.repeat(64) })
      .execute(),
  ).rejects.toThrow('at birth');
  await expect(world.db.deleteFrom('finish_draws').execute()).rejects.toThrow('at birth');
});

test('R362 a fusion inherits the best of what went into it, or keeps its own draw', async () => {
  await using world = await createTestWorld({ rateLimitScale: 100 });
  const { id: creatorId, caller } = await world.newMember();
  const requestHash = async (requestId: string) => requestHashOf(requestId);
  const { secret } = (await readCommitmentDay(world.db)) ?? { secret: '' };
  for (const inherits of [true, false]) {
    const neon = await bear(world, caller, await idThatDraws(world, 'neon'));
    const plain = await world.newCharacter({ creatorId });
    let requestId = randomUUID();
    const drawn = async (inheritable: Finish | null) =>
      drawFinish(secret, { requestHash: await requestHash(requestId), inheritable });
    while ((await drawn(null)) !== 'foil' || ((await drawn('neon')) === 'neon') !== inherits) requestId = randomUUID();
    const ticket = await caller.fusion.fuse({ characterIds: [plain, neon], requestId });
    await world.finishTickets();
    const done = await caller.tickets.get({ ticketId: ticket.id });
    const id = done.kind === 'fusion' ? (done.result?.characterId ?? '') : '';
    const wanted = inherits ? 'neon' : 'foil';
    expect(await caller.characters.finish({ id })).toMatchObject({ finish: wanted, draw: { inheritable: 'neon' } });
  }
  expect(await auditDatabase(world.db)).toEqual([]);
});
