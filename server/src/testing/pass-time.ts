/** The clock of a test: the database decides what is over, so time passes by making everything in it older. */
import type { Database } from '@chaos/shared/platform/database';
import { sql } from 'kysely';

/**
 * Every stored time moves this far into the past, in seconds. Ids keep theirs: what goes by ids, such as the windows and the
 * hours of the gallery, does not age.
 */
export async function passTime(db: Database, seconds: number): Promise<void> {
  await db.transaction().execute(async (trx) => {
    // What is written once and never changed ages too.
    await sql`set local session_replication_role = replica`.execute(trx);
    const { rows } = await sql<{ table: string; columns: string[] }>`
      select table_name as "table", array_agg(column_name::text) as columns from information_schema.columns
      where table_schema = 'public' and data_type = 'timestamp with time zone' and is_generated = 'NEVER'
        and table_name not like 'kysely_%' and table_name <> 'gallery_hours'
      group by table_name
    `.execute(trx);
    for (const { table, columns } of rows) {
      const older = columns.map((column) => sql`${sql.ref(column)} = ${sql.ref(column)} - make_interval(secs => ${seconds})`);
      await sql`update ${sql.table(table)} set ${sql.join(older)}`.execute(trx);
    }
  });
}
