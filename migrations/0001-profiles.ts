/** The public face of a person. Rows come with accounts; characters and tickets refer to them already. */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table profiles (
      id uuid primary key default uuidv7(),
      username text not null check (username ~ '^[A-Za-z0-9_]{3,24}$'),
      display_name text not null check (length(display_name) between 1 and 60),
      avatar_url text,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now()
    );
    create unique index profiles_username_key on profiles (lower(username));
  `.execute(db);
}
