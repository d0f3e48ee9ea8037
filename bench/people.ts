/** Sessions on the hot path, signing in, and finding people among a million. */
import { tmpdir } from 'node:os';
import { sql } from 'kysely';
import pg from 'pg';
import { createApp } from '../server/src/app.ts';
import { createLucia } from '../server/src/auth/lucia-adapter.ts';
import { verifyPassword } from '../server/src/auth/password-hashes.ts';
import { readSession } from '../server/src/auth/sessions.ts';
import { hashToken } from '../server/src/auth/token-hashes.ts';
import { openServices } from '../server/src/services.ts';
import type { Context } from '../server/src/trpc/context.ts';
import { createCallerFactory } from '../server/src/trpc/procedures.ts';
import { appRouter } from '../server/src/trpc/router.ts';
import { createLogger } from '../shared/src/platform/logging.ts';
import { migrateDatabase } from '../shared/src/platform/migrate.ts';
import { describeRatio, describeTail, median, print, timed } from './measure.ts';

const PROFILES = 1_000_000;
const CALLS = 1_000;
const SIGN_INS = 200;
const SIGN_INS_AT_ONCE = 8;
const ROUNDS = 5;
const SEARCHES = 150;
const OTHER_SESSIONS = 100_000;
/** Who follows how many people, when only the followed ones are searched. */
const FOLLOWED = 1_000;

const KINDS: readonly [kind: string, queries: readonly string[]][] = [
  ['1 letter, in many names', ['a', 'o', '7', 'e']],
  ['1 letter, in few names', ['ж', '象', 'q', '%']],
  ['2 letters, in many names', ['ch', 'er', 'on', 'tt']],
  ['2 letters, in few names', ['жи', 'qq', 'a9', '0%']],
  ['2 letters, in none', ['jj', 'ww', 'k!', 'ñ~']],
  ['3 and more letters', ['person_77', 'zebra 4', 'tter_9', '_1234']],
  ['a fragment of 375,000 names', ['common', 'ommo', 'commo', 'ommon']],
  ['the same in mixed case', ['CoMMon', 'OMMO', 'COMMo', 'oMmOn']],
  ['a rare fragment', ['_777777', 'raffe_9', 'giraffe', '999_']],
  ['_', ['_', '_9', '9_', '_0_']],
  ['%', ['%', '100 %', '%%', 'a%b']],
  ['another script', ['жираф', 'ЖИРАФ', '象さん', 'ράφ']],
  ['nobody', ['nobody at all', 'xyzzy', '777777777', 'zebra_chaos']],
  ['125,000 names, only of people without followers', ['newcomer', 'ewcom', 'NEWC', 'wcomer']],
  ['5,000 names, only of people without followers', ['latest', 'LATE', 'atest', 'lates']],
];

