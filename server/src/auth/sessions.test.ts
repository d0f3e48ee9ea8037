/** What becomes of tokens that are stolen, shown twice, or shown after signing out. */
import { once } from 'node:events';
import type { Session } from '@chaos/shared/contract/auth';
import { countFor } from '@chaos/shared/testing/full-run-counts';
import { expect, test } from 'vitest';
import { callRaw, sendRaw } from '../testing/fuzz/raw-http.ts';
import { openMemberSocket } from '../testing/member-socket.ts';
import { MEMBER_PASSWORD } from '../testing/test-data.ts';
import { createTestWorld, type TestWorld } from '../testing/test-world.ts';
import { issueEmailToken } from './email-tokens.ts';
import { findLivingFamilies, readSession } from './sessions.ts';

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

test('R474 a session ends after 180 days however much it was used: its tokens, its socket and its place in the list', async () => {
  await using world = await createTestWorld();
  let session: Session = await signUp(world);
  for (let month = 0; month < 6; month += 1) {
    await world.passTime(29 * 86_400);
    session = await world.visitor().auth.refresh({ refreshToken: session.refreshToken });
  }
  const { accessToken, refreshToken } = session;
  const familyId = (await readSession(world.services, accessToken))?.familyId ?? '';
  await world.passTime(6 * 86_400 - 300);
  const last = await world.visitor().auth.refresh({ refreshToken });
  expect(await findLivingFamilies(world.db, [familyId])).toEqual([familyId]);
  await world.passTime(310);
  expect(await readSession(world.services, last.accessToken)).toBeNull();
  expect(await findLivingFamilies(world.db, [familyId])).toEqual([]);
  await expect(world.visitor().auth.refresh({ refreshToken: last.refreshToken })).rejects.toMatchObject({ reason: 'signed_out' });
  const { accessToken: next } = await world.visitor().auth.signIn({ email: account.email, password: account.password });
  expect((await (await world.withToken(next)).account.sessions()).items).toHaveLength(1);
});

test('R474 signing in anew ends the session that this browser still shows, and none of another', async () => {
  await using world = await createTestWorld();
  const [here, elsewhere] = [
    await signUp(world),
    await world.visitor().auth.signIn({ email: account.email, password: account.password }),
  ];
  const again = await world.withToken(here.accessToken);
  await again.auth.signIn({ email: account.email, password: account.password });
  expect(await readSession(world.services, here.accessToken)).toBeNull();
  await expect(world.visitor().auth.refresh({ refreshToken: here.refreshToken })).rejects.toMatchObject({ reason: 'signed_out' });
  expect(await readSession(world.services, elsewhere.accessToken)).not.toBeNull();
  await expect(again.auth.signIn({ email: account.email, password: 'a wrong banana' })).rejects.toMatchObject({
    reason: 'wrong_credentials',
  });
});

test('R474 so does confirming an address by its password', async () => {
  await using world = await createTestWorld();
  const here = await signUp(world);
  const { id, email } = await world.newMember();
  const token = await world.db.transaction().execute((trx) => issueEmailToken(trx, id, 'confirm'));
  const { session } = await (await world.withToken(here.accessToken)).auth.confirmEmail({ token, password: MEMBER_PASSWORD });
  expect(session?.user).toMatchObject({ id, email });
  expect(await readSession(world.services, here.accessToken)).toBeNull();
});

test('trust 4: after signing out every call with the token is a 401, and its socket is closed within 5 s', async () => {
  await using world = await createTestWorld();
  const { origin } = await world.listen();
  const { accessToken } = await signUp(world);
  const headers = { authorization: `Bearer ${accessToken}` };
  const readGallery = () => sendRaw(origin, `/trpc/gallery.top?input=${encodeURIComponent('{"json":{}}')}`, { headers });
  const readOwn = () => sendRaw(origin, '/trpc/auth.session', { headers });
  expect([(await readGallery()).status, (await readOwn()).status]).toEqual([200, 200]);

  const socket = await openMemberSocket(origin, accessToken);
  const closed = once(socket, 'close', { signal: AbortSignal.timeout(5_000) });
  expect((await callRaw(origin, 'auth.signOut', undefined, headers)).status).toBe(200);
  expect((await closed)[0]).toBe(4001);
  expect([(await readGallery()).status, (await readOwn()).status]).toEqual([401, 401]);
});
