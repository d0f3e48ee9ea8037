/** Trust 17: how much one person may ask for in a day. */
import { randomUUID } from 'node:crypto';
import { claimTicket, failTicket } from '@chaos/shared/core/tickets/ticket-run-rows';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { blankWish, type Caller, createTestWorld, type TestWorld } from '../../testing/test-world.ts';

const generate = (caller: Caller, requestId = randomUUID()) => caller.characters.generate({ ...blankWish, requestId });
const USED_UP = { code: 'TOO_MANY_REQUESTS', reason: 'quota_used_up' };

/** Makes all tickets so many hours older. */
const age = ({ db }: TestWorld, hours: number) =>
  db
    .updateTable('tickets')
    .set({ created_at: sql`created_at - make_interval(hours => ${hours})` })
    .where('state', '=', 'waiting')
    .execute();

describe('the quota of a day', () => {
  test('is exact, also when fifty ask at once, and names itself and when the next one is free', async () => {
    await using world = await createTestWorld({ line: { QUOTA_VISITOR_GENERATIONS: 7 } });
    const outcomes = await Promise.allSettled(Array.from({ length: 50 }, () => generate(world.visitor())));
    // On a slow machine some wait too long for a connection: these ask again.
    for (const outcome of outcomes)
      if (outcome.status === 'rejected') expect(['quota_used_up', undefined]).toContain(outcome.reason.reason);
    const later: unknown[] = [];
    while (later.length === 0) await generate(world.visitor()).catch((error: unknown) => later.push(error));
    expect(later[0]).toMatchObject({
      ...USED_UP,
      message: 'You have used up your 7 brainrots for 24 hours without an account. The next is free in 24 hours.',
    });
    expect(await world.db.selectFrom('tickets').select('id').execute()).toHaveLength(7);
    await generate(world.visitor('198.51.100.9'));
  });

  test('is higher for members, and grows with the scale of all limits', async () => {
    await using world = await createTestWorld({
      line: { QUOTA_VISITOR_GENERATIONS: 1, QUOTA_MEMBER_GENERATIONS: 2 },
      rateLimitScale: 2,
    });
    const { caller: member } = await world.newMember();
    for (let index = 0; index < 4; index += 1) await generate(member);
    await expect(generate(member)).rejects.toMatchObject({ message: expect.stringContaining('your 4 brainrots for 24 hours.') });
    for (let index = 0; index < 2; index += 1) await generate(world.visitor());
    await expect(generate(world.visitor())).rejects.toMatchObject(USED_UP);
  });

  test('frees each ticket after a day, and never counts a repeated request', async () => {
    await using world = await createTestWorld({ line: { QUOTA_VISITOR_GENERATIONS: 2 } });
    const requestId = randomUUID();
    const first = await generate(world.visitor(), requestId);
    await age(world, 23);
    await generate(world.visitor());
    expect((await generate(world.visitor(), requestId)).id).toBe(first.id);
    await expect(generate(world.visitor())).rejects.toMatchObject({ message: expect.stringMatching(/free in 60 minutes\.$/) });
    await age(world, 1);
    await generate(world.visitor());
    await expect(generate(world.visitor())).rejects.toMatchObject(USED_UP);
  });

  test('gives back no more failures than it has places: a wish that fails on purpose costs the same each time', async () => {
    await using world = await createTestWorld({ line: { QUOTA_MEMBER_GENERATIONS: 2 } });
    const { caller: member } = await world.newMember();
    const failed: string[] = [];
    for (let count = 0; count < 4; count += 1) {
      const { id: ticketId } = await generate(member);
      const run = await claimTicket(world.db, { ticketId, workerId: randomUUID() });
      if (!run) throw new Error('not claimed');
      await failTicket(world.db, run, { reason: 'imagination_failed', message: 'x', retryable: true });
      failed.push(ticketId);
    }
    await expect(generate(member)).rejects.toMatchObject(USED_UP);
    await expect(member.tickets.retry({ ticketId: failed[3] ?? '', requestId: randomUUID() })).rejects.toMatchObject(USED_UP);
    await generate((await world.newMember()).caller);
  });

  test('gives back what was cancelled before it began and what failed by our fault, and nothing else', async () => {
    await using world = await createTestWorld({ line: { QUOTA_MEMBER_GENERATIONS: 1 } });
    const { caller: member } = await world.newMember();
    const workerId = randomUUID();
    const end = async (retryable: boolean) => {
      const { id: ticketId } = await generate(member);
      const run = await claimTicket(world.db, { ticketId, workerId });
      if (!run) throw new Error('not claimed');
      await failTicket(world.db, run, { reason: 'imagination_failed', message: 'x', retryable });
    };
    await member.tickets.cancel({ ticketId: (await generate(member)).id });
    await end(true);
    await end(false);
    await expect(generate(member)).rejects.toMatchObject(USED_UP);

    const { caller: other } = await world.newMember();
    const { id: ticketId } = await generate(other);
    await claimTicket(world.db, { ticketId, workerId });
    await other.tickets.cancel({ ticketId });
    await expect(generate(other)).rejects.toMatchObject(USED_UP);
  });

  test('of fusions is one of its own', async () => {
    await using world = await createTestWorld({ line: { QUOTA_MEMBER_FUSIONS: 1, QUOTA_MEMBER_GENERATIONS: 1 } });
    const user = await world.newMember();
    const member = user.caller;
    const characterIds = await Promise.all([1, 2].map(() => world.newCharacter({ creatorId: user.id })));
    await generate(member);
    const requestId = randomUUID();
    const fused = await member.fusion.fuse({ characterIds, requestId });
    await expect(member.fusion.fuse({ characterIds, requestId: randomUUID() })).rejects.toMatchObject({
      ...USED_UP,
      message: 'You have used up your 1 fusion for 24 hours. The next is free in 24 hours.',
    });
    expect((await member.fusion.fuse({ characterIds, requestId })).id).toBe(fused.id);
  });

  test("of visitors' battles is exact too; members' battles have none", async () => {
    await using world = await createTestWorld({ line: { QUOTA_VISITOR_STORIES: 3 } });
    const ids = await Promise.all(Array.from({ length: 12 }, () => world.newCharacter()));
    const pairs = ids.flatMap((char1Id, index) => (index % 2 === 0 ? [{ char1Id, char2Id: ids[index + 1] ?? '' }] : []));
    const fight = (caller: Caller) => pairs.map((pair) => caller.battles.execute({ ...pair, requestId: randomUUID() }));
    const outcomes = await Promise.allSettled(fight(world.visitor()));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
    for (const outcome of outcomes) if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject(USED_UP);
    expect(await world.db.selectFrom('battles').select('id').execute()).toHaveLength(3);

    const creator = await world.newMember();
    const fighters = await Promise.all([1, 2, 3, 4].map(() => world.newCharacter({ creatorId: creator.id })));
    for (const [index, char1Id] of fighters.entries())
      await creator.caller.battles.execute({ char1Id, char2Id: ids[index] ?? '', requestId: randomUUID() });
  });
});