export async function benchPeople(databaseUrl: string): Promise<void> {
  await migrateDatabase(databaseUrl);
  await fillProfiles(databaseUrl);
  const env = {
    DATABASE_URL: databaseUrl,
    REDIS_URL: undefined,
    APP_SECRET: 'x'.repeat(40),
    PUBLIC_URL: 'http://bench',
    DATA_DIR: tmpdir(),
    SMTP_URL: undefined,
    MAIL_FROM: undefined,
    OPERATOR_EMAIL: undefined,
    RATE_LIMIT_SCALE: 1_000_000,
  };
  const services = await openServices(env, createLogger('bench', 'error'));
  const visitor = callAs(services, null);
  const account = { email: 'bench@chaos.test', password: 'a long banana' };
  const { session } = await visitor.auth.signUp({ ...account, username: 'bench' });
  if (!session) throw new Error('nobody was signed in');
  const { db } = services;
  const { id: userId } = session.user;
  const signedIn = await readSession(services, session.accessToken);
  const member = callAs(services, signedIn);
  await sql`
    insert into user_follows select ${userId}::uuid, id from profiles where id <> ${userId}::uuid
    order by follower_count desc, total_likes desc, id desc limit ${sql.lit(FOLLOWED)}
  `.execute(db);
  await sql`analyze user_follows`.execute(db);

  const app = await createApp({
    services,
    env: { TRUSTED_PROXIES: [], PUBLIC_URL: env.PUBLIC_URL },
    servePages: false,
  });
  const origin = await app.listen({ host: '127.0.0.1', port: 0 });
  const address = `${origin}/trpc/profiles.byId?input=${encodeURIComponent(JSON.stringify({ json: { id: userId } }))}`;
  await benchSession({ services, address, accessToken: session.accessToken });
  await app.close();

  const { password_hash } = await db
    .selectFrom('users')
    .select('password_hash')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  await visitor.auth.signIn(account);
  await benchSignIn(
    () => verifyPassword(password_hash, account.password),
    () => visitor.auth.signIn(account),
  );

  const floor = () => db.selectFrom('profiles').selectAll().where('id', '=', userId).execute();
  const floors: number[] = [];
  const list = async (what: string, call: () => Promise<unknown>) => {
    const [byKey = [], taken = []] = await inTurn(SEARCHES, [floor, call]);
    floors.push(...byKey);
    print(what, describeTail(taken, median(byKey)));
  };
  await list('creators.popular, 100 of a million', () => visitor.creators.popular({}));
  await list('creators.all, 50 of a million', () => visitor.creators.all({}));
  await list(`creators.following, 50 of ${FOLLOWED}`, () => member.creators.following({}));
  await list('creators.all, page 200', pageOf(visitor, await findDeepCursor(visitor)));
  for (const [kind, queries] of KINDS) {
    await list(
      `creators.all: ${kind}`,
      alternate(queries, (query) => visitor.creators.all({ query })),
    );
    await list(
      '  profiles.search',
      alternate(queries, (query) => member.profiles.search({ query })),
    );
  }
  await list(
    `creators.following: search in ${FOLLOWED}`,
    alternate(['on_', 'er', '7'], (query) => member.creators.following({ query })),
  );
  print('one profile by its key: the floor of all these ratios', describeTail(floors));
  const { whole } = await countScans(db, async (trx) => {
    const caller = callAs({ ...services, db: trx }, signedIn);
    for (const query of KINDS.flatMap(([, queries]) => queries)) {
      await caller.creators.all({ query });
      await caller.profiles.search({ query });
    }
  });
  print('scans of a whole table by all of these searches', `${whole}`);
  await services.close();
}

interface Scans {
  byIndex: number;
  whole: number;
}

type Caller = ReturnType<typeof callAs>;

function callAs(services: Awaited<ReturnType<typeof openServices>>, signedIn: Context['signedIn']) {
  const viewer = { userId: signedIn?.user.id ?? null, addressHash: 'bench', networks: () => ({ near: '1', wide: '1' }) };
  const connection = services.connectionLimits.open(viewer);
  return createCallerFactory(appRouter)({ ...services, viewer, connection, signedIn, hasBadToken: false });
}

async function benchSession(bench: {
  services: Pick<Context, 'db' | 'pool'>;
  address: string;
  accessToken: string;
}): Promise<void> {
  const { services, address, accessToken } = bench;
  const call = (headers: Record<string, string>) => async () => {
    const answer = await fetch(address, { headers });
    if (!answer.ok) throw new Error(`a call was answered with ${answer.status}`);
    await answer.arrayBuffer();
  };
  const check = () => readSession(services, accessToken);
  const asVisitor = call({});
  const asMember = call({ authorization: `Bearer ${accessToken}` });
  await repeat(CALLS, asMember);
  const [visitor = [], member = [], checking = []] = await inTurn(CALLS, [asVisitor, asMember, check]);
  print('a small call of a visitor over HTTP (profiles.byId)', describeTail(visitor));
  print('  of a member', describeTail(member, median(visitor)));
  print('  the session check alone, of the member call', describeTail(checking, median(member)));
  const { byIndex, whole } = await countScans(
    services.db,
    async (db) => void (await createLucia(db).validateSession(hashToken(accessToken))),
  );
  print('  read by one check', `${byIndex} looks into an index, the planner's too; ${whole} scans of a table`);
}

/** Counted by PostgreSQL on the one connection that does the work. */
async function countScans(db: Context['db'], work: (trx: Context['db']) => Promise<void>): Promise<Scans> {
  return db.transaction().execute(async (trx) => {
    // What the connection did earlier and has not reported yet is in the count too.
    const before = await readScans(trx);
    await work(trx);
    const after = await readScans(trx);
    return { byIndex: after.byIndex - before.byIndex, whole: after.whole - before.whole };
  });
}

async function readScans(db: Context['db']): Promise<Scans> {
  const { rows } = await sql<Scans>`
    select sum(idx_scan)::int as "byIndex", sum(seq_scan)::int as whole from pg_stat_xact_user_tables
    where relname in ('sessions', 'session_families', 'users', 'profiles', 'profile_names')
  `.execute(db);
  return rows[0] ?? { byIndex: 0, whole: 0 };
}

