/** Members block and mute each other, and mute words. */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table blocks (
      id uuid not null default uuidv7(),
      blocker_id uuid not null references profiles on delete cascade,
      blocked_id uuid not null references profiles on delete cascade,
      primary key (blocker_id, blocked_id),
      check (blocker_id <> blocked_id)
    );
    create index blocks_newest on blocks (blocker_id, id desc);
    create index blocks_of on blocks (blocked_id, blocker_id);

    create table mutes (
      id uuid not null default uuidv7(),
      muter_id uuid not null references profiles on delete cascade,
      muted_id uuid not null references profiles on delete cascade,
      primary key (muter_id, muted_id),
      check (muter_id <> muted_id)
    );
    create index mutes_newest on mutes (muter_id, id desc);
    create index mutes_of on mutes (muted_id);

    alter table profiles
      -- What those read who have nothing to do with this is the same for all. Of a block it is true for both sides.
      add column hides_people boolean not null default false,
      add column muted_words text[] not null default '{}' check (cardinality(muted_words) <= 200);

    create function note_hidden_people() returns trigger language plpgsql as $$
    declare
      people uuid[];
    begin
      if tg_table_name = 'blocks' then
        people := case tg_op when 'INSERT' then array[new.blocker_id, new.blocked_id] else array[old.blocker_id, old.blocked_id] end;
      else
        people := case tg_op when 'INSERT' then array[new.muter_id] else array[old.muter_id] end;
      end if;
      -- In one order, and before they are looked at: of two at once the later one sees what the other has written.
      perform 1 from profiles where id = any(people) order by id for no key update;
      update profiles p set hides_people = exists (select from blocks where blocker_id = p.id)
        or exists (select from blocks where blocked_id = p.id) or exists (select from mutes where muter_id = p.id)
      where p.id = any(people);
      return null;
    end $$;
    create trigger blocks_note after insert or delete on blocks for each row execute function note_hidden_people();
    create trigger mutes_note after insert or delete on mutes for each row execute function note_hidden_people();
  `.execute(db);
}
