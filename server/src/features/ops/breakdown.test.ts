import { reserveSpending, settleSpending } from '@chaos/shared/core/providers/spending-cap';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openOpsStage } from '../../testing/ops-world.ts';

test('Q17 what failed is told by kind and reason, the most frequent first, of the chosen time', async () => {
  await using stage = await openOpsStage();
  const { world, operator } = stage;
  const fail = async (people: number, message: string) =>
    stage.fail(await stage.wish(world.visitor(`198.51.100.${people}`)), { message });
  for (const people of [1, 2, 3]) await fail(people, 'The painter is away.');
  await fail(4, 'It took too long.');
  const [often, once] = (await operator.ops.breakdown({ range: '1h' })).failures;
  expect(often).toMatchObject({ kind: 'generation', reason: 'imagination_failed', message: 'The painter is away.', count: 3 });
  expect(once).toMatchObject({ message: 'It took too long.', count: 1 });
  const { items } = await operator.ops.tickets({ states: ['failed'], text: often?.message });
  expect(items).toHaveLength(3);
  expect(items[0]?.id).toBe(often?.ticketId);
  await world.passTime(2 * 3_600);
  expect((await operator.ops.breakdown({ range: '1h' })).failures).toEqual([]);
  expect((await operator.ops.breakdown({ range: '24h' })).failures).toHaveLength(2);
});

test('Q17 who fills the line is told by person, a visitor by a name that stays and tells no address', async () => {
  await using stage = await openOpsStage();
  const { world, operator } = stage;
  const { caller, id } = await world.newMember({ username: 'busy' });
  const begun = await stage.wish(caller);
  for (let asked = 0; asked < 3; asked += 1) await stage.wish(caller);
  await stage.begin(begun);
  await stage.wish(world.visitor('198.51.100.1'));
  const { holders } = await operator.ops.breakdown({ range: '1h' });
  expect(holders).toMatchObject([
    { person: { id, username: 'busy' }, visitor: null, waiting: 3, running: 1 },
    { person: null, visitor: expect.stringMatching(/^[0-9A-F]{4}$/), waiting: 1, running: 0 },
  ]);
  await stage.wish(world.visitor('198.51.100.1'));
  const again = (await operator.ops.breakdown({ range: '1h' })).holders;
  expect(again[1]).toMatchObject({ visitor: holders[1]?.visitor, waiting: 2 });
});

test('Q17 R531 what AI cost is told by kind, step, provider, time and ticket, with what was set aside and never settled', async () => {
  await using stage = await openOpsStage();
  const { world, operator } = stage;
  const ticketId = await stage.wish(world.visitor());
  const call = (step: string, provider = 'openai') =>
    reserveSpending(world.db, { ticketId, step, provider, most: 50_000, cap: null });
  await settleSpending(world.db, { id: await call('text', 'google'), cost: 10_000, failure: null });
  await settleSpending(world.db, { id: await call('picture'), cost: 40_000, failure: 'http 500' });
  await call('picture');
  await settleSpending(world.db, { id: await call('picture', 'comfyui'), cost: 0, failure: null });
  expect((await operator.ops.breakdown({ range: '24h' })).costs).toEqual([
    { kind: 'generation', step: 'picture', provider: 'openai', calls: 2, failures: 1, cost: 0.09 },
    { kind: 'generation', step: 'text', provider: 'google', calls: 1, failures: 0, cost: 0.01 },
    { kind: 'generation', step: 'picture', provider: 'comfyui', calls: 1, failures: 0, cost: 0 },
  ]);
  const { buckets } = await operator.ops.series({ range: '24h' });
  expect(buckets.reduce((sum, { costs }) => sum + (costs.generation ?? 0), 0)).toBeCloseTo(0.1);
  const { calls } = await operator.ops.ticket({ ticketId });
  expect(calls).toMatchObject([
    { step: 'text', provider: 'google', cost: 0.01, failure: null, seconds: expect.any(Number) },
    { step: 'picture', cost: 0.04, failure: 'http 500', seconds: expect.any(Number) },
    { step: 'picture', cost: 0.05, failure: null, seconds: null },
    { step: 'picture', provider: 'comfyui', cost: 0 },
  ]);
  await sql`update provider_calls set began_at = began_at - interval '2 hours'`.execute(world.db);
  expect((await operator.ops.breakdown({ range: '1h' })).costs).toEqual([]);
});
