/** An operator takes one worker out of the line before it is ended: it finishes what it has, and takes nothing new. */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table workers add column is_drained boolean not null default false;

    alter table operator_actions drop constraint operator_actions_action_check;
    alter table operator_actions add constraint operator_actions_action_check check (action in
      ('retry', 'cancel', 'pause', 'resume', 'take_down', 'restore', 'resolve_report', 'open_queues', 'suspend', 'unsuspend',
        'refuse_word', 'allow_word', 'remove_word', 'drain', 'undrain'));
  `.execute(db);
}
