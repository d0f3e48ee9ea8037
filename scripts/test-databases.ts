/** Before the tests: a PostgreSQL of their own with a migrated template to clone, and a Redis where one is installed. */
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import pg from 'pg';
import { migrateDatabase } from '../shared/src/node/migrate.ts';
import { TEMPLATE_DATABASE } from '../shared/src/node/testing/test-database.ts';
import { startEmbeddedPostgres } from './lib/embedded-postgres.ts';
import { startRedis } from './lib/redis.ts';

export default async function setUp(): Promise<() => Promise<void>> {
  const folder = await mkdtemp('/var/tmp/hall-of-chaos-test-');
  await chmod(folder, 0o755);
  const postgres = await startEmbeddedPostgres({ folder, port: 0, disposable: true });
  await makeTemplate(postgres.url);
  process.env.TEST_DATABASE_URL = postgres.url;
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

/** What createTestDatabase clones. @param url of an empty database of a PostgreSQL that has no template yet. */
export async function makeTemplate(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`create database ${TEMPLATE_DATABASE}`);
  await client.end();
  const template = new URL(url);
  template.pathname = `/${TEMPLATE_DATABASE}`;
  await migrateDatabase(template.href);
}
