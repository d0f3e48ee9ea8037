/** Hints for members: of their own things only, once in a while, through either live bus. */

import { randomUUID } from 'node:crypto';
import type { Session } from '@chaos/shared/contract/auth';
import { HINT_TOPICS, type MemberHint } from '@chaos/shared/contract/live';
import { publishToMembers } from '@chaos/shared/core/live/publish-to-members';
import { openLiveBus } from '@chaos/shared/platform/live-bus';
import { countFor } from '@chaos/shared/testing/full-run-counts';
import { createTRPCClient, createWSClient, wsLink } from '@trpc/client';
import { sql } from 'kysely';
import superjson from 'superjson';
import { describe, expect, onTestFinished, test } from 'vitest';
import { startSession } from '../auth/sessions.ts';
import { drawBattle } from '../testing/test-data.ts';
import { blankWish, createTestWorld, type TestWorld } from '../testing/test-world.ts';
import type { AppRouter } from '../trpc/router.ts';

const redisUrl = process.env.TEST_REDIS_URL;
const backends: [name: string, redisUrl: string | undefined][] = [['PostgreSQL', undefined]];
if (redisUrl) backends.push(['Redis', redisUrl]);

const ofAny = (topic: MemberHint['topic']) => ({ topic, id: null });
const ANYTHING = HINT_TOPICS.map(ofAny);

/** Follows as this member; everything that it is told is noted. Returns when it listens. */
async function follow(world: TestWorld, userId: string) {
  const stop = new AbortController();
  const seen: MemberHint[] = [];
  const hints = world.services.memberEvents.follow({ userId, isReturning: false }, stop.signal);
  const ended = (async () => {
    for await (const { topic, id } of hints) seen.push({ topic, id });
  })();
  onTestFinished(() => stop.abort());
  return { seen, sees: (hint: MemberHint) => expect.poll(() => seen).toContainEqual(hint), stop, ended };
}

/** Tells this member of an offer until it is heard alone: by then everything from before has been told. */
async function hearOut(world: TestWorld, userId: string, { seen }: Awaited<ReturnType<typeof follow>>): Promise<void> {
  const id = randomUUID();
  const tell = () => {
    publishToMembers(world.services.bus, { topic: 'offers', userIds: [userId], ids: [id] });
    return seen;
  };
  await expect.poll(tell, { interval: 100 }).toContainEqual({ topic: 'offers', id });
}

/** A browser's subscription: over a socket that comes back by itself. */
function subscribe(origin: string, session: Session | null, client = {}) {
  const ws = createWSClient({
    url: `${origin.replace('http', 'ws')}/trpc`,
    ...(session && { connectionParams: { accessToken: session.accessToken } }),
    retryDelayMs: () => 10,
    ...client,
  });
  onTestFinished(() => ws.close());
  const { live } = createTRPCClient<AppRouter>({ links: [wsLink({ client: ws, transformer: superjson })] });
  const seen: MemberHint[] = [];
  const state = { starts: 0, isOver: false };
  live.events.subscribe(undefined, {
    onData: ({ data }) => void seen.push(data),
    onStarted: () => {
      state.starts += 1;
    },
    onComplete: () => {
      state.isOver = true;
    },
  });
  return { seen, state, sees: (hint: MemberHint) => expect.poll(() => seen).toContainEqual(hint) };
}

const sessionOf = (world: TestWorld, userId: string) => world.db.transaction().execute((trx) => startSession(trx, userId));

/** A member's own against another's, in a battle that the first wins. */
async function winFrom(world: TestWorld, me: string, rival: string) {
  const [fighter, opponent] = [await world.newCharacter({ creatorId: me }), await world.newCharacter({ creatorId: rival })];
  const request = await drawBattle(world.db, 'wins', { char1Id: fighter, char2Id: opponent });
  return { fighter, opponent, ...(await world.member(me).battles.execute(request)) };
}

