/** Lists of somebody who has won very many: by what each statement reads, and not by time. */
import { wasWonLately } from '@chaos/shared/core/ownership/restrictions';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createTestWorld, type TestWorld } from '../testing/test-world.ts';

const CHARACTERS = 2_000;
/** The index of what was won is asked once for each, which takes two or three pages of it, and nothing else is. */
const PAGES_EACH = 4;

/** All were won a month ago, as what triggers would make of it row by row. */
async function fillTables({ db }: TestWorld, ownerId: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await sql`set local session_replication_role = replica`.execute(trx);
    await sql`
      insert into meme_characters (name, description, image_key, thumbhash, average_color, user_id, original_creator_id)
      select 'Zebra ' || n, 'One of many.', 'characters/plain', '1QcSHQRnh493V4dIh4eXh1h4kJUI', '#808080', ${ownerId}, ${ownerId}
      from generate_series(1, ${CHARACTERS}) n`.execute(trx);
    await sql`insert into ownership_events (character_id, seq, kind, to_user_id, battle_id, created_at)
      select id, 2, 'won', ${ownerId}, uuidv7(), now() - interval '30 days' from meme_characters`.execute(trx);
    await sql`insert into past_departures (user_id, asked_at, came_back_at)
      select who, now() - interval '20 days', now() - interval '10 days'
      from (select ${ownerId}::uuid as who union all select uuidv7() from generate_series(1, ${CHARACTERS})) many`.execute(trx);
  });
  await sql`vacuum analyze`.execute(db);
}

test('R1546 whether what was won long ago is in reach is told without looking for rests, one by one', async () => {
  await using world = await createTestWorld();
  const { id } = await world.newMember();
  await fillTables(world, id);
  const { rows } = await sql<{ 'QUERY PLAN': [{ Plan: Record<string, unknown> }] }>`explain (analyze, buffers, format json)
    select id from meme_characters where owner_id = ${id} and ${wasWonLately('meme_characters.id')}`.execute(world.db);
  const plan = rows[0]?.['QUERY PLAN'][0].Plan ?? {};
  expect(plan['Actual Rows']).toBe(0);
  expect(Number(plan['Shared Hit Blocks']) + Number(plan['Shared Read Blocks'])).toBeLessThan(CHARACTERS * PAGES_EACH);
});
