import { PATIENCE } from '@chaos/shared/node/testing/patience';
import { expect, test } from 'vitest';
import { createTestWorld, type TestWorld } from '../testing/test-world.ts';
import { readOutbox } from './mailer.ts';
import { promoteOperator } from './operators.ts';

const boss = { email: 'Boss@chaos.test', password: 'tung tung banana', username: 'boss' };

async function roleOf({ db }: TestWorld): Promise<string> {
  return (await db.selectFrom('users').select('role').executeTakeFirstOrThrow()).role;
}

test("whoever signs up with the operator's address is no operator before the address is proven", async () => {
  await using world = await createTestWorld();
  world.services.operatorEmail = 'boss@chaos.test';
  await world.visitor().auth.signUp(boss);
  await promoteOperator(world.db, 'boss@chaos.test');
  expect(await roleOf(world)).toBe('member');
});

test.each([
  ['the link that confirms it', /#confirm=(\S+)/],
  ['a new password by mail', /#token=(\S+)/],
])('%s proves the address and makes an operator', async (_what, mark) => {
  await using world = await createTestWorld();
  world.services.operatorEmail = 'boss@chaos.test';
  await world.visitor().auth.signUp(boss);
  const isReset = mark.source.includes('token');
  if (isReset) await world.visitor().auth.requestPasswordReset({ email: boss.email });
  let token = '';
  await expect
    .poll(async () => {
      const mails = await readOutbox(world.outboxFolder);
      token = mails.map((mail) => mark.exec(mail.text)?.[1] ?? '').find((one) => one !== '') ?? '';
      return token;
    }, PATIENCE)
    .not.toBe('');
  if (isReset) await world.visitor().auth.resetPassword({ token, password: 'a better banana' });
  else await world.visitor().auth.confirmEmail({ token });
  expect(await roleOf(world)).toBe('operator');
});
