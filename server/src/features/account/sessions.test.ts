/** Where a member is signed in, as only that member sees it, and how it ends. */
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import type { Session } from '@chaos/shared/contract/auth';
import { createTRPCClient, httpLink } from '@trpc/client';
import superjson from 'superjson';
import { expect, test } from 'vitest';
import { readSession } from '../../auth/sessions.ts';
import { openMemberSocket } from '../../testing/member-socket.ts';
import { createTestWorld, type TestWorld } from '../../testing/test-world.ts';
import type { AppRouter } from '../../trpc/router.ts';

const account = { email: 'frigo@chaos.test', password: 'tung tung banana', username: 'frigo' };
const credentials = { email: account.email, password: account.password };
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';

function browserOf(origin: string, headers: Record<string, string>) {
  return createTRPCClient<AppRouter>({ links: [httpLink({ url: `${origin}/trpc`, transformer: superjson, headers })] });
}

/** Signed up here, and signed in elsewhere. */
async function signInTwice(world: TestWorld): Promise<{ here: Session; elsewhere: Session }> {
  const { session: here } = await world.visitor().auth.signUp(account);
  if (!here) throw new Error('no session');
  return { here, elsewhere: await world.visitor().auth.signIn(credentials) };
}

test('R382 a session is known by its device and half a network, and its last use is written when it is renewed', async () => {
  await using world = await createTestWorld();
  const { origin } = await world.listen();
  const { session } = await browserOf(origin, { 'user-agent': FIREFOX }).auth.signUp.mutate(account);
  if (!session) throw new Error('no session');
  await world.passTime(3_600);
  const next = await world.visitor().auth.refresh({ refreshToken: session.refreshToken });
  const { items } = await (await world.withToken(next.accessToken)).account.sessions();
  expect(items).toEqual([
    {
      id: expect.any(String),
      device: 'Firefox on Linux',
      network: '127.0.x.x',
      createdAt: expect.any(Date),
      lastUsedAt: expect.any(Date),
      isThis: true,
    },
  ]);
  const [one] = items;
  expect((one?.lastUsedAt.getTime() ?? 0) - (one?.createdAt.getTime() ?? 0)).toBeGreaterThan(3_500_000);
  const family = await world.db.selectFrom('session_families').select('id').executeTakeFirstOrThrow();
  expect(one?.id).not.toBe(family.id);
});

test('R382 an ended session buys nothing, its socket closes, and the one that ended it stays', async () => {
  await using world = await createTestWorld();
  const { origin } = await world.listen();
  const { here, elsewhere } = await signInTwice(world);
  const socket = await openMemberSocket(origin, elsewhere.accessToken);
  const closed = once(socket, 'close', { signal: AbortSignal.timeout(5_000) });
  const caller = await world.withToken(here.accessToken);
  const other = (await caller.account.sessions()).items.find(({ isThis }) => !isThis);
  expect(await caller.account.endSession({ id: other?.id ?? '' })).toEqual({ ended: 1 });
  expect((await closed)[0]).toBe(4001);
  expect(await readSession(world.services, elsewhere.accessToken)).toBeNull();
  await expect(world.visitor().auth.refresh({ refreshToken: elsewhere.refreshToken })).rejects.toMatchObject({
    reason: 'signed_out',
  });
  expect((await caller.account.sessions()).items).toHaveLength(1);
  await expect(caller.account.endSession({ id: other?.id ?? '' })).rejects.toMatchObject({ reason: 'not_found' });
});

test('R382 all others end at once, and nobody ends or sees those of somebody else', async () => {
  await using world = await createTestWorld();
  const { here, elsewhere } = await signInTwice(world);
  const stranger = await world.newMember();
  const caller = await world.withToken(here.accessToken);
  const ids = (await caller.account.sessions()).items.map(({ id }) => id);
  expect(ids).toHaveLength(2);
  expect((await stranger.caller.account.sessions()).items).toHaveLength(1);
  for (const id of [...ids, randomUUID()])
    await expect(stranger.caller.account.endSession({ id })).rejects.toMatchObject({ reason: 'not_found' });
  expect(await stranger.caller.account.endOtherSessions()).toEqual({ ended: 0 });
  expect(await caller.account.endOtherSessions()).toEqual({ ended: 1 });
  expect(await readSession(world.services, elsewhere.accessToken)).toBeNull();
  expect((await readSession(world.services, here.accessToken))?.user.username).toBe('frigo');
});

test('R382 a session that nobody came back to within its thirty days is not listed', async () => {
  await using world = await createTestWorld();
  await world.visitor().auth.signUp(account);
  await world.passTime(31 * 86_400);
  const { accessToken } = await world.visitor().auth.signIn(credentials);
  expect((await (await world.withToken(accessToken)).account.sessions()).items).toHaveLength(1);
});
