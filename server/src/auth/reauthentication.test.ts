/** A fresh proof: the password, typed in this session a moment ago. */
import type { Session } from '@chaos/shared/contract/auth';
import { expect, test } from 'vitest';
import { networksOf } from '../http/address-hashes.ts';
import { MEMBER_PASSWORD } from '../testing/test-data.ts';
import { createTestWorld, type TestWorld } from '../testing/test-world.ts';
import { createCallerFactory, provenProcedure, router } from '../trpc/procedures.ts';
import { readSession } from './sessions.ts';

const account = { email: 'frigo@chaos.test', password: MEMBER_PASSWORD, username: 'frigo' };
const credentials = { email: account.email, password: account.password };
const ADDRESS = '203.0.113.7';

const createDoor = createCallerFactory(router({ open: provenProcedure.mutation(() => 'opened') }));

/** Calls what takes a fresh proof, with this session. */
async function openDoor({ services }: TestWorld, { accessToken }: Session): Promise<string> {
  const signedIn = await readSession(services, accessToken);
  const networks = () => networksOf(services.appSecret, ADDRESS);
  const viewer = { userId: signedIn?.user.id ?? null, addressHash: ADDRESS, networks };
  const connection = services.connectionLimits.open({ addressHash: ADDRESS, networks });
  return createDoor({ ...services, viewer, connection, signedIn, hasBadToken: false }).open();
}

const PROOF_REQUIRED = { code: 'FORBIDDEN', reason: 'proof_required' };

test('R378 the password opens it for ten minutes, in the session in which it was typed and in no other', async () => {
  await using world = await createTestWorld();
  await world.visitor().auth.signUp(account);
  const [here, elsewhere] = [await world.visitor().auth.signIn(credentials), await world.visitor().auth.signIn(credentials)];
  await expect(openDoor(world, here)).rejects.toMatchObject(PROOF_REQUIRED);
  const caller = await world.withToken(here.accessToken);
  const { until } = await caller.account.prove({ password: account.password });
  expect(until.getTime() - Date.now()).toBeLessThanOrEqual(600_000);
  expect(await openDoor(world, here)).toBe('opened');
  await expect(openDoor(world, elsewhere)).rejects.toMatchObject(PROOF_REQUIRED);
  // A renewed session is the same one.
  const renewed = await world.visitor().auth.refresh({ refreshToken: here.refreshToken });
  await world.passTime(9 * 60);
  const again = await world.visitor().auth.refresh({ refreshToken: renewed.refreshToken });
  expect(await openDoor(world, again)).toBe('opened');
  await world.passTime(61);
  await expect(openDoor(world, again)).rejects.toMatchObject(PROOF_REQUIRED);
});

test('R378 a wrong password proves nothing, and neither does a proof of a clock that was ahead', async () => {
  await using world = await createTestWorld();
  const member = await world.newMember();
  const wrong = member.caller.account.prove({ password: 'a wrong banana' });
  await expect(wrong).rejects.toMatchObject({ code: 'UNAUTHORIZED', reason: 'wrong_credentials' });
  await world.visitor().auth.signUp(account);
  const session = await world.visitor().auth.signIn(credentials);
  const ahead = new Date(Date.now() + 3_600_000);
  await world.db.updateTable('session_families').set({ proven_at: ahead }).execute();
  await expect(openDoor(world, session)).rejects.toMatchObject(PROOF_REQUIRED);
});

test('R378 tries to prove and to sign in are counted together: neither is a way around the other', async () => {
  await using world = await createTestWorld();
  const { caller, email } = await world.newMember();
  const wrong = { password: 'a wrong banana' };
  const attempts = [() => caller.account.prove(wrong), () => world.visitor().auth.signIn({ email, ...wrong })];
  const reasons = [];
  for (let index = 0; index < 26; index += 1)
    reasons.push(await attempts[index % 2]?.().catch(({ reason }: { reason: string }) => reason));
  expect(reasons).toEqual([...Array.from({ length: 25 }, () => 'wrong_credentials'), 'too_many_requests']);
  await expect(caller.account.prove({ password: MEMBER_PASSWORD })).rejects.toMatchObject({ reason: 'too_many_requests' });
});

test('R378 who knows the device is not kept from proving by strangers who guess', async () => {
  await using world = await createTestWorld();
  await world.visitor().auth.signUp(account);
  const { accessToken, device } = await world.visitor().auth.signIn(credentials);
  const caller = await world.withToken(accessToken);
  const guess = () => world.visitor().auth.signIn({ ...credentials, password: 'a wrong banana' });
  for (let index = 0; index < 26; index += 1) await guess().catch(() => {});
  await expect(caller.account.prove({ password: account.password })).rejects.toMatchObject({ reason: 'too_many_requests' });
  expect((await caller.account.prove({ password: account.password, devices: [device] })).until).toBeInstanceOf(Date);
});

test('R378 a session that has ended meanwhile is not proven', async () => {
  await using world = await createTestWorld();
  await world.visitor().auth.signUp(account);
  const { accessToken } = await world.visitor().auth.signIn(credentials);
  const caller = await world.withToken(accessToken);
  await caller.auth.signOut();
  await expect(caller.account.prove({ password: account.password })).rejects.toMatchObject({ reason: 'signed_out' });
});
