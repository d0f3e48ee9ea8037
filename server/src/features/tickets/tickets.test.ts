import { randomUUID } from 'node:crypto';
import { isFinalTicketState, type Ticket, type TicketError } from '@chaos/shared/contract/tickets';
import { readTickets } from '@chaos/shared/core/tickets/read-tickets';
import { runStep } from '@chaos/shared/core/tickets/steps';
import { takeNextTickets } from '@chaos/shared/core/tickets/take-next-tickets';
import {
  claimTicket,
  completeTicket,
  failTicket,
  reportProgress,
  TicketLostError,
} from '@chaos/shared/core/tickets/ticket-run-rows';
import { forgetWorker, reportWorker } from '@chaos/shared/core/tickets/worker-heartbeats';
import { createLogger } from '@chaos/shared/platform/logging';
import { createTRPCClient, createWSClient, wsLink } from '@trpc/client';
import { sql } from 'kysely';
import superjson from 'superjson';
import { afterEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { finishTicket, giveCharacter } from '../../testing/test-data.ts';
import { blankWish, createTestWorld, type TestWorld } from '../../testing/test-world.ts';
import type { AppRouter } from '../../trpc/router.ts';

const newWish = () => ({ ...blankWish, requestId: randomUUID() });

describe('who may see a ticket', () => {
  test("a forged id, another visitor's ticket and a wrong secret are all the same: not found", async () => {
    await using world = await createTestWorld();
    const ticket = await world.visitor().characters.generate(newWish());
    const other = await world.visitor('198.51.100.1').characters.generate(newWish());
    const attempts = [{ ticketId: randomUUID() }, { ticketId: ticket.id }, { ticketId: ticket.id, secret: '' }];
    const withSecrets = [
      ...attempts,
      { ticketId: ticket.id, secret: other.secret },
      { ticketId: ticket.id, secret: ticket.secret?.slice(1) },
    ];
    for (const ref of withSecrets) {
      await expect(world.visitor().tickets.get(ref)).rejects.toMatchObject({ code: 'NOT_FOUND', reason: 'not_found' });
    }
    await expect(world.visitor().tickets.get({ ticketId: 'x' })).rejects.toMatchObject({ message: 'ticketId must be a UUID.' });
    expect((await world.visitor().tickets.get({ ticketId: ticket.id, secret: ticket.secret })).id).toBe(ticket.id);
  });

  test("a member's ticket belongs to the account, with no secret that could leak", async () => {
    await using world = await createTestWorld();
    const [owner, stranger] = [await world.newMember(), await world.newMember()];
    const ticket = await owner.caller.characters.generate(newWish());
    expect(ticket.secret).toBeUndefined();
    expect((await owner.caller.tickets.get({ ticketId: ticket.id })).id).toBe(ticket.id);
    await expect(stranger.caller.tickets.get({ ticketId: ticket.id })).rejects.toMatchObject({ reason: 'not_found' });
    await expect(world.visitor().tickets.get({ ticketId: ticket.id })).rejects.toMatchObject({ reason: 'not_found' });
  });

  test('R331 tickets.made gives a visitor what came of the own tickets, newest first, until somebody owns it', async () => {
    await using world = await createTestWorld();
    const visitor = world.visitor();
    const wish = () => visitor.characters.generate({ ...blankWish, requestId: randomUUID() });
    const [first, second, waiting] = [await wish(), await wish(), await wish()];
    for (const { id } of [first, second]) await finishTicket(world.services, id);
    const refs = [first, second, waiting].map(({ id, secret = '' }) => ({ ticketId: id, secret }));
    const made = async () => (await world.visitor('elsewhere').tickets.made({ tickets: refs })).items;
    const characterOf = async (id: string, secret = '') => (await visitor.tickets.get({ ticketId: id, secret })).result;
    const ids = [await characterOf(second.id, second.secret), await characterOf(first.id, first.secret)];
    expect((await made()).map(({ id }) => ({ characterId: id }))).toEqual(ids);
    const guessed = refs.map((ref) => ({ ...ref, secret: 'guessed' }));
    expect((await visitor.tickets.made({ tickets: guessed })).items).toEqual([]);
    const { caller } = await world.newMember();
    expect(await caller.characters.claim({ tickets: refs.slice(1) })).toEqual({ claimed: 1 });
    expect((await made()).map(({ id }) => ({ characterId: id }))).toEqual(ids.slice(1));
  });

  test('R1551: a ticket tells name and lore no longer where their owner has hidden or deleted them, but to the owner', async () => {
    await using world = await createTestWorld();
    const owner = await world.newMember();
    const visitor = world.visitor();
    const [taken, own] = [await visitor.characters.generate(newWish()), await owner.caller.characters.generate(newWish())];
    const refs = [{ ticketId: taken.id, secret: taken.secret ?? '' }];
    const output = JSON.stringify({ name: 'A', description: 'B' });
    for (const ticket_id of [taken.id, own.id]) {
      await finishTicket(world.services, ticket_id);
      await world.db.insertInto('ticket_steps').values({ ticket_id, step: 'text', output }).execute();
    }
    const read = async () => (await visitor.tickets.mine({ tickets: refs })).items[0];
    expect(await read()).toMatchObject({ state: 'done', preview: { name: 'A' } });
    await owner.caller.characters.claim({ tickets: refs });
    expect(await read()).toMatchObject({ preview: { name: 'A' } });
    const characterId = z.object({ characterId: z.string() }).parse((await read())?.result).characterId;
    await owner.caller.characters.togglePrivacy({ characterId });
    expect(await read()).toMatchObject({ state: 'done', preview: null, result: { characterId } });
    await owner.caller.characters.togglePrivacy({ characterId });
    expect(await read()).toMatchObject({ preview: { name: 'A' } });
    await owner.caller.characters.remove({ characterId });
    expect(await read()).toMatchObject({ preview: null });

    const { result } = await owner.caller.tickets.get({ ticketId: own.id });
    await owner.caller.characters.togglePrivacy(z.object({ characterId: z.string() }).parse(result));
    expect(await owner.caller.tickets.get({ ticketId: own.id })).toMatchObject({ preview: { name: 'A' } });
  });

  test('tickets.mine gives a member the own ones, and a visitor those with their secrets, newest first', async () => {
    await using world = await createTestWorld();
    const owner = await world.newMember();
    const mine = await owner.caller.characters.generate(newWish());
    const first = await world.visitor().characters.generate(newWish());
    const second = await world.visitor().characters.generate(newWish());
    const refs = [first, second].map(({ id, secret }) => ({ ticketId: id, secret: secret ?? '' }));
    const ids = async (items: Promise<{ items: Ticket[] }>) => (await items).items.map((ticket) => ticket.id);
    expect(await ids(owner.caller.tickets.mine({}))).toEqual([mine.id]);
    expect(await ids(world.visitor().tickets.mine({ tickets: refs }))).toEqual([second.id, first.id]);
    expect(await ids(world.visitor().tickets.mine({ tickets: [{ ticketId: mine.id, secret: 'x' }] }))).toEqual([]);
  });
});

describe('the waiting line', () => {
  test("one person's many tickets do not stand before another's first", async () => {
    await using world = await createTestWorld();
    const hog = [];
    for (let index = 0; index < 5; index += 1) hog.push(await world.visitor('203.0.113.1').characters.generate(newWish()));
    const other = await world.visitor('203.0.113.2').characters.generate(newWish());
    expect(other.position).toBe(2);
    await reportWorker(world.db, { id: randomUUID(), slots: 1, running: [] });
    expect(await takeNextTickets(world.db)).toEqual([hog[0]?.id, other.id]);
  });

  test('who asks with the same requestId again and again makes no turn pass', async () => {
    await using world = await createTestWorld({ rateLimitScale: 1_000 });
    const hog = world.visitor('203.0.113.1');
    const wish = newWish();
    await hog.characters.generate(wish);
    const second = await hog.characters.generate(newWish());
    // Turns have passed since, for others.
    await sql`update line_place set visitors_shift = visitors_shift + 500`.execute(world.db);
    for (let index = 0; index < 120; index += 1) await hog.characters.generate(wish);
    const newcomer = await world.visitor('203.0.113.2').characters.generate(newWish());
    const turns = await world.db
      .selectFrom('tickets')
      .select(['id', 'turn'])
      .where('id', 'in', [second.id, newcomer.id])
      .orderBy('id')
      .execute();
    expect(turns.map(({ turn }) => turn)).toEqual([1, 10]);
  });

  test('Q9 a position once shown never rises, even when fairness lets a newcomer pass', async () => {
    await using world = await createTestWorld();
    await world.visitor('203.0.113.1').characters.generate(newWish());
    const second = await world.visitor('203.0.113.1').characters.generate(newWish());
    expect(second).toMatchObject({ position: 2, isHeld: false });
    const newcomer = await world.visitor('203.0.113.2').characters.generate(newWish());
    expect(newcomer).toMatchObject({ position: 2, isHeld: false });
    const look = () => world.visitor().tickets.get({ ticketId: second.id, secret: second.secret });
    expect(await look()).toMatchObject({ position: 2, isHeld: true });
    await world.visitor('203.0.113.2').tickets.cancel({ ticketId: newcomer.id, secret: newcomer.secret });
    expect(await look()).toMatchObject({ position: 2, isHeld: false });
  });

  test('nothing is dispatched while no worker lives, and at most two tickets for each slot', async () => {
    await using world = await createTestWorld();
    for (let index = 0; index < 7; index += 1) await world.visitor(`203.0.113.${index}`).characters.generate(newWish());
    expect(await takeNextTickets(world.db)).toEqual([]);
    await reportWorker(world.db, { id: randomUUID(), slots: 2, running: [] });
    const rounds = await Promise.all([1, 2, 3, 4].map(() => takeNextTickets(world.db)));
    expect(rounds.flat()).toHaveLength(4);
  });

  test('an estimate comes from measured tickets, and only while a worker lives', async () => {
    await using world = await createTestWorld();
    await world.visitor().characters.generate(newWish());
    await world.finishTickets();
    const waiting = await world.visitor().characters.generate(newWish());
    expect(waiting.etaSeconds).toBeNull();
    await reportWorker(world.db, { id: randomUUID(), slots: 1, running: [] });
    const seen = await world.visitor().tickets.get({ ticketId: waiting.id, secret: waiting.secret });
    expect(seen.etaSeconds).toBeGreaterThanOrEqual(1);
  });

  test('a bound that cannot be kept is said to be so, with what is known now, and that is not taken back', async () => {
    await using world = await createTestWorld();
    await world.visitor().characters.generate(newWish());
    await world.finishTickets();
    const { id: ticketId, secret } = await world.visitor().characters.generate(newWish());
    await reportWorker(world.db, { id: randomUUID(), slots: 1, running: [] });
    const look = () => world.visitor().tickets.get({ ticketId, secret });
    const promised = await look();
    expect(promised.etaSeconds).toBeGreaterThanOrEqual(1);
    expect(promised.isLate).toBeUndefined();
    const age = (hours: number) =>
      sql`update tickets set first_eta_at = first_eta_at - make_interval(hours => ${hours}) where id = ${ticketId}`.execute(
        world.db,
      );
    await age(1);
    expect(await look()).toMatchObject({ isLate: true, etaSeconds: promised.etaSeconds });
    await age(-1);
    expect(await look()).toMatchObject({ isLate: true });
    await world.finishTickets();
    expect((await look()).isLate).toBeUndefined();
  });

  test('a worker that is started again makes nobody late; one that stays away does', async () => {
    await using world = await createTestWorld();
    for (let done = 0; done < 20; done += 1) {
      await world.visitor(`198.51.100.${done}`).characters.generate(newWish());
      await world.finishTickets();
    }
    await world.db.transaction().execute(async (trx) => {
      // What has ended is not changed otherwise.
      await sql`set local session_replication_role = replica`.execute(trx);
      await sql`update tickets set started_at = finished_at - interval '40 seconds'`.execute(trx);
    });
    for (let waits = 0; waits < 3; waits += 1) await world.visitor(`192.0.2.${waits}`).characters.generate(newWish());
    const { id: ticketId, secret } = await world.visitor().characters.generate(newWish());
    const [staying, restarted] = [randomUUID(), randomUUID()];
    const look = async (...workers: string[]) => {
      await world.db.deleteFrom('workers').execute();
      for (const id of workers) await reportWorker(world.db, { id, slots: 1, running: [] });
      return world.visitor().tickets.get({ ticketId, secret });
    };
    await look(staying, restarted);
    // Enough for two workers, and too little for one.
    const left = sql`update tickets set first_eta_at = now() - interval '1 hour', first_eta_seconds = 3730 where id = ${ticketId}`;
    await left.execute(world.db);
    expect(await look(staying, restarted)).toMatchObject({ etaSeconds: expect.closeTo(130, -1) });
    for (let restarts = 0; restarts < 2; restarts += 1) {
      expect((await look(staying)).isLate).toBeUndefined();
      await world.passTime(10);
      await left.execute(world.db);
      expect((await look(staying, restarted)).isLate).toBeUndefined();
    }
    expect((await look(staying)).isLate).toBeUndefined();
    await world.passTime(16);
    await left.execute(world.db);
    // Nobody has looked meanwhile, and it is well again.
    expect((await look(staying, restarted)).isLate).toBeUndefined();
    expect((await look(staying)).isLate).toBeUndefined();
    await world.passTime(16);
    await left.execute(world.db);
    expect((await look(staying)).isLate).toBe(true);
    await left.execute(world.db);
    expect((await look(staying, restarted)).isLate).toBe(true);
  });
});

describe('runs', () => {
  test('only the newest run may write: an older one that comes back is told that it lost the ticket', async () => {
    await using world = await createTestWorld();
    const { id: ticketId } = await world.visitor().characters.generate(newWish());
    const workerId = randomUUID();
    const older = await claimTicket(world.db, { ticketId, workerId });
    const newer = await claimTicket(world.db, { ticketId, workerId });
    if (!older || !newer) throw new Error('not claimed');
    await expect(reportProgress(world.db, older, { stage: 'saving', percent: 99 })).rejects.toBeInstanceOf(TicketLostError);
    const result = { characterId: randomUUID() };
    const complete = world.db.transaction().execute((trx) => completeTicket<'generation'>(trx, older, result));
    await expect(complete).rejects.toBeInstanceOf(TicketLostError);
    expect(await failTicket(world.db, older, { reason: 'internal', message: '', retryable: true })).toBe(false);
    await reportProgress(world.db, newer, { stage: 'writing', percent: 5 });
    expect((await readTickets(world.db, [ticketId])).get(ticketId)?.ticket).toMatchObject({
      state: 'running',
      stage: 'writing',
      percent: 5,
    });
  });

  test('a ticket that has ended five workers says so to the sixth', async () => {
    await using world = await createTestWorld();
    const { id: ticketId } = await world.visitor().characters.generate(newWish());
    const sameWorker = randomUUID();
    await claimTicket(world.db, { ticketId, workerId: sameWorker });
    expect((await claimTicket(world.db, { ticketId, workerId: sameWorker }))?.crashes).toBe(0);
    for (let crashes = 1; crashes <= 5; crashes += 1) {
      expect((await claimTicket(world.db, { ticketId, workerId: randomUUID() }))?.crashes).toBe(crashes);
    }
  });

  test('Q9 percent never falls, and a final state is final', async () => {
    await using world = await createTestWorld();
    const { id: ticketId } = await world.visitor().characters.generate(newWish());
    const run = await claimTicket(world.db, { ticketId, workerId: randomUUID() });
    if (!run) throw new Error('not claimed');
    await reportProgress(world.db, run, { stage: 'painting', percent: 60 });
    await reportProgress(world.db, run, { stage: 'painting', percent: 20 });
    expect((await readTickets(world.db, [ticketId])).get(ticketId)?.ticket.percent).toBe(60);
    await failTicket(world.db, run, { reason: 'internal', message: 'x', retryable: true });
    expect(await claimTicket(world.db, { ticketId, workerId: randomUUID() })).toBeNull();
    const reopen = world.db
      .updateTable('tickets')
      .set({ state: 'waiting', error: null, finished_at: null })
      .where('id', '=', ticketId)
      .execute();
    await expect(reopen).rejects.toThrow('a final state is final');
  });
});

describe('tickets.watch over a WebSocket', () => {
  const closers: (() => unknown)[] = [];
  afterEach(async () => {
    for (const close of closers.splice(0)) await close();
  });

  function connect(origin: string) {
    const ws = createWSClient({ url: `${origin.replace('http', 'ws')}/trpc`, retryDelayMs: () => 10 });
    closers.push(() => ws.close());
    return createTRPCClient<AppRouter>({ links: [wsLink({ client: ws, transformer: superjson })] });
  }

  /** Watches to the end. @returns the states so far, and promises of a state and of the end. */
  function watch(origin: string, ticket: Ticket) {
    const client = connect(origin);
    const seen: Ticket[] = [];
    const waiters: { isThere: (ticket: Ticket) => boolean; resolve: () => void }[] = [];
    const failure = Promise.withResolvers<never>();
    const subscription = client.tickets.watch.subscribe(
      { ticketId: ticket.id, secret: ticket.secret },
      {
        onData({ data }) {
          seen.push(data);
          for (const waiter of waiters) if (waiter.isThere(data)) waiter.resolve();
        },
        onError: (error) => failure.reject(error),
      },
    );
    closers.push(() => subscription.unsubscribe());
    const until = (isThere: (ticket: Ticket) => boolean) =>
      Promise.race([
        failure.promise,
        new Promise<void>((resolve) => {
          if (seen.some(isThere)) resolve();
          waiters.push({ isThere, resolve });
        }),
      ]);
    return { seen, until };
  }

  test('the current state comes first, then every change, and the end ends it', async () => {
    await using world = await createTestWorld();
    const { origin } = await world.listen();
    const ticket = await world.visitor().characters.generate(newWish());
    const { seen, until } = watch(origin, ticket);
    await until((one) => one.state === 'waiting');
    await world.finishTickets();
    await until((one) => isFinalTicketState(one.state));
    expect(seen[0]).toMatchObject({ id: ticket.id, state: 'waiting', position: 1 });
    expect(seen.at(-1)).toMatchObject({ state: 'done', result: { characterId: expect.any(String) } });
    const revisions = seen.map((one) => one.revision);
    expect(revisions).toEqual(revisions.toSorted((a, b) => a - b));
  });

  test('Q8 after a cut it goes on, with what happened meanwhile', async () => {
    await using world = await createTestWorld();
    const { origin, cutSockets } = await world.listen();
    const ticket = await world.visitor().characters.generate(newWish());
    const { seen, until } = watch(origin, ticket);
    await until((one) => one.state === 'waiting');
    cutSockets();
    await world.finishTickets();
    await until((one) => one.state === 'done');
    expect(seen.filter((one) => one.state === 'done')).toHaveLength(1);
  });

  test('a change that no hint told of arrives all the same', async () => {
    await using world = await createTestWorld();
    const { origin } = await world.listen();
    const ticket = await world.visitor().characters.generate(newWish());
    const { until } = watch(origin, ticket);
    await until((one) => one.state === 'waiting');
    const run = await claimTicket(world.db, { ticketId: ticket.id, workerId: randomUUID() });
    if (!run) throw new Error('not claimed');
    await failTicket(world.db, run, { reason: 'storage_full', message: 'full', retryable: true });
    await until((one) => one.error?.reason === 'storage_full');
  });

  test('whoever begins to watch during a pause hears of its end', async () => {
    await using world = await createTestWorld();
    const { origin } = await world.listen();
    const ticket = await world.visitor().characters.generate(newWish());
    await world.db.insertInto('paused_kinds').values({ kind: 'generation' }).execute();
    const { until } = watch(origin, ticket);
    await until((one) => one.isPaused === true);
    await world.db.deleteFrom('paused_kinds').execute();
    world.services.bus.publish('line', ticket.id);
    await until((one) => one.isPaused === undefined);
  });

  test('R1486 that no worker is there is told, of what waits and of what had begun, and taken back when one comes', async () => {
    await using world = await createTestWorld();
    const { db } = world;
    const { origin } = await world.listen();
    const ticket = await world.visitor().characters.generate(newWish());
    expect(ticket).toMatchObject({ isUnserved: true, position: 1, etaSeconds: null });
    const { until } = watch(origin, ticket);
    const workerId = randomUUID();
    await reportWorker(db, { id: workerId, slots: 1, running: [] });
    await until((one) => one.state === 'waiting' && one.isUnserved === undefined);
    await claimTicket(db, { ticketId: ticket.id, workerId });
    await until((one) => one.state === 'running' && one.isUnserved === undefined);
    const { id: drained } = await db.updateTable('workers').set({ is_drained: true }).returning('id').executeTakeFirstOrThrow();
    expect(drained).toBe(workerId);
    // Whoever is drained finishes what it has, and begins nothing.
    const next = await world.visitor('198.51.100.2').characters.generate(newWish());
    expect(next.isUnserved).toBe(true);
    expect((await readTickets(db, [ticket.id])).get(ticket.id)?.ticket).not.toHaveProperty('isUnserved');
    await forgetWorker(db, workerId);
    await until((one) => one.isUnserved === true && one.state === 'running');
    await db.insertInto('paused_kinds').values({ kind: 'generation' }).execute();
    const paused = (await readTickets(db, [next.id])).get(next.id)?.ticket;
    expect(paused).toMatchObject({ isPaused: true });
    expect(paused).not.toHaveProperty('isUnserved');
  });

  test('whoever watches second is told what the first one knows already', async () => {
    await using world = await createTestWorld();
    const { origin } = await world.listen();
    const ticket = await world.visitor().characters.generate(newWish());
    const first = watch(origin, ticket);
    await first.until((one) => one.state === 'waiting');
    const run = await claimTicket(world.db, { ticketId: ticket.id, workerId: randomUUID() });
    if (!run) throw new Error('not claimed');
    // The second watch has read its first state here, and the feed learns of a newer one before it listens.
    const stale = (await readTickets(world.db, [ticket.id])).get(ticket.id)?.ticket;
    if (!stale) throw new Error('not there');
    await reportProgress(world.db, run, { stage: 'painting', percent: 40 });
    world.services.bus.publish('ticket', ticket.id);
    await first.until((one) => one.percent === 40);
    const second = world.services.ticketFeed.follow(stale, new AbortController().signal);
    expect((await second.next()).value).toMatchObject({ percent: 40 });
    await second.return();
  });

  test('a row that this process cannot read keeps nobody else from theirs', async () => {
    await using world = await createTestWorld();
    const { origin } = await world.listen();
    const [odd, mine] = [
      await world.visitor().characters.generate(newWish()),
      await world.visitor().characters.generate(newWish()),
    ];
    const watches = [watch(origin, odd), watch(origin, mine)];
    await Promise.all(watches.map(({ until }) => until((one) => one.state === 'waiting')));
    const run = await claimTicket(world.db, { ticketId: odd.id, workerId: randomUUID() });
    if (!run) throw new Error('not claimed');
    const error = JSON.stringify({ reason: 'a_newer_reason', message: 'x', retryable: true });
    await world.db
      .updateTable('tickets')
      .set({ state: 'failed', error, finished_at: new Date(), revision: 9 })
      .where('id', '=', odd.id)
      .execute();
    world.services.bus.publish('ticket', odd.id);
    await world.finishTickets();
    await Promise.all([
      watches[0]?.until((one) => one.error?.reason === 'internal'),
      watches[1]?.until((one) => one.state === 'done'),
    ]);
  });

  test("another person's ticket is refused", async () => {
    await using world = await createTestWorld();
    const { origin } = await world.listen();
    const { secret: _secret, ...ticket } = await world.visitor().characters.generate(newWish());
    const { until } = watch(origin, ticket);
    await expect(until(() => false)).rejects.toMatchObject({ data: { reason: 'not_found' } });
  });
});

describe('tickets.cancel', () => {
  test('Q10 a waiting and a running ticket end at once, alone, and their worker can write no more', async () => {
    await using world = await createTestWorld();
    const { caller: member } = await world.newMember();
    const [waiting, running, other] = [
      await member.characters.generate(newWish()),
      await member.characters.generate(newWish()),
      await member.characters.generate(newWish()),
    ];
    const run = await claimTicket(world.db, { ticketId: running.id, workerId: randomUUID() });
    if (!run) throw new Error('not claimed');
    const stopped: string[] = [];
    world.services.bus.subscribe('stopped', (id) => void stopped.push(id));
    for (const { id: ticketId } of [waiting, running])
      expect(await member.tickets.cancel({ ticketId })).toMatchObject({ id: ticketId, state: 'cancelled', position: null });
    await expect.poll(() => stopped).toEqual([waiting.id, running.id]);
    expect(await claimTicket(world.db, { ticketId: waiting.id, workerId: randomUUID() })).toBeNull();
    await expect(reportProgress(world.db, run, { stage: 'saving', percent: 99 })).rejects.toBeInstanceOf(TicketLostError);
    expect((await member.tickets.get({ ticketId: other.id })).state).toBe('waiting');
  });

  test('what ended first keeps its end, and twice is once', async () => {
    await using world = await createTestWorld();
    const visitor = world.visitor();
    const [failed, cancelled] = [await visitor.characters.generate(newWish()), await visitor.characters.generate(newWish())];
    const run = await claimTicket(world.db, { ticketId: failed.id, workerId: randomUUID() });
    if (!run) throw new Error('not claimed');
    await failTicket(world.db, run, { reason: 'internal', message: 'x', retryable: true });
    const refOf = ({ id, secret }: Ticket) => ({ ticketId: id, secret });
    expect((await visitor.tickets.cancel(refOf(failed))).state).toBe('failed');
    const first = await visitor.tickets.cancel(refOf(cancelled));
    expect(await visitor.tickets.cancel(refOf(cancelled))).toEqual(first);
  });

  test("another person's ticket is not theirs to end", async () => {
    await using world = await createTestWorld();
    const ticket = await world.visitor().characters.generate(newWish());
    const { caller: member } = await world.newMember();
    await expect(member.tickets.cancel({ ticketId: ticket.id })).rejects.toMatchObject({ reason: 'not_found' });
    expect((await world.visitor().tickets.get({ ticketId: ticket.id, secret: ticket.secret })).state).toBe('waiting');
  });
});

describe('tickets.retry', () => {
  const broken = { reason: 'imagination_failed', message: 'x', retryable: true } as const;

  /** As a worker would that has written the lore, and then could not paint. */
  async function fail(world: TestWorld, ticketId: string, error: TicketError = broken): Promise<void> {
    const run = await claimTicket(world.db, { ticketId, workerId: randomUUID() });
    if (!run) throw new Error('not claimed');
    if (run.kind !== 'story')
      await runStep(world.db, {
        ticketId,
        step: 'text',
        output: z.any(),
        take: async () => ({ name: 'A', description: 'B' }),
        log: createLogger('test', 'silent'),
      });
    await failTicket(world.db, run, error);
  }

  const refOf = ({ id, secret }: Ticket) => ({ ticketId: id, secret });

  test('a visitor tries again what failed: the same wish, the lore that was paid for, and no one else', async () => {
    await using world = await createTestWorld();
    const visitor = world.visitor();
    const wish = { ...newWish(), mainTheme: 'heron' };
    const failed = await visitor.characters.generate(wish);
    await fail(world, failed.id);
    const requestId = randomUUID();
    await expect(visitor.tickets.retry({ ticketId: failed.id, requestId })).rejects.toMatchObject({ reason: 'not_found' });
    const retried = await visitor.tickets.retry({ ...refOf(failed), requestId });
    expect(retried).toMatchObject({ state: 'waiting', position: 1, preview: { name: 'A', description: 'B' }, percent: 0 });
    expect(retried.id).not.toBe(failed.id);
    expect((await visitor.tickets.get(refOf(retried))).id).toBe(retried.id);
    const rows = await world.db.selectFrom('tickets').select(['payload', 'holder_key', 'kind']).orderBy('id').execute();
    expect(rows[1]).toEqual(rows[0]);
    expect((await visitor.tickets.get(refOf(failed))).state).toBe('failed');
  });

  test('the same request again, another one from a second tab, and many at once are one retry', async () => {
    await using world = await createTestWorld();
    const { caller: member } = await world.newMember();
    const { id: ticketId } = await member.characters.generate(newWish());
    await member.tickets.cancel({ ticketId });
    const requestId = randomUUID();
    const asked = [requestId, requestId, randomUUID(), randomUUID()];
    const answers = await Promise.all(asked.map((each) => member.tickets.retry({ ticketId, requestId: each })));
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
    await world.finishTickets();
    expect(await member.tickets.retry({ ticketId, requestId })).toMatchObject({ id: answers[0]?.id, state: 'done' });
    expect(await world.db.selectFrom('meme_characters').select('id').execute()).toHaveLength(1);
  });

  test('R349 what an AI has failed is given to the house artist once, who writes and paints anew from the same seed', async () => {
    await using world = await createTestWorld();
    const visitor = world.visitor();
    const failed = await visitor.characters.generate({ ...newWish(), mainTheme: 'heron' });
    await fail(world, failed.id, { ...broken, mayAskHouse: true });
    expect((await visitor.tickets.get(refOf(failed))).error).toMatchObject({ mayAskHouse: true });
    const ask = (requestId: string) => visitor.tickets.retry({ ...refOf(failed), requestId, byHouse: true });
    const requestId = randomUUID();
    const answers = await Promise.all([requestId, requestId, randomUUID()].map(ask));
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
    // What an AI has written of another creature is not kept.
    expect(answers[0]).toMatchObject({ state: 'waiting', preview: null });
    const run = await claimTicket(world.db, { ticketId: answers[0]?.id ?? '', workerId: randomUUID() });
    expect(run).toMatchObject({ byBuiltIn: true, seed: failed.id, payload: { mainTheme: 'heron' } });

    // Whoever tries that one again stays with the house.
    if (!run) throw new Error('not claimed');
    await failTicket(world.db, run, broken);
    const again = await visitor.tickets.retry({ ...refOf(answers[0] ?? failed), requestId: randomUUID() });
    expect(await claimTicket(world.db, { ticketId: again.id, workerId: randomUUID() })).toMatchObject({ byBuiltIn: true });
  });

  test('R349 the house artist stands in for nothing but an AI that has failed', async () => {
    await using world = await createTestWorld();
    const { caller: member } = await world.newMember();
    const full = await member.characters.generate(newWish());
    await fail(world, full.id, { ...broken, reason: 'storage_full' });
    const refused = await member.characters.generate(newWish());
    await fail(world, refused.id, { ...broken, retryable: false, mayAskHouse: true });
    const cancelled = await member.characters.generate(newWish());
    await member.tickets.cancel({ ticketId: cancelled.id });
    for (const { id: ticketId } of [full, refused, cancelled])
      await expect(member.tickets.retry({ ticketId, requestId: randomUUID(), byHouse: true })).rejects.toMatchObject({
        code: 'CONFLICT',
        reason: 'invalid_input',
      });
    const retried = await member.tickets.retry({ ticketId: full.id, requestId: randomUUID() });
    expect(await claimTicket(world.db, { ticketId: retried.id, workerId: randomUUID() })).toMatchObject({ byBuiltIn: false });
    const stranger = await world.newMember();
    const theirs = stranger.caller.tickets.retry({ ticketId: full.id, requestId: randomUUID(), byHouse: true });
    await expect(theirs).rejects.toMatchObject({ reason: 'not_found' });
  });

  test('a requestId that asked for something else is refused', async () => {
    await using world = await createTestWorld();
    const { caller: member } = await world.newMember();
    const wish = newWish();
    const [first, second] = [await member.characters.generate(wish), await member.characters.generate(newWish())];
    for (const { id } of [first, second]) await member.tickets.cancel({ ticketId: id });
    const requestId = randomUUID();
    await member.tickets.retry({ ticketId: first.id, requestId });
    const reused = { code: 'CONFLICT', reason: 'request_id_reused' };
    await expect(member.tickets.retry({ ticketId: second.id, requestId })).rejects.toMatchObject(reused);
    await expect(member.tickets.retry({ ticketId: second.id, requestId: wish.requestId })).rejects.toMatchObject(reused);
    await expect(member.characters.generate({ ...newWish(), requestId })).rejects.toMatchObject(reused);
  });

  test('what waits, runs, is done, or would fail again is not tried again', async () => {
    await using world = await createTestWorld();
    const { caller: member } = await world.newMember();
    const made = await member.characters.generate(newWish());
    await world.finishTickets();
    const hopeless = await member.characters.generate(newWish());
    await fail(world, hopeless.id, { ...broken, retryable: false });
    const running = await member.characters.generate(newWish());
    await claimTicket(world.db, { ticketId: running.id, workerId: randomUUID() });
    const waiting = await member.characters.generate(newWish());
    for (const { id: ticketId } of [made, hopeless, running, waiting])
      await expect(member.tickets.retry({ ticketId, requestId: randomUUID() })).rejects.toMatchObject({
        code: 'CONFLICT',
        reason: 'invalid_input',
      });
    expect(await world.db.selectFrom('tickets').select('id').execute()).toHaveLength(4);
  });

  test('I9 a fusion is looked at again: what was given away meanwhile is not fused', async () => {
    await using world = await createTestWorld();
    const [me, other] = [await world.newMember(), await world.newMember()];
    const ids = [
      await world.newCharacter({ creatorId: me.id }),
      await world.newCharacter({ creatorId: me.id, name: 'Andato Via' }),
    ];
    const fuse = async () => {
      const { id } = await me.caller.fusion.fuse({ characterIds: ids, requestId: randomUUID() });
      await fail(world, id);
      return id;
    };
    const [kept, lost] = [await fuse(), await fuse()];
    const retried = await me.caller.tickets.retry({ ticketId: kept, requestId: randomUUID() });
    expect(retried).toMatchObject({ kind: 'fusion', state: 'waiting', preview: { name: 'A' } });
    await me.caller.tickets.cancel({ ticketId: retried.id });
    await giveCharacter(world.db, ids[1] ?? '', other.id);
    await expect(me.caller.tickets.retry({ ticketId: lost, requestId: randomUUID() })).rejects.toMatchObject({
      reason: 'not_yours',
      message: 'Andato Via is not yours any more. Nothing was fused.',
    });
    expect(await world.db.selectFrom('tickets').select('id').where('state', '=', 'waiting').execute()).toEqual([]);
  });

  test('a story that could not be told is asked for again by who fought, once', async () => {
    await using world = await createTestWorld();
    const [char1Id, char2Id] = [await world.newCharacter(), await world.newCharacter()];
    const { battleId, ticket } = await world.visitor().battles.execute({ char1Id, char2Id, requestId: randomUUID() });
    await fail(world, ticket.id);
    const again = () => world.visitor().tickets.retry({ ...refOf(ticket), requestId: randomUUID() });
    const [first, second] = [await again(), await again()];
    expect(first).toMatchObject({ kind: 'story', state: 'waiting' });
    expect(second.id).toBe(first.id);
    const row = world.db.selectFrom('tickets').select('payload').where('id', '=', first.id);
    expect((await row.executeTakeFirstOrThrow()).payload).toEqual({ battleId });
  });

  test('nobody fills the line by trying again', async () => {
    await using world = await createTestWorld({ rateLimitScale: 0.1 });
    const visitor = world.visitor();
    const failed = await visitor.characters.generate(newWish());
    await fail(world, failed.id);
    for (let index = 0; index < 2; index += 1) await visitor.characters.generate(newWish());
    await expect(visitor.tickets.retry({ ...refOf(failed), requestId: randomUUID() })).rejects.toMatchObject({
      reason: 'too_many_requests',
    });
  });
});
