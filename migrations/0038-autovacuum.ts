/** Tables of which each row changes several times are cleared up by what has changed, and not by how large they have become. */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- By default a fifth of all rows has to be dead first: of a million tickets 200,000, which whoever looks at the line walks past.
    alter table tickets set (autovacuum_vacuum_scale_factor = 0.01, autovacuum_vacuum_threshold = 1000,
      autovacuum_analyze_scale_factor = 0.02);
    alter table meme_characters set (autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_threshold = 1000,
      autovacuum_analyze_scale_factor = 0.02);
  `.execute(db);
}
