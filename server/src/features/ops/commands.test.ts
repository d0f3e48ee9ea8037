import { randomUUID } from 'node:crypto';
import { readPace } from '@chaos/shared/core/tickets/eta';
import { takeNextTickets } from '@chaos/shared/core/tickets/take-next-tickets';
import { reportWorker } from '@chaos/shared/core/tickets/worker-heartbeats';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { openOpsStage } from '../../testing/ops-world.ts';

test('Q17 a bulk retry gives every ticket its own answer, and a new ticket of the same holder where it can', async () => {
  await using stage = await openOpsStage();
  const { world, operator } = stage;
  const { caller: member } = await world.newMember();
  const failed = await stage.wish(member, { mainTheme: 'crocodile' });
  await stage.fail(failed);
  const hopeless = await stage.wish(member);
  await stage.fail(hopeless, { retryable: false });
  const waiting = await stage.wish(member);
  const done = await stage.wish(world.visitor());
  await stage.finish(done);
  const unknown = randomUUID();
  const ids = [failed, hopeless, waiting, done, unknown, failed];
  const { items } = await operator.ops.retry({ ids, note: 'the painter is back' });
  const retried = items[0]?.newTicketId ?? '';
  expect(items).toEqual([
    { id: failed, outcome: 'retried', newTicketId: retried },
    { id: hopeless, outcome: 'not_retryable', newTicketId: null },
    { id: waiting, outcome: 'not_failed', newTicketId: null },
    { id: done, outcome: 'not_failed', newTicketId: null },
    { id: unknown, outcome: 'not_found', newTicketId: null },
  ]);
  expect(await member.tickets.get({ ticketId: retried })).toMatchObject({ state: 'waiting', kind: 'generation' });
  expect((await operator.ops.ticket({ ticketId: failed })).retriedBy).toBe(retried);
  expect((await operator.ops.ticket({ ticketId: retried })).retryOf).toBe(failed);

  const again = await operator.ops.retry({ ids: [failed] });
  expect(again.items).toEqual([{ id: failed, outcome: 'already_retried', newTicketId: retried }]);
  const [action, ...more] = (await operator.ops.actions({})).items;
  expect(action).toMatchObject({ action: 'retry', targetIds: [failed], note: 'the painter is back' });
  expect(action?.operator?.username).toBe('boss');
  expect(more).toEqual([]);
});

test.each([
  ['where_it_stopped', ['picture', 'story', 'text']],
  ['picture', ['story', 'text']],
  ['start', []],
] as const)('R532 a retry begins %s', async (from, kept) => {
  await using stage = await openOpsStage();
  const { world, operator } = stage;
  const failed = await stage.wish(world.visitor());
  await sql`insert into noted_folders (folder, owner_id) values ('of-the-first', ${failed})`.execute(world.db);
  await sql`insert into ticket_steps (ticket_id, step, output)
    values (${failed}, 'text', '{"name":"A"}'), (${failed}, 'picture', '{"folder":"of-the-first"}'),
      (${failed}, 'story', '{}')`.execute(world.db);
  await stage.fail(failed);
  const { items } = await operator.ops.retry({ ids: [failed], from });
  const { rows } = await sql<{ step: string }>`select step from ticket_steps
    where ticket_id = ${items[0]?.newTicketId} and step in ('text', 'picture', 'story') order by step`.execute(world.db);
  expect(rows.map(({ step }) => step)).toEqual(kept);
  // A picture that is made anew is the first one's still, and goes with it.
  const folders = await sql<{ owner: string }>`select owner_id as owner from noted_folders`.execute(world.db);
  expect(folders.rows).toEqual([{ owner: from === 'where_it_stopped' ? items[0]?.newTicketId : failed }]);
});

