/** Clocks that jump, forward and back, of the database and of a server: nothing of it may be gained, or lock anybody out for long. */
import { randomUUID } from 'node:crypto';
import { keepLink, useLink } from '@chaos/shared/core/account/export-links';
import { claimExport, endExports, finishExport, insertExport } from '@chaos/shared/core/account/exports';
import { auditDatabase } from '@chaos/shared/core/audit/audit-database';
import { readCorners } from '@chaos/shared/core/battles/read-stakes';
import { removeTakenDownFiles } from '@chaos/shared/core/characters/files-of-ended-characters';
import { claimVideo, findPendingVideos, requestVideo } from '@chaos/shared/core/characters/pending-videos';
import { isClockSteady } from '@chaos/shared/core/maintenance/steady-clock';
import { arePushesDue, claimPush, enqueuePush } from '@chaos/shared/core/notifications/pushes';
import { countOpenOffers } from '@chaos/shared/core/offers/offer-rows';
import { shortenHolds } from '@chaos/shared/core/offers/shorten-holds';
import { findDispatched } from '@chaos/shared/core/tickets/missing-in-queue';
import { takeNextTickets } from '@chaos/shared/core/tickets/take-next-tickets';
import { reportWorker } from '@chaos/shared/core/tickets/worker-heartbeats';
import { LOSSES_A_DAY } from '@chaos/shared/rules/stakes';
import { readWholeLine } from '@chaos/shared/testing/reference-queue-order';
import { sql } from 'kysely';
import { expect, onTestFinished, test, vi } from 'vitest';
import { findEmailToken, issueEmailToken, useEmailToken } from '../auth/email-tokens.ts';
import { startSession } from '../auth/sessions.ts';
import { noteAlerts, takeForMail } from '../features/ops/alerts/commands.ts';
import { callByPath, inputOf, outcomeOf, procedurePaths, setScene, typeOf } from '../testing/procedures.ts';
import { drawBattle } from '../testing/test-data.ts';
import { blankWish, createTestWorld, type TestWorld } from '../testing/test-world.ts';

const MINUTE = 60;
const HOUR = 3_600;
const DAY = 86_400;
const YEAR = 365 * DAY;

/** The clock of the database goes on by so many days, and back by a number below 0: of everything in it, the days themselves too. */
async function jump(world: TestWorld, days: number): Promise<void> {
  await world.passTime(days * DAY);
  await world.db.transaction().execute(async (trx) => {
    await sql`set local session_replication_role = replica`.execute(trx);
    const { rows } = await sql<{ table: string; column: string }>`
      select table_name as "table", column_name as "column" from information_schema.columns
      where table_schema = 'public' and data_type = 'date'`.execute(trx);
    for (const { table, column } of rows) {
      const day = sql.ref(column);
      await sql`update ${sql.table(table)} set ${day} = ${day} - ${sql.lit(days)}::int`.execute(trx);
    }
  });
}

const today = async ({ db }: TestWorld) => {
  const { rows } = await sql<{ day: string }>`select to_char(now() at time zone 'utc', 'YYYY-MM-DD') as day`.execute(db);
  return rows[0]?.day ?? '';
};
const daysAgo = (day: string, days: number) => new Date(Date.parse(day) - days * DAY * 1_000).toISOString().slice(0, 10);

test('a secret that was told never draws again, also when the clock goes back to its day', async () => {
  await using world = await createTestWorld();
  const me = await world.newMember();
  const [char1Id, char2Id] = [await world.newCharacter({ creatorId: me.id }), await world.newCharacter()];
  const fight = () => me.caller.battles.execute({ char1Id, char2Id, requestId: randomUUID() });
  const day = await today(world);
  expect(await world.visitor().battles.fairness({ day })).toMatchObject({ secret: null });
  await jump(world, 2);
  // Read together by many, as a page that everybody opens.
  const told = await Promise.all(Array.from({ length: 5 }, () => world.visitor().battles.fairness({ day: daysAgo(day, 2) })));
  for (const one of told) expect(one).toMatchObject({ secret: expect.stringMatching(/^[0-9a-f]{64}$/) });
  await jump(world, -2);
  // Whoever has it chooses a request id that wins.
  await expect(fight()).rejects.toMatchObject({ code: 'SERVICE_UNAVAILABLE', reason: 'too_busy' });
  expect(await world.visitor().battles.fairness({ day })).toMatchObject({ secret: told[0]?.secret });
  await jump(world, 1);
  expect(await fight()).toMatchObject({ battleId: expect.any(String) });
});

