/** `DATABASE_URL=… npm run audit`: looks through a whole database for broken promises, and prints each. Ends with 1 when there is one. */
import { openDatabase } from '../shared/src/node/database.ts';
import { auditDatabase } from '../shared/src/node/domain/audit/audit-database.ts';
import { createLogger } from '../shared/src/node/logging.ts';

const { DATABASE_URL } = process.env;
if (!DATABASE_URL) {
  console.error('Usage: DATABASE_URL=postgres://… npm run audit');
  process.exit(2);
}
const { db, close } = openDatabase({ url: DATABASE_URL, name: 'audit', log: createLogger('audit', 'error') });
const breaks = await auditDatabase(db);
for (const { invariant, rule, id, detail } of breaks) console.error(`${invariant} ${rule}: ${id}: ${detail}`);
console.log(`${breaks.length} broken promises`);
await close();
process.exit(breaks.length === 0 ? 0 : 1);
