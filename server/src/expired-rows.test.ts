import { throwOldRowsAway } from '@chaos/shared/core/maintenance/expired-rows';
import { sql } from 'kysely';
import pg from 'pg';
import { expect, test, vi } from 'vitest';
import { startSession } from './auth/sessions.ts';
import { createTestWorld } from './testing/test-world.ts';

test('what nobody can use any more is thrown away; what is alive, or tells about the past, stays', async () => {
  await using world = await createTestWorld();
  const { db } = world;
  const { id: userId } = await world.newMember();
  const start = () => db.transaction().execute((trx) => startSession(trx, userId));
  await start();
  await db.insertInto('email_tokens').values({ hash: 'old', user_id: userId, kind: 'reset', expires_at: new Date() }).execute();
  await db.insertInto('audit_log').values({ kind: 'signed_in', user_id: userId, details: '{}' }).execute();
  // Until here everything is two months older.
  for (const table of ['sessions', 'refresh_tokens', 'email_tokens'])
    await sql`update ${sql.table(table)} set expires_at = expires_at - interval '60 days'`.execute(db);
  for (const table of ['session_families', 'audit_log'])
    await sql`update ${sql.table(table)} set created_at = created_at - interval '60 days'`.execute(db);
  await start();
  await db.insertInto('email_tokens').values({ hash: 'new', user_id: userId, kind: 'reset', expires_at: new Date() }).execute();
  await db
    .insertInto('audit_log')
    .values({ kind: 'signed_in', user_id: userId, details: '{}', created_at: sql<Date>`now() - interval '3 years'` })
    .execute();

  await throwOldRowsAway(db);
  const count = async (table: string) => {
    const { rows } = await sql<{ count: number }>`select count(*) as count from ${sql.table(table)}`.execute(db);
    return rows[0]?.count;
  };
  const tables = ['sessions', 'refresh_tokens', 'session_families', 'email_tokens', 'audit_log'];
  const left = await Promise.all(tables.map(async (table) => [table, await count(table)] as const));
  expect(Object.fromEntries(left)).toEqual({
    sessions: 1,
    refresh_tokens: 1,
    session_families: 1,
    email_tokens: 1,
    audit_log: 1,
  });
});

test('R1548 that somebody was leaving is forgotten after a week in which they have not rested, and no sooner', async () => {
  await using world = await createTestWorld();
  const { db } = world;
  const newRests = async (pastDays: [from: number, until: number][], suspendedDays: [from: number, until: number][] = []) => {
    const { id } = await world.newMember();
    const daysAgo = (days: number) => sql<Date>`now() - make_interval(days => ${days})`;
    for (const [from, until] of pastDays)
      await db
        .insertInto('past_departures')
        .values({ user_id: id, asked_at: daysAgo(from), came_back_at: daysAgo(until) })
        .execute();
    for (const [from, until] of suspendedDays)
      await db
        .insertInto('suspensions')
        .values({ user_id: id, reason: 'spam', created_at: daysAgo(from), until: daysAgo(until) })
        .execute();
    return id;
  };
  await newRests([
    [30, 20],
    [10, 8],
  ]);
  await newRests([[30, 20]], [[20, 8]]);
  const chained = await newRests([
    [30, 20],
    [20, 6],
  ]);
  const suspended = await newRests([[30, 20]], [[20, 6]]);
  await throwOldRowsAway(db);
  const left = await db.selectFrom('past_departures').select('user_id').execute();
  expect(left.map(({ user_id }) => user_id).sort()).toEqual([chained, chained, suspended].sort());
});

