/** What members change of their own account: address, username and what their profile says of them. */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- A wish to sign in by another address. It counts once the new address has confirmed it, and can be undone by the old one.
    create table email_changes (
      id uuid primary key default uuidv7(),
      user_id uuid not null references users on delete cascade,
      old_email text not null check (length(old_email) between 3 and 254),
      new_email text not null check (length(new_email) between 3 and 254),
      asked_at timestamptz not null default now(),
      confirmed_at timestamptz,
      undone_at timestamptz,
      check (lower(old_email) <> lower(new_email))
    );
    create index email_changes_of on email_changes (user_id, id);
    -- An old address is nobody else's while the change can be undone.
    create index email_changes_old on email_changes (lower(old_email)) where confirmed_at is not null and undone_at is null;
    create index email_changes_age on email_changes (asked_at);

    alter table email_tokens drop constraint email_tokens_kind_check;
    alter table email_tokens
      -- Which change the link is about.
      add column change_id uuid references email_changes on delete cascade,
      add constraint email_tokens_kind_check
        check (kind in ('confirm', 'reset', 'enter', 'not_me', 'change', 'undo')),
      add constraint email_tokens_change_check check ((change_id is not null) = (kind in ('change', 'undo')));
    create index email_tokens_change on email_tokens (change_id) where change_id is not null;

    alter table profiles
      -- In the member's own words.
      add column bio text check (length(bio) between 1 and 300),
      -- Null of those who have the name that they came with.
      add column username_changed_at timestamptz;

    -- A name that a member had before. For a year it leads to them, and nobody else takes it.
    create table former_usernames (
      username text primary key check (username = lower(username)),
      look text not null,
      user_id uuid not null references profiles on delete cascade,
      left_at timestamptz not null default now()
    );
    create index former_usernames_look on former_usernames (look);
    create index former_usernames_of on former_usernames (user_id);
    create index former_usernames_age on former_usernames (left_at);
  `.execute(db);
}
