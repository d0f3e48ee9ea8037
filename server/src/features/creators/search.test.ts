import type { CreatorsPlace } from '@chaos/shared/core/creators/creators-order';
import { findCreators } from '@chaos/shared/core/creators/find-creators';
import type { Database } from '@chaos/shared/platform/database';
import { countFor } from '@chaos/shared/testing/full-run-counts';
import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createTestWorld } from '../../testing/test-world.ts';

const LETTERS = ['a', 'A', 'b', 'B', '_', '1'];
/** Display names and searches hold anything: signs of LIKE, other scripts, letters whose lower case is special. */
const SIGNS = [...LETTERS, ' ', '%', '\\', '.', 'ä', 'Ä', 'ß', 'ж', 'Ж', 'İ', 'Σ', 'σ', 'ς', '象', '😀'];

const personArbitrary = fc.record({
  name: fc.string({ unit: fc.constantFrom(...LETTERS), maxLength: 6 }),
  displayName: fc.string({ unit: fc.constantFrom(...SIGNS), minLength: 1, maxLength: 8 }),
  followers: fc.nat(2),
  likes: fc.nat(1),
});
const queryArbitrary = fc.string({ unit: fc.constantFrom(...SIGNS), minLength: 1, maxLength: 4 });

interface Person {
  name: string;
  displayName: string;
  followers: number;
  likes: number;
}

/** Accounts and profiles in one statement; a number makes the usernames different. */
async function insertPeople(db: Database, people: readonly Person[]): Promise<void> {
  const rows = JSON.stringify(people.map((person, n) => ({ ...person, username: `${person.name}u_${n}` })));
  await sql`
    with person as materialized (
      select uuidv7() as id, * from jsonb_to_recordset(${rows}::jsonb)
        as r(username text, "displayName" text, followers int, likes int)
    ), account as (insert into users (id, email, password_hash) select id, username || '@chaos.test', 'none' from person)
    insert into profiles (id, username, display_name, follower_count, total_likes)
    select id, username, "displayName", followers, likes from person
  `.execute(db);
}

/** What a search means, without any index. */
async function searchPlainly(db: Database, query: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from profiles
    where position(lower(${query}) in lower(username)) > 0 or position(lower(${query}) in lower(display_name)) > 0
    order by follower_count desc, total_likes desc, id desc
  `.execute(db);
  return rows.map((row) => row.id);
}

test('R135 R185 a search, page by page, is what the plain comparison finds, in the same order, on every way to it', async () => {
  await using world = await createTestWorld();
  const everyone = fc.array(personArbitrary, { minLength: 1, maxLength: 60 });
  const asked = fc.array(queryArbitrary, { minLength: 1, maxLength: 6 });
  const boundsArbitrary = fc.record({ walk: fc.nat(40), lookUp: fc.nat(20) });
  await fc.assert(
    fc.asyncProperty(everyone, asked, boundsArbitrary, fc.integer({ min: 1, max: 7 }), async (people, queries, bounds, limit) => {
      await sql`truncate users cascade`.execute(world.db);
      await insertPeople(world.db, people);
      for (const query of queries) {
        const seen: string[] = [];
        let after: CreatorsPlace | null = null;
        do {
          const page: Awaited<ReturnType<typeof findCreators>> = await findCreators(
            world.db,
            { viewerId: null, query, limit, after },
            bounds,
          );
          seen.push(...page.people.map((person) => person.id));
          after = page.next;
        } while (after);
        expect(seen, `search "${query}"`).toEqual(await searchPlainly(world.db, query));
      }
    }),
    { numRuns: countFor({ slice: 15, full: 400 }) },
  );
});

test('a changed name is found at once, beside the username', async () => {
  await using world = await createTestWorld();
  const { id } = await world.newMember({ username: 'zebra' });
  await world.db.updateTable('profiles').set({ display_name: 'Žofie' }).where('id', '=', id).execute();
  const find = async (query: string) =>
    (await findCreators(world.db, { viewerId: null, query, limit: 5, after: null }, { walk: 0, lookUp: 9 })).people.length;
  expect([await find('žOF'), await find('zebra')]).toEqual([1, 1]);
});

test('no search and no list of people reads a table from one end to the other', async () => {
  await using world = await createTestWorld();
  // Their names are to be found among people here, not among what the gallery's search knows.
  await sql`alter table profiles disable trigger profiles_search`.execute(world.db);
  const people = Array.from({ length: 10_000 }, (_, n) => ({
    name: `${n % 3 === 0 ? 'common' : ''}_${n}`,
    displayName: n === 77 ? '象 100 %' : `person ${n}`,
    followers: n % 50,
    likes: n % 7,
  }));
  for (let first = 0; first < people.length; first += 500) await insertPeople(world.db, people.slice(first, first + 500));
  await sql`analyze`.execute(world.db);
  const me = await world.newMember({ username: 'a_member' });
  await me.caller.creators.toggleFollow({ targetUserId: (await world.newMember({ username: 'a_star' })).id });
  const after = { followers: 20, likes: 3, id: me.id };
  const requests = ['c', 'co', 'COMMON', '象', '%', '0 %', '_', '7_', 'nobody at all', 'persno 77', 'u199', undefined].flatMap(
    (query) => [
      { viewerId: me.id, query, limit: 50, after: null },
      { viewerId: me.id, query, isForgiving: true, limit: 50, after: null },
      { viewerId: me.id, query, limit: 50, after, exceptId: me.id },
      { viewerId: me.id, query, limit: 50, after: null, followedBy: me.id },
    ],
  );
  for (const request of requests) {
    // The second: so many bear the fragment that the whole order is walked.
    for (const bounds of [
      { walk: 100, lookUp: 500 },
      { walk: 100, lookUp: 0 },
    ]) {
      const scanned = await world.db.transaction().execute(async (trx) => {
        // Ten thousand rows are few: PostgreSQL would rather read them all than go to a disk for each.
        await sql`set local random_page_cost = 1.1`.execute(trx);
        await findCreators(trx, request, bounds);
        const { rows } = await sql<{ relname: string }>`
          select relname from pg_stat_xact_user_tables where seq_scan > 0 and relname in ('profiles', 'profile_names')
        `.execute(trx);
        return rows.map((row) => row.relname);
      });
      expect(scanned, JSON.stringify({ request, bounds })).toEqual([]);
    }
  }
});
