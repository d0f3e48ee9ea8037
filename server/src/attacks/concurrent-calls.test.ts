/** One person who asks for so much at once that nobody else gets a turn. */
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import { callRaw, type RawRequest, sendRaw } from '../testing/fuzz/raw-http.ts';
import { blankWish, type Caller, createTestWorld, type TestWorld } from '../testing/test-world.ts';

const HOG = '203.0.113.66';

/** Everything in the database stops at this table, so that whoever holds a connection keeps it. */
async function standStill({ db }: TestWorld, table: string) {
  const blocker = await db.startTransaction().execute();
  await sql`lock table ${sql.table(table)} in access exclusive mode`.execute(blocker);
  return blocker;
}

async function countWaiting({ db }: TestWorld): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
  return rows[0]?.count ?? 0;
}

test.each<[string, string, (caller: Caller, characterId: string) => Promise<unknown>]>([
  ['wishes', 'tickets', (caller) => caller.characters.generate({ ...blankWish, requestId: randomUUID() })],
  ['questions', 'ownership_events', (caller, characterId) => caller.characters.history({ id: characterId })],
  ['ends of sessions', 'refresh_tokens', (caller) => caller.auth.signOut({ refreshToken: randomUUID() })],
])('300 %s of one visitor hold three connections, and others are answered meanwhile', async (_what, table, ask) => {
  await using world = await createTestWorld();
  const { id } = await world.newMember();
  const characterId = await world.newCharacter();
  const blocker = await standStill(world, table);
  const asked = Promise.allSettled(Array.from({ length: 300 }, () => ask(world.visitor(HOG), characterId)));
  await expect.poll(() => countWaiting(world)).toBe(3);
  const others = Array.from({ length: 20 }, (_, index) => world.visitor(`198.51.100.${index}`).profiles.byId({ id }));
  expect(await Promise.all(others)).toHaveLength(20);
  expect(await countWaiting(world)).toBe(3);
  await blocker.rollback().execute();
  const refusals = (await asked).flatMap((each) => (each.status === 'rejected' ? [each.reason] : []));
  const atTheGate = refusals.filter(({ message }) => message.startsWith('Too many things at once'));
  // Two hundred wait behind the three; the rest is told at once.
  expect(atTheGate.map(({ retryAfterSeconds }) => retryAfterSeconds)).toEqual(Array.from({ length: 97 }, () => 2));
  expect(new Set(refusals.map(({ reason }) => reason))).toEqual(new Set(['too_many_requests']));
});

const pageOf = (input: unknown) => `/trpc/gallery.top?input=${encodeURIComponent(JSON.stringify({ json: input }))}`;

test.each([
  ['a visitor', false],
  ['a member', true],
])('R1447 pages of the Hall that nobody keeps, asked for by %s at once, hold three connections', async (_who, isMember) => {
  await using world = await createTestWorld();
  const { origin } = await world.listen();
  const { session } = await world
    .visitor()
    .auth.signUp({ email: 'hog@chaos.test', password: 'tung tung banana', username: 'hog' });
  const headers: Record<string, string> = isMember ? { authorization: `Bearer ${session?.accessToken}` } : {};
  const blocker = await standStill(world, 'meme_characters');
  const asked = Promise.all(Array.from({ length: 40 }, () => sendRaw(origin, pageOf({ limit: 100 }), { headers })));
  await expect.poll(() => world.services.personGate.waiting).toBe(37);
  await expect.poll(() => countWaiting(world)).toBe(3);
  const { id } = await world.newMember();
  expect(await world.visitor('198.51.100.1').profiles.byId({ id })).toBeDefined();
  // What everybody asks for is one read, and nobody waits for a turn at it.
  const shared = Promise.all(Array.from({ length: 20 }, () => sendRaw(origin, pageOf({ limit: 20 }))));
  await expect.poll(() => countWaiting(world)).toBe(4);
  expect(world.services.personGate.waiting).toBe(37);
  await blocker.rollback().execute();
  expect(new Set([...(await asked), ...(await shared)].map(({ status }) => status))).toEqual(new Set([200]));
});

test.each([
  ['a visitor, of a page that nobody keeps', { limit: 100 }, false, ['query']],
  ['a visitor, of a page that all share', { limit: 20 }, false, []],
  ['a member', { limit: 100 }, true, ['token', 'query']],
])('R1447 the fast way to the Hall takes the turns of the common one: %s', async (_whose, input, isMember, turns) => {
  await using world = await createTestWorld();
  const { origin } = await world.listen();
  const { session } = await world
    .visitor()
    .auth.signUp({ email: 'hog@chaos.test', password: 'tung tung banana', username: 'hog' });
  const headers: Record<string, string> = isMember ? { authorization: `Bearer ${session?.accessToken}` } : {};
  const pass = vi.spyOn(world.services.personGate, 'pass');
  expect((await sendRaw(origin, pageOf(input), { headers })).status).toBe(200);
  expect(pass.mock.calls.map(([key]) => key.split(' ')[0])).toEqual(turns);
});

test.each<[string, string, RawRequest]>([
  ['calls', '/trpc/auth.session', {}],
  [
    'a form with a file',
    '/trpc/profiles.setAvatar',
    { method: 'POST', headers: { 'content-type': 'multipart/form-data; boundary=x' }, body: '--x--' },
  ],
])(
  'R1447 tokens that somebody has made up hold three connections, however many are shown at once: with %s',
  async (_what, path, form) => {
    await using world = await createTestWorld();
    const { origin } = await world.listen();
    const blocker = await standStill(world, 'sessions');
    const show = () => sendRaw(origin, path, { ...form, headers: { ...form.headers, authorization: `Bearer ${randomUUID()}` } });
    const asked = Promise.all(Array.from({ length: 150 }, show));
    await expect.poll(() => countWaiting(world)).toBe(3);
    await expect.poll(() => world.services.personGate.waiting).toBe(147);
    expect(await world.visitor('198.51.100.1').gallery.top({})).toBeDefined();
    expect(await countWaiting(world)).toBe(3);
    await blocker.rollback().execute();
    expect(new Set((await asked).map(({ status }) => status))).toEqual(new Set([401]));
  },
);

test('what waits for its turn when its session ends is not done any more', async () => {
  await using world = await createTestWorld();
  const { origin } = await world.listen();
  const { session } = await world
    .visitor()
    .auth.signUp({ email: 'hog@chaos.test', password: 'tung tung banana', username: 'hog' });
  const headers = { authorization: `Bearer ${session?.accessToken}` };
  const blocker = await standStill(world, 'tickets');
  const wish = () => callRaw(origin, 'characters.generate', { ...blankWish, requestId: randomUUID() }, headers);
  const asked = Promise.all(Array.from({ length: 12 }, wish));
  await expect.poll(() => countWaiting(world)).toBe(3);
  await expect.poll(() => world.services.personGate.waiting).toBe(9);
  expect((await callRaw(origin, 'auth.signOut', undefined, headers)).status).toBe(200);
  await blocker.rollback().execute();
  const statuses = (await asked).map(({ status }) => status);
  expect(statuses.filter((status) => status === 401)).toHaveLength(9);
  const { tickets } = await world.db
    .selectFrom('tickets')
    .select(({ fn }) => fn.countAll<number>().as('tickets'))
    .executeTakeFirstOrThrow();
  expect(tickets).toBe(3);
});
