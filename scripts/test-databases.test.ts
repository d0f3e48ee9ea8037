import { createTestDatabase } from '@chaos/shared/testing/test-database';
import { sql } from 'kysely';
import pg from 'pg';
import { expect, test } from 'vitest';

/** @returns whether the database goes to another test after this one, which only a renamed one does. */
async function isKeptAfter(...statements: string[]): Promise<boolean> {
  const { db, ...database } = await createTestDatabase();
  const { rows } = await sql<{ oid: number }>`select oid from pg_database where datname = current_database()`.execute(db);
  for (const statement of statements) await sql.raw(statement).execute(db);
  await database[Symbol.asyncDispose]();
  const admin = new pg.Client({ connectionString: process.env.TEST_DATABASE_URL });
  await admin.connect();
  const left = await admin.query('select from pg_database where oid = $1', [rows[0]?.oid]);
  await admin.end();
  return left.rowCount === 1;
}

test.each([
  ['rows', "insert into decency_words (word, is_allowed) values ('word', true)"],
  ['a table emptied at once', 'truncate tickets cascade'],
  ['a temporary table, as the queue makes them', 'create temp table passing (id int primary key) on commit drop'],
  ['nothing that stays', 'create table passing (id serial)', 'drop table passing'],
])('a database in which a test left %s is used again', async (_, ...statements) => {
  expect(await isKeptAfter(...statements)).toBe(true);
});

test.each([
  ['a column', 'alter table tickets add column more text'],
  ['a trigger switched off', 'alter table meme_characters disable trigger all'],
  ['another function', 'create or replace function now_and_then() returns int language sql return 1'],
  ['an index less', 'drop index tickets_line'],
  ['statistics', 'analyze tickets'],
])('a database in which a test left %s is thrown away', async (_, ...statements) => {
  expect(await isKeptAfter(...statements)).toBe(false);
});
