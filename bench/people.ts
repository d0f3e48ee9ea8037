/** Sessions on the hot path, signing in, and finding people among a million. */
import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { sql } from 'kysely';
import { verifyPassword } from '../server/src/auth/passwords.ts';
import { readSession, startSession } from '../server/src/auth/sessions.ts';
import { openServices } from '../server/src/services.ts';
import type { Context } from '../server/src/trpc/context.ts';
import { createCallerFactory } from '../server/src/trpc/init.ts';
import { appRouter } from '../server/src/trpc/router.ts';
import { createLogger } from '../shared/src/node/logging.ts';
import { migrateDatabase } from '../shared/src/node/migrate.ts';
import { describeTimes, print, timed } from './measure.ts';

const PROFILES = 1_000_000;
const CALLS = 400;
const SIGN_INS = 40;
const SEARCHES = ['person_77', 'zebra', 'ok', 'o_9', 'chaos', 'nobody at all', 'q7'];

export async function benchPeople(databaseUrl: string): Promise<void> {
  await migrateDatabase(databaseUrl);
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
  const viewer = { userId: null, addressHash: 'bench' };
  const connection = services.connectionLimits.open('bench');
  const context: Context = { ...services, viewer, connection, signedIn: null, hasBadToken: false };
  const caller = createCallerFactory(appRouter)(context);
  const account = { email: 'bench@chaos.test', password: 'a long banana' };
  await caller.auth.signUp({ ...account, username: 'bench' });
  const { id: userId, password_hash } = await services.db
    .selectFrom('users')
    .select(['id', 'password_hash'])
    .executeTakeFirstOrThrow();

  const hashing = await repeat(SIGN_INS, () => verifyPassword(password_hash, account.password));
  const signingIn = await repeat(SIGN_INS, () => caller.auth.signIn(account));
  print('signing in', describeTimes(signingIn));
  print('  the hash alone', describeTimes(hashing));

  const { accessToken } = await services.db.transaction().execute((trx) => startSession(trx, userId));
  const checking = await repeat(CALLS, () => readSession(services, accessToken));
  const reading = await repeat(CALLS, () => caller.profiles.byId({ id: userId }));
  print('the session check of a call', describeTimes(checking));
  print('  a small call without it (profiles.byId)', describeTimes(reading));

  const [, seedMs] = await timed(() => fillProfiles(services.db));
  print(`${PROFILES} profiles written`, `${Math.round(seedMs / 1_000)} s`);
  print('popular creators among them', describeTimes(await repeat(CALLS, () => caller.creators.popular({}))));
  for (const query of SEARCHES) {
    print(`search "${query}"`, describeTimes(await repeat(40, () => caller.creators.all({ query }))));
  }
  await services.close();
}

async function repeat(times: number, call: () => Promise<unknown>): Promise<number[]> {
  const taken: number[] = [];
  for (let index = 0; index < times; index += 1) taken.push((await timed(call))[1]);
  return taken;
}

/** Names of words and numbers, and followers by a power law. */
async function fillProfiles(db: Context['db']): Promise<void> {
  const words = ['person', 'zebra', 'chaos', 'mango', 'turbo', 'gnocchi', 'otter', 'pixel'];
  const tag = randomUUID().slice(0, 4);
  await sql`set statement_timeout = 0`.execute(db);
  await db.connection().execute(async (connection) => {
    await sql`set statement_timeout = 0`.execute(connection);
    await sql`
      with made as (
        insert into users (id, email, password_hash)
        select uuidv7(), n || '@' || ${tag} || '.test', 'none' from generate_series(1, ${PROFILES}) n returning id, email
      )
      insert into profiles (id, username, display_name, follower_count, total_likes)
      select id, (${words}::text[])[1 + n % 8] || '_' || n, (${words}::text[])[1 + n % 8] || ' ' || n,
        (100000 / (1 + (n * 7919) % ${PROFILES}))::int, (n * 31) % 1000
      from (select id, split_part(email, '@', 1)::int as n from made) numbered
    `.execute(connection);
    await sql`analyze profiles`.execute(connection);
  });
}
