/** The account room: what a session is known by, fresh proofs, and the way out of a session that was not one's own. */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- The id of a family opens pictures, so its owner is shown another one.
    alter table session_families
      add column public_id uuid not null unique default gen_random_uuid(),
      -- When the password was last typed in it.
      add column proven_at timestamptz,
      -- In words, such as "Firefox on Linux" and "203.0.x.x"; null of sessions of before.
      add column device text check (length(device) <= 60),
      add column network text check (length(network) <= 60),
      -- Written when it is renewed.
      add column last_used_at timestamptz not null default now();
    update session_families set last_used_at = coalesce(
      (select max(refresh_tokens.created_at) from refresh_tokens where family_id = session_families.id), created_at);

    alter table email_tokens drop constraint email_tokens_kind_check;
    alter table email_tokens
      -- Which session the link is about.
      add column family_id uuid references session_families on delete cascade,
      add constraint email_tokens_kind_check
        check (kind in ('confirm', 'reset', 'enter', 'not_me')),
      add constraint email_tokens_family_check check ((family_id is not null) = (kind = 'not_me'));
    create index email_tokens_family on email_tokens (family_id) where family_id is not null;
  `.execute(db);
}
