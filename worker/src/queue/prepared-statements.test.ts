/** A worker's connections prepare what they send again and again. */
import { openDatabase } from '@chaos/shared/platform/database';
import { createLogger } from '@chaos/shared/platform/logging';
import { createTestDatabase } from '@chaos/shared/testing/test-database';
import { sql } from 'kysely';
import { expect, test } from 'vitest';

/** Sends so many texts, each so often, in one transaction. @returns their last answers, and what the connection has prepared. */
async function send({ texts, times, prepares }: { texts: number; times: number; prepares: boolean }) {
  await using test = await createTestDatabase();
  const { db, close } = openDatabase({ url: test.url, name: 'test', log: createLogger('test', 'silent'), prepares });
  const sent = await db.transaction().execute(async (trx) => {
    const answers = [];
    for (let time = 0; time < times; time += 1)
      for (let text = 0; text < texts; text += 1) {
        const { rows } = await sql<{ sum: number }>`select ${time}::int + ${sql.lit(text)} as sum`.execute(trx);
        if (time === times - 1) answers.push(rows[0]?.sum);
      }
    const { rows } = await sql<{ statement: string }>`select statement from pg_prepared_statements order by statement`.execute(
      trx,
    );
    return { answers, prepared: rows.map(({ statement }) => statement) };
  });
  await close();
  return sent;
}

test('a text that was sent three times is prepared, inside a transaction too, and answers as before', async () => {
  expect((await send({ texts: 2, times: 3, prepares: true })).prepared).toEqual([]);
  expect(await send({ texts: 2, times: 4, prepares: true })).toEqual({
    answers: [3, 4],
    prepared: ['select $1::int + 0 as sum', 'select $1::int + 1 as sum'],
  });
  expect((await send({ texts: 2, times: 4, prepares: false })).prepared).toEqual([]);
});

test('texts without end fill no connection with statements', async () => {
  const { answers, prepared } = await send({ texts: 300, times: 4, prepares: true });
  expect(answers.at(-1)).toBe(302);
  expect(prepared).toHaveLength(200);
});

test('a table that changes under a prepared statement costs one call, not the connection', async () => {
  await using test = await createTestDatabase();
  const { db, close } = openDatabase({ url: test.url, name: 'test', log: createLogger('test', 'silent'), prepares: true });
  await sql`create table changing (value integer)`.execute(db);
  await db.connection().execute(async (connection) => {
    const read = () => sql<{ value: number }>`select value from changing where ${true}::boolean`.execute(connection);
    for (let time = 0; time < 5; time += 1) await read();
    await sql`alter table changing alter column value type bigint`.execute(test.db);
    await expect(read()).rejects.toMatchObject({ code: '0A000' });
    expect((await read()).rows).toEqual([]);
  });
  await close();
});

test('a value that cannot be sent costs one call more, not the connection', async () => {
  await using test = await createTestDatabase();
  const { db, close } = openDatabase({ url: test.url, name: 'test', log: createLogger('test', 'silent'), prepares: true });
  const circle: Record<string, unknown> = {};
  circle.self = circle;
  await db.connection().execute(async (connection) => {
    const write = (value: unknown) => sql<{ value: unknown }>`select ${value}::jsonb as value`.execute(connection);
    for (let time = 0; time < 5; time += 1) await write({ time });
    await expect(write(circle)).rejects.toThrow(/circular/i);
    await write({}).catch(() => {});
    expect((await write({ time: 7 })).rows).toEqual([{ value: { time: 7 } }]);
  });
  await close();
});

test('no connection of ours compiles its statements, whatever a new table is taken for', async () => {
  await using database = await createTestDatabase();
  for (const relaxedCommits of [false, true]) {
    const { db, close } = openDatabase({ url: database.url, name: 'test', log: createLogger('test', 'silent'), relaxedCommits });
    const { rows } = await sql`select current_setting('jit') as jit, current_setting('synchronous_commit') as commits`.execute(
      db,
    );
    expect(rows).toEqual([{ jit: 'off', commits: expect.stringMatching(relaxedCommits ? /^off$/ : /./) }]);
    await close();
  }
});
