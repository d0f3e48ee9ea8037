/** Words that operators refuse, or allow, beside the kept list of slurs. */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table decency_words (
      -- In lower case, as word-filter.ts of the rules understands its lists.
      word text primary key check (word = lower(word) and length(word) between 1 and 100),
      is_allowed boolean not null,
      operator_id uuid references profiles on delete set null,
      created_at timestamptz not null default now()
    );

    alter table operator_actions drop constraint operator_actions_action_check;
    alter table operator_actions add constraint operator_actions_action_check check (action in
      ('retry', 'cancel', 'pause', 'resume', 'take_down', 'restore', 'resolve_report', 'open_queues', 'suspend', 'unsuspend',
        'refuse_word', 'allow_word', 'remove_word'));
  `.execute(db);
}
