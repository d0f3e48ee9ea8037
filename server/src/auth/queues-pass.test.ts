import { expect, test } from 'vitest';
import { createTestWorld } from '../testing/test-world.ts';
import { issueQueuesPass, QUEUES_PASS_SECONDS, readQueuesPass } from './queues-pass.ts';

const NOW = Date.UTC(2026, 0, 31, 12);

test('trust 30 32 a pass to the queues is good for five minutes, for the operator it was made for', async () => {
  await using world = await createTestWorld();
  const operator = await world.newProfile(undefined, 'operator');
  const { pass, expiresAt } = issueQueuesPass(world.services, operator, NOW);
  expect(expiresAt.getTime() - NOW).toBe(QUEUES_PASS_SECONDS * 1_000);
  expect(await readQueuesPass(world.services, pass, NOW)).toBe(operator);
  expect(await readQueuesPass(world.services, pass, expiresAt.getTime() - 1)).toBe(operator);
  expect(await readQueuesPass(world.services, pass, expiresAt.getTime())).toBeNull();
  await world.db.updateTable('users').set({ role: 'member' }).where('id', '=', operator).execute();
  expect(await readQueuesPass(world.services, pass, NOW)).toBeNull();
});

test('trust 30 32 no other text opens the queues', async () => {
  await using world = await createTestWorld();
  const [operator, other] = [await world.newProfile(undefined, 'operator'), await world.newProfile(undefined, 'operator')];
  const { pass } = issueQueuesPass(world.services, operator, NOW);
  const [, expires = '', tag = ''] = pass.split('.');
  const strange = issueQueuesPass({ appSecret: 'another secret' }, operator, NOW).pass;
  const texts = [undefined, '', 'x', '..', `${operator}.${expires}.`, `${other}.${expires}.${tag}`];
  const later = `${operator}.${Number(expires) + 1}.${tag}`;
  for (const text of [...texts, later, `${pass}.`, `${pass}x`, pass.slice(0, -1), strange])
    expect({ text, who: await readQueuesPass(world.services, text, NOW) }).toEqual({ text, who: null });
});

test('trust 32 who may open the queues is asked, and written down', async () => {
  await using world = await createTestWorld();
  const operator = await world.newProfile(undefined, 'operator');
  const { pass, expiresAt } = await world.member(operator).ops.openQueues();
  expect(await readQueuesPass(world.services, pass)).toBe(operator);
  expect(expiresAt.getTime()).toBeGreaterThan(Date.now());
  const { items } = await world.member(operator).ops.actions({});
  expect(items).toMatchObject([{ action: 'open_queues', operator: { id: operator } }]);
  expect(JSON.stringify(items)).not.toContain(pass.split('.')[2]);
});