test('a suspension is lifted for good, however the clock goes', async () => {
  await using world = await createTestWorld();
  const [boss, troll] = [await world.newMember({ role: 'operator' }), await world.newMember()];
  const { suspend, unsuspend, member } = boss.caller.ops;
  const isSuspended = async () => (await member({ person: troll.id })).suspension !== null;
  await suspend({ userId: troll.id, reason: 'spam', until: null });
  await jump(world, -1);
  expect(await isSuspended()).toBe(true);
  expect(await unsuspend({ userId: troll.id })).toEqual({ outcome: 'lifted' });
  expect(await isSuspended()).toBe(false);
  await suspend({ userId: troll.id, reason: 'spam', until: null });
  expect(await unsuspend({ userId: troll.id })).toEqual({ outcome: 'lifted' });
  await jump(world, -400);
  expect(await isSuspended()).toBe(false);
});

test('an access token is good for ten minutes, also when the clock goes back', async () => {
  await using world = await createTestWorld();
  const { id } = await world.newMember();
  const first = await world.db.transaction().execute((trx) => startSession(trx, id));
  await jump(world, -400);
  const whoAmI = async (token: string) => (await world.withToken(token)).auth.session();
  await expect(whoAmI(first.accessToken)).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
  // Nobody has to sign in again.
  const renewed = await world.visitor().auth.refresh({ refreshToken: first.refreshToken });
  expect(await whoAmI(renewed.accessToken)).toMatchObject({ id });
  await world.passTime(11 * MINUTE);
  await expect(whoAmI(renewed.accessToken)).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
  // Nor does the session outlive one of this day.
  const { began } = await world.db
    .selectFrom('session_families')
    .select(sql<boolean>`bool_or(created_at <= now())`.as('began'))
    .where('user_id', '=', id)
    .executeTakeFirstOrThrow();
  expect(began).toBe(true);
});

test.each(['reset', 'confirm', 'enter'] as const)(
  'a mailed link of the kind %s is good for as long as it said, also when the clock goes back',
  async (kind) => {
    await using world = await createTestWorld();
    const { id } = await world.newMember();
    const token = await world.db.transaction().execute((trx) => issueEmailToken(trx, id, kind));
    expect(await findEmailToken(world.db, token, kind)).toBe(id);
    await jump(world, -400);
    expect(await findEmailToken(world.db, token, kind)).toBeNull();
    const used = world.db.transaction().execute((trx) => useEmailToken(trx, token, kind));
    await expect(used).rejects.toMatchObject({ reason: 'link_invalid' });
  },
);

test('R758 trust: an archive and its link that were made while the clock was ahead do not stay for years, and whose worker died then is made', async () => {
  await using world = await createTestWorld();
  const { db } = world;
  const { id: userId } = await world.newMember();
  await jump(world, 400);
  await db.transaction().execute((trx) => insertExport(trx, userId));
  const run = await claimExport(db);
  await jump(world, -400);
  const again = await claimExport(db);
  expect(again).toMatchObject({ id: run?.id, run: 2 });
  if (!again) return;
  await jump(world, 400);
  await finishExport(db, again, { parts: 1, bytes: 1 });
  const token = randomUUID();
  await db.transaction().execute((trx) => keepLink(trx, { id: again.id, userId, token }));
  await jump(world, -400);
  expect(await useLink(db, token)).toBeNull();
  expect(await endExports({ db, storage: world.services.storage })).toBe(1);
});

test('R758 trust: a notice of while the clock was ahead takes none of today’s to it', async () => {
  await using world = await createTestWorld();
  const { id: creatorId, caller } = await world.newMember();
  const characterId = await world.newCharacter({ creatorId });
  const say = async () => (await world.newMember()).caller.comments.add({ characterId, content: 'Magnifico!' });
  await jump(world, 400);
  await say();
  await jump(world, -400);
  for (let time = 0; time < 2; time += 1) await say();
  expect((await caller.notifications.list()).items.map(({ personCount }) => personCount)).toEqual([1, 2]);
});

