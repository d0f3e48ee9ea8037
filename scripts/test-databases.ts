/** Before the tests: a PostgreSQL of their own with a migrated template to clone, and a Redis where one is installed. */
import { spawn } from 'node:child_process';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import pg from 'pg';
import { migrateDatabase } from '../shared/src/node/migrate.ts';
import { TEMPLATE_DATABASE } from '../shared/src/node/testing/test-database.ts';
import { startEmbeddedPostgres } from './lib/embedded-postgres.ts';
import { freePort } from './lib/ports.ts';

export default async function setUp(): Promise<() => Promise<void>> {
  const folder = await mkdtemp('/var/tmp/hall-of-chaos-test-');
  await chmod(folder, 0o755);
  const postgres = await startEmbeddedPostgres({ folder, port: 0, disposable: true });
  await makeTemplate(postgres.url);
  process.env.TEST_DATABASE_URL = postgres.url;
  const redis = await startRedis(folder);
  return async () => {
    redis?.kill('SIGTERM');
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  };
}

async function makeTemplate(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`create database ${TEMPLATE_DATABASE}`);
  await client.end();
  const template = new URL(url);
  template.pathname = `/${TEMPLATE_DATABASE}`;
  await migrateDatabase(template.href);
}

async function startRedis(folder: string) {
  const port = await freePort();
  const redis = spawn('redis-server', ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--dir', folder], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const isThere = await new Promise<boolean>((resolve) => {
    redis.once('error', () => resolve(false));
    redis.stdout?.on('data', (chunk: Buffer) => chunk.includes('Ready to accept connections') && resolve(true));
  });
  if (isThere) {
    process.env.TEST_REDIS_URL = `redis://127.0.0.1:${port}`;
    return redis;
  }
  if (process.env.CI) throw new Error('redis-server is not installed: in CI the Redis half of the tests must run.');
  process.stderr.write('redis-server is not installed: the Redis half of the queue tests is skipped.\n');
  return undefined;
}