async function benchSignIn(hash: () => Promise<unknown>, signIn: () => Promise<unknown>): Promise<void> {
  const spent = { hash: 0, signIn: 0 };
  for (let round = 0; round < ROUNDS; round += 1) {
    spent.hash += await timeOf(SIGN_INS / ROUNDS, hash);
    spent.signIn += await timeOf(SIGN_INS / ROUNDS, signIn);
  }
  const [hashes, signIns] = [(SIGN_INS / spent.hash) * 1_000, (SIGN_INS / spent.signIn) * 1_000];
  print('password checks a second, Argon2id alone', `${Math.round(hashes)}`);
  print('  whole sign-ins a second', `${Math.round(signIns)} ${describeRatio(signIns / hashes)}`);
}

async function timeOf(times: number, call: () => Promise<unknown>): Promise<number> {
  const each = times / SIGN_INS_AT_ONCE;
  const [, ms] = await timed(() => Promise.all(Array.from({ length: SIGN_INS_AT_ONCE }, () => repeat(each, call))));
  return ms;
}

/** One after the other, so that whatever else the machine does at that moment falls on all alike. */
async function inTurn(times: number, calls: readonly (() => Promise<unknown>)[]): Promise<number[][]> {
  const taken = calls.map((): number[] => []);
  for (let index = 0; index < times; index += 1) {
    for (const [place, call] of calls.entries()) taken[place]?.push((await timed(call))[1]);
  }
  return taken;
}

async function repeat(times: number, call: () => Promise<unknown>): Promise<number[]> {
  const taken: number[] = [];
  for (let index = 0; index < times; index += 1) taken.push((await timed(call))[1]);
  return taken;
}

function alternate(queries: readonly string[], call: (query: string) => Promise<unknown>): () => Promise<unknown> {
  let next = 0;
  return () => call(queries[next++ % queries.length] ?? '');
}

async function findDeepCursor(caller: Caller): Promise<string | null> {
  let cursor: string | null = null;
  for (let page = 1; page < 200; page += 1) cursor = (await caller.creators.all({ cursor })).nextCursor;
  return cursor;
}

function pageOf(caller: Caller, cursor: string | null) {
  return () => caller.creators.all({ cursor });
}

/**
 * Names of words and numbers in which every kind of search finds its share, and followers by a power law: nine in ten
 * have none. The index of name pieces is made afterwards, as a restore of a backup would.
 */
async function fillProfiles(databaseUrl: string): Promise<void> {
  const words = ['person', 'zebra', 'common', 'mango', 'common', 'gnocchi', 'otter', 'common'];
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const [, ms] = await timed(async () => {
    const index = 'profile_names_grams';
    const { rows } = await client.query<{ indexdef: string }>('select indexdef from pg_indexes where indexname = $1', [index]);
    await client.query(`drop index ${index}`);
    await client.query(
      `with made as (
        insert into users (id, email, password_hash)
        select uuidv7(), n || '@bench.test', 'none' from generate_series(1, $1::int) n returning id, email
      ), numbered as (
        select id, n, 100000 / (1 + (n::bigint * 7919) % $1) as followers
        from (select id, split_part(email, '@', 1)::int as n from made) made
      )
      insert into profiles (id, username, display_name, follower_count, total_likes)
      select id, ($2::text[])[1 + n % 8] || '_' || n,
        case
          when n % 20000 = 7 then 'Жираф ' || n
          when n % 20000 = 8 then '象さん 100 %'
          when n % 1000 = 9 then 'Giraffe ' || n
          when followers = 0 and n % 180 = 10 then 'Latest ' || n
          when followers = 0 and n % 7 = 3 then 'Newcomer ' || n
          else ($2::text[])[1 + n % 8] || ' ' || n
        end,
        followers, n::bigint * 31 % 1000 * least(followers, 1)
      from numbered`,
      [PROFILES, words],
    );
    await client.query(rows[0]?.indexdef ?? '');
    // Sessions of others, so that the check has something to pass over.
    await client.query(
      `with family as (insert into session_families (user_id) select id from users limit $1 returning id, user_id)
      insert into sessions (id, user_id, family_id, expires_at)
      select encode(sha256(id::text::bytea), 'hex'), user_id, id, now() + interval '1 day' from family`,
      [OTHER_SESSIONS],
    );
    await client.query('vacuum analyze');
  });
  print(`${PROFILES.toLocaleString('en')} people written and indexed`, `${Math.round(ms / 1_000)} s`);
  await client.end();
}