test('R758 trust: what was taken down while the clock was ahead is removed when it is right again', async () => {
  await using world = await createTestWorld();
  const { id: creatorId } = await world.newMember();
  const targetId = await world.newCharacter({ creatorId });
  const operator = await world.newMember({ role: 'operator' });
  await jump(world, 400);
  await operator.caller.ops.takeDown({ targetKind: 'character', targetId });
  await jump(world, -400);
  const { db, storage } = world.services;
  expect(await removeTakenDownFiles({ db, storage })).toEqual([targetId]);
});

test('R758 trust: a push that was written while the clock was ahead is sent, and holds up none of today', async () => {
  await using world = await createTestWorld();
  const { id: userId } = await world.newMember();
  const { accessToken } = await world.db.transaction().execute((trx) => startSession(trx, userId));
  const browser = { endpoint: 'https://push.example.com/phone', p256dh: 'p'.repeat(87), auth: 'a'.repeat(22) };
  await (await world.withToken(accessToken)).notifications.subscribe(browser);
  const push = () => world.db.transaction().execute((trx) => enqueuePush(trx, { userId, kind: 'signed_in', path: '/settings' }));
  await jump(world, 400);
  await push();
  await jump(world, -400);
  const due = await claimPush(world.db, { services: [], userIds: [] });
  expect(due).toMatchObject({ userId, kind: 'signed_in' });
  expect(await arePushesDue(world.db)).toBe(false);
  await push();
  expect(await arePushesDue(world.db)).toBe(true);
});

test('R758 trust: of an alarm that was mailed while the clock was ahead the next one is mailed', async () => {
  await using world = await createTestWorld();
  const found = [{ kind: 'no_room', summary: 'It is full.' }] as const;
  const raise = async () => {
    await noteAlerts(world.db, found);
    return (await takeForMail(world.db)).length;
  };
  await jump(world, 400);
  expect(await raise()).toBe(1);
  await jump(world, -400);
  // Seen by nobody since, it is over.
  expect((await noteAlerts(world.db, [])).over).toHaveLength(1);
  expect(await raise()).toBe(1);
});

test('tries that a server counted in the year after next are forgotten when its clock is right again', async () => {
  await using world = await createTestWorld();
  const me = await world.newMember();
  const characterId = await world.newCharacter();
  const comment = () => me.caller.comments.add({ characterId, content: 'hello' });
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const now = Date.now();
  vi.setSystemTime(now + 2 * YEAR * 1_000);
  for (let count = 0; count < 10; count++) await comment();
  vi.setSystemTime(now);
  for (let count = 0; count < 10; count++) await comment();
  await expect(comment()).rejects.toMatchObject({ reason: 'too_many_requests' });
  vi.setSystemTime(now + 61_000);
  await comment();
});

test('of two servers whose clocks differ by an hour none forgets what the other counted', async () => {
  await using world = await createTestWorld();
  const me = await world.newMember();
  const characterId = await world.newCharacter();
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const now = Date.now();
  let written = 0;
  for (let count = 0; count < 40; count++) {
    vi.setSystemTime(now + (count % 2) * 3_600_000);
    await me.caller.comments.add({ characterId, content: 'hello' }).then(
      () => written++,
      () => 0,
    );
  }
  expect(written).toBeLessThanOrEqual(11);
});

test('a worker that died while the clock was ahead counts as dead', async () => {
  await using world = await createTestWorld();
  const [dead, alive] = [randomUUID(), randomUUID()];
  await reportWorker(world.db, { id: dead, slots: 4, running: [] });
  await jump(world, -400);
  await reportWorker(world.db, { id: alive, slots: 1, running: [] });
  await world.passTime(2 * MINUTE);
  await reportWorker(world.db, { id: alive, slots: 1, running: [] });
  expect(await world.db.selectFrom('workers').select('id').execute()).toEqual([{ id: alive }]);
});

test('a ticket that the queue was given while the clock was ahead is looked for when the queue has lost it', async () => {
  await using world = await createTestWorld();
  const { id } = await world.visitor().characters.generate({ ...blankWish, requestId: randomUUID() });
  await reportWorker(world.db, { id: randomUUID(), slots: 1, running: [] });
  expect(await takeNextTickets(world.db)).toEqual([id]);
  expect(await findDispatched(world.db, 60_000)).toEqual([]);
  await jump(world, -400);
  expect(await findDispatched(world.db, 60_000)).toEqual([id]);
});

