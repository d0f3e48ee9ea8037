/** What a visitor made and somebody took over: the ticket's secret stays in the browser, and is worth nothing afterwards. */
import { randomUUID } from 'node:crypto';
import type { FateOfCharacters } from '@chaos/shared/contract/leaving';
import { endDepartures } from '@chaos/shared/core/account/erase-account';
import { beginDeparture } from '@chaos/shared/core/account/leaving';
import { auditDatabase } from '@chaos/shared/core/audit/audit-database';
import { lockAlone } from '@chaos/shared/core/profiles/suspensions';
import { expect, test } from 'vitest';
import { ownersOf } from '../testing/market/traders.ts';
import { giveCharacter } from '../testing/test-data.ts';
import { blankWish, createTestWorld, type TestWorld } from '../testing/test-world.ts';

const DAY = 86_400;

async function makeAsVisitor(world: TestWorld, mainTheme: string) {
  const { id: ticketId, secret = '' } = await world
    .visitor()
    .characters.generate({ ...blankWish, mainTheme, requestId: randomUUID() });
  await world.finishTickets();
  const { id } = await world.db
    .selectFrom('meme_characters')
    .select('id')
    .where('ticket_id', '=', ticketId)
    .executeTakeFirstOrThrow();
  return { id, tickets: [{ ticketId, secret }] };
}

async function leave(world: TestWorld, userId: string, characters: FateOfCharacters): Promise<void> {
  await world.db.transaction().execute(async (trx) => {
    await lockAlone(trx, userId);
    await beginDeparture(trx, userId, characters);
  });
  await world.passTime(15 * DAY);
  expect(await endDepartures(world.services)).toBe(1);
}

test.each(['leave', 'delete'] as const)(
  'R610 what somebody who left had is nobody’s, and no old ticket takes it over: %s',
  async (fate) => {
    await using world = await createTestWorld();
    const [maker, buyer] = [await world.newMember(), await world.newMember()];
    const { id, tickets } = await makeAsVisitor(world, 'crocodile');
    expect(await maker.caller.characters.claim({ tickets })).toEqual({ claimed: 1 });
    await giveCharacter(world.db, id, buyer.id);
    await leave(world, buyer.id, fate);
    const [nobody] = await ownersOf(world, id);
    expect(await maker.caller.characters.claim({ tickets })).toEqual({ claimed: 0 });
    expect(await ownersOf(world, id)).toEqual([nobody]);
    // Not the gallery's hours: a test's clock turns them back, and leaves the ids of what is in them.
    expect((await auditDatabase(world.db)).filter(({ rule }) => !rule.includes('of each hour'))).toEqual([]);
  },
);

test('R611 with an account goes what it wished as a visitor; what came of it stays', async () => {
  await using world = await createTestWorld();
  const [maker, other] = [await world.newMember(), await world.newMember()];
  const [theirs, others] = [await makeAsVisitor(world, 'a wish of mine'), await makeAsVisitor(world, 'another one')];
  await maker.caller.characters.claim({ tickets: theirs.tickets });
  await other.caller.characters.claim({ tickets: others.tickets });
  await leave(world, maker.id, 'leave');
  const wishes = await world.db.selectFrom('tickets').select('payload').execute();
  expect(wishes).toMatchObject([{ payload: { mainTheme: 'another one' } }]);
  expect(await other.caller.characters.byId({ id: theirs.id })).toMatchObject({ id: theirs.id, owner: null });
  expect(await other.caller.characters.wish({ id: theirs.id })).toEqual({ wish: null, isOpen: null });
});

test.each([
  { when: 'during the wait', isEarlier: true, likes: 1 },
  { when: 'afterwards', isEarlier: false, likes: 0 },
])('R1336 whoever signed up before it was made is its maker, with its likes: $when', async ({ isEarlier, likes }) => {
  await using world = await createTestWorld();
  const early = isEarlier ? await world.newMember() : null;
  const { id, tickets } = await makeAsVisitor(world, 'crocodile');
  const member = early ?? (await world.newMember());
  const fan = await world.newMember();
  await fan.caller.reactions.toggle({ characterId: id, reactionType: 'like' });
  await member.caller.characters.claim({ tickets });
  const { creator, owner } = await fan.caller.characters.byId({ id });
  expect({ creator: creator?.id ?? null, owner: owner?.id }).toEqual({ creator: early?.id ?? null, owner: member.id });
  const profile = world.db.selectFrom('profiles').select('total_likes').where('id', '=', member.id);
  expect(await profile.executeTakeFirst()).toEqual({ total_likes: likes });
  expect(await auditDatabase(world.db)).toEqual([]);
});
