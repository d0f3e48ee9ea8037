import { randomUUID } from 'node:crypto';
import { failTicket } from '@chaos/shared/core/tickets/ticket-run-rows';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { type OpsStage, openOpsStage } from '../../testing/ops-world.ts';
import { blankWish } from '../../testing/test-world.ts';

async function idsOf({ operator }: OpsStage, filters: Parameters<OpsStage['operator']['ops']['tickets']>[0]): Promise<string[]> {
  return (await operator.ops.tickets(filters)).items.map(({ id }) => id);
}

/** As if it had been wished for so many days ago. Its id carries the time. */
async function ageTicket({ world }: OpsStage, id: string, days: number): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    update tickets set id = uuidv7(make_interval(days => ${-days})), created_at = created_at - make_interval(days => ${days})
    where id = ${id} returning id
  `.execute(world.db);
  return rows[0]?.id ?? '';
}

test('Q17 the list of tickets: the newest first, page by page, and nothing twice when new ones come between', async () => {
  await using stage = await openOpsStage();
  const { caller: member } = await stage.world.newMember();
  const ids: string[] = [];
  for (let n = 0; n < 5; n += 1) ids.unshift(await stage.wish(member));
  const first = await stage.operator.ops.tickets({ limit: 2 });
  await stage.wish(member);
  const second = await stage.operator.ops.tickets({ limit: 2, cursor: first.nextCursor });
  const third = await stage.operator.ops.tickets({ limit: 2, cursor: second.nextCursor });
  expect([...first.items, ...second.items, ...third.items].map(({ id }) => id)).toEqual(ids);
  expect(third.nextCursor).toBeNull();
  await expect(stage.operator.ops.tickets({ limit: 2, states: ['failed'], cursor: first.nextCursor })).rejects.toMatchObject({
    reason: 'forged_cursor',
  });
});

test('Q17 tickets are filtered by state, kind, person and time', async () => {
  await using stage = await openOpsStage();
  const { world } = stage;
  const { id: ownerId, caller: owner } = await world.newMember({ username: 'Tralala' });
  const other = await world.newMember();
  const waiting = await stage.wish(owner);
  const failed = await stage.wish(owner);
  await stage.fail(failed);
  const done = await stage.wish(other.caller);
  await stage.finish(done);
  const anonymous = await stage.wish(world.visitor());
  const char1Id = await world.newCharacter({ creatorId: ownerId });
  const char2Id = await world.newCharacter();
  const { ticket } = await owner.battles.execute({ char1Id, char2Id, requestId: randomUUID() });
  const story = ticket.id;

  expect(await idsOf(stage, { states: ['failed'] })).toEqual([failed]);
  expect(await idsOf(stage, { states: ['done', 'failed'] })).toEqual([done, failed]);
  expect(await idsOf(stage, { kinds: ['story'] })).toEqual([story]);
  expect(await idsOf(stage, { states: [], kinds: [] })).toHaveLength(5);
  expect(await idsOf(stage, { person: 'TRALALA' })).toEqual([story, failed, waiting]);
  expect(await idsOf(stage, { person: other.id })).toEqual([done]);
  expect(await idsOf(stage, { person: 'Anonymous' })).toEqual([anonymous]);
  expect(await idsOf(stage, { person: 'nobody_at_all' })).toEqual([]);
  expect(await idsOf(stage, { person: 'tralala', states: ['waiting'], kinds: ['generation'] })).toEqual([waiting]);

  const old = await ageTicket(stage, waiting, 3);
  const dayAgo = new Date(Date.now() - 86_400_000).toISOString();
  expect(await idsOf(stage, { until: dayAgo })).toEqual([old]);
  expect(await idsOf(stage, { from: dayAgo })).not.toContain(old);
});

test('R1338 a person is found by a part of either name, by @ and name, and by the whole address of their e-mail', async () => {
  await using stage = await openOpsStage();
  const { world } = stage;
  const { id, email, caller } = await world.newMember({ username: 'Tralala' });
  await world.db.updateTable('profiles').set({ display_name: 'Il Capitano' }).where('id', '=', id).execute();
  const wished = await stage.wish(caller);
  await stage.wish((await world.newMember()).caller);
  const finders = ['@tralala', 'RALAL', 'capitano', 'il capi', email.toUpperCase()];
  for (const person of finders) expect({ person, ids: await idsOf(stage, { person }) }).toEqual({ person, ids: [wished] });
  for (const person of ['%', email.slice(1)]) expect(await idsOf(stage, { person })).toEqual([]);
});

test('R1338 a text is found by its words in any order, and by the end of an id', async () => {
  await using stage = await openOpsStage();
  const wished = await stage.wish(stage.world.visitor(), { bodyInfluence: 'Bomber plane' });
  await stage.wish(stage.world.visitor(), { bodyInfluence: 'Bomber' });
  for (const text of ['plane  bomber', wished.slice(-8).toUpperCase()])
    expect({ text, ids: await idsOf(stage, { text }) }).toEqual({ text, ids: [wished] });
});

test('Q17 a text is found in the wish, in the name of the result and in the error, of the last days or of days that are named', async () => {
  await using stage = await openOpsStage();
  const { world } = stage;
  const wished = await stage.wish(world.visitor(), { bodyInfluence: 'Bomber plane' });
  const made = await stage.wish(world.visitor());
  const broken = await stage.wish(world.visitor());
  await stage.fail(broken, { message: 'The studio burned down.' });
  await stage.finish(made);
  expect(await idsOf(stage, { text: 'bOMBER' })).toEqual([wished]);
  expect(await idsOf(stage, { text: 'istantanello' })).toEqual([made]);
  expect(await idsOf(stage, { text: 'BURNED' })).toEqual([broken]);
  expect(await idsOf(stage, { text: '100%' })).toEqual([]);
  expect(await idsOf(stage, { text: wished.toUpperCase() })).toEqual([wished]);
  expect((await stage.operator.ops.tickets({ text: wished })).searchedFrom).toBeNull();

  const old = await ageTicket(stage, wished, 20);
  const lately = await stage.operator.ops.tickets({ text: 'bomber' });
  expect(lately.items).toEqual([]);
  expect(lately.searchedFrom).toBeInstanceOf(Date);
  const from = new Date(Date.now() - 30 * 86_400_000).toISOString();
  expect(await idsOf(stage, { text: 'bomber', from })).toEqual([old]);
});

test('Q17 a list that takes too long is given up, with a sentence', async () => {
  await using stage = await openOpsStage();
  const { db } = stage.world;
  await db.transaction().execute(async (trx) => {
    await sql`lock table tickets in access exclusive mode`.execute(trx);
    await expect(stage.operator.ops.tickets({ text: 'slow' })).rejects.toMatchObject({ code: 'TIMEOUT', reason: 'timed_out' });
  });
  expect(await idsOf(stage, { text: 'slow' })).toEqual([]);
});

test('Q17 a row tells how long it waited and ran, how often it was begun, by whom, and what came out', async () => {
  await using stage = await openOpsStage();
  const { world, operator } = stage;
  const { id: memberId, caller: member } = await world.newMember({ username: 'cappuccina' });
  const failed = await stage.wish(member);
  const workerId = randomUUID();
  await stage.begin(failed);
  await stage.begin(failed, workerId);
  await sql`update tickets set created_at = now() - interval '90 seconds', started_at = now() - interval '60 seconds'`.execute(
    world.db,
  );
  const [running] = (await operator.ops.tickets({})).items;
  expect(running).toMatchObject({ state: 'running', attempts: 2, crashes: 1, workerId, result: null, error: null });
  expect(running?.person).toMatchObject({ id: memberId, username: 'cappuccina' });
  expect(Math.round(running?.waitedSeconds ?? 0)).toBe(30);
  expect(running?.ranSeconds).toBeGreaterThanOrEqual(60);

  const made = await stage.wish(world.visitor());
  await stage.finish(made);
  const [done] = (await operator.ops.tickets({ states: ['done'] })).items;
  expect(done).toMatchObject({ id: made, person: null, percent: 100, isPaused: false, retriedBy: null });
  expect(done?.result).toMatchObject({
    name: 'Prontissimo Istantanello',
    imageUrl256: expect.stringMatching(/^\/media\/characters\/.+\/256\.webp$/),
  });
});

test('Q17 the drawer shows what happened when, the wish, and what really went wrong', async () => {
  await using stage = await openOpsStage();
  const { world, operator } = stage;
  const id = await stage.wish(world.visitor(), { mainTheme: 'crocodile', style: 'vaporwave' });
  const run = await stage.begin(id);
  await world.db
    .insertInto('ticket_steps')
    .values([
      { ticket_id: id, step: 'text', output: '{}' },
      { ticket_id: id, step: 'seed', output: '{}' },
    ])
    .execute();
  // All within one millisecond, as far as a Date can tell.
  await world.db.updateTable('ticket_steps').set({ created_at: sql`(select dispatched_at from tickets)` }).execute();
  await failTicket(world.db, run, { reason: 'internal', message: 'Sorry.', retryable: true }, 'RangeError: no such colour');
  const ticket = await operator.ops.ticket({ ticketId: id });
  expect(ticket.timeline.map(({ moment, step }) => step ?? moment)).toEqual([
    'created',
    'dispatched',
    'started',
    'text',
    'failed',
  ]);
  expect(ticket.payload).toContainEqual({ name: 'mainTheme', value: 'crocodile', isMasked: false });
  expect(ticket.payload).toContainEqual({ name: 'hiddenMessage', value: null, isMasked: false });
  expect(ticket).toMatchObject({
    error: { reason: 'internal', message: 'Sorry.', retryable: true },
    errorDetail: 'RangeError: no such colour',
    position: null,
    retryOf: null,
  });
  await expect(operator.ops.ticket({ ticketId: randomUUID() })).rejects.toMatchObject({ reason: 'not_found' });
});

test('trust 11 Q17 a result that its owner has hidden shows operators neither name nor picture', async () => {
  await using stage = await openOpsStage();
  const { world, operator } = stage;
  const { caller: owner } = await world.newMember();
  const id = await stage.wish(owner);
  await stage.finish(id);
  const { result } = await operator.ops.ticket({ ticketId: id });
  expect(result?.name).toBe('Prontissimo Istantanello');
  await owner.characters.togglePrivacy({ characterId: result?.characterId ?? '' });
  const hidden = await operator.ops.ticket({ ticketId: id });
  expect(hidden.result).toEqual({ ...result, name: null, imageUrl256: null, imageUrl512: null });
  expect(await idsOf(stage, { text: 'istantanello' })).toEqual([]);
});

test('trust 10 Q17 no answer to an operator holds a hidden message, a secret, a key or a token', async () => {
  await using stage = await openOpsStage();
  const { world, operator, operatorId } = stage;
  const hiddenMessage = 'the (banana) canary sings';
  const visitor = world.visitor();
  const wish = { ...blankWish, mainTheme: `a parrot; The (Banana) Canary SINGS`, hiddenMessage, requestId: randomUUID() };
  const ticket = await visitor.characters.generate(wish);
  const key = 'sk-proj-0123456789abcdef';
  const detail = `Error: refused "${hiddenMessage}" with Bearer abc.def, ${key}, ${world.services.appSecret}, https://bob:hunter2@ai.test/v1?api_key=topsecret, token ${'x9'.repeat(20)} of ${ticket.id}`;
  await stage.fail(ticket.id, { message: `The painter refused: ${hiddenMessage}` }, detail);
  await operator.ops.retry({ ids: [ticket.id] });
  const answers = await Promise.all([
    operator.ops.overview(),
    operator.ops.series({ range: '1h' }),
    operator.ops.tickets({}),
    operator.ops.ticket({ ticketId: ticket.id }),
    operator.ops.actions({}),
    operator.ops.reports({}),
    operator.ops.cancel({ ids: [ticket.id] }),
  ]);
  const text = JSON.stringify(answers);
  expect(ticket.secret).toBeTypeOf('string');
  const hash = (await world.db.selectFrom('users').select('password_hash').where('id', '=', operatorId).executeTakeFirst())
    ?.password_hash;
  expect(hash).toMatch(/^\$argon2id/);
  const canaries = [
    hiddenMessage,
    'canary',
    ticket.secret ?? '-',
    key,
    world.services.appSecret,
    'abc.def',
    'hunter2',
    'topsecret',
    'x9x9',
  ];
  for (const canary of [...canaries, '203.0.113.7', '@chaos.test'])
    expect({ leaks: text.toLowerCase().includes(canary.toLowerCase()) && canary }).toEqual({ leaks: false });
  // The scan can see: what is no secret is there.
  expect(text).toContain('a parrot');
  expect(text).toContain(`of ${ticket.id}`);
  // Nor can it be guessed by searching.
  expect(await idsOf(stage, { text: 'banana' })).toEqual([]);
});
