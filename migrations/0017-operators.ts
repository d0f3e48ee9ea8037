/** What operators see quickly, what they may stop and take down, and a log of all of it. */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    -- What went wrong inside, for operators. People are told the error alone.
    alter table tickets add column error_detail text check (length(error_detail) <= 2000);

    -- By kind and by the rare ends, newest first, however many were done; and what happened in a stretch of time.
    create index tickets_kind on tickets (kind, id);
    create index tickets_rare_ends on tickets (state, id) where state in ('failed', 'cancelled');
    create index tickets_started on tickets (started_at) include (created_at) where started_at is not null;
    create index tickets_finished on tickets (finished_at) include (kind, state, started_at) where finished_at is not null;

    -- Waiting tickets of these kinds stay in the line. A row is a pause.
    create table paused_kinds (
      kind text primary key check (kind in ('generation', 'fusion', 'story')),
      paused_by uuid references profiles on delete set null,
      note text check (length(note) between 1 and 2000),
      created_at timestamptz not null default now()
    );

    create table operator_actions (
      id uuid primary key default uuidv7(),
      operator_id uuid references profiles on delete set null,
      action text not null check (action in
        ('retry', 'cancel', 'pause', 'resume', 'take_down', 'restore', 'resolve_report', 'open_queues')),
      target_ids text[] not null,
      note text check (length(note) between 1 and 2000),
      -- What would otherwise be lost, such as the words of a comment that was removed.
      details jsonb not null default '{}',
      created_at timestamptz not null default now()
    );
    create trigger operator_actions_append_only before update of action, target_ids, note, details, created_at or delete
      on operator_actions for each row execute function refuse_change('what operators did stays written');

    -- All reports of one target since it was last looked at.
    create table report_cases (
      id uuid primary key default uuidv7(),
      target_kind text not null check (target_kind in ('character', 'comment')),
      -- No reference: a comment that is removed leaves its reports.
      target_id uuid not null,
      character_id uuid not null references meme_characters,
      resolution text check (resolution in ('dismiss', 'take_down')),
      resolved_by uuid references profiles on delete set null,
      resolved_at timestamptz,
      created_at timestamptz not null default now(),
      check ((resolution is null) = (resolved_at is null))
    );
    create unique index report_cases_open on report_cases (target_kind, target_id) where resolved_at is null;
    create index report_cases_resolved on report_cases (id) where resolved_at is not null;

    create table reports (
      id uuid primary key default uuidv7(),
      case_id uuid not null references report_cases on delete cascade,
      target_kind text not null,
      target_id uuid not null,
      -- The account, or the keyed hash of a visitor's address: each reports a thing once.
      person_key text not null,
      reason text not null check (reason in ('hateful', 'sexual', 'violent', 'personal_data', 'stolen', 'spam', 'other')),
      created_at timestamptz not null default now(),
      unique (target_kind, target_id, person_key)
    );
    create index reports_case on reports (case_id);
  `.execute(db);
}
