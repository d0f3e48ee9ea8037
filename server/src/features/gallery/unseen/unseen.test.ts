import type { LegPlace } from '@chaos/shared/core/gallery/find-characters';
import { findCharacters } from '@chaos/shared/core/gallery/find-characters';
import { findTerms } from '@chaos/shared/core/gallery/match-search-words';
import { throwOldRowsAway } from '@chaos/shared/core/maintenance/expired-rows';
import { NEWBORN_SHOWN_TO } from '@chaos/shared/rules/unseen';
import { countFor } from '@chaos/shared/testing/full-run-counts';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { type Caller, createTestWorld, type TestWorld } from '../../../testing/test-world.ts';
import { untilSomeWait } from '../../../testing/until-some-wait.ts';
import { dealCharacters } from './commands.ts';

/** Many characters at once; every third is called Zebra, and every hundredth an Otter. */
async function insertMany({ db }: TestWorld, count: number): Promise<void> {
  const PORTION = 100;
  for (let first = 1; first <= count; first += PORTION)
    await sql`
    insert into meme_characters (name, description, image_key, thumbhash, average_color, like_count, finish)
    select case when n % 100 = 0 then 'Otter' when n % 3 = 0 then 'Zebra' else 'Plain' end, 'One of many.', 'characters/plain',
      '1QcSHQRnh493V4dIh4eXh1h4kJUI', '#808080', n % 7, case when n % 50 = 0 then 'foil' else 'plain' end
    from generate_series(${first}::int, ${Math.min(count, first + PORTION - 1)}::int) n`.execute(db);
}

test('R412 each newborn is dealt to eight people as soon as so many cards were turned, and to nobody twice', async () => {
  await using world = await createTestWorld({ rateLimitScale: 1_000 });
  const people = countFor({ slice: 16, full: 1_000 });
  // Four pages of twenty each.
  const newborns = (people * 80) / NEWBORN_SHOWN_TO;
  await insertMany(world, newborns);
  const maker = await world.newMember();
  const own = await world.newCharacter({ creatorId: maker.id });
  for (let person = 0; person < people; person += 1) {
    const caller = world.visitor(`198.${person >> 8}.${person & 255}.7`);
    const seen = new Set<string>();
    let cursor: string | null = null;
    for (let page = 0; page < 4; page += 1) {
      const { items, nextCursor } = await caller.gallery.search({ tab: 'unseen', cursor: cursor ?? undefined });
      for (const { id } of items) seen.add(id);
      cursor = nextCursor;
    }
    expect(seen.size).toBe(80);
  }
  const { rows } = await sql<{
    least: number;
    most: number;
  }>`select min(shown) as least, max(shown) as most from newborns`.execute(world.db);
  expect(rows[0]?.least).toBeGreaterThanOrEqual(NEWBORN_SHOWN_TO - 1);
  expect(rows[0]?.most).toBe(NEWBORN_SHOWN_TO);
  // Nobody is dealt what is their own, and whoever comes back is not dealt the same.
  const { items } = await maker.caller.gallery.search({ tab: 'unseen', limit: 100 });
  expect(items.map(({ id }) => id)).not.toContain(own);
  const again = await maker.caller.gallery.search({ tab: 'unseen', limit: 100 });
  expect(again.items.filter(({ id }) => items.some((one) => one.id === id))).toEqual([]);
});

test('R412 R564 whoever has many addresses, or accounts, of one network is one of the eight', async () => {
  await using world = await createTestWorld();
  const id = await world.newCharacter();
  const shownTo = async () =>
    (await world.db.selectFrom('newborns').select('shown').where('character_id', '=', id).executeTakeFirstOrThrow()).shown;
  const turn = (caller: Caller) => caller.gallery.search({ tab: 'unseen' });
  const ofOneCustomer = Array.from({ length: NEWBORN_SHOWN_TO }, (_, nth) => world.visitor(`2001:db8:7:${nth}::1`));
  for (const { items } of await Promise.all(ofOneCustomer.map(turn))) expect(items).toHaveLength(1);
  expect(await shownTo()).toBe(1);
  await turn(world.visitor('2001:db8:7:ffff::1'));
  // Members of the kit all have the address of `world.visitor()`.
  for (const { caller } of [await world.newMember(), await world.newMember()]) await turn(caller);
  await turn(world.visitor());
  expect(await shownTo()).toBe(2);
});

test('R564 what two servers deal at once waits in no circle, and counts a network once', async () => {
  await using world = await createTestWorld();
  const id = await world.newCharacter();
  const deal = (personKey: string, network: string) => ({ personKey, network, characterIds: [id] });
  const all = await world.db.transaction().execute(async (trx) => {
    await trx.selectFrom('newborns').select('shown').where('character_id', '=', id).forUpdate().execute();
    // One person in two tabs, and two of a network.
    const dealing = [
      dealCharacters(world.db, [deal('address:a', '7'), deal('address:b', '8')]),
      dealCharacters(world.db, [deal('address:b', '8')]),
      dealCharacters(world.db, [deal('address:c', '7')]),
    ];
    await untilSomeWait(world, dealing.length);
    return [Promise.all(dealing)];
  });
  await Promise.all(all);
  const { rows } = await sql<{ shown: number }>`select shown from newborns`.execute(world.db);
  expect(rows).toEqual([{ shown: 2 }]);
});

