/** Brings the database of `DATABASE_URL` to the newest schema; `npm start` does it by itself. Safe to run twice, or at once. */
import { readEnv } from '../shared/src/platform/env.ts';
import { migrateDatabase } from '../shared/src/platform/migrate.ts';

const done = await migrateDatabase(readEnv().DATABASE_URL);
process.stdout.write(`${done.length > 0 ? `Migrated: ${done.join(', ')}` : 'Nothing to migrate.'}\n`);
