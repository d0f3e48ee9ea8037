/** Members take along everything of theirs, as an archive that a worker makes. */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table exports (
      id uuid primary key default uuidv7(),
      user_id uuid not null references profiles on delete cascade,
      state text not null default 'waiting' check (state in ('waiting', 'running', 'done', 'failed')),
      percent smallint not null default 0 check (percent between 0 and 100),
      -- Counts the starts. Only the newest run may write.
      run smallint not null default 0,
      -- When the worker that makes it was heard of last; another one takes over where that is long ago.
      seen_at timestamptz,
      -- Where the parts of the archive lie, how many, and how large it is.
      folder text,
      parts integer check (parts > 0),
      bytes bigint check (bytes > 0),
      created_at timestamptz not null default now(),
      -- Until when it can be fetched, and after which its files are removed.
      ends_at timestamptz,
      -- SHA-256 of the one link that is good now. Whoever fetches by it uses it up.
      link_hash text unique,
      link_ends_at timestamptz,
      check ((state = 'done') = (ends_at is not null)),
      check (state <> 'done' or (folder is not null and parts is not null and bytes is not null)),
      check ((link_hash is null) = (link_ends_at is null))
    );
    create index exports_of on exports (user_id, id desc);
    create unique index exports_one on exports (user_id) where state in ('waiting', 'running');
    create index exports_open on exports (id) where state in ('waiting', 'running');
    create index exports_ends on exports (ends_at) where ends_at is not null;
  `.execute(db);
}