test('a ticket that came to nothing goes after ninety days, the steps of a done one after thirty; what has no end stays', async () => {
  await using world = await createTestWorld();
  const { db } = world;
  await sql`
    insert into tickets (id, kind, state, holder_key, request_id, request_digest, payload, result, error, finished_at)
    select uuidv7(make_interval(days => -days)), kind, state, days::text, gen_random_uuid(), '', '{}',
      case state when 'done' then '{}'::jsonb end, case state when 'failed' then '{}'::jsonb end,
      case when state <> 'waiting' then now() end
    from (values (91, 'generation', 'failed'), (91, 'fusion', 'cancelled'), (91, 'story', 'failed'), (91, 'generation', 'waiting'),
      (89, 'generation', 'failed'), (31, 'generation', 'done'), (29, 'generation', 'done')) as made (days, kind, state)
  `.execute(db);
  await sql`insert into ticket_steps (ticket_id, step, output) select id, step, '1' from tickets, unnest(array['text', 'seed']) step`.execute(
    db,
  );
  await sql`insert into provider_days (day) select current_date - days from unnest(array[399, 401]) days`.execute(db);
  await sql`insert into provider_calls (ticket_id, step, day, reserved_micros)
    select id, 'text', day, 1 from provider_days, (select id from tickets where state = 'waiting') open`.execute(db);
  await throwOldRowsAway(db);
  const { rows } = await sql<{ told: string }>`
    select concat_ws(' ', holder_key, kind, state, (select string_agg(step, '+' order by step) from ticket_steps where ticket_id = id)) as told
    from tickets order by id, kind
  `.execute(db);
  expect(rows.map(({ told }) => told).sort()).toEqual([
    '29 generation done seed+text',
    '31 generation done seed',
    '89 generation failed seed+text',
    '91 generation waiting seed+text',
    '91 story failed seed+text',
  ]);
  expect((await sql`select (current_date - day)::int as days from provider_calls`.execute(db)).rows).toEqual([{ days: 399 }]);
});

test('pictures of a ticket that came to nothing are named for the sweep, unless a retry has gone on with them', async () => {
  await using world = await createTestWorld();
  const { db } = world;
  await sql`
    insert into tickets (id, kind, state, holder_key, request_id, request_digest, payload, error, finished_at)
    select uuidv7(interval '-91 days'), 'generation', 'failed', holder, gen_random_uuid(), '', '{}', '{}', now()
    from unnest(array['alone', 'shown', 'trying']) holder
  `.execute(db);
  await sql`insert into ticket_steps (ticket_id, step, output)
    select id, 'picture', jsonb_build_object('folder', 'characters/' || holder_key) from tickets`.execute(db);
  await sql`
    insert into tickets (kind, state, holder_key, request_id, request_digest, payload, result, finished_at)
    values ('generation', 'done', 'shown', gen_random_uuid(), '', '{}', '{}', now()),
      ('generation', 'waiting', 'trying', gen_random_uuid(), '', '{}', null, null)
  `.execute(db);
  await sql`insert into ticket_steps (ticket_id, step, output)
    select id, 'picture', '{"folder": "characters/trying"}' from tickets where state = 'waiting'`.execute(db);
  await world.newCharacter();
  await sql`update meme_characters set image_key = 'characters/shown', ticket_id = (select id from tickets where state = 'done')`.execute(
    db,
  );
  await throwOldRowsAway(db);
  expect(await db.selectFrom('tickets').select('state').orderBy('state').execute()).toEqual([
    { state: 'done' },
    { state: 'waiting' },
  ]);
  expect(await db.selectFrom('noted_folders').select('folder').execute()).toEqual([{ folder: 'characters/alone' }]);
});

test('much is thrown away in small portions, all of it', async () => {
  await using world = await createTestWorld();
  const { id: userId } = await world.newMember();
  await world.db.transaction().execute((trx) => startSession(trx, userId));
  await sql`
    insert into sessions (id, user_id, family_id, expires_at)
    select n::text, ${userId}::uuid, (select id from session_families limit 1), now() - interval '60 days' from generate_series(1, 25) n
  `.execute(world.db);
  await throwOldRowsAway(world.db, 10);
  expect(await world.db.selectFrom('sessions').select('id').execute()).toHaveLength(1);
});

/** Every statement that this sends to the database, with its values. */
async function recordStatements(work: () => Promise<unknown>): Promise<{ text: string; values: unknown[] }[]> {
  const query = vi.spyOn(pg.Client.prototype, 'query');
  try {
    await work();
    return query.mock.calls.flatMap(([text, values]: unknown[]) =>
      typeof text === 'string' && Array.isArray(values) ? [{ text, values }] : [],
    );
  } finally {
    query.mockRestore();
  }
}

