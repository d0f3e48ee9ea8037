/** To whom the calls of operators exist. */
import { expect, test } from 'vitest';
import { startSession } from '../../auth/sessions.ts';
import { openOpsStage } from '../../testing/ops-world.ts';
import { procedurePaths, typeOf } from '../../testing/procedures.ts';
import { createTestWorld, type TestWorld } from '../../testing/test-world.ts';

const OPS_PATHS = procedurePaths.filter((path) => path.startsWith('ops.') && typeOf(path) !== 'subscription');

async function tokenOf({ db }: TestWorld, userId: string): Promise<string> {
  return (await db.transaction().execute((trx) => startSession(trx, userId))).accessToken;
}

/** The whole answer, with the name of the path taken out. */
async function ask(origin: string, path: string, token: string | null): Promise<{ status: number; body: string }> {
  const isQuery = !procedurePaths.includes(path) || typeOf(path) === 'query';
  const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) };
  // Without an input, which would be refused to operators: who asks is looked at first.
  const init = isQuery ? { headers } : { method: 'POST', headers, body: '{}' };
  const response = await fetch(`${origin}/trpc/${path}`, init);
  return { status: response.status, body: (await response.text()).replaceAll(path, 'a.path') };
}

test('Q18 trust 32 to visitors, members and an operator without a confirmed address every ops call is what an unknown path is', async () => {
  await using world = await createTestWorld();
  const { origin } = await world.listen();
  const member = await world.newMember();
  const unconfirmed = await world.newMember({ role: 'operator' });
  await world.db.updateTable('users').set({ email_confirmed_at: null }).where('id', '=', unconfirmed.id).execute();
  for (const token of [null, await tokenOf(world, member.id), await tokenOf(world, unconfirmed.id)]) {
    const unknown = await ask(origin, 'ops.nonsense', token);
    expect(unknown.status).toBe(404);
    for (const path of OPS_PATHS) expect({ path, ...(await ask(origin, path, token)) }).toEqual({ path, ...unknown });
  }
});

test('Q18 trust 32 an operator is one as long as the account is: the next call of the same session is refused', async () => {
  await using world = await createTestWorld();
  const { origin } = await world.listen();
  const operator = await world.newMember({ role: 'operator' });
  const token = await tokenOf(world, operator.id);
  expect((await ask(origin, 'ops.overview', token)).status).toBe(200);
  await world.db.updateTable('users').set({ role: 'member' }).where('id', '=', operator.id).execute();
  expect((await ask(origin, 'ops.overview', token)).status).toBe(404);
});

test('trust 32 an operator who is none any more hears nothing more of the line', async () => {
  await using stage = await openOpsStage();
  const { world, operator, operatorId } = stage;
  const hints = (await operator.ops.live())[Symbol.asyncIterator]();
  expect((await hints.next()).done).toBe(false);
  await world.db.updateTable('users').set({ role: 'member' }).where('id', '=', operatorId).execute();
  const next = hints.next();
  await stage.wish(world.visitor());
  expect((await next).done).toBe(true);
});
