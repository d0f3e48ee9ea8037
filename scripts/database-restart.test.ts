/** PostgreSQL itself goes in the middle of accepting offers, as in a power cut, and comes back. */
import { randomUUID } from 'node:crypto';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { sql } from 'kysely';
import pg from 'pg';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createTestWorld, type TestWorld } from '../server/src/testing/test-world.ts';
import { auditDatabase } from '../shared/src/core/audit/audit-database.ts';
import { migrateDatabase } from '../shared/src/platform/migrate.ts';
import { countFor } from '../shared/src/testing/full-run-counts.ts';
import { createTestDatabase } from '../shared/src/testing/test-database.ts';
import { startEmbeddedPostgres } from './lib/embedded-postgres.ts';
import { makeTemplate } from './test-databases.ts';

const OFFERS = 48;
const LANES = 8;

/**
 * One of its own. What is committed must have left its processes; that the disk has it too is not tried, the machine
 * stays up.
 */
async function startOwnPostgres() {
  const folder = await mkdtemp('/var/tmp/hall-of-chaos-restart-');
  await chmod(folder, 0o755);
  let postgres = await startEmbeddedPostgres({ folder, port: 0, disposable: true });
  onTestFinished(async () => {
    vi.unstubAllEnvs();
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  });
  await makeTemplate(postgres.url);
  await commitForGood(postgres.url);
  vi.stubEnv('TEST_DATABASE_URL', postgres.url);
  const port = Number(new URL(postgres.url).port);
  return {
    /** Its immediate stop. */
    kill: () => postgres.kill(),
    async start() {
      postgres = await startEmbeddedPostgres({ folder, port, disposable: true });
    },
  };
}

/** Disposable ones answer before. */
async function commitForGood(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query('alter role current_user set synchronous_commit = on');
  await client.end();
}

/** Trades of two people, each of one character for one, and how the recipient accepts them, always by the same request. */
async function sendOffers(world: TestWorld) {
  const [ada, bob] = [await world.newMember(), await world.newMember()];
  const { offers } = bob.caller;
  return Promise.all(
    Array.from({ length: OFFERS }, async () => {
      const [mine, theirs] = [await world.newCharacter({ creatorId: ada.id }), await world.newCharacter({ creatorId: bob.id })];
      const terms = { toUserId: bob.id, offerType: 'trade', offeredIds: [mine], requestedIds: [theirs] } as const;
      const { id, termsHash } = await ada.caller.offers.send({ ...terms, requestId: randomUUID() });
      const request = { offerId: id, termsHash, requestId: randomUUID() };
      return { id, accept: () => offers.accept(request) };
    }),
  );
}

type Sent = Awaited<ReturnType<typeof sendOffers>>;

/** Many at once, round and round, until the database is gone. @returns what was answered before. */
async function acceptUntilItIsGone(sent: Sent, onAnswer: (count: number) => void): Promise<Set<string>> {
  const answered = new Set<string>();
  let next = 0;
  const lane = async () => {
    for (;;) {
      const offer = sent[next++ % sent.length];
      if (!offer) throw new Error('there are no offers');
      const answer = await offer.accept().catch(reasonOf);
      if (answer === 'database_unavailable') return;
      expect(answer).toEqual({ transferred: 2 });
      answered.add(offer.id);
      onAnswer(answered.size);
    }
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  return answered;
}

const reasonOf = (error: unknown) => Reflect.get(Object(error), 'reason');

/** The first call may still get a connection that is cut. */
async function insist<T>(call: () => Promise<T>): Promise<T> {
  for (;;) {
    const answer = await call().catch((error: unknown) => {
      if (reasonOf(error) === 'database_unavailable') return null;
      throw error;
    });
    if (answer !== null) return answer;
  }
}

test('R211 I4 trust fault 2 3: PostgreSQL killed under load: each accept is whole or absent, and asked again gives its answer', async () => {
  const postgres = await startOwnPostgres();
  await using world = await createTestWorld({ rateLimitScale: 1_000 });
  for (let round = 0; round < countFor({ slice: 1, full: 100 }); round += 1) {
    const sent = await sendOffers(world);
    let killing: Promise<void> | undefined;
    const answered = await acceptUntilItIsGone(sent, (count) => {
      if (count >= LANES) killing ??= postgres.kill();
    });
    await killing;
    await postgres.start();

    // Every connection of before is cut; the first ones to come say so.
    await insist(() => world.visitor().gallery.top({}));
    expect(await auditDatabase(world.db)).toEqual([]);
    const accepted = await readAccepted(world, sent);
    expect([...answered].filter((id) => !accepted.has(id))).toEqual([]);

    const again = await Promise.all(sent.map(({ accept }) => insist(accept)));
    expect(again).toEqual(sent.map(() => ({ transferred: 2 })));
    expect(await readAccepted(world, sent)).toEqual(new Set(sent.map(({ id }) => id)));
    expect(await auditDatabase(world.db)).toEqual([]);
  }
});

async function readAccepted({ db }: TestWorld, sent: Sent): Promise<Set<string>> {
  const ids = sent.map(({ id }) => id);
  const rows = await db.selectFrom('offers').select('id').where('id', 'in', ids).where('status', '=', 'accepted').execute();
  return new Set(rows.map(({ id }) => id));
}

/** That of Kysely's migrations. */
const MIGRATION_LOCK = 3_853_314_791_062_309_107n;

test('R577 a database that ends while it is migrated fails the migration, and not the process', async () => {
  await using database = await createTestDatabase();
  const waiting = sql`from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  const [migrating] = await database.db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(${MIGRATION_LOCK})`.execute(trx);
    const migration = migrateDatabase(database.url);
    migration.catch(() => undefined);
    await expect.poll(async () => (await sql`select pid ${waiting}`.execute(database.db)).rows.length).toBe(1);
    await sql`select pg_terminate_backend(pid) ${waiting}`.execute(database.db);
    return [migration];
  });
  await expect(migrating).rejects.toThrow(/terminat/);
});