describe('what is told', () => {
  test('R21 a battle tells both owners of their characters, and the one who fought of the battle', async () => {
    await using world = await createTestWorld();
    const [me, rival] = [await world.newMember(), await world.newMember()];
    const [mine, theirs] = [await follow(world, me.id), await follow(world, rival.id)];
    const { battleId, ownershipTransferred } = await winFrom(world, me.id, rival.id);
    expect(ownershipTransferred).toBe(true);
    await mine.sees(ofAny('characters'));
    await mine.sees({ topic: 'battles', id: battleId });
    await theirs.sees(ofAny('characters'));
    await hearOut(world, rival.id, theirs);
    expect(theirs.seen.map(({ topic }) => topic)).not.toContain('battles');
  });

  test('R21 privacy, a finished character and a claimed one tell their owner', async () => {
    await using world = await createTestWorld();
    const me = await world.newMember();
    const shown = await world.newCharacter({ creatorId: me.id });
    const { seen, sees } = await follow(world, me.id);
    await me.caller.characters.togglePrivacy({ characterId: shown });
    await sees({ topic: 'characters', id: shown });
    await me.caller.characters.generate({ ...blankWish, requestId: randomUUID() });
    await world.finishTickets();
    await expect.poll(() => seen).toHaveLength(2);
    const ticket = await world.visitor().characters.generate({ ...blankWish, requestId: randomUUID() });
    await world.finishTickets();
    await me.caller.characters.claim({ tickets: [{ ticketId: ticket.id, secret: ticket.secret ?? '' }] });
    await expect.poll(() => seen).toHaveLength(3);
    const own = await world.db.selectFrom('meme_characters').select('id').orderBy('id').execute();
    expect(seen.map(({ topic, id }) => ({ topic, id }))).toEqual(own.map(({ id }) => ({ topic: 'characters', id })));
  });

  test("a visitor's battle changes nothing, and tells nobody; a like is no news, a comment is", async () => {
    await using world = await createTestWorld();
    const [me, rival] = [await world.newMember(), await world.newMember()];
    const { fighter, opponent } = await winFrom(world, me.id, rival.id);
    const listening = await follow(world, rival.id);
    await world.visitor().battles.execute({ char1Id: fighter, char2Id: opponent, requestId: randomUUID() });
    const other = await world.newCharacter({ creatorId: rival.id });
    await world.visitor().reactions.toggle({ characterId: other, reactionType: 'like' });
    await me.caller.comments.add({ characterId: other, content: 'hello' });
    await hearOut(world, rival.id, listening);
    // What happened a moment before it began is told as well: the lost battle.
    expect(listening.seen.filter(({ topic }) => topic !== 'offers')).toEqual([
      ofAny('characters'),
      expect.objectContaining({ topic: 'notifications' }),
    ]);
  });
});

describe('whom it is told', () => {
  test('trust 13: of 1,000 events of others a member is told none', async () => {
    await using world = await createTestWorld({ rateLimitScale: 100 });
    const { origin } = await world.listen();
    const [me, other] = [await world.newMember(), await world.newMember()];
    const { seen, sees } = subscribe(origin, await sessionOf(world, me.id));
    const theirs = await follow(world, other.id);
    const character = await world.newCharacter({ creatorId: other.id });
    const events = countFor({ slice: 60, full: 1_000 });
    for (let round = 0; round < events; round += 2) {
      await other.caller.characters.togglePrivacy({ characterId: character });
      publishToMembers(world.services.bus, { topic: 'offers', userIds: [other.id, null], ids: [randomUUID()] });
    }
    await theirs.sees({ topic: 'characters', id: character });
    await hearOut(world, other.id, theirs);
    const own = randomUUID();
    publishToMembers(world.services.bus, { topic: 'battles', userIds: [me.id], ids: [own] });
    await sees({ topic: 'battles', id: own });
    expect(seen).toEqual([{ topic: 'battles', id: own }]);
  });

  test('a visitor may subscribe; it ends at once, says nothing and holds nothing', async () => {
    await using world = await createTestWorld();
    const { origin } = await world.listen();
    const { seen, state } = subscribe(origin, null);
    await expect.poll(() => state).toEqual({ starts: 1, isOver: true });
    expect([seen, world.services.memberEvents.size]).toEqual([[], 0]);
  });

  test('whose hints they are is never taken from what is sent', async () => {
    await using world = await createTestWorld();
    const [me, other] = [await world.newMember(), await world.newMember()];
    for (const forged of [{ userId: other.id }, { topic: 'characters' }, { lastEventId: 'x'.repeat(81) }])
      await expect(Reflect.apply(me.caller.live.events, null, [forged])).rejects.toMatchObject({ code: 'BAD_REQUEST' });
  });

  test('signing out closes the socket, and nobody is followed any more', async () => {
    await using world = await createTestWorld();
    const { origin } = await world.listen();
    const me = await world.newMember();
    const session = await sessionOf(world, me.id);
    const closed = Promise.withResolvers<number>();
    const once = { retryDelayMs: () => 600_000, onClose: (cause?: { code?: number }) => closed.resolve(cause?.code ?? 0) };
    subscribe(origin, session, once);
    await expect.poll(() => world.services.memberEvents.size).toBe(1);
    await (await world.withToken(session.accessToken)).auth.signOut();
    expect(await closed.promise).toBe(4001);
    await expect.poll(() => world.services.memberEvents.size).toBe(0);
  });
});

