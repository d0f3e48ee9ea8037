import { expect, test } from 'vitest';
import { createTestWorld, type TestWorld } from '../testing/test-world.ts';
import { readSession, startSession } from './sessions.ts';

async function newSession(world: TestWorld) {
  const { id: userId } = await world.newMember();
  return world.db.transaction().execute((trx) => startSession(trx, userId));
}

test('a refresh token alone signs its session out, also a replaced one, and no other session', async () => {
  await using world = await createTestWorld();
  const [first, other] = [await newSession(world), await newSession(world)];
  const { accessToken } = await world.visitor().auth.refresh({ refreshToken: first.refreshToken });
  await world.visitor().auth.signOut({ refreshToken: first.refreshToken });
  expect(await readSession(world.services, accessToken)).toBeNull();
  expect(await readSession(world.services, other.accessToken)).not.toBeNull();
});

test('signing out over HTTP works with an access token that has ended, and closes nothing without a token', async () => {
  await using world = await createTestWorld();
  const { origin } = await world.listen();
  const { accessToken, refreshToken } = await newSession(world);
  await world.db.deleteFrom('sessions').execute();
  const signOut = async (body: object) => {
    const headers = { authorization: `Bearer ${accessToken}`, 'content-type': 'application/json' };
    return (await fetch(`${origin}/trpc/auth.signOut`, { method: 'POST', headers, body: JSON.stringify(body) })).status;
  };
  expect(await signOut({})).toBe(401);
  expect(await signOut({ json: { refreshToken } })).toBe(200);
  await expect(world.visitor().auth.refresh({ refreshToken })).rejects.toMatchObject({ reason: 'signed_out' });
});

test('an unknown refresh token is answered like a known one', async () => {
  await using world = await createTestWorld();
  expect(await world.visitor().auth.signOut({ refreshToken: 'nonsense' })).toBeUndefined();
});
