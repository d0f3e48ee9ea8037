/** Lists over very many rows: no page may look at all of them. By what each statement reads, and not by time. */
import { COLLECTION_ENTRIES_MAX, COLLECTIONS_FOLLOWED_MAX, COLLECTIONS_MAX } from '@chaos/shared/contract/collections';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { callByPath } from '../testing/procedures.ts';
import { type Caller, createTestWorld, type TestWorld } from '../testing/test-world.ts';

const CHARACTERS = 12_000;
const PEOPLE = 6_000;
/** Of one character: its owners, and what people said. */
const LONG = 6_000;
const REMIXES = 3_000;
/** A page is five rows here, and one that is looked through for a word some hundreds. */
const READ_MAX = 2_500;

let world: TestWorld;
interface Reader {
  id: string;
  caller: Caller;
}

let me: Reader;
/** One that was given to and fro, and was talked about. */
const famous = '01900000-0000-7000-8000-000000000001';
/** Mine, with as many in it as there may be. */
const fullCollection = '01900000-0000-7000-8000-000000000002';

beforeAll(async () => {
  world = await createTestWorld({ rateLimitScale: 1_000 });
  await fillTables(world);
  me = await world.newMember();
  await fillCollections(world, me.id);
}, 120_000);
afterAll(() => world[Symbol.asyncDispose]());

/** Many people and characters, as what triggers would make of them row by row. */
async function fillTables({ db }: TestWorld): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await sql`set local session_replication_role = replica`.execute(trx);
    await sql`insert into users (email, password_hash, email_confirmed_at)
      select n || '@many.test', 'none', now() from generate_series(1, ${PEOPLE}) n`.execute(trx);
    await sql`insert into profiles (id, username, display_name, follower_count)
      select id, (array['zebra', 'otter', 'pixel', 'mango'])[1 + (hashtext(email) & 3)] || '_' || split_part(email, '@', 1), 'Zebra', hashtext(email) & 255
      from users`.execute(trx);
    await sql`insert into profile_names (id, search_text) select id, search_text from profiles`.execute(trx);
    await sql`
      insert into meme_characters (name, description, image_key, thumbhash, average_color, user_id, original_creator_id, like_count)
      select 'Zebra ' || n, 'One of many.', 'characters/plain', '1QcSHQRnh493V4dIh4eXh1h4kJUI', '#808080', id, id, n % 50
      from generate_series(1, ${CHARACTERS}) n
      join (select id, row_number() over () as nth from profiles) p on p.nth = 1 + n % (${PEOPLE}::int / 2)`.execute(trx);
    await sql`update meme_characters set id = ${famous} where id = (select min(id::text)::uuid from meme_characters)`.execute(
      trx,
    );
    // Long before all others were made.
    await sql`update meme_characters set remix_of = ${famous} where id in (
      select id from meme_characters where id <> ${famous} order by id limit ${REMIXES})`.execute(trx);
    await sql`insert into ownership_events (character_id, seq, kind, from_user_id, to_user_id, battle_id, offer_id, was_open, created_at)
      select ${famous}, n, kind, case when n > 1 then people[n - 1] end, people[n], case kind when 'won' then uuidv7() end,
        case kind when 'gifted' then uuidv7() end, case kind when 'gifted' then true end, now() - interval '2 days'
      from generate_series(1, ${LONG}) n, (select array_agg(id) as people from profiles) people,
        lateral (select case when n = 1 then 'created' when n % 2 = 0 then 'won' else 'gifted' end as kind) kind`.execute(trx);
    await sql`insert into character_comments (character_id, user_id, content)
      select ${famous}, id, 'Zebra!' from profiles limit ${LONG}`.execute(trx);
    await sql`update gallery_total set characters = ${CHARACTERS}`.execute(trx);
    await sql`insert into gallery_hours (hour, characters) select gallery_hour(id), count(*) from meme_characters group by 1`.execute(
      trx,
    );
  });
  const ids = await db.selectFrom('meme_characters').select('id').orderBy('id').execute();
  for (let at = 0; at < ids.length; at += 2_000) {
    await sql`select index_characters(${ids.slice(at, at + 2_000).map(({ id }) => id)}::uuid[])`.execute(db);
  }
  await sql`vacuum analyze`.execute(db);
}