describe('how it is told', () => {
  test('much of one topic that comes together is one hint, and each subscription of a person gets it', async () => {
    await using world = await createTestWorld();
    const me = await world.newMember();
    const both = [await follow(world, me.id), await follow(world, me.id)];
    const ids = Array.from({ length: 80 }, () => randomUUID());
    publishToMembers(world.services.bus, { topic: 'offers', userIds: [me.id], ids });
    for (const { sees } of both) await sees(ofAny('offers'));
    const last = await follow(world, me.id);
    await hearOut(world, me.id, last);
    for (const { seen } of both) expect(seen.filter(({ id }) => id === null)).toEqual([ofAny('offers')]);
  });

  test('what happened a moment before it began is told as well: the answers of a page may be older than its connection', async () => {
    await using world = await createTestWorld();
    const me = await world.newMember();
    const [first, id] = [await follow(world, me.id), randomUUID()];
    publishToMembers(world.services.bus, { topic: 'battles', userIds: [me.id], ids: [id] });
    await first.sees({ topic: 'battles', id });
    const second = await follow(world, me.id);
    await second.sees({ topic: 'battles', id });
    const other = await follow(world, (await world.newMember()).id);
    await hearOut(world, me.id, second);
    expect(other.seen).toEqual([]);
  });

  test('who leaves is forgotten', async () => {
    await using world = await createTestWorld();
    const { stop, ended } = await follow(world, (await world.newMember()).id);
    expect(world.services.memberEvents.size).toBe(1);
    stop.abort();
    await ended;
    expect(world.services.memberEvents.size).toBe(0);
  });

  test('R20 after a cut every topic is told once, because any of them may have changed', async () => {
    await using world = await createTestWorld();
    const { origin, cutSockets } = await world.listen();
    const me = await world.newMember();
    const { seen, sees, state } = subscribe(origin, await sessionOf(world, me.id));
    await expect.poll(() => state.starts).toBe(1);
    const id = randomUUID();
    publishToMembers(world.services.bus, { topic: 'battles', userIds: [me.id], ids: [id] });
    await sees({ topic: 'battles', id });
    cutSockets();
    await expect.poll(() => seen.slice(1)).toEqual(expect.arrayContaining(ANYTHING));
    expect(seen).toHaveLength(1 + ANYTHING.length);
    expect(state.starts).toBe(2);
  });

  test('after the bus itself was cut everybody is told of every topic', async () => {
    await using world = await createTestWorld();
    const { seen } = await follow(world, (await world.newMember()).id);
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and application_name = 'live' and query like 'listen%'`.execute(world.db);
    await expect.poll(() => seen).toEqual(ANYTHING);
    // Also whoever comes now: what the page has read may be older than a hint that was lost.
    const late = await follow(world, (await world.newMember()).id);
    await expect.poll(() => late.seen).toEqual(ANYTHING);
  });
});

describe.each(backends)('on %s', (_name, redis) => {
  test('R21 R22 a hint of another process arrives', async () => {
    await using world = await createTestWorld({ redisUrl: redis });
    const me = await world.newMember();
    const { sees } = await follow(world, me.id);
    const other = await openLiveBus({ databaseUrl: world.databaseUrl, redisUrl: redis, log: world.services.log });
    onTestFinished(() => other.close());
    const id = randomUUID();
    publishToMembers(other, { topic: 'offers', userIds: [me.id], ids: [id] });
    await sees({ topic: 'offers', id });
  });
});
