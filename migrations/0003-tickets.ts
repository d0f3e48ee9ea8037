/** Tickets are the truth about waiting: the queue can be lost and filled again from here. */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table workers (
      id uuid primary key,
      slots integer not null check (slots > 0),
      -- The tickets whose handlers run there right now.
      running uuid[] not null default '{}',
      started_at timestamptz not null default now(),
      seen_at timestamptz not null default now()
    );

    create table tickets (
      id uuid primary key default uuidv7(),
      kind text not null check (kind in ('generation')),
      holder_user_id uuid references profiles,
      -- Whom fairness counts: the account, or the keyed hash of a visitor's address.
      holder_key text not null,
      request_id uuid not null,
      -- Tells a repeated request from another one under the same id.
      request_digest text not null,
      payload jsonb not null,
      state text not null default 'waiting' check (state in ('waiting', 'running', 'done', 'failed', 'cancelled')),
      stage text,
      percent smallint not null default 0 check (percent between 0 and 100),
      -- The best position that anybody was shown; a later look never shows a worse one.
      shown_position integer check (shown_position >= 1),
      -- Counts the starts. Only the newest run may write: an older one that still lives is fenced off.
      run integer not null default 0,
      -- Runs that nobody ended: their worker died. Too many, and the ticket itself is what kills workers.
      crashes integer not null default 0,
      revision integer not null default 1,
      worker_id uuid,
      result jsonb,
      error jsonb,
      created_at timestamptz not null default now(),
      dispatched_at timestamptz,
      started_at timestamptz,
      finished_at timestamptz,
      check ((state = 'done') = (result is not null)),
      check ((state = 'failed') = (error is not null)),
      check ((state in ('done', 'failed', 'cancelled')) = (finished_at is not null)),
      unique nulls not distinct (holder_user_id, request_id)
    );
    create index tickets_open on tickets (state, id) where state in ('waiting', 'running');
    create index tickets_holder on tickets (holder_key, started_at desc nulls last);
    create index tickets_user on tickets (holder_user_id, id) where holder_user_id is not null;
    create index tickets_duration on tickets (kind, finished_at desc) where state = 'done';
    create trigger tickets_final before update on tickets
      for each row when (old.state in ('done', 'failed', 'cancelled'))
      execute function refuse_change('a final state is final');

    create table ticket_steps (
      ticket_id uuid not null references tickets on delete cascade,
      step text not null,
      output jsonb not null,
      created_at timestamptz not null default now(),
      primary key (ticket_id, step)
    );

    alter table meme_characters add foreign key (ticket_id) references tickets on delete set null;
  `.execute(db);
}
