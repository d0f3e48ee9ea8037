/** Others in the way of a transaction: it is done again, and nobody is told. */
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { blankWish, createTestWorld, type TestWorld } from '../../testing/test-world.ts';

/** The first two tries are told that they could not get a lock. A sequence forgets no try that is rolled back. */
async function beInTheWay({ db }: TestWorld, event: string): Promise<void> {
  await sql`
    create sequence tries;
    create function be_in_the_way() returns trigger language plpgsql as $$
    begin
      if nextval('tries') <= 2 then raise exception 'in the way' using errcode = 'lock_not_available'; end if;
      return new;
    end $$;
    create trigger in_the_way before ${sql.raw(event)} for each row execute function be_in_the_way();
  `.execute(db);
}

test('a wish and a fusion are asked for again', async () => {
  await using world = await createTestWorld();
  const me = await world.newMember();
  const [one, other] = [await world.newCharacter({ creatorId: me.id }), await world.newCharacter({ creatorId: me.id })];
  await beInTheWay(world, 'insert on tickets');
  const fused = await me.caller.fusion.fuse({ characterIds: [one, other], requestId: randomUUID() });
  expect(fused.state).toBe('waiting');
  await sql`select setval('tries', 1, false)`.execute(world.db);
  expect((await me.caller.characters.generate({ ...blankWish, requestId: randomUUID() })).state).toBe('waiting');
  expect(await world.db.selectFrom('tickets').select('id').execute()).toHaveLength(2);
});

test('a character is claimed again', async () => {
  await using world = await createTestWorld();
  const me = await world.newMember();
  const { id, secret = '' } = await world.visitor().characters.generate({ ...blankWish, requestId: randomUUID() });
  await world.finishTickets();
  await beInTheWay(world, 'update of current_owner_id on meme_characters');
  expect(await me.caller.characters.claim({ tickets: [{ ticketId: id, secret }] })).toEqual({ claimed: 1 });
});
