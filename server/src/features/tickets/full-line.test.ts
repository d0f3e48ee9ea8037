/** A line has a length: a promise of days is none. */
import { randomUUID } from 'node:crypto';
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
  const { caller } = await world.newMember();
  const [second] = [await generate(caller), await generate(caller)];

  const refusal = full('The line is full: 3 are waiting already. Come back later.');
  const before = await world.db.selectFrom('battles').select('id').execute();
  await expect(generate(world.visitor('192.0.2.7'))).rejects.toMatchObject(refusal);
  await expect(generate(me.caller)).rejects.toMatchObject(refusal);
  await expect(me.caller.fusion.fuse({ characterIds: [mine, other], requestId: randomUUID() })).rejects.toMatchObject(refusal);
  const fight = () => me.caller.battles.execute({ char1Id: mine, char2Id: rival, requestId: randomUUID() });
  await expect(fight()).rejects.toMatchObject(refusal);
  await expect(me.caller.tickets.retry({ ticketId: cancelled.id, requestId: randomUUID() })).rejects.toMatchObject(refusal);
  expect(await world.db.selectFrom('battles').select('id').execute()).toEqual(before);
  expect(await world.db.selectFrom('tickets').select('id').execute()).toHaveLength(4);

  // A second click is nobody more.
  expect((await generate(world.visitor(), requestId)).id).toBe(first.id);
  await caller.tickets.cancel({ ticketId: second.id });
  await fight();
  await expect(generate(me.caller)).rejects.toMatchObject(refusal);
});

test('where the pace is known, they are told when to come back', async () => {
  await using world = await createTestWorld({ line: { LINE_LENGTH: 5 } });
  await generate(world.visitor());
  await world.finishTickets();
  // However long the test takes, it has been seen.
  await sql`insert into workers (id, slots, seen_at) values (${randomUUID()}, 2, now() + interval '1 hour')`.execute(world.db);
  for (let people = 0; people < 5; people += 1) await generate(world.visitor(`192.0.2.${people}`));
  await expect(generate(world.visitor('192.0.2.99'))).rejects.toMatchObject({
    message: expect.stringMatching(/^The line is full: 5 are waiting already\. Come back in \d+ seconds?\.$/),
  });
});