/** Everybody has one, I have as many as can be, all full, and follow as many as can be. */
async function fillCollections({ db }: TestWorld, ownerId: string): Promise<void> {
  await db.transaction().execute(async (trx) => {
    await sql`set local session_replication_role = replica`.execute(trx);
    await sql`insert into collections (owner_id, name, is_public) select id, 'Zebras', true from profiles`.execute(trx);
    await sql`insert into collection_follows (collection_id, user_id)
      select id, ${ownerId} from collections limit ${COLLECTIONS_FOLLOWED_MAX}`.execute(trx);
    await sql`insert into collections (id, owner_id, name, is_public)
      select case n when 1 then ${fullCollection}::uuid else uuidv7() end, ${ownerId}, 'Zebras ' || n, true
      from generate_series(2 - ${COLLECTIONS_MAX}::int, 1) n`.execute(trx);
    for (const [whose, size] of [
      [sql`<>`, 1],
      [sql`=`, COLLECTION_ENTRIES_MAX],
    ] as const)
      await sql`insert into collection_entries (collection_id, character_id, position)
        select o.id, c.id, nth from (select id from collections where owner_id ${whose} ${ownerId}) o,
          (select id, row_number() over () as nth from meme_characters limit ${size}) c`.execute(trx);
  });
  await sql`vacuum analyze collections, collection_entries, collection_follows`.execute(db);
}

interface Plan {
  'Node Type': string;
  'Relation Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  'Rows Removed by Index Recheck'?: number;
  Plans?: Plan[];
}

const nodesOf = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];