test.each([
  ['forward', 400],
  ['back', -400],
])('no procedure fails when the clock of the database jumps %s', async (_where, days) => {
  await using world = await createTestWorld({ rateLimitScale: 1_000 });
  const wrong: string[] = [];
  for (const role of ['owner', 'operator'] as const) {
    const { scene, userId } = await setScene(world, role);
    await jump(world, days);
    const caller = world.member(String(userId));
    // What begins and says nothing until something happens is no failure.
    for (const path of procedurePaths.filter((one) => typeOf(one) !== 'subscription')) {
      const { outcome } = await outcomeOf(() => callByPath(caller, path, inputOf(path, scene)));
      if (outcome === 'internal' || outcome.includes(' ')) wrong.push(`${path} as ${role}: ${outcome}`);
    }
  }
  await world.finishTickets();
  expect(wrong).toEqual([]);
});

test('what was won while the clock was ahead is no longer in reach; when it was ahead for an hour, it is', async () => {
  await using world = await createTestWorld();
  const [{ id: creatorId, caller }, loser] = [await world.newMember(), await world.newMember()];
  const [char1Id, char2Id] = [await world.newCharacter({ creatorId }), await world.newCharacter({ creatorId: loser.id })];
  const { ownershipTransferred } = await caller.battles.execute(await drawBattle(world.db, 'wins', { char1Id, char2Id }));
  expect(ownershipTransferred).toBe(true);
  const hide = () => caller.characters.togglePrivacy({ characterId: char2Id });
  await world.passTime(-HOUR);
  await expect(hide()).rejects.toMatchObject({ reason: 'won_lately' });
  await jump(world, -400);
  expect(await hide()).toEqual({ isPublic: false });
});

test('whoever lost three while the clock was ahead loses again, and a peace that ended then is over', async () => {
  await using world = await createTestWorld({ rateLimitScale: 1_000 });
  const [{ id: ownerId }, other] = [await world.newMember(), await world.newMember()];
  await world.member(ownerId).profiles.setPeace({ isPeaceful: true });
  await world.member(ownerId).profiles.setPeace({ isPeaceful: false });
  const [mine, theirs] = [await world.newCharacter({ creatorId: ownerId }), await world.newCharacter({ creatorId: other.id })];
  for (let count = 0; count < LOSSES_A_DAY; count += 1) {
    const pair = { char1Id: theirs, char2Id: await world.newCharacter({ creatorId: ownerId }) };
    expect(await other.caller.battles.execute(await drawBattle(world.db, 'wins', pair))).toMatchObject({
      ownershipTransferred: true,
    });
  }
  const cornerOfMine = async () => (await readCorners(world.db, [mine, theirs]))[0];
  expect(await cornerOfMine()).toMatchObject({ losses: LOSSES_A_DAY, takesAgainAt: expect.any(Date) });
  await jump(world, -400);
  expect(await cornerOfMine()).toMatchObject({ losses: 0, takesAgainAt: null });
});

test('two who fought while the clock was ahead may fight again at once', async () => {
  await using world = await createTestWorld();
  const pair = { char1Id: await world.newCharacter(), char2Id: await world.newCharacter() };
  const fight = () => world.visitor().battles.execute({ ...pair, requestId: randomUUID() });
  await fight();
  await expect(fight()).rejects.toMatchObject({ reason: 'too_many_requests' });
  await jump(world, -400);
  expect(await fight()).toMatchObject({ battleId: expect.any(String) });
});

test('whoever signed up while the clock was ahead stands for something', async () => {
  await using world = await createTestWorld();
  const [{ caller }, characterId] = [await world.newMember(), await world.newCharacter()];
  await jump(world, -400);
  await caller.reactions.toggle({ characterId, reactionType: 'like' });
  expect(await caller.characters.byId({ id: characterId })).toMatchObject({ likeCount: 1, countedLikes: 1 });
});