test('what is alive is not looked at, however much there is of it', async () => {
  await using world = await createTestWorld();
  const { db } = world;
  const { id } = await world.newMember();
  await sql`insert into session_families (user_id) select ${id}::uuid from generate_series(1, 5000)`.execute(db);
  await sql`insert into sessions (id, user_id, family_id, expires_at)
    select id, user_id, id, now() + interval '1 hour' from session_families`.execute(db);
  await sql`insert into refresh_tokens (hash, family_id, expires_at)
    select id, id, now() + interval '30 days' from session_families`.execute(db);
  await sql`insert into email_tokens (hash, user_id, kind, expires_at)
    select id, user_id, 'reset', now() + interval '1 hour' from session_families`.execute(db);
  await sql`insert into passkey_challenges (hash, purpose, holder, expires_at)
    select id, 'enter', id, now() + interval '1 hour' from session_families`.execute(db);
  await sql`insert into audit_log (kind, user_id) select 'signed_in', user_id from session_families`.execute(db);
  await sql`insert into tickets (kind, state, holder_key, request_id, request_digest, payload, result, finished_at)
    select 'generation', 'done', id::text, id, '', '{}', '{}', now() from session_families`.execute(db);
  await sql`insert into ticket_steps (ticket_id, step, output) select id, 'text', '{}' from tickets`.execute(db);
  await sql`insert into provider_days (day) values (current_date)`.execute(db);
  await sql`insert into provider_calls (ticket_id, step, day, reserved_micros) select id, 'text', current_date, 1 from tickets`.execute(
    db,
  );
  await sql`insert into alerts (kind, summary) select id::text, '' from tickets`.execute(db);
  await sql`insert into meme_characters (name, description, image_key, thumbhash, average_color, ticket_id, is_public)
    select 'n', 'd', id::text, '', '#000000', id, false from tickets`.execute(db);
  await sql`insert into newborns (character_id) select id from meme_characters`.execute(db);
  await sql`insert into dealt_characters (person_key, character_id) select 'user:' || id, id from meme_characters`.execute(db);
  await sql`insert into notices (user_id, kind) select user_id, 'followed' from session_families`.execute(db);
  await sql`insert into left_usernames (look_hash) select id::text from session_families`.execute(db);
  await sql`insert into email_changes (user_id, old_email, new_email)
    select user_id, id || '@old.test', id || '@new.test' from session_families`.execute(db);
  await sql`insert into former_usernames (username, look, user_id) select id::text, id::text, user_id from session_families`.execute(
    db,
  );
  await sql`insert into users (id, email, password_hash) select id, id || '@codes.test', '' from session_families`.execute(db);
  await sql`insert into one_time_codes (user_id, sealed_secret, confirmed_at) select id, decode(repeat('00', 64), 'hex'), now() from session_families`.execute(
    db,
  );
  await sql`vacuum analyze`.execute(db);
  const statements = await recordStatements(() => throwOldRowsAway(db));
  const deletes = statements.filter(({ text }) => text.includes('delete from'));
  expect(deletes).toHaveLength(18);
  const plans: string[] = [];
  for (const { text, values } of deletes) {
    const { rows } = await world.services.pool.query<Record<string, string>>(`explain ${text}`, values);
    plans.push(rows.map((row) => row['QUERY PLAN']).join('\n'));
  }
  // Of people who rest, or did within the week, there are a few.
  expect(plans.flatMap((plan) => /Seq Scan on (?!past_departures|departures|suspensions)\w+/.exec(plan) ?? [])).toEqual([]);
});

test('no index is there twice', async () => {
  await using world = await createTestWorld();
  const { rows } = await sql<{ names: string }>`
    select string_agg(indexrelid::regclass::text, ', ' order by 1) as names
    from pg_index join pg_class on pg_class.oid = indrelid where relnamespace = 'public'::regnamespace
    group by indrelid, indkey::text, indclass::text, indoption::text, indpred::text, indexprs::text having count(*) > 1
  `.execute(world.db);
  expect(rows).toEqual([]);
});
