/** Accounts that somebody opens with another's address, and waits (account pre-hijacking). */
import { expect, test } from 'vitest';
import { listOperators, promoteOperator, setOperator } from '../auth/operators.ts';
import { readOutbox } from '../mail/mailer.ts';
import { createTestWorld, type TestWorld } from '../testing/test-world.ts';

const BOSS = 'boss@chaos.test';
const credentials = { email: 'Boss@chaos.test', password: 'tung tung banana' };
const attacker = { ...credentials, username: 'boss' };
const NEW_PASSWORD = 'a better banana';

/** The token of the newest mail with this mark, which its address's owner alone has. */
async function readMail({ outboxFolder }: TestWorld, mark: RegExp): Promise<string> {
  let token: string | undefined;
  const look = async () => {
    for (const { text } of await readOutbox(outboxFolder)) token ??= mark.exec(text)?.[1];
    return token;
  };
  await expect.poll(look).toBeDefined();
  return token ?? '';
}

async function isOperator(world: TestWorld, accessToken: string): Promise<boolean> {
  const caller = await world.withToken(accessToken);
  return caller.ops.overview().then(
    () => true,
    () => false,
  );
}

test('who opened an account with the operator’s address is none, also when the operator confirms the address', async () => {
  await using world = await createTestWorld();
  world.services.operatorEmail = BOSS;
  const { session } = await world.visitor().auth.signUp(attacker);
  const token = await readMail(world, /#confirm=(\S+)/);
  // The operator did not open it, and knows no password of it.
  for (const password of [undefined, 'my own banana'])
    await expect(world.visitor().auth.confirmEmail({ token, password })).rejects.toMatchObject({ reason: 'wrong_credentials' });
  await world.visitor().auth.confirmEmail({ token, password: attacker.password });
  // At every start it is looked at again.
  await promoteOperator(world.db, BOSS);
  expect(await isOperator(world, session?.accessToken ?? '')).toBe(false);
  const again = await world.visitor().auth.signIn(credentials);
  expect(await isOperator(world, again.accessToken)).toBe(false);
});

test('a password by mail makes the operator, and puts out whoever was in before', async () => {
  await using world = await createTestWorld();
  world.services.operatorEmail = BOSS;
  const { session } = await world.visitor().auth.signUp(attacker);
  await world.visitor().auth.requestPasswordReset({ email: BOSS });
  await world.visitor().auth.resetPassword({ token: await readMail(world, /#token=(\S+)/), password: NEW_PASSWORD });
  const mine = await world.visitor().auth.signIn({ email: BOSS, password: NEW_PASSWORD });
  expect(await isOperator(world, mine.accessToken)).toBe(true);
  expect(await isOperator(world, session?.accessToken ?? '')).toBe(false);
  await expect(world.visitor().auth.refresh({ refreshToken: session?.refreshToken ?? '' })).rejects.toMatchObject({
    code: 'UNAUTHORIZED',
  });
  await expect(world.visitor().auth.signIn(credentials)).rejects.toMatchObject({ reason: 'wrong_credentials' });
  // As at every start.
  await promoteOperator(world.db, BOSS);
  const added = world.db.selectFrom('audit_log').select('user_id').where('kind', '=', 'operator_added');
  expect(await added.execute()).toEqual([{ user_id: mine.user.id }]);
});

// The five kinds of pre-hijacking are those of Sudhodanan and Paverd (2022). Federated sign-in, which two of them are about, is none
// of ours.

test('unexpired session: confirming ends every session but the one that proves itself, and the rest hears of it', async () => {
  await using world = await createTestWorld();
  const first = await world.visitor().auth.signUp(attacker);
  const token = await readMail(world, /#confirm=(\S+)/);
  const second = await world.visitor().auth.signIn(credentials);
  const ended: string[] = [];
  world.services.bus.subscribe('session', (familyId) => void ended.push(familyId));
  const owner = await world.withToken(second.accessToken);
  expect(await owner.auth.confirmEmail({ token })).toEqual({ session: null });
  const refresh = (refreshToken = '') => world.visitor().auth.refresh({ refreshToken });
  await expect(refresh(first.session?.refreshToken)).rejects.toMatchObject({ reason: 'signed_out' });
  expect((await refresh(second.refreshToken)).user.emailConfirmed).toBe(true);
  await expect.poll(() => ended.length).toBe(1);
});

test('by its password, confirming begins a session and ends all others; by somebody else’s session it confirms nothing', async () => {
  await using world = await createTestWorld();
  const { session } = await world.visitor().auth.signUp(attacker);
  const token = await readMail(world, /#confirm=(\S+)/);
  const stranger = await world.newMember();
  await expect(stranger.caller.auth.confirmEmail({ token })).rejects.toMatchObject({ reason: 'wrong_credentials' });
  const mine = await world.visitor().auth.confirmEmail({ token, password: attacker.password });
  expect(mine.session?.user.emailConfirmed).toBe(true);
  await expect(world.visitor().auth.refresh({ refreshToken: session?.refreshToken ?? '' })).rejects.toMatchObject({
    reason: 'signed_out',
  });
});

test('the password of a link is guessed twenty times in an hour, from however many addresses', async () => {
  await using world = await createTestWorld();
  await world.visitor().auth.signUp(attacker);
  const token = await readMail(world, /#confirm=(\S+)/);
  const guess = (address: string) =>
    world
      .visitor(address)
      .auth.confirmEmail({ token, password: 'a guess' })
      .catch((error: unknown) => Reflect.get(Object(error), 'reason'));
  for (let index = 0; index < 20; index += 1) expect(await guess(`203.0.113.${index}`)).toBe('wrong_credentials');
  expect(await guess('203.0.113.99')).toBe('too_many_requests');
});

test('classic and unexpired change: a new password by mail ends what was known and mailed before it', async () => {
  await using world = await createTestWorld();
  await world.visitor().auth.signUp(attacker);
  const confirm = await readMail(world, /#confirm=(\S+)/);
  await world.visitor().auth.requestPasswordReset({ email: BOSS });
  const reset = await readMail(world, /reset#token=(\S+)/);
  await world.visitor().auth.resetPassword({ token: reset, password: NEW_PASSWORD });
  for (const password of [attacker.password, NEW_PASSWORD])
    await expect(world.visitor().auth.confirmEmail({ token: confirm, password })).rejects.toMatchObject({
      reason: 'link_invalid',
    });
});

test('unexpired change of address: a new password by mail ends what the attacker had begun', async () => {
  await using world = await createTestWorld();
  const { session } = await world.visitor().auth.signUp(attacker);
  const thief = await world.withToken(session?.accessToken ?? '');
  await thief.account.prove({ password: attacker.password });
  await thief.account.changeEmail({ email: 'thief@elsewhere.test' });
  const change = await readMail(world, /From then on, you sign in with it:\s+\S+#confirm=(\S+)/);
  await world.visitor().auth.requestPasswordReset({ email: BOSS });
  await world.visitor().auth.resetPassword({ token: await readMail(world, /reset#token=(\S+)/), password: NEW_PASSWORD });
  for (const password of [attacker.password, NEW_PASSWORD])
    await expect(world.visitor().auth.confirmEmail({ token: change, password })).rejects.toMatchObject({
      reason: 'link_invalid',
    });
  expect((await world.visitor().auth.signIn({ email: BOSS, password: NEW_PASSWORD })).user.email).toBe(credentials.email);
});

test('of many confirmations at once one begins a session', async () => {
  await using world = await createTestWorld();
  await world.visitor().auth.signUp(attacker);
  const token = await readMail(world, /#confirm=(\S+)/);
  const all = Array.from({ length: 8 }, (_, index) =>
    world.visitor(`203.0.113.${index}`).auth.confirmEmail({ token, password: attacker.password }),
  );
  const settled = await Promise.allSettled(all);
  expect(settled.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  for (const one of settled) if (one.status === 'rejected') expect(one.reason).toMatchObject({ reason: 'link_invalid' });
});

test('by command the role goes to a confirmed address alone, and ends whatever session was there', async () => {
  await using world = await createTestWorld();
  const { session } = await world.visitor().auth.signUp(attacker);
  const add = () => setOperator(world.db, BOSS.toUpperCase(), true);
  expect(await add()).toBe('unconfirmed');
  await world.visitor().auth.confirmEmail({ token: await readMail(world, /#confirm=(\S+)/), password: attacker.password });
  const before = await world.visitor().auth.signIn(credentials);
  expect([await add(), await add(), await setOperator(world.db, 'nobody@chaos.test', true)]).toEqual([
    'done',
    'already',
    'unknown',
  ]);
  expect(await listOperators(world.db)).toEqual([credentials.email]);
  for (const token of [session?.accessToken ?? '', before.accessToken]) expect(await isOperator(world, token)).toBe(false);
  expect(await isOperator(world, (await world.visitor().auth.signIn(credentials)).accessToken)).toBe(true);
  expect(await setOperator(world.db, BOSS, false)).toBe('done');
  expect(await listOperators(world.db)).toEqual([]);
});