test('Q17 what a fusion lost cannot be retried, and keeps nobody else from it', async () => {
  await using stage = await openOpsStage();
  const { world, operator } = stage;
  const { id: ownerId, caller: owner } = await world.newMember();
  const characterIds = [await world.newCharacter({ creatorId: ownerId }), await world.newCharacter({ creatorId: ownerId })];
  const fusion = await owner.fusion.fuse({ characterIds, requestId: randomUUID() });
  await stage.fail(fusion.id);
  await operator.ops.takeDown({ targetKind: 'character', targetId: characterIds[0] ?? '' });
  const failed = await stage.wish(owner);
  await stage.fail(failed);
  const { items } = await operator.ops.retry({ ids: [fusion.id, failed] });
  expect(items.map(({ outcome }) => outcome)).toEqual(['not_retryable', 'retried']);
  expect((await operator.ops.tickets({ states: ['waiting'] })).items.map(({ id }) => id)).toEqual([items[1]?.newTicketId]);
});

test('Q17 a retry by operators is one more than a full line takes from its holder', async () => {
  await using stage = await openOpsStage();
  const visitor = stage.world.visitor();
  const failed = await stage.wish(visitor);
  await stage.fail(failed);
  for (let n = 0; n < 20; n += 1) await stage.wish(visitor);
  await expect(stage.wish(visitor)).rejects.toThrow();
  const { items } = await stage.operator.ops.retry({ ids: [failed] });
  expect(items[0]?.outcome).toBe('retried');
});

test('Q17 two operators retry the same tickets at once: each is tried again once', async () => {
  await using stage = await openOpsStage();
  const { world, operator } = stage;
  const { caller: second } = await world.newMember({ role: 'operator' });
  const ids: string[] = [];
  for (let n = 0; n < 4; n += 1) {
    const id = await stage.wish(world.visitor());
    await stage.fail(id);
    ids.push(id);
  }
  const answers = await Promise.all([operator.ops.retry({ ids }), second.ops.retry({ ids: ids.toReversed() })]);
  const newIds = answers.map(({ items }) =>
    items.toSorted((a, b) => (a.id < b.id ? -1 : 1)).map(({ newTicketId }) => newTicketId),
  );
  expect(newIds[0]).toEqual(newIds[1]);
  const outcomes = answers.flatMap(({ items }) => items.map(({ outcome }) => outcome)).sort();
  expect(outcomes).toEqual([...Array(4).fill('already_retried'), ...Array(4).fill('retried')]);
  expect((await operator.ops.tickets({ states: ['waiting'] })).items).toHaveLength(4);
  expect((await operator.ops.actions({})).items).toHaveLength(1);
});

test('Q17 a bulk cancel gives every ticket its own answer', async () => {
  await using stage = await openOpsStage();
  const { world, operator } = stage;
  const { id: ownerId, caller: owner } = await world.newMember();
  const waiting = await stage.wish(owner);
  const running = await stage.wish(owner);
  await stage.begin(running);
  const done = await stage.wish(owner);
  await stage.finish(done);
  const char1Id = await world.newCharacter({ creatorId: ownerId });
  const { ticket } = await owner.battles.execute({ char1Id, char2Id: await world.newCharacter(), requestId: randomUUID() });
  const story = ticket.id;
  const unknown = randomUUID();
  const stopped: string[] = [];
  world.services.bus.subscribe('stopped', (id) => void stopped.push(id));
  const { items } = await operator.ops.cancel({ ids: [waiting, running, done, story, unknown], note: '  ' });
  expect(items).toEqual([
    { id: waiting, outcome: 'cancelled' },
    { id: running, outcome: 'cancelled' },
    { id: done, outcome: 'already_final' },
    { id: story, outcome: 'not_cancellable' },
    { id: unknown, outcome: 'not_found' },
  ]);
  await expect.poll(() => stopped).toEqual([waiting, running]);
  expect((await owner.tickets.get({ ticketId: running })).state).toBe('cancelled');
  const actions = (await operator.ops.actions({})).items;
  expect(actions).toMatchObject([{ action: 'cancel', targetIds: [waiting, running], note: null }]);
});

