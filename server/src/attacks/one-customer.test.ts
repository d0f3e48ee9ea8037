/** One customer of a provider with a whole /48: 65,536 networks that each look like a person. */
import { randomUUID } from 'node:crypto';
import { unusedName } from '@chaos/shared/testing/unused-name';
import Fastify from 'fastify';
import { sql } from 'kysely';
import { expect, onTestFinished, test, vi } from 'vitest';
import { networksOf } from '../http/address-hashes.ts';
import { registerEmbeds } from '../http/embeds.ts';
import { registerFeeds } from '../http/feeds.ts';
import { ConnectionLimits, type Origin } from '../rate-limits/live-connection-limits.ts';
import { MEMBER_PASSWORD } from '../testing/test-data.ts';
import { blankWish, type Caller, createTestWorld, type TestWorld } from '../testing/test-world.ts';

/** So many people of the customer's /48, each with a /64, 256 of them to a /56. */
const addressOf = (person: number) => `2001:db8:77:${person.toString(16)}::1`;
/** Each in a /56 of its own. */
const spread = (person: number) => addressOf(person << 8);
const ELSEWHERE = '2001:db8:78::1';

const generate = (world: TestWorld, address: string, requestId = randomUUID()) =>
  world.visitor(address).characters.generate({ ...blankWish, requestId });

async function fight(world: TestWorld, address: string) {
  const pair = { char1Id: await world.newCharacter(), char2Id: await world.newCharacter() };
  return world.visitor(address).battles.execute({ ...pair, requestId: randomUUID() });
}

const signUp = (world: TestWorld, address: string) => {
  const name = unusedName();
  return world.visitor(address).auth.signUp({ email: `${name}@chaos.test`, password: 'a long banana', username: name });
};

const report = (world: TestWorld, address: string, targetId: string) =>
  world.visitor(address).reports.file({ targetKind: 'character', targetId, reason: 'spam' });

async function countAllowed(people: readonly string[], action: (address: string) => Promise<unknown>): Promise<number> {
  let allowed = 0;
  for (const address of people)
    await action(address).then(
      () => (allowed += 1),
      () => {},
    );
  return allowed;
}

const many = (count: number, address: (person: number) => string) =>
  Array.from({ length: count }, (_, person) => address(person));

test.each([
  ['brainrots', generate],
  ['battles', fight],
])('visitors of a /56 share four times the %s of one for a day, and those of a /48 sixteen times', async (what, ask) => {
  await using world = await createTestWorld({ line: { QUOTA_VISITOR_GENERATIONS: 1, QUOTA_VISITOR_STORIES: 1 } });
  expect(await countAllowed(many(6, addressOf), (address) => ask(world, address))).toBe(4);
  expect(await countAllowed(many(16, spread), (address) => ask(world, address))).toBe(12);
  await expect(ask(world, spread(100))).rejects.toMatchObject({
    reason: 'quota_used_up',
    message: `Visitors near you have used up the 16 ${what} that they share for 24 hours. Sign in, or come back in 24 hours.`,
  });
  await ask(world, ELSEWHERE);
  await world.passTime(86_401);
  await ask(world, spread(100));
});

test('what visitors share counts as their own does: not twice, not what was cancelled, and also what is tried again', async () => {
  await using world = await createTestWorld({ line: { QUOTA_VISITOR_GENERATIONS: 1 } });
  const requestId = randomUUID();
  const first = await generate(world, addressOf(0), requestId);
  for (let person = 1; person < 4; person += 1) await generate(world, addressOf(person));
  expect(await generate(world, addressOf(0), requestId)).toMatchObject({ id: first.id });
  await expect(generate(world, addressOf(4))).rejects.toMatchObject({ reason: 'quota_used_up' });
  const held = { ticketId: first.id, secret: first.secret };
  await world.visitor(addressOf(0)).tickets.cancel(held);
  await generate(world, addressOf(5));
  const again = world.visitor(addressOf(0)).tickets.retry({ ...held, requestId: randomUUID() });
  await expect(again).rejects.toMatchObject({ reason: 'quota_used_up' });
  await world.db.updateTable('tickets').set({ network: null, near: null }).where('id', '<>', first.id).execute();
  const { id } = await world.visitor(addressOf(0)).tickets.retry({ ...held, requestId: randomUUID() });
  const networks = sql<string>`near || ' in ' || network`.as('networks');
  const rows = await world.db.selectFrom('tickets').select(networks).where('id', 'in', [first.id, id]).execute();
  const { near, wide } = networksOf(world.services.appSecret, addressOf(0));
  expect(rows.map((row) => row.networks)).toEqual([`${near} in ${wide}`, `${near} in ${wide}`]);
});