test('R412 whoever has seen everything is told so; what is too old to be dealt is forgotten', async () => {
  await using world = await createTestWorld();
  const [old, young] = [await world.newCharacter({ ageHours: 31 * 24 }), await world.newCharacter()];
  const caller = world.visitor();
  const { items } = await caller.gallery.search({ tab: 'unseen' });
  expect(items.map(({ id }) => id)).toEqual([young]);
  expect(await caller.gallery.search({ tab: 'unseen' })).toMatchObject({ items: [], nextCursor: null, emptyReason: 'all_seen' });
  await sql`insert into dealt_characters select person_key, ${old}::uuid from dealt_characters`.execute(world.db);
  await throwOldRowsAway(world.db);
  for (const table of ['dealt_characters', 'newborns'] as const) {
    const rows = await world.db.selectFrom(table).select('character_id').execute();
    expect(rows.map(({ character_id }) => character_id)).toEqual([young]);
  }
});

test.each([
  ['looked up', { longWalk: 0.2, lookUp: 4_000 }, 50],
  ['met on longer walks', { longWalk: 0.2, lookUp: 0 }, 50],
  ['met by going on at once', { longWalk: 12, lookUp: 0 }, 6],
  ['met by going on, or looked up', { longWalk: 12, lookUp: 4_000 }, 6],
])('R413 what is searched for is %s: all of it, each once, in the order of the tab', async (_, bounds, limit) => {
  await using world = await createTestWorld();
  await insertMany(world, 700);
  for (const text of ['zebra', 'otter many']) {
    const found = await findTerms(world.db, { text, kind: 'text', isForgiving: false });
    for (const tab of ['top', 'new', 'random'] as const) {
      const ids: string[] = [];
      let from: LegPlace | null = { leg: 0, place: null };
      while (from) {
        const page: Awaited<ReturnType<typeof findCharacters>> = await findCharacters(
          world.db,
          {
            order: { tab, since: null, before: null, levels: null, viewerId: null, personKey: 'x', seed: 77 },
            conditions: { terms: found?.terms ?? [], makers: null, owners: null, followedBy: null, unfoughtBy: null },
            from,
            limit,
          },
          bounds,
        );
        ids.push(...page.ids);
        from = page.next;
      }
      const name = text.startsWith('otter') ? 'Otter' : 'Zebra';
      const { rows } = await sql<{ id: string }>`
        select id from meme_characters where name = ${name} order by ${ORDERS[tab]}`.execute(world.db);
      expect({ text, tab, ids }).toEqual({ text, tab, ids: rows.map(({ id }) => id) });
    }
  }
});

test('R986 what begins with a rare word, and with many of them, is found without reading the whole table', async () => {
  await using world = await createTestWorld();
  await sql`
    insert into meme_characters (name, description, image_key, thumbhash, average_color)
    select 'Quagga' || n, 'One of its kind.', 'characters/plain', '1QcSHQRnh493V4dIh4eXh1h4kJUI', '#808080'
    from generate_series(1, 180) n`.execute(world.db);
  // More than a first walk looks at.
  await insertMany(world, 2_000);
  await sql`vacuum analyze`.execute(world.db);
  await world.db.connection().execute(async (connection) => {
    const countScans = async () => {
      await sql`select pg_stat_force_next_flush()`.execute(connection);
      const { rows } = await sql<{ scans: number }>`
        select sum(seq_scan)::int as scans from pg_stat_user_tables where relname in ('character_search', 'meme_characters')
      `.execute(connection);
      return rows[0]?.scans;
    };
    const before = await countScans();
    for (const [text, most] of [
      ['quagga', 180],
      ['quagga17', 11],
    ] as const) {
      const found = await findTerms(connection, { text, kind: 'text', isForgiving: false });
      const page = await findCharacters(connection, {
        order: { tab: 'new', since: null, before: null, levels: null, viewerId: null, personKey: 'x', seed: 77 },
        conditions: { terms: found?.terms ?? [], makers: null, owners: null, followedBy: null, unfoughtBy: null },
        from: { leg: 0, place: null },
        limit: 500,
      });
      expect({ text, found: page.ids.length, next: page.next }).toEqual({ text, found: most, next: null });
    }
    expect(await countScans()).toBe(before);
  });
});

const ORDERS = {
  top: sql`nscore, id`,
  rising: sql`rising_at(id, counted_likes, counted_dislikes) desc, id desc`,
  new: sql`id desc`,
  random: sql`uuid_hash(id) < 77, uuid_hash(id), id`,
};
