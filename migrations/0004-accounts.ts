/** Accounts, their sessions, and who follows whom. Only hashes of tokens are kept. */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table users (
      id uuid primary key default uuidv7(),
      email text not null check (length(email) between 3 and 254),
      password_hash text not null,
      email_confirmed_at timestamptz,
      role text not null default 'member' check (role in ('member', 'operator')),
      created_at timestamptz not null default now()
    );
    create unique index users_email_key on users (lower(email));
    alter table profiles add foreign key (id) references users;

    -- A family is one sign-in: its refresh tokens follow one another, and it ends as a whole.
    create table session_families (
      id uuid primary key default uuidv7(),
      user_id uuid not null references users on delete cascade,
      created_at timestamptz not null default now(),
      revoked_at timestamptz
    );
    create index session_families_user on session_families (user_id) where revoked_at is null;
    create table sessions (
      id text primary key,
      user_id uuid not null references users on delete cascade,
      family_id uuid not null references session_families on delete cascade,
      expires_at timestamptz not null
    );
    create index sessions_family on sessions (family_id);
    create index sessions_expiry on sessions (expires_at);
    create table refresh_tokens (
      hash text primary key,
      family_id uuid not null references session_families on delete cascade,
      created_at timestamptz not null default now(),
      expires_at timestamptz not null,
      replaced_at timestamptz
    );
    create index refresh_tokens_family on refresh_tokens (family_id);

    -- Links in mails: single use, and only the newest of a kind counts.
    create table email_tokens (
      hash text primary key,
      user_id uuid not null references users on delete cascade,
      kind text not null check (kind in ('confirm', 'reset')),
      created_at timestamptz not null default now(),
      expires_at timestamptz not null,
      used_at timestamptz
    );
    create index email_tokens_user on email_tokens (user_id, kind, created_at desc);

    create table audit_log (
      id uuid primary key default uuidv7(),
      kind text not null,
      user_id uuid,
      details jsonb not null default '{}',
      created_at timestamptz not null default now()
    );
    -- The shape that rate-limiter-flexible expects. A crash may forget the counts.
    create unlogged table rate_limits (
      key varchar(255) primary key,
      points integer not null default 0,
      expire bigint
    );

    create index audit_log_user on audit_log (user_id, id) where user_id is not null;
  `.execute(db);
}
