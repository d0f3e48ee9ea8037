import { expect, test } from 'vitest';
import { createTestWorld } from '../testing/test-world.ts';
import { issueQueueBoardPass, QUEUE_BOARD_PASS_SECONDS, readQueueBoardPass } from './queue-board-cookie.ts';

const NOW = Date.UTC(2026, 0, 31, 12);

test('trust 30 32 a pass to the queues is good for five minutes, for the operator it was made for', async () => {
  await using world = await createTestWorld();
  const operator = await world.newMember({ role: 'operator' });
  const { pass, expiresAt } = issueQueueBoardPass(world.services, operator.id, NOW);
  expect(expiresAt.getTime() - NOW).toBe(QUEUE_BOARD_PASS_SECONDS * 1_000);
  expect(await readQueueBoardPass(world.services, pass, NOW)).toBe(operator.id);
  expect(await readQueueBoardPass(world.services, pass, expiresAt.getTime() - 1)).toBe(operator.id);
  expect(await readQueueBoardPass(world.services, pass, expiresAt.getTime())).toBeNull();
  // R758 trust: made while the clock was ahead it is good for nothing when it is right again.
  expect(await readQueueBoardPass(world.services, pass, NOW - 120_000)).toBeNull();
  await world.db.updateTable('users').set({ role: 'member' }).where('id', '=', operator.id).execute();
  expect(await readQueueBoardPass(world.services, pass, NOW)).toBeNull();
});

test('trust 30 32 no other text opens the queues', async () => {
  await using world = await createTestWorld();
  const [operator, other] = [await world.newMember({ role: 'operator' }), await world.newMember({ role: 'operator' })];
  const { pass } = issueQueueBoardPass(world.services, operator.id, NOW);
  const [, expires = '', tag = ''] = pass.split('.');
  const strange = issueQueueBoardPass({ appSecret: 'another secret' }, operator.id, NOW).pass;
  const texts = [undefined, '', 'x', '..', `${operator.id}.${expires}.`, `${other.id}.${expires}.${tag}`];
  const later = `${operator.id}.${Number(expires) + 1}.${tag}`;
  for (const text of [...texts, later, `${pass}.`, `${pass}x`, pass.slice(0, -1), strange])
    expect({ text, who: await readQueueBoardPass(world.services, text, NOW) }).toEqual({ text, who: null });
});

test('trust 32 who may open the queues is asked, and written down', async () => {
  await using world = await createTestWorld();
  const operator = await world.newMember({ role: 'operator' });
  const { pass, expiresAt } = await operator.caller.ops.openQueues();
  expect(await readQueueBoardPass(world.services, pass)).toBe(operator.id);
  expect(expiresAt.getTime()).toBeGreaterThan(Date.now());
  const { items } = await operator.caller.ops.actions({});
  expect(items).toMatchObject([{ action: 'open_queues', operator: { id: operator.id } }]);
  expect(JSON.stringify(items)).not.toContain(pass.split('.')[2]);
});
