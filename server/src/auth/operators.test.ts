import { expect, test } from 'vitest';
import { createTestWorld, type TestWorld } from '../testing/test-world.ts';
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
