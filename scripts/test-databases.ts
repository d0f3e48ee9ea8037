/** Before the tests: a PostgreSQL of their own with a migrated template to clone, and a Redis where one is installed. */
import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises';
import pg from 'pg';
import { migrateDatabase } from '../shared/src/platform/migrate.ts';
import { describeTemplate, sparesFolder, TEMPLATE_DATABASE } from '../shared/src/testing/test-database.ts';
import { startEmbeddedPostgres } from './lib/embedded-postgres.ts';
import { startRedis } from './lib/redis.ts';

export default async function setUp(): Promise<() => Promise<void>> {
  const folder = await mkdtemp('/var/tmp/hall-of-chaos-test-');
  await chmod(folder, 0o755);
  const postgres = await startEmbeddedPostgres({ folder, port: 0, disposable: true });
  await settle(postgres.url);
  const template = await makeTemplate(postgres.url);
  await describeTemplate(template);
  process.env.TEST_DATABASE_URL = postgres.url;
  process.env.TEST_SPARE_DATABASES = folder;
  await mkdir(sparesFolder(folder, postgres.url));
  const redis = await startRedis();
  if (redis) process.env.TEST_REDIS_URL = redis.url;
  else if (process.env.CI) throw new Error('redis-server is not installed: in CI the Redis half of the tests must run.');
  else process.stderr.write('redis-server is not installed: the Redis half of the queue tests is skipped.\n');
  return async () => {
    redis?.stop();
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  };
}

/** What takes time, and changes nothing that a test could see: all of it is thrown away afterwards. */
async function settle(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  // A test that needs statistics gathers them itself.
  for (const setting of ['autovacuum = off', "checkpoint_timeout = '1h'", "max_wal_size = '8GB'"])
    await client.query(`alter system set ${setting}`);
  await client.query('select pg_reload_conf()');
  await client.query('set scram_iterations = 1');
  await client.query(`alter role current_user password ${client.escapeLiteral(new URL(url).password)}`);
  await client.end();
}

/**
 * What createTestDatabase clones.
 * @param url of an empty database of a PostgreSQL that has no template yet.
 * @returns the url of the template.
 */
export async function makeTemplate(url: string): Promise<string> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`create database ${TEMPLATE_DATABASE}`);
  await client.end();
  const template = new URL(url);
  template.pathname = `/${TEMPLATE_DATABASE}`;
  await migrateDatabase(template.href);
  return template.href;
}