test('Q17 a ticket that ends while it is cancelled ends in one way, and the answer says in which', async () => {
  await using stage = await openOpsStage();
  const { world, operator } = stage;
  for (let n = 0; n < 5; n += 1) {
    const id = await stage.wish(world.visitor());
    const [{ items }] = await Promise.all([operator.ops.cancel({ ids: [id] }), stage.finish(id).catch(() => undefined)]);
    const { state } = await operator.ops.ticket({ ticketId: id });
    expect({ state, outcome: items[0]?.outcome }).toEqual(
      state === 'done' ? { state, outcome: 'already_final' } : { state: 'cancelled', outcome: 'cancelled' },
    );
  }
});

test('Q17 at most 100 tickets at once, and at least one', async () => {
  await using stage = await openOpsStage();
  for (const ids of [[], Array.from({ length: 101 }, () => randomUUID())])
    await expect(stage.operator.ops.cancel({ ids })).rejects.toMatchObject({ code: 'BAD_REQUEST' });
});

test('Q17 a pause holds back what waits, says so to operators and holders, and a resume ends it', async () => {
  await using stage = await openOpsStage();
  const { world, operator } = stage;
  await stage.addWorker();
  const { caller: member } = await world.newMember();
  const id = await stage.wish(member);
  await stage.wish(world.visitor());
  const paused = await operator.ops.pause({ kind: 'generation', note: 'the provider is down' });
  expect(paused.pausedKinds).toMatchObject([{ kind: 'generation', by: { username: 'boss' }, note: 'the provider is down' }]);
  expect(await operator.ops.pause({ kind: 'generation' })).toEqual(paused);
  expect(await member.tickets.get({ ticketId: id })).toMatchObject({ state: 'waiting', isPaused: true, etaSeconds: null });
  expect((await operator.ops.ticket({ ticketId: id })).isPaused).toBe(true);
  const overview = await operator.ops.overview();
  expect(overview.verdict).toEqual({ kind: 'paused', kinds: ['generation'], waiting: 2 });
  expect(overview.oldestWaitingSeconds).toBeNull();

  expect(await operator.ops.resume({ kind: 'generation' })).toEqual({ pausedKinds: [] });
  await operator.ops.resume({ kind: 'generation' });
  expect(await member.tickets.get({ ticketId: id })).not.toHaveProperty('isPaused');
  expect((await operator.ops.overview()).verdict).toEqual({ kind: 'all_is_well' });
  const actions = (await operator.ops.actions({})).items.map(({ action, targetIds }) => [action, ...targetIds]);
  expect(actions).toEqual([
    ['resume', 'generation'],
    ['pause', 'generation'],
  ]);
});

test('R508 a worker tells the version that it runs', async () => {
  await using stage = await openOpsStage();
  const id = randomUUID();
  await reportWorker(stage.world.db, { id, slots: 1, running: [], version: '2026.11-3f2a9c1' });
  await stage.addWorker();
  const { workers } = await stage.operator.ops.overview();
  expect(workers.map(({ version }) => version)).toEqual(['2026.11-3f2a9c1', null]);
});

test('R508 a drained worker counts for nobody who waits, is written down once, and takes work again', async () => {
  await using stage = await openOpsStage();
  const { operator } = stage;
  const [one, other] = [await stage.addWorker([], 2), await stage.addWorker([], 3)];
  const { workers } = await operator.ops.drain({ workerId: one, note: 'a new version' });
  expect(workers.map(({ id, isDrained }) => [id, isDrained])).toEqual([
    [one, true],
    [other, false],
  ]);
  expect(await operator.ops.overview()).toMatchObject({ slots: 3, verdict: { kind: 'all_is_well' } });
  await operator.ops.drain({ workerId: one });
  await operator.ops.drain({ workerId: other });
  expect(await operator.ops.overview()).toMatchObject({ slots: 0, verdict: { kind: 'no_worker' } });
  await operator.ops.undrain({ workerId: one });
  expect(await operator.ops.overview()).toMatchObject({ slots: 2, verdict: { kind: 'all_is_well' } });
  // One that has ended is on no list, and nothing was done to it, nor to one that has been silent for too long.
  const silent = await stage.addWorker();
  const age = sql<Date>`now() - interval '6 seconds'`;
  await stage.world.db.updateTable('workers').set({ seen_at: age }).where('id', '=', silent).execute();
  for (const gone of [randomUUID(), silent])
    expect((await operator.ops.drain({ workerId: gone })).workers.map(({ id }) => id)).toEqual([one, other]);
  const { items } = await operator.ops.actions({});
  expect(items.map(({ action, targetIds, note }) => [action, ...targetIds, note])).toEqual([
    ['undrain', one, null],
    ['drain', other, null],
    ['drain', one, 'a new version'],
  ]);
});

