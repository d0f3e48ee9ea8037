/** Databases for tests: each test file, or test, gets one of its own, cloned from a migrated template in milliseconds. */
import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { type Database, openDatabase } from '../database.ts';
import { createLogger } from '../logging.ts';

/** Made once by the set-up of the test run. */
export const TEMPLATE_DATABASE = 'chaos_template';

export interface TestDatabase extends AsyncDisposable {
  url: string;
  db: Database;
}

/**
 * A migrated, empty database. Dispose it, by `await using` or by hand, and it is dropped.
 * @throws when it is called outside a test run, which alone sets TEST_DATABASE_URL.
 */
export async function createTestDatabase(): Promise<TestDatabase> {
  const adminUrl = process.env.TEST_DATABASE_URL;
  if (!adminUrl) throw new Error('createTestDatabase works in a test run only');
  const name = `test_${randomBytes(6).toString('hex')}`;
  await runAsAdmin(adminUrl, `create database ${name} template ${TEMPLATE_DATABASE}`);
  const url = new URL(adminUrl);
  url.pathname = `/${name}`;
  const database = openDatabase({ url: url.href, name: 'test', log: createLogger('test', 'silent') });
  return {
    url: url.href,
    db: database.db,
    async [Symbol.asyncDispose]() {
      await database.close();
      await runAsAdmin(adminUrl, `drop database ${name} with (force)`);
    },
  };
}

async function runAsAdmin(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
