/** A new password for whoever knows the present one. */
import { expect, test } from 'vitest';
import { readOutbox } from '../mail/mailer.ts';
import { createTestWorld, type TestWorld } from '../testing/test-world.ts';
import { readSession } from './sessions.ts';

const account = { email: 'frigo@chaos.test', password: 'tung tung banana', username: 'frigo' };
const credentials = { email: account.email, password: account.password };
const change = { currentPassword: account.password, newPassword: 'a better banana' };

async function signUp(world: TestWorld) {
  await world.visitor().auth.signUp(account);
  const [here, elsewhere] = [await world.visitor().auth.signIn(credentials), await world.visitor().auth.signIn(credentials)];
  return { here, elsewhere, caller: await world.withToken(here.accessToken) };
}

async function findMail(world: TestWorld, word: RegExp): Promise<string> {
  let text = '';
  const read = async () => {
    text = (await readOutbox(world.outboxFolder)).find((mail) => word.test(mail.text))?.text ?? '';
    return text;
  };
  await expect.poll(read).not.toBe('');
  return text;
}

test('R381 a new password ends every other session and the links of before, keeps this one, and its owner is told', async () => {
  await using world = await createTestWorld();
  const { here, elsewhere, caller } = await signUp(world);
  const ended: string[] = [];
  world.services.bus.subscribe('session', (familyId) => void ended.push(familyId));
  await world.visitor().auth.requestPasswordReset({ email: account.email });
  const token = /#token=(\S+)/.exec(await findMail(world, /mode=reset#token=/))?.[1] ?? '';
  const { device } = await caller.account.changePassword(change);
  expect(await readSession(world.services, elsewhere.accessToken)).toBeNull();
  expect((await readSession(world.services, here.accessToken))?.user.username).toBe('frigo');
  await expect(world.visitor().auth.refresh({ refreshToken: elsewhere.refreshToken })).rejects.toMatchObject({
    reason: 'signed_out',
  });
  // The one of signing up, and elsewhere.
  await expect.poll(() => ended).toHaveLength(2);
  await expect(world.visitor().auth.resetPassword({ token, password: 'a third banana' })).rejects.toMatchObject({
    reason: 'link_invalid',
  });
  await expect(world.visitor().auth.signIn(credentials)).rejects.toMatchObject({ reason: 'wrong_credentials' });
  await world.visitor().auth.signIn({ ...credentials, password: change.newPassword, devices: [device] });
  expect(await findMail(world, /Your password was changed/)).toContain('http://chaos.test/auth?mode=reset\n');
});

test('R381 it takes the present password, and refuses the same again and what everybody tries first', async () => {
  await using world = await createTestWorld();
  const { caller } = await signUp(world);
  const refused = (more: object) => expect(caller.account.changePassword({ ...change, ...more })).rejects;
  await refused({ currentPassword: 'a wrong banana' }).toMatchObject({ reason: 'wrong_credentials' });
  await refused({ newPassword: account.password }).toMatchObject({ reason: 'weak_password' });
  await refused({ newPassword: 'password123' }).toMatchObject({ reason: 'weak_password' });
  await refused({ newPassword: 'short' }).toMatchObject({ reason: 'invalid_input' });
  await world.visitor().auth.signIn(credentials);
});

test('R381 of two tabs that change it at once one does, and only that password works', async () => {
  await using world = await createTestWorld();
  const { here, elsewhere } = await signUp(world);
  const passwords = ['the first banana', 'the second banana'];
  const callers = [await world.withToken(here.accessToken), await world.withToken(elsewhere.accessToken)];
  const said = await Promise.all(
    callers.map((one, index) =>
      one.account.changePassword({ ...change, newPassword: passwords[index] ?? '' }).then(
        () => 'changed',
        ({ reason }: { reason: string }) => reason,
      ),
    ),
  );
  expect(said.filter((one) => one === 'changed')).toHaveLength(1);
  expect(['wrong_credentials', 'signed_out']).toContain(said.find((one) => one !== 'changed'));
  const winner = said.indexOf('changed');
  await world.visitor().auth.signIn({ ...credentials, password: passwords[winner] ?? '' });
  const loser = { ...credentials, password: passwords[1 - winner] ?? '' };
  await expect(world.visitor().auth.signIn(loser)).rejects.toMatchObject({ reason: 'wrong_credentials' });
});
