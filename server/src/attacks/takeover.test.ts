/** Accounts that somebody opens with another's address, and waits (account pre-hijacking). */
import { PATIENCE } from '@chaos/shared/node/testing/patience';
import { expect, test } from 'vitest';
import { readOutbox } from '../auth/mailer.ts';
import { promoteOperator } from '../auth/operators.ts';
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
  await expect.poll(look, PATIENCE).toBeDefined();
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
  await world.visitor().auth.confirmEmail({ token: await readMail(world, /#confirm=(\S+)/) });
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
});