test('members are not concerned, nor are the addresses of a /24 told apart from a school', async () => {
  await using world = await createTestWorld({ line: { QUOTA_VISITOR_GENERATIONS: 1 } });
  const members = await Promise.all(many(20, String).map(() => world.newMember()));
  for (const { caller } of members) await caller.characters.generate({ ...blankWish, requestId: randomUUID() });
  expect(
    await countAllowed(
      many(20, (person) => `192.0.2.${person}`),
      (address) => generate(world, address),
    ),
  ).toBe(16);
});

test('a /56 opens forty accounts an hour, a /48 a hundred and sixty', async () => {
  await using world = await createTestWorld({ rateLimitScale: 0.1 });
  expect(await countAllowed(many(6, addressOf), (address) => signUp(world, address))).toBe(4);
  expect(await countAllowed(many(16, spread), (address) => signUp(world, address))).toBe(12);
  await expect(signUp(world, spread(100))).rejects.toMatchObject({
    reason: 'too_many_requests',
    message: expect.stringMatching(/^Many accounts have been opened near you\. Please wait \d+ minutes\.$/),
  });
  await signUp(world, ELSEWHERE);
});

test('R617 R727 a /56 tries a hundred passwords in ten minutes, a /48 forty a minute, so that others find a place to sign in', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  await using world = await createTestWorld({ rateLimitScale: 0.1 });
  const member = await world.newMember();
  const { device } = await world.visitor(addressOf(0)).auth.signIn({ email: member.email, password: MEMBER_PASSWORD });
  const tryOne = (address: string) =>
    world
      .visitor(address)
      .auth.signIn({ email: `${unusedName()}@chaos.test`, password: 'a wrong banana' })
      .catch((error: { reason: string }) => error.reason === 'wrong_credentials' || Promise.reject(error));
  expect(await countAllowed(many(6, spread), tryOne)).toBe(3);
  await expect(tryOne(spread(100))).rejects.toMatchObject({
    message: expect.stringMatching(/^Too many tries near you\. Please wait/),
  });
  await tryOne(ELSEWHERE);
  // Whoever has been in is not kept waiting by the neighbours.
  await world.visitor(spread(100)).auth.signIn({ email: member.email, password: MEMBER_PASSWORD, devices: [device] });
  const allowed: number[] = [];
  for (let minute = 1; minute <= 3; minute += 1) {
    vi.setSystemTime(Date.now() + 61_000);
    allowed.push(
      await countAllowed(
        many(4, (person) => addressOf(person + 1)),
        tryOne,
      ),
    );
  }
  // Two were tried in the first minute, by the /56 whose first one was the member.
  expect(allowed).toEqual([4, 4, 0]);
});

test('one who is refused takes nothing of what the neighbours share', async () => {
  await using world = await createTestWorld({ rateLimitScale: 0.1 });
  for (let count = 0; count < 20; count += 1) await signUp(world, addressOf(0)).catch(() => {});
  await signUp(world, addressOf(1));
});

test('visitors of a /56 report four times as much in a day as one, those of a /48 sixteen times', async () => {
  await using world = await createTestWorld({ rateLimitScale: 0.01 });
  const targetId = await world.newCharacter();
  expect(await countAllowed(many(6, addressOf), (address) => report(world, address, targetId))).toBe(4);
  expect(await countAllowed(many(16, spread), (address) => report(world, address, targetId))).toBe(12);
  await report(world, ELSEWHERE, targetId);
  expect(await sql`select count(*)::int as count from reports`.execute(world.db)).toMatchObject({ rows: [{ count: 17 }] });
});

test.each([
  ['look for something', { near: 10, wide: 39 }, (caller: Caller) => caller.gallery.search({ tab: 'unseen' })],
  ['are suggested something', { near: 20, wide: 77 }, (caller: Caller) => caller.gallery.suggest({ text: 'frog' })],
])('R616 visitors of a /56 %s as often as four in a minute, those of a /48 as sixteen', async (_what, most, ask) => {
  await using world = await createTestWorld({ rateLimitScale: 0.02 });
  const isTaken = (caller: Caller) =>
    ask(caller).catch((error: { reason: string }) => error.reason !== 'not_found' && Promise.reject(error));
  const askFrom = (address: string) => isTaken(world.visitor(address));
  expect(await countAllowed(many(most.near + 3, addressOf), askFrom)).toBe(most.near);
  expect(await countAllowed(many(most.wide + 3, spread), askFrom)).toBe(most.wide - most.near);
  await askFrom(ELSEWHERE);
  await isTaken((await world.newMember()).caller);
});