/** How many rows a part of a plan has looked at. */
function readBy(node: Plan): number {
  const skipped = (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Index Recheck'] ?? 0);
  return (node['Actual Rows'] + skipped) * node['Actual Loops'];
}

interface Asked {
  text: string;
  values: unknown[];
}

/** Every question to the database that this brings about. */
async function recordQuestions(work: () => Promise<unknown>): Promise<Asked[]> {
  const asked: Asked[] = [];
  const query = vi.spyOn(pg.Client.prototype, 'query');
  try {
    await work();
    for (const [first, second] of query.mock.calls) {
      const text = typeof first === 'string' ? first : String(Reflect.get(Object(first), 'text'));
      const values: unknown = Array.isArray(second) ? second : Reflect.get(Object(first), 'values');
      if (/^\s*(select|with)\b/i.test(text)) asked.push({ text, values: Array.isArray(values) ? values : [] });
    }
  } finally {
    query.mockRestore();
  }
  return asked;
}

/** What of a call reads more than a page may. */
async function findLongReads(work: () => Promise<unknown>): Promise<{ asked: number; long: string[] }> {
  const questions = await recordQuestions(work);
  const long: string[] = [];
  const client = new pg.Client({ connectionString: world.databaseUrl });
  await client.connect();
  try {
    for (const { text, values } of questions) {
      const { rows } = await client.query({ text: `explain (analyze, format json) ${text}`, values });
      const found: unknown = rows[0]?.['QUERY PLAN'];
      const [{ Plan: plan }] = found as [{ Plan: Plan }];
      // Of the hours there is one row each, however many people there are.
      for (const node of nodesOf(plan).filter((one) => one['Relation Name'] !== 'gallery_hours'))
        if (readBy(node) > READ_MAX)
          long.push(`${node['Node Type']} on ${node['Relation Name']}: ${readBy(node)} of ${text.slice(0, 200)}`);
    }
  } finally {
    await client.end();
  }
  return { asked: questions.length, long };
}

const LISTS: [path: string, input: object][] = [
  ['characters.list', { filterType: 'opponents', randomize: true }],
  ['characters.list', { filterType: 'opponents' }],
  ['characters.list', { filterType: 'mine' }],
  ['characters.following', {}],
  ['characters.history', { id: famous }],
  ['characters.found', {}],
  ['characters.tradable', {}],
  ['collections.list', {}],
  ['collections.characters', { id: fullCollection }],
  ['collections.followed', {}],
  ['comments.list', { characterId: famous }],
  ['creators.all', {}],
  ['creators.all', { query: 'zebra' }],
  ['creators.popular', {}],
  ['creators.following', {}],
  ['profiles.search', { query: 'zebra' }],
  ['gallery.search', { tab: 'new' }],
  ['gallery.search', { tab: 'new', text: 'zebra' }],
  ['gallery.search', { tab: 'rising' }],
  ['gallery.search', { tab: 'random', text: 'zebra', filters: { finish: ['plain'] } }],
  ['gallery.search', { tab: 'unseen' }],
  ['gallery.search', { tab: 'following' }],
  ['gallery.search', { tab: 'top', text: 'zebra' }],
  ['gallery.search', { tab: 'top', text: 'Zebra 4711' }],
  ['gallery.top', {}],
  ['gallery.top', { timeFilter: 'day' }],
  ['offers.list', {}],
  ['notifications.list', {}],
  ['battles.history', {}],
  ['people.list', { kind: 'blocked' }],
  ['people.list', { kind: 'muted' }],
];

/** As they are read by somebody from whom others are hidden. */
const OF_WHO_HIDES = LISTS.filter(([path]) =>
  /^(characters\.(list|following|tradable)|collections|comments|creators|profiles|gallery|notifications)/.test(path),
);

test.each(LISTS)('%s of %o reads a few rows, on its first page and on a later one', (path, input) =>
  expectShortReads(path, input, me),
);

test.each(OF_WHO_HIDES)('R434 %s of %o reads a few rows where people are hidden, too', async (path, input) => {
  hiding ??= await newHidingMember();
  await expectShortReads(path, input, hiding);
});

let hiding: Reader | undefined;

/** Hundreds are hidden from this one, most of them as they have blocked it. */
async function newHidingMember(): Promise<Reader> {
  const member = await world.newMember();
  await world.db.transaction().execute(async (trx) => {
    await sql`set local session_replication_role = replica`.execute(trx);
    // Not whoever has what the lists are about.
    await sql`insert into blocks (blocker_id, blocked_id)
      select id, ${member.id}::uuid from profiles p where id not in (${member.id}, ${me.id})
        and not exists (select from meme_characters c where c.id = ${famous} and p.id in (c.owner_id, c.original_creator_id))
      limit 300`.execute(trx);
    // Others do so too, or their table is so small that it is best read whole.
    await sql`insert into blocks (blocker_id, blocked_id)
      select id, next from (
        select id, lead(id) over (order by id) as next from profiles where id not in (${member.id}, ${me.id})
      ) pairs where next is not null`.execute(trx);
    await sql`insert into mutes (muter_id, muted_id) select ${member.id}, id from profiles where id <> ${member.id} order by id desc limit 100`.execute(
      trx,
    );
    await sql`analyze blocks`.execute(trx);
    await sql`analyze mutes`.execute(trx);
    await sql`update profiles set hides_people = true where id = ${member.id}`.execute(trx);
  });
  return member;
}

async function expectShortReads(path: string, input: object, { caller }: Reader): Promise<void> {
  const takesPages = !['notifications.list', 'battles.history'].includes(path);
  const asked = path === 'collections.list' ? { ownerId: me.id } : input;
  const ask = (cursor: string | null) => callByPath(caller, path, takesPages ? { ...asked, limit: 5, cursor } : undefined);
  let next: unknown = null;
  const first = await findLongReads(async () => {
    next = Reflect.get(Object(await ask(null)), 'nextCursor');
  });
  expect(first.long).toEqual([]);
  // What is kept for all is not asked for.
  if (!path.startsWith('gallery')) expect(first.asked).toBeGreaterThan(0);
  if (typeof next !== 'string') return;
  // Deep in the list what lies before is not read again.
  const page = await callByPath(caller, path, { ...asked, limit: 100, cursor: next });
  const deep = Reflect.get(Object(page), 'nextCursor');
  expect((await findLongReads(() => ask(typeof deep === 'string' ? deep : null))).long).toEqual([]);
}

test('R787 the family of what is remixed most reads a few rows, however much was made since', async () => {
  const read = await findLongReads(() => me.caller.characters.lineage({ id: famous }));
  expect(read.long).toEqual([]);
  expect(read.asked).toBeGreaterThan(1);
});

test('all who are not mine are counted, and shuffled pages meet each of them once', async () => {
  const list = me.caller.characters.list;
  const seen = new Set<string>();
  let cursor: string | null = null;
  let count = 0;
  let total = 0;
  do {
    const page: Awaited<ReturnType<typeof list>> = await list({ filterType: 'opponents', randomize: true, limit: 100, cursor });
    for (const { id } of page.items) seen.add(id);
    count += page.items.length;
    total = page.totalCount;
    cursor = page.nextCursor;
  } while (cursor);
  expect({ count, met: seen.size }).toEqual({ count: total, met: total });
  expect(total).toBe(CHARACTERS);
});

test('a shuffled list begins anywhere', async () => {
  const firsts = new Set<string | undefined>();
  for (let count = 0; count < 10; count++) {
    const { items } = await me.caller.characters.list({ filterType: 'opponents', randomize: true, limit: 1 });
    firsts.add(items[0]?.id);
  }
  expect(firsts.size).toBeGreaterThan(5);
});
