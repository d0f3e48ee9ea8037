import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createTestWorld } from '../../testing/test-world.ts';

test.each(['40P01', '55P03', '23505'])('a follow that meets %s is tried again, and counts once', async (state) => {
  await using world = await createTestWorld();
  const [fan, star] = [await world.newMember(), await world.newMember()];
  // A sequence is not rolled back, so only the first try meets it.
  await sql`create sequence tries`.execute(world.db);
  await sql`
    create function be_in_the_way() returns trigger language plpgsql as $$
    begin
      if nextval('tries') = 1 then raise exception 'in the way' using errcode = '${sql.raw(state)}'; end if;
      return new;
    end $$`.execute(world.db);
  await sql`create trigger in_the_way before insert on user_follows for each row execute function be_in_the_way()`.execute(
    world.db,
  );
  expect(await fan.caller.creators.toggleFollow({ targetUserId: star.id })).toEqual({ following: true, followerCount: 1 });
});
