/** Passkeys: keys of which a device holds the secret half, and the challenges that they sign. */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- What a device knows the account by: it is shown to whoever holds the device, so it is none of the other ids.
    alter table users add column passkey_handle uuid not null unique default gen_random_uuid();

    create table passkeys (
      id uuid primary key default uuidv7(),
      user_id uuid not null references users on delete cascade,
      -- Base64url, as browsers write it.
      credential_id text not null unique check (length(credential_id) between 1 and 1400),
      -- COSE.
      public_key bytea not null,
      -- How often it has signed, as it says itself. Those that several devices share say 0 for ever.
      counter bigint not null check (counter >= 0),
      transports text[] not null,
      name text not null check (length(name) between 1 and 60),
      created_at timestamptz not null default now(),
      last_used_at timestamptz
    );
    create index passkeys_user on passkeys (user_id, id);

    create table passkey_challenges (
      -- SHA-256 of it.
      hash text primary key,
      purpose text not null check (purpose in ('add', 'prove', 'enter')),
      -- The session that it was given to; who has none yet is known by the keyed hash of the address.
      holder text not null,
      expires_at timestamptz not null
    );
    create index passkey_challenges_expiry on passkey_challenges (expires_at);
  `.execute(db);
}
