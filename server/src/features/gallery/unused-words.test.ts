/** What the search knows of words goes with what they were of. */
import { forgetUnusedWords } from '@chaos/shared/core/gallery/unused-words';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createTestWorld, type TestWorld } from '../../testing/test-world.ts';

const isKnown = async ({ db }: TestWorld, word: string) =>
  Boolean(await db.selectFrom('search_words').select('id').where('word', '=', word).executeTakeFirst());

const find = async (world: TestWorld, text: string) =>
  (await world.visitor().gallery.search({ tab: 'new', text })).items.map(({ id }) => id);

test('R506 a word that nothing has any more is forgotten, and one that anything has is not', async () => {
  await using world = await createTestWorld();
  const { id: creatorId, caller } = await world.newMember({ username: 'quiet_qwerzt' });
  const only = await world.newCharacter({ creatorId, name: 'Zorblax Frigo' });
  await world.newCharacter({ name: 'Frigo Camelo' });
  await forgetUnusedWords(world.db, 0);
  expect(await find(world, 'zorblax')).toEqual([only]);

  await caller.characters.remove({ characterId: only });
  await forgetUnusedWords(world.db, 0);
  expect(await isKnown(world, 'zorblax')).toBe(false);
  expect(await isKnown(world, 'frigo')).toBe(true);
  // The name of somebody of whom nothing is shown comes back with the first that is.
  expect(await isKnown(world, 'qwerzt')).toBe(false);
  expect(await forgetUnusedWords(world.db, 0)).toBe(0);

  await caller.characters.restore({ characterId: only });
  expect(await find(world, 'zorblax')).toEqual([only]);
  expect(await find(world, 'qwerzt')).toEqual([only]);
});

test('R506 a word that somebody brings again meanwhile stays', async () => {
  await using world = await createTestWorld();
  const { id: creatorId, caller } = await world.newMember();
  const gone = await world.newCharacter({ creatorId, name: 'Zorblax' });
  await caller.characters.remove({ characterId: gone });
  await world.db.transaction().execute(async (trx) => {
    await sql`update meme_characters set is_active = true, deleted_at = null where id = ${gone}`.execute(trx);
    await expect(forgetUnusedWords(world.db, 0)).rejects.toMatchObject({ code: '55P03' });
  });
  expect(await find(world, 'zorblax')).toEqual([gone]);
});

test('R506 a word that is brought again between the look and the removal stays', async () => {
  await using world = await createTestWorld();
  const { id: creatorId, caller } = await world.newMember();
  const gone = await world.newCharacter({ creatorId, name: 'Zorblax' });
  await caller.characters.remove({ characterId: gone });
  const waits = sql`select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`;
  const [forgetting] = await world.db.transaction().execute(async (trx) => {
    await sql`update meme_characters set is_active = true, deleted_at = null where id = ${gone}`.execute(trx);
    // It has its end, or else gives up: both are right here.
    const forgetting = forgetUnusedWords(world.db, 0).catch(() => 0);
    await expect.poll(async () => (await waits.execute(world.db)).rows.length, { interval: 5 }).toBe(1);
    return [forgetting];
  });
  await forgetting;
  expect(await find(world, 'zorblax')).toEqual([gone]);
});