test('R789 a deal that was accepted while the clock was ahead is held for a week from when it is right again, and any other as before', async () => {
  await using world = await createTestWorld();
  const [giver, taker] = [await world.newMember(), await world.newMember()];
  const deal = async () => {
    const characterId = await world.newCharacter({ creatorId: giver.id });
    const ask = { toUserId: taker.id, offerType: 'gift' as const, offeredIds: [characterId], requestId: randomUUID() };
    const { id: offerId } = await giver.caller.offers.send(ask);
    const { items } = await taker.caller.offers.list({});
    const termsHash = items.find(({ id }) => id === offerId)?.termsHash ?? '';
    await taker.caller.offers.accept({ offerId, termsHash, requestId: randomUUID() });
    return { offerId, characterId };
  };
  const readHeldDays = async ({ offerId, characterId }: Awaited<ReturnType<typeof deal>>) => {
    const { rows } = await sql<{ days: number }>`
      select round(extract(epoch from held_until - now()) / 86400)::int as days from (
        select held_until from offers where id = ${offerId} union all select held_until from meme_characters where id = ${characterId}
      ) held`.execute(world.db);
    return rows.map(({ days }) => days);
  };
  const ahead = await deal();
  await jump(world, -400);
  const right = await deal();
  await jump(world, 1);
  await shortenHolds(world.db);
  expect([await readHeldDays(ahead), await readHeldDays(right)]).toEqual([
    [7, 7],
    [6, 6],
  ]);
  expect((await auditDatabase(world.db)).filter(({ invariant }) => invariant === 'I16')).toEqual([]);
  await jump(world, 8);
  await expect(giver.caller.offers.reverse({ offerId: ahead.offerId, requestId: randomUUID() })).rejects.toMatchObject({
    reason: 'cannot_reverse',
  });
});

test('a video that was asked for while the clock was ahead is made', async () => {
  await using world = await createTestWorld();
  const characterId = await world.newCharacter();
  await world.db.transaction().execute((trx) => requestVideo(trx, characterId));
  await jump(world, -400);
  const workerId = randomUUID();
  expect(await findPendingVideos(world.db, { workerId, limit: 1 })).toEqual([characterId]);
  expect(await claimVideo(world.db, { characterId, workerId })).toMatchObject({ characterId });
});

test('what was made while the clock was ahead is no part of today, and stands in no line before others', async () => {
  await using world = await createTestWorld({ line: { QUOTA_VISITOR_GENERATIONS: 1 } });
  const ask = (address: string) => world.visitor(address).characters.generate({ ...blankWish, requestId: randomUUID() });
  await ask('192.0.2.1');
  await expect(ask('192.0.2.1')).rejects.toMatchObject({ reason: 'quota_used_up' });
  await world.finishTickets();
  await jump(world, -400);
  const mine = await ask('192.0.2.1');
  await expect(ask('192.0.2.1')).rejects.toMatchObject({ reason: 'quota_used_up' });
  const theirs = await ask('198.51.100.2');
  // Theirs is a first turn: it would stand before mine if that had been counted by the clock.
  expect((await readWholeLine(world.db)).map(({ id }) => id)).toEqual([theirs.id, mine.id]);
});

test('offers that were sent while the clock was ahead leave room for others', async () => {
  await using world = await createTestWorld();
  const [{ id: fromUserId, caller }, { id: toUserId }] = [await world.newMember(), await world.newMember()];
  const offeredIds = [await world.newCharacter({ creatorId: fromUserId })];
  await caller.offers.send({ toUserId, offerType: 'gift', offeredIds, requestId: randomUUID() });
  const count = () => world.db.transaction().execute((trx) => countOpenOffers(trx, { fromUserId, toUserId, days: 30 }));
  expect(await count()).toEqual({ total: 1, toPartner: 1 });
  await jump(world, -400);
  expect(await count()).toEqual({ total: 0, toPartner: 0 });
});

test('R845 a clock that has jumped is believed when it has gone on steadily for an hour', async () => {
  await using world = await createTestWorld();
  const look = () => isClockSteady(world.db);
  /** As the sweeps do, every few minutes. @returns the answers. */
  const goOn = async (minutes: number) => {
    const answers: boolean[] = [];
    for (let passed = 0; passed < minutes; passed += 10) {
      await world.passTime(10 * MINUTE);
      answers.push(await look());
    }
    return answers;
  };
  const unsure = Array.from({ length: 5 }, () => false);
  expect(await look()).toBe(false);
  expect(await goOn(70)).toEqual([...unsure, true, true]);
  expect(await Promise.all([look(), look(), look()])).toEqual([true, true, true]);

  for (const days of [400, -400, 1]) {
    await jump(world, days);
    expect(await look()).toBe(false);
    expect(await goOn(70)).toEqual([...unsure, true, true]);
  }
});
