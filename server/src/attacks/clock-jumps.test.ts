/** Clocks that jump, forward and back, of the database and of a server: nothing of it may be gained, or lock anybody out for long. */
import { randomUUID } from 'node:crypto';
import { findDispatched, takeNextTickets } from '@chaos/shared/node/domain/tickets/dispatch';
import { reportWorker } from '@chaos/shared/node/domain/tickets/workers';
import { sql } from 'kysely';
import { expect, onTestFinished, test, vi } from 'vitest';
import { findEmailToken, issueEmailToken, useEmailToken } from '../auth/email-tokens.ts';
import { startSession } from '../auth/sessions.ts';
import { callByPath, inputOf, outcomeOf, procedurePaths, setScene, typeOf } from '../testing/procedures.ts';
import { blankWish, createTestWorld, type TestWorld } from '../testing/test-world.ts';

const MINUTE = 60;
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
