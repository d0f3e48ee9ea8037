/** What the schema refuses by itself, whatever the program does. */
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { expectSound, newTraders } from '../../testing/market/traders.ts';
import { createTestWorld } from '../../testing/test-world.ts';

test('I6 I7 the database itself refuses a second answer, a changed offer, a second child, and one that runs the wrong way', async () => {
  await using world = await createTestWorld();
  const { ada, bob, eve, frigo, bomba, as } = await newTraders(world);
  const closed = await as(ada).trade(bob, [frigo], [bomba]);
  await as(bob).reject(closed);
  const open = await as(ada).trade(bob, [frigo], [bomba]);
  const parent = await as(ada).trade(bob, [frigo], [bomba]);
  await as(bob).counter(parent, [bomba], [frigo]);
  const run = (statement: string) => sql.raw(statement).execute(world.db);
  const refused: [string, string][] = [
    [`update offers set status = 'accepted' where id = '${closed.id}'`, 'answered once'],
    [`update offers set status = 'pending', answered_at = null where id = '${closed.id}'`, 'answered once'],
    [`update offers set message = 'other' where id = '${open.id}'`, 'answered once'],
    [
      `update offers set to_user_id = '${eve}', status = 'rejected', answered_at = now() where id = '${open.id}'`,
      'answered once',
    ],
    [`delete from offers where id = '${open.id}'`, 'not taken away'],
    [`update offer_items set is_requested = true`, 'stays what it was'],
    [`delete from offer_items`, 'stays what it was'],
    [`update offers set status = 'counter_offered', answered_at = now() where id = '${open.id}'`, 'that is not so'],
    [`insert into offers (from_user_id, to_user_id, offer_type) values ('${ada}', '${ada}', 'gift')`, 'check'],
    [`insert into offers (from_user_id, to_user_id, offer_type) values ('${ada}', '${bob}', 'gift')`, 'has not the items'],
    [
      `insert into offers (from_user_id, to_user_id, offer_type, status, answered_at) values ('${ada}', '${bob}', 'gift', 'accepted', now())`,
      'begins as a pending',
    ],
    [
      `insert into offers (from_user_id, to_user_id, offer_type, parent_offer_id) values ('${bob}', '${ada}', 'trade', '${parent.id}')`,
      'unique',
    ],
    [
      `insert into offers (from_user_id, to_user_id, offer_type, parent_offer_id) values ('${bob}', '${ada}', 'gift', '${open.id}')`,
      'check',
    ],
    [`insert into offer_items (offer_id, character_id, is_requested) values ('${open.id}', '${frigo}', true)`, 'unique'],
    [
      `with o as (insert into offers (from_user_id, to_user_id, offer_type, parent_offer_id) values ('${ada}', '${bob}', 'trade', '${open.id}') returning id)
      insert into offer_items (offer_id, character_id, is_requested) select id, '${frigo}'::uuid, false from o union all select id, '${bomba}', true from o`,
      'does not counter|that is not so',
    ],
    [
      `insert into ownership_events (character_id, seq, kind, from_user_id, to_user_id) values ('${frigo}', 2, 'gifted', '${ada}', '${bob}')`,
      'check',
    ],
    [
      `insert into ownership_events (character_id, seq, kind, from_user_id, to_user_id, offer_id, was_open) values ('${frigo}', 2, 'traded', '${ada}', '${bob}', '${open.id}', true)`,
      'does not move',
    ],
    [`update offers set status = 'accepted', answered_at = now() where id = '${open.id}'`, 'has not moved everything'],
    [`delete from offer_requests`, 'append-only'],
  ];
  for (const [statement, why] of refused) await expect(run(statement), statement).rejects.toThrow(new RegExp(why));
  await expectSound(world);
});
