/** The mail of a sign-in that its owner may not know of, and its link. */
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { Mail } from '../mail/mails.ts';
import { createTestWorld, type TestWorld } from '../testing/test-world.ts';
import { untilSomeWait } from '../testing/until-some-wait.ts';
import { readSession, revokeFamily } from './sessions.ts';

const account = { email: 'frigo@chaos.test', password: 'tung tung banana', username: 'frigo' };
const credentials = { email: account.email, password: account.password };

/** What is sent from now on of new sign-ins. */
function catchMails({ services }: TestWorld): Mail[] {
  const mails: Mail[] = [];
  const { mailer } = services;
  services.mailer = {
    ...mailer,
    send: (mail) => void (mail.subject.includes('new sign-in') && mails.push(mail)),
  };
  return mails;
}

const tokenIn = (mail: Mail | undefined) => /mode=notme#token=(\S+)/.exec(mail?.text ?? '')?.[1] ?? '';

async function beStolen(world: TestWorld) {
  const mails = catchMails(world);
  const { session: own } = await world.visitor().auth.signUp(account);
  if (!own) throw new Error('no session');
  const thief = await world.visitor().auth.signIn(credentials);
  await expect.poll(() => mails.length).toBe(1);
  return { mails, own, thief, token: tokenIn(mails[0]) };
}

test('R383 a sign-in from a new device is told by mail; one from a known device, and the very first one, is not', async () => {
  await using world = await createTestWorld();
  const { mails, thief } = await beStolen(world);
  expect(mails[0]?.to).toBe(account.email);
  await world.visitor().auth.signIn({ ...credentials, devices: [thief.device] });
  // Told in the order in which they came.
  const unknown = world.visitor('198.51.100.9').auth.signIn(credentials);
  await unknown;
  await expect.poll(() => mails.length).toBe(2);
});

test('R482 a sign-in from a new device is a notice in every other session, whose "It was not me" takes a fresh proof and ends it once', async () => {
  await using world = await createTestWorld();
  const { own, thief, token } = await beStolen(world);
  const [here, there] = [await world.withToken(own.accessToken), await world.withToken(thief.accessToken)];
  const told = (await here.notifications.list()).items;
  expect(told).toMatchObject([{ kind: 'signed_in', isNew: true, person: null, session: { id: expect.any(String) } }]);
  expect((await there.notifications.list()).items).toEqual([]);
  const id = told[0]?.session?.id ?? '';
  await expect(here.account.disownSession({ id })).rejects.toMatchObject({ reason: 'proof_required' });
  await here.account.prove({ password: account.password });
  await there.account.prove({ password: account.password });
  // Nobody disowns the session that they are in.
  await expect(there.account.disownSession({ id })).rejects.toMatchObject({ reason: 'not_found' });
  expect(await here.account.disownSession({ id })).toEqual({ ended: 1 });
  expect(await readSession(world.services, thief.accessToken)).toBeNull();
  expect((await here.notifications.list()).items).toEqual([]);
  await expect(here.account.disownSession({ id })).rejects.toMatchObject({ reason: 'not_found' });
  // The mail works on: whoever says it in a session may be the thief.
  expect(await world.visitor().auth.disownSession({ token })).toEqual({ resetToken: expect.any(String) });
});

test('R383 R482 a thief who disowns the owner in time does not end the owner’s link, nor comes back in by the same device before it', async () => {
  await using world = await createTestWorld();
  const { mails, own, thief, token } = await beStolen(world);
  const there = await world.withToken(thief.accessToken);
  await there.account.prove({ password: account.password });
  await there.account.endOtherSessions();
  const back = await world.visitor().auth.signIn({ ...credentials, devices: [thief.device] });
  // By what that browser was given it is no new device.
  expect(mails).toHaveLength(1);
  const others = await (await world.withToken(back.accessToken)).account.sessions();
  const { id = '' } = others.items.find(({ isThis }) => !isThis) ?? {};
  const here = await world.withToken(back.accessToken);
  await here.account.prove({ password: account.password });
  await here.account.disownSession({ id });
  await world.visitor().auth.disownSession({ token });
  for (const { accessToken } of [own, thief, back]) expect(await readSession(world.services, accessToken)).toBeNull();
});

test('R383 R502 it ends what that browser has begun since, whatever it calls itself, and no other that is like it', async () => {
  await using world = await createTestWorld();
  const { own, thief, token } = await beStolen(world);
  const [friend, dear, lent] = await Promise.all([
    world.newMember(),
    world.newCharacter({ creatorId: own.user.id }),
    world.newCharacter({ creatorId: own.user.id }),
  ]);
  // No mail tells of this one: the account knows the browser, by what it was given a moment ago.
  const again = await world.visitor('198.51.100.9').auth.signIn({ ...credentials, devices: ['junk', thief.device] });
  const phone = await world.visitor().auth.signIn(credentials);
  const tablet = await world.visitor().auth.signIn({ ...credentials, devices: [own.device ?? ''] });
  const give = async ({ accessToken }: { accessToken: string }, characterId: string) => {
    const gift = { toUserId: friend.id, offerType: 'gift', offeredIds: [characterId], requestId: randomUUID() } as const;
    const { id: offerId, termsHash } = await (await world.withToken(accessToken)).offers.send(gift);
    await friend.caller.offers.accept({ offerId, termsHash, requestId: randomUUID() });
  };
  await give(again, dear);
  await give(phone, lent);
  await world.visitor().auth.disownSession({ token });
  for (const { accessToken } of [thief, again]) expect(await readSession(world.services, accessToken)).toBeNull();
  for (const { accessToken } of [own, phone, tablet]) expect(await readSession(world.services, accessToken)).not.toBeNull();
  expect(await (await world.withToken(own.accessToken)).offers.disowned()).toEqual({ deals: 1, waiting: 0 });
});

