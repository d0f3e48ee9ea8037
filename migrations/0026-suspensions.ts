/** Operators suspend members for a while. Whether somebody is suspended follows from the times alone, so no job has to end it. */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table suspensions (
      id uuid primary key default uuidv7(),
      user_id uuid not null references users on delete cascade,
      -- What the member reads.
      reason text not null check (length(reason) between 1 and 2000),
      operator_id uuid references profiles on delete set null,
      -- After its locks, and not when the transaction began: whatever is older was done before, whatever is younger was refused.
      created_at timestamptz not null default clock_timestamp(),
      -- Null: until further notice.
      until timestamptz check (until > created_at),
      lifted_at timestamptz check (lifted_at >= created_at),
      lifted_by uuid references profiles on delete set null
    );
    create index suspensions_user on suspensions (user_id, id);
    -- A strike stays what it was; only its end may come earlier.
    create trigger suspensions_stay before update of id, user_id, reason, created_at, until
      on suspensions for each row execute function refuse_change('what a suspension was stays written');

    alter table operator_actions drop constraint operator_actions_action_check;
    alter table operator_actions add constraint operator_actions_action_check check (action in
      ('retry', 'cancel', 'pause', 'resume', 'take_down', 'restore', 'resolve_report', 'open_queues', 'suspend', 'unsuspend'));
  `.execute(db);
}
