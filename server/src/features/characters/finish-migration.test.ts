/** Finishes come to a database that has lived without them. */
import { randomBytes } from 'node:crypto';
import { migrateDatabase } from '@chaos/shared/platform/migrate';
import pg from 'pg';
import { expect, test } from 'vitest';

const TICKET = `insert into tickets (kind, holder_key, request_id, request_digest, payload)
  values ('generation', 'address:x', gen_random_uuid(), 'x', '{}') returning id`;

/** An empty database, for as long as it is used. */
async function makeDatabase() {
  const name = `finish_${randomBytes(6).toString('hex')}`;
  const url = new URL(process.env.TEST_DATABASE_URL ?? '');
  const admin = new pg.Client({ connectionString: url.href });
  await admin.connect();
  await admin.query(`create database ${name}`);
  url.pathname = `/${name}`;
  return {
    url: url.href,
    async [Symbol.asyncDispose]() {
      await admin.query(`drop database ${name} with (force)`);
      await admin.end();
    },
  };
}

test('R360 what was there before finishes is plain, as are the tickets that wait; new tickets draw', async () => {
  await using database = await makeDatabase();
  await migrateDatabase(database.url, '0041-deleted-and-renamed');
  const client = new pg.Client({ connectionString: database.url });
  await client.connect();
  try {
    await client.query(`
      with made as (insert into meme_characters (name, description, image_key, thumbhash, average_color)
        values ('Vecchio', 'Of old.', 'characters/old', 'x', '#808080') returning id)
      insert into ownership_events (character_id, seq, kind) select id, 1, 'created' from made`);
    const { rows: waiting } = await client.query(TICKET);

    await migrateDatabase(database.url);
    const { rows: old } = await client.query(`select finish from meme_characters`);
    expect(old).toEqual([{ finish: 'plain' }]);
    const day = `select draw_day = (now() at time zone 'utc')::date as "isToday", draw_day is null as "isNone" from tickets where id = $1`;
    expect((await client.query(day, [waiting[0].id])).rows).toEqual([{ isToday: null, isNone: true }]);
    const { rows: asked } = await client.query(TICKET);
    expect((await client.query(day, [asked[0].id])).rows).toEqual([{ isToday: true, isNone: false }]);
    await expect(client.query(`update meme_characters set finish = 'wood'`)).rejects.toThrow();
    await expect(client.query(`insert into finish_draws select id, now(), 'x', null from meme_characters`)).rejects.toThrow();
  } finally {
    await client.end();
  }
});