test('R383 a browser stays known for the same after it has changed the password, with what it has begun before', async () => {
  await using world = await createTestWorld();
  const { thief, token } = await beStolen(world);
  const before = await world.visitor().auth.signIn({ ...credentials, devices: [thief.device] });
  const { familyId = '' } = (await readSession(world.services, before.accessToken)) ?? {};
  const change = { currentPassword: account.password, newPassword: 'a stolen banana' };
  const { device } = await (await world.withToken(thief.accessToken)).account.changePassword(change);
  const again = await world.visitor().auth.signIn({ ...credentials, password: change.newPassword, devices: [device] });
  await world.visitor().auth.disownSession({ token });
  expect(await readSession(world.services, again.accessToken)).toBeNull();
  // The change has ended this one; what it gave away is to come back all the same.
  const families = world.db.selectFrom('session_families').select('id').where('disowned_at', 'is not', null);
  expect((await families.execute()).map(({ id }) => id)).toContain(familyId);
});

test.each(['disownSession', 'endSession', 'endOtherSessions', 'export'] as const)(
  'R482 a session that has ended while it waited does no %s any more',
  async (action) => {
    await using world = await createTestWorld();
    const { own, thief } = await beStolen(world);
    const [here, there] = [await world.withToken(own.accessToken), await world.withToken(thief.accessToken)];
    await there.account.prove({ password: account.password });
    const { items } = await there.account.sessions();
    const id = items.find(({ isThis }) => !isThis)?.id ?? '';
    const { familyId = '' } = (await readSession(world.services, thief.accessToken)) ?? {};
    const ending = await world.db.startTransaction().execute();
    await ending.selectFrom('session_families').select('id').forNoKeyUpdate().execute();
    const actions = {
      disownSession: () => there.account.disownSession({ id }),
      endSession: () => there.account.endSession({ id }),
      endOtherSessions: () => there.account.endOtherSessions(),
      export: () => there.account.export(),
    };
    const answer = (actions[action]() as Promise<unknown>).then(
      () => 'done',
      ({ reason }) => reason,
    );
    await untilSomeWait(world, 1);
    await revokeFamily(ending, familyId);
    await ending.commit().execute();
    expect(await answer).toBe('signed_out');
    expect(await here.account.exports()).toEqual([]);
    expect(await readSession(world.services, own.accessToken)).not.toBeNull();
  },
);

test('R502 R482 what was signed out already can still be disowned, so that what it gave away comes back', async () => {
  await using world = await createTestWorld();
  const { own, thief } = await beStolen(world);
  const [here, there] = [await world.withToken(own.accessToken), await world.withToken(thief.accessToken)];
  const characterId = await world.newCharacter({ creatorId: own.user.id });
  const { id: toUserId } = await world.newMember();
  await there.offers.send({ toUserId, offerType: 'gift', offeredIds: [characterId], requestId: randomUUID() });
  await here.account.endOtherSessions();
  const [told] = (await here.notifications.list()).items;
  await here.account.prove({ password: account.password });
  await here.account.disownSession({ id: told?.session?.id ?? '' });
  expect(await here.offers.disowned()).toEqual({ deals: 0, waiting: 1 });
  expect((await here.notifications.list()).items).toEqual([]);
});

test('R383 its link ends that session alone, once, and leads to a new password, which ends all', async () => {
  await using world = await createTestWorld();
  const { own, thief, token } = await beStolen(world);
  const { resetToken } = await world.visitor().auth.disownSession({ token });
  expect(await readSession(world.services, thief.accessToken)).toBeNull();
  await expect(world.visitor().auth.refresh({ refreshToken: thief.refreshToken })).rejects.toMatchObject({
    reason: 'signed_out',
  });
  expect(await readSession(world.services, own.accessToken)).not.toBeNull();
  await expect(world.visitor().auth.disownSession({ token })).rejects.toMatchObject({ reason: 'link_invalid' });
  await world.visitor().auth.resetPassword({ token: resetToken, password: 'a better banana' });
  expect(await readSession(world.services, own.accessToken)).toBeNull();
  await expect(world.visitor().auth.signIn(credentials)).rejects.toMatchObject({ reason: 'wrong_credentials' });
});

test('R383 a thief who changes the password does not end the link; it works for seven days', async () => {
  await using world = await createTestWorld();
  const { thief, token } = await beStolen(world);
  const change = { currentPassword: account.password, newPassword: 'a stolen banana' };
  await (await world.withToken(thief.accessToken)).account.changePassword(change);
  await world.passTime(6 * 86_400);
  const { resetToken } = await world.visitor().auth.disownSession({ token });
  await world.visitor().auth.resetPassword({ token: resetToken, password: 'a better banana' });
  await world.visitor().auth.signIn({ ...credentials, password: 'a better banana' });
});

test('R383 after seven days, and after a new password by mail, the link does nothing', async () => {
  await using world = await createTestWorld();
  const { mails, token } = await beStolen(world);
  const { resetToken } = await world.visitor().auth.disownSession({ token });
  await world.visitor().auth.signIn(credentials);
  await expect.poll(() => mails.length).toBe(2);
  await world.visitor().auth.resetPassword({ token: resetToken, password: 'a better banana' });
  const disown = (mail: Mail | undefined) => world.visitor().auth.disownSession({ token: tokenIn(mail) });
  await expect(disown(mails[1])).rejects.toMatchObject({ reason: 'link_invalid' });
  await world.visitor().auth.signIn({ ...credentials, password: 'a better banana' });
  await expect.poll(() => mails.length).toBe(3);
  await world.passTime(7 * 86_400 + 60);
  await expect(disown(mails[2])).rejects.toMatchObject({ reason: 'link_invalid' });
});
