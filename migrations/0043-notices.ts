/** What others do to one's own is told once, by row, and what of it is to be pushed to which browser. */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- Comments, follows and findings of one hour point to one notice; a number of likes is reached once.
    create table notices (
      id uuid primary key default uuidv7(),
      user_id uuid not null references profiles on delete cascade,
      kind text not null check (kind in ('commented', 'followed', 'liked', 'found')),
      character_id uuid references meme_characters on delete cascade,
      likes integer check (likes > 0),
      began_at timestamptz not null default now(),
      happened_at timestamptz not null default now(),
      check ((character_id is null) = (kind = 'followed')),
      check ((likes is null) = (kind <> 'liked'))
    );
    create index notices_of on notices (user_id, happened_at desc);
    create index notices_by_age on notices (happened_at) where kind <> 'liked';
    create unique index notices_of_likes on notices (character_id, likes) where kind = 'liked';

    alter table character_comments add column notice_id uuid references notices on delete set null;
    alter table user_follows add column notice_id uuid references notices on delete set null;
    alter table secret_findings add column notice_id uuid references notices on delete set null;
    create index character_comments_notice on character_comments (notice_id) where notice_id is not null;
    create index user_follows_notice on user_follows (notice_id) where notice_id is not null;
    create index secret_findings_notice on secret_findings (notice_id) where notice_id is not null;

    -- What the member does not want to be told.
    alter table profiles add column muted_topics text[] not null default '{}'
      check (muted_topics <@ array['comments', 'followers', 'likes', 'battles', 'offers', 'secrets']);

    -- Where the browser of a session can be reached. One browser has one address, whoever is signed in there.
    create table push_subscriptions (
      family_id uuid primary key references session_families on delete cascade,
      user_id uuid not null references profiles on delete cascade,
      endpoint text not null unique check (length(endpoint) <= 1000),
      p256dh text not null check (length(p256dh) <= 100),
      auth text not null check (length(auth) <= 100),
      created_at timestamptz not null default now()
    );
    create index push_subscriptions_user on push_subscriptions (user_id, created_at);

    -- Written with what they tell of, and sent by a worker.
    create table push_messages (
      id uuid primary key default uuidv7(),
      family_id uuid not null references push_subscriptions on delete cascade,
      kind text not null check (length(kind) <= 20),
      -- The page of ours that it leads to.
      path text not null check (path like '/%' and length(path) <= 200),
      tries smallint not null default 0,
      created_at timestamptz not null default now(),
      due_at timestamptz not null default now()
    );
    create index push_messages_due on push_messages (due_at);
    create index push_messages_family on push_messages (family_id);
  `.execute(db);
}