test('R764 who turns cards without end is told to wait, and visitors of a /56 turn as many as four: each is a row for a month', async () => {
  await using world = await createTestWorld({ rateLimitScale: 0.01 });
  for (let nth = 0; nth < 25; nth += 1) await world.newCharacter();
  const turn = (address: string) => world.visitor(address).gallery.search({ tab: 'unseen', limit: 20 });
  expect(await countAllowed(many(5, addressOf), turn)).toBe(4);
  await turn(ELSEWHERE);
  await expect(turn(ELSEWHERE)).rejects.toMatchObject({ message: expect.stringMatching(/^You have turned very many cards/) });
  expect(await sql`select count(*)::int as count from dealt_characters`.execute(world.db)).toMatchObject({
    rows: [{ count: 100 }],
  });
});

test('R727 visitors of a /56 guess at hidden messages as often as two in a minute, those of a /48 as four', async () => {
  await using world = await createTestWorld({ rateLimitScale: 0.1 });
  const guess = (caller: Caller) =>
    caller.characters
      .findSecret({ id: randomUUID(), guess: 'boo' })
      .catch((error: { reason: string }) => error.reason !== 'not_found' && Promise.reject(error));
  const guessFrom = (address: string) => guess(world.visitor(address));
  expect(await countAllowed(many(7, addressOf), guessFrom)).toBe(4);
  expect(await countAllowed(many(11, spread), guessFrom)).toBe(4);
  await guessFrom(ELSEWHERE);
  await guess((await world.newMember()).caller);
});

test('feeds are read by a /56 as by two programs at most, by a /48 as by four', async () => {
  await using world = await createTestWorld({ rateLimitScale: 0.025 });
  const app = Fastify();
  registerFeeds(app, world.services);
  const read = async (remoteAddress: string) => {
    const { statusCode } = await app.inject({ url: '/feeds/new.json', remoteAddress });
    if (statusCode !== 200) throw new Error(`answered ${statusCode}`);
  };
  // Three of one, six of a /56, twelve of a /48.
  expect(await countAllowed(many(8, addressOf), read)).toBe(6);
  expect(await countAllowed(many(16, spread), read)).toBe(6);
  await read(ELSEWHERE);
});

test('R788 pages and frames of one person are made so many in a minute, of a /56 twice as many, of a /48 four times, and the rest is told when to come again', async () => {
  await using world = await createTestWorld({ rateLimitScale: 0.005 });
  const app = Fastify();
  registerEmbeds(app, world.services);
  const ask = (remoteAddress: string) => app.inject({ url: `/embed/character/${randomUUID()}`, remoteAddress });
  const read = async (remoteAddress: string) => {
    const { statusCode, headers } = await ask(remoteAddress);
    if (statusCode === 404) return;
    expect([statusCode, headers['retry-after']]).toEqual([429, expect.stringMatching(/^([1-9]|[1-5]\d|60)$/)]);
    throw new Error('told to wait');
  };
  expect(
    await countAllowed(
      [1, 2, 3, 4].map(() => addressOf(0)),
      read,
    ),
  ).toBe(3);
  expect(
    await countAllowed(
      many(5, (nth) => addressOf(nth + 1)),
      read,
    ),
  ).toBe(3);
  expect(await countAllowed(many(16, spread), read)).toBe(6);
  await read(ELSEWHERE);
});

test('sockets are opened, and things watched, by a /56 as by four people at most, by a /48 as by sixteen', () => {
  const limits = new ConnectionLimits(1);
  const from = (address: string): Origin => ({ addressHash: address, networks: () => networksOf('x', address) });
  const opened = (count: number, address: (person: number) => string) =>
    many(count, address).filter((one) => limits.mayOpen(from(one))).length;
  // 120 at once of one, and two more each second, which a slow machine sees.
  const rate = (people: number) => expect.toSatisfy((count: number) => count >= people * 120 && count < people * 130);
  expect(opened(600, (person) => addressOf(person % 256))).toEqual(rate(4));
  expect(opened(3_000, (person) => spread(1 + (person % 200)))).toEqual(rate(12));
  expect(limits.mayOpen(from(ELSEWHERE))).toBe(true);

  const watch = (address: string) => limits.open(from(address)).beginWatch();
  const ends = many(800, (person) => addressOf(person % 256)).map(watch);
  expect(() => watch(addressOf(1))).toThrow('Too many things are watched at once from here.');
  for (const address of many(2_400, (person) => spread(1 + (person % 200)))) watch(address);
  expect(() => watch(spread(300 - 60))).toThrow('Too many things are watched at once from here.');
  watch(ELSEWHERE);
  ends[0]?.();
  watch(spread(100));
  expect(limits.watches).toBe(3_201);
});