test('R508 a time is promised by those alone who take work, and while they do', async () => {
  await using stage = await openOpsStage();
  const { world, operator } = stage;
  const { caller: member } = await world.newMember();
  await stage.finish(await stage.wish(member));
  const drained = await stage.addWorker();
  const ticketId = await stage.wish(member);
  const promised = async () => (await member.tickets.get({ ticketId })).etaSeconds;
  expect(await promised()).not.toBeNull();
  await operator.ops.drain({ workerId: drained });
  expect(await promised()).toBeNull();
  // Nor is anything put into the queue for its slots.
  expect(await takeNextTickets(world.db)).toEqual([]);
  await operator.ops.undrain({ workerId: drained });
  expect(await promised()).not.toBeNull();
  expect(await takeNextTickets(world.db)).toEqual([ticketId]);
});

test('R508 what a drained worker still has takes no room from those who take work, and lengthens no promise', async () => {
  await using stage = await openOpsStage();
  const { world, operator } = stage;
  const { caller: member } = await world.newMember();
  await stage.finish(await stage.wish(member));
  const running = await Promise.all(Array.from({ length: 4 }, () => stage.wish(member)));
  await takeNextTickets(world.db);
  const large = await stage.addWorker(running, 4);
  for (const ticketId of running) await stage.begin(ticketId, large);
  await stage.addWorker([], 2);
  const waiting = await Promise.all(Array.from({ length: 4 }, () => stage.wish(member)));
  const { db } = world;
  expect((await readPace(db)).running).toHaveLength(4);
  await operator.ops.drain({ workerId: large });
  // The small one is idle, and has room for as many again.
  expect((await takeNextTickets(db)).toSorted()).toEqual(waiting.toSorted());
  expect(await readPace(db)).toMatchObject({ slots: 2, running: [] });
});

test('Q17 whoever waits hears of a pause at once', async () => {
  await using stage = await openOpsStage();
  const { world, operator } = stage;
  const { caller: member } = await world.newMember();
  const first = await member.tickets.get({ ticketId: await stage.wish(member) });
  const stop = new AbortController();
  onTestFinished(() => stop.abort());
  const seen: boolean[] = [];
  for await (const ticket of world.services.ticketFeed.follow(first, stop.signal)) {
    if (seen.length === 0) await operator.ops.pause({ kind: 'generation' });
    seen.push(ticket.isPaused ?? false);
    if (ticket.isPaused) break;
  }
  expect([seen.at(0), seen.at(-1)]).toEqual([false, true]);
});

test('what operators did stays written', async () => {
  await using stage = await openOpsStage();
  await stage.operator.ops.pause({ kind: 'story' });
  const { db } = stage.world;
  await expect(db.deleteFrom('operator_actions').execute()).rejects.toThrow('stays written');
  await expect(db.updateTable('operator_actions').set({ note: 'it was not me' }).execute()).rejects.toThrow('stays written');
});

test('a list of actions goes on from page to page', async () => {
  await using stage = await openOpsStage();
  const { operator } = stage;
  await operator.ops.pause({ kind: 'story' });
  await operator.ops.resume({ kind: 'story' });
  await operator.ops.openQueues();
  const first = await operator.ops.actions({ limit: 2 });
  const second = await operator.ops.actions({ limit: 2, cursor: first.nextCursor });
  expect([...first.items, ...second.items].map(({ action }) => action)).toEqual(['open_queues', 'resume', 'pause']);
  expect(second.nextCursor).toBeNull();
});
