/** Files are outside of every transaction: a folder is noted before anything is written into it, so that none stays unnamed. */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table noted_folders (
      folder text primary key,
      -- Whose row is to name it: a ticket, a character or a profile, which the folder's first part says.
      owner_id uuid not null,
      noted_at timestamptz not null default clock_timestamp()
    );
    create index noted_folders_age on noted_folders (noted_at);
  `.execute(db);
}
