/** What becomes of tokens that are stolen, shown twice, or shown after signing out. */
import { once } from 'node:events';
import { countFor } from '@chaos/shared/testing/counts';
import { expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { callRaw, sendRaw } from '../testing/fuzz/raw-http.ts';
import { createTestWorld, type TestWorld } from '../testing/test-world.ts';
import { readSession } from './sessions.ts';

const account = { email: 'frigo@chaos.test', password: 'tung tung banana', username: 'frigo' };

async function signUp(world: TestWorld) {
  const { session } = await world.visitor().auth.signUp(account);
  if (!session) throw new Error('no session');
  return session;
}

test('trust 3: two hundred parallel refreshes are one rotation, round after round, and nobody is signed out', async () => {
  const rounds = countFor({ slice: 2, full: 1_000 });
  await using world = await createTestWorld({ rateLimitScale: rounds });
  let { refreshToken } = await signUp(world);
  for (let round = 1; round <= rounds; round += 1) {
    const refresh = () => world.visitor().auth.refresh({ refreshToken });
    const answers = await Promise.all(Array.from({ length: 200 }, refresh));
    const next = answers[0];
    if (!next) throw new Error('no answer');
    expect(new Set(answers.map((answer) => answer.refreshToken))).toEqual(new Set([next.refreshToken]));
    expect(new Set(answers.map((answer) => answer.accessToken))).toEqual(new Set([next.accessToken]));
    expect(await world.db.selectFrom('refresh_tokens').select('hash').execute()).toHaveLength(round + 1);
    expect((await readSession(world.services, next.accessToken))?.user.username).toBe('frigo');
    refreshToken = next.refreshToken;
  }
});

test('trust 2: a token older than the previous one ends the family, however fast it comes back', async () => {
  await using world = await createTestWorld();
  const first = await signUp(world);
  const refresh = (refreshToken: string) => world.visitor().auth.refresh({ refreshToken });
  const second = await refresh(first.refreshToken);
  // The previous one may come back: an answer was lost, or two tabs asked.
  expect((await refresh(first.refreshToken)).refreshToken).toBe(second.refreshToken);
  const third = await refresh(second.refreshToken);
  await expect(refresh(first.refreshToken)).rejects.toMatchObject({ reason: 'signed_out' });
  await expect(refresh(third.refreshToken)).rejects.toMatchObject({ reason: 'signed_out' });
  expect(await readSession(world.services, third.accessToken)).toBeNull();
  const audit = await world.db.selectFrom('audit_log').select('kind').where('kind', '=', 'refresh_token_replayed').execute();
  expect(audit).toHaveLength(1);
});

test('trust 4: after signing out every call with the token is a 401, and its socket is closed within 5 s', async () => {
  await using world = await createTestWorld();
  const { origin } = await world.listen();
  const { accessToken } = await signUp(world);
  const headers = { authorization: `Bearer ${accessToken}` };
  const readGallery = () => sendRaw(origin, `/trpc/gallery.top?input=${encodeURIComponent('{"json":{}}')}`, { headers });
  const readOwn = () => sendRaw(origin, '/trpc/auth.session', { headers });
  expect([(await readGallery()).status, (await readOwn()).status]).toEqual([200, 200]);

  const socket = new WebSocket(`${origin.replace('http', 'ws')}/trpc?connectionParams=1`);
  await once(socket, 'open');
  socket.send(JSON.stringify({ method: 'connectionParams', data: { accessToken } }));
  socket.send(JSON.stringify({ id: 1, method: 'query', params: { path: 'auth.session' } }));
  await once(socket, 'message');
  const closed = once(socket, 'close', { signal: AbortSignal.timeout(5_000) });
  expect((await callRaw(origin, 'auth.signOut', undefined, headers)).status).toBe(200);
  expect((await closed)[0]).toBe(4001);
  expect([(await readGallery()).status, (await readOwn()).status]).toEqual([401, 401]);
});
