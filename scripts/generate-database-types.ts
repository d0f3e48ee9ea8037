/** Writes shared/src/platform/database-types.gen.ts from a freshly migrated database; `--verify` fails when it is stale. */
import { execFileSync } from 'node:child_process';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import { migrateDatabase } from '../shared/src/platform/migrate.ts';
import { startEmbeddedPostgres } from './lib/embedded-postgres.ts';

const target = path.resolve(import.meta.dirname, '../shared/src/platform/database-types.gen.ts');
const folder = await mkdtemp('/var/tmp/hall-of-chaos-types-');
await chmod(folder, 0o755);
const postgres = await startEmbeddedPostgres({ folder, port: 0, disposable: true });
try {
  await migrateDatabase(postgres.url);
  const flags = ['--url', postgres.url, '--out-file', target, ...(process.argv.includes('--verify') ? ['--verify'] : [])];
  execFileSync('kysely-codegen', flags, { stdio: 'inherit', cwd: path.resolve(import.meta.dirname, '..') });
} finally {
  await postgres.stop();
  await rm(folder, { recursive: true, force: true });
}
