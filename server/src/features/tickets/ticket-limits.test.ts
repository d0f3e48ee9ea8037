/** A line has a length: a promise of days is none. */
import { randomUUID } from 'node:crypto';
import { holderKey } from '@chaos/shared/core/tickets/ticket-holder';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { blankWish, type Caller, createTestWorld } from '../../testing/test-world.ts';

const generate = (caller: Caller, requestId = randomUUID()) => caller.characters.generate({ ...blankWish, requestId });
const full = (sentence: string) => ({ code: 'SERVICE_UNAVAILABLE', reason: 'too_busy', message: sentence });

test('whoever comes when it is full is told so, whatever they ask for, and nothing has happened', async () => {
  await using world = await createTestWorld({ line: { LINE_LENGTH: 3 } });
  const me = await world.newMember();
  const [mine, other] = [await world.newCharacter({ creatorId: me.id }), await world.newCharacter({ creatorId: me.id })];
  const rival = await world.newCharacter();
  const cancelled = await generate(me.caller);
  await me.caller.tickets.cancel({ ticketId: cancelled.id });
  const requestId = randomUUID();
  const first = await generate(world.visitor(), requestId);
  const last = await world.newMember();
  for (const caller of [world.visitor('192.0.2.1'), (await world.newMember()).caller, last.caller]) await generate(caller);

  // Of five places in a turn the second and the fifth are for visitors.
  const refusal = full('The line is full: 3 are waiting before you. Come back later.');
  const before = await world.db.selectFrom('battles').select('id').execute();
  await expect(generate(world.visitor('192.0.2.7'))).rejects.toMatchObject(
    full('The line is full: 4 are waiting before you. Come back later.'),
  );
  await expect(generate(me.caller)).rejects.toMatchObject(refusal);
  await expect(me.caller.fusion.fuse({ characterIds: [mine, other], requestId: randomUUID() })).rejects.toMatchObject(refusal);
  const fight = () => me.caller.battles.execute({ char1Id: mine, char2Id: rival, requestId: randomUUID() });
  await expect(fight()).rejects.toMatchObject(refusal);
  await expect(me.caller.tickets.retry({ ticketId: cancelled.id, requestId: randomUUID() })).rejects.toMatchObject(refusal);
  expect(await world.db.selectFrom('battles').select('id').execute()).toEqual(before);
  expect(await world.db.selectFrom('tickets').select('id').execute()).toHaveLength(5);

  // A second click is nobody more.
  expect((await generate(world.visitor(), requestId)).id).toBe(first.id);
  const { items } = await last.caller.tickets.mine({});
  await last.caller.tickets.cancel({ ticketId: items[0]?.id ?? '' });
  await fight();
  await expect(generate(me.caller)).rejects.toMatchObject({ reason: 'too_busy' });
});

test('nobody is turned away for what stands behind them: not by one who asks for much, nor members by visitors', async () => {
  await using world = await createTestWorld({ line: { LINE_LENGTH: 5 } });
  const hog = await world.newMember();
  for (let asked = 0; asked < 5; asked += 1) await generate(hog.caller);
  await expect(generate(hog.caller)).rejects.toMatchObject({ reason: 'too_busy' });
  await generate((await world.newMember()).caller);
  // Two turns of visitors: theirs has come further than that of members.
  await sql`select setval('line_visitors', 60)`.execute(world.db);
  for (const people of [1, 2]) await generate(world.visitor(`192.0.2.${people}`));
  await expect(generate(world.visitor('192.0.2.99'))).rejects.toMatchObject({ reason: 'too_busy' });
  await generate((await world.newMember()).caller);
});

test('what stands still by will turns nobody away but from itself', async () => {
  await using world = await createTestWorld({ line: { LINE_LENGTH: 2 } });
  const { caller: operator } = await world.newMember({ role: 'operator' });
  const me = await world.newMember();
  const [mine, rival] = [await world.newCharacter({ creatorId: me.id }), await world.newCharacter()];
  await operator.ops.pause({ kind: 'generation' });
  for (const people of [1, 2]) await generate(world.visitor(`192.0.2.${people}`));
  await expect(generate(world.visitor('192.0.2.3'))).rejects.toMatchObject({ reason: 'too_busy' });
  await me.caller.battles.execute({ char1Id: mine, char2Id: rival, requestId: randomUUID() });
});

test('while the asked kind is paused nobody can tell when to come back', async () => {
  await using world = await createTestWorld({ line: { LINE_LENGTH: 1 } });
  await generate(world.visitor());
  await world.finishTickets();
  await sql`insert into workers (id, slots, seen_at) values (${randomUUID()}, 2, now() + interval '1 hour')`.execute(world.db);
  await (await world.newMember({ role: 'operator' })).caller.ops.pause({ kind: 'generation' });
  await generate(world.visitor('192.0.2.1'));
  await expect(generate(world.visitor('192.0.2.2'))).rejects.toMatchObject(
    full('The line is full: 1 is waiting before you. Come back later.'),
  );
});

test('one person has a hundred untold battles at most', async () => {
  await using world = await createTestWorld();
  const me = await world.newMember();
  const mine = await world.newCharacter({ creatorId: me.id });
  const fight = async () =>
    me.caller.battles.execute({ char1Id: mine, char2Id: await world.newCharacter(), requestId: randomUUID() });
  await sql`
    insert into tickets (kind, holder_user_id, holder_key, request_id, request_digest, payload)
    select 'story', ${me.id}::uuid, ${holderKey({ userId: me.id })}, uuidv7(), '', '{}' from generate_series(1, 99)
  `.execute(world.db);
  await fight();
  await expect(fight()).rejects.toMatchObject({
    reason: 'too_many_requests',
    message: 'You have 100 stories on the way already. Wait for one of them.',
  });
});

test('whoever asks by a program is told when to come back in a header too', async () => {
  await using world = await createTestWorld({ line: { LINE_LENGTH: 1 } });
  await generate(world.visitor());
  await world.finishTickets();
  await sql`insert into workers (id, slots, seen_at) values (${randomUUID()}, 2, now() + interval '1 hour')`.execute(world.db);
  await generate(world.visitor('192.0.2.1'));
  const { origin } = await world.listen();
  const answer = await fetch(`${origin}/trpc/characters.generate`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ json: { ...blankWish, requestId: randomUUID() } }),
  });
  const { status, headers } = answer;
  expect(await answer.text()).toContain(`Come back in ${headers.get('retry-after')} second`);
  expect(status).toBe(503);
});

test('where the pace is known, they are told when to come back', async () => {
  await using world = await createTestWorld({ line: { LINE_LENGTH: 5 } });
  await generate(world.visitor());
  await world.finishTickets();
  // However long the test takes, it has been seen.
  await sql`insert into workers (id, slots, seen_at) values (${randomUUID()}, 2, now() + interval '1 hour')`.execute(world.db);
  for (let people = 0; people < 5; people += 1) await generate(world.visitor(`192.0.2.${people}`));
  await expect(generate(world.visitor('192.0.2.99'))).rejects.toMatchObject({
    message: expect.stringMatching(/^The line is full: 5 are waiting before you\. Come back in \d+ seconds?\.$/),
  });
});
