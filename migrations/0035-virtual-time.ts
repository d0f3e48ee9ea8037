/** A ticket's turn is told once, when it is opened, and the line is counted while it changes: nobody has to sort it. */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table tickets
      -- Its place in virtual time, and the order within a turn. See queue-order.ts.
      add column turn integer not null default 0,
      add column seq bigint not null default 0,
      add column is_visitor boolean not null default false;

    -- Members and visitors are counted apart: neither's arrivals make the other's turns later.
    create sequence line_members;
    create sequence line_visitors;
    create sequence line_order;
    alter table line_place
      -- That of which something was dispatched last.
      add column turn integer not null default 0,
      -- How many arrivals the present turn is ahead of those that there were: turns also pass by being dispatched.
      add column members_shift bigint not null default 0,
      add column visitors_shift bigint not null default 0;

    -- What waits in the line and was never begun, by turn, and the same for 64 turns at once.
    create table line_turns (
      turn integer,
      is_visitor boolean,
      generation integer not null,
      fusion integer not null,
      story integer not null,
      primary key (turn, is_visitor)
    );
    create index line_turns_empty on line_turns (turn) where generation = 0 and fusion = 0 and story = 0;
    create table line_blocks (
      block integer primary key,
      generation integer not null,
      fusion integer not null,
      story integer not null
    );
    -- What is not in them yet: whoever enters or leaves the line waits for nobody who does the same.
    create table line_changes (
      turn integer not null,
      is_visitor boolean not null,
      kind text not null,
      delta smallint not null check (delta in (-1, 1))
    ) with (autovacuum_vacuum_threshold = 2000, autovacuum_vacuum_scale_factor = 0, parallel_workers = 0);

    update tickets set is_visitor = true where state in ('waiting', 'running') and holder_user_id is null;
    update tickets set seq = line.seq, turn = line.turn from (
      select id,
        row_number() over (order by id) as seq,
        row_number() over (partition by holder_key order by id) - 1 as turn
      from tickets where state = 'waiting'
    ) line where line.id = tickets.id;
    select setval('line_order', 1 + (select count(*) from tickets where state = 'waiting'));
    insert into line_changes
      select turn, is_visitor, kind, 1 from tickets where state = 'waiting' and dispatched_at is null and started_at is null;

    create index tickets_line on tickets (kind, is_visitor, turn, seq)
      where state = 'waiting' and dispatched_at is null and started_at is null;
    create index tickets_next on tickets (dispatched_at, turn, seq)
      where state = 'waiting' and (dispatched_at is not null or started_at is not null);
    create index tickets_turns on tickets (holder_key, turn) where state <> 'cancelled' or started_at is not null;
    drop index tickets_holder;

    create function take_turn() returns trigger language plpgsql as $$
    declare
      arrivals regclass;
      shift bigint;
      present bigint;
      latest integer;
      last integer;
    begin
      new.is_visitor := new.holder_user_id is null;
      new.seq := nextval('line_order');
      if new.is_visitor then
        select 'line_visitors'::regclass, visitors_shift into arrivals, shift from line_place;
        select (last_value + shift) / 50 into present from line_visitors;
      else
        select 'line_members'::regclass, members_shift into arrivals, shift from line_place;
        select (last_value + shift) / 50 into present from line_members;
      end if;
      -- Somebody arrives once in a turn, however much they open and cancel in it: one person does not make turns pass.
      select turn into latest from tickets where holder_key = new.holder_key order by created_at desc limit 1;
      if latest is null or latest < present then
        present := (nextval(arrivals) + shift) / 50;
      end if;
      -- What was cancelled before it began was no turn.
      select turn into last from tickets
        where holder_key = new.holder_key and (state <> 'cancelled' or started_at is not null)
        order by turn desc limit 1;
      new.turn := greatest(present, last + 1);
      return new;
    end $$;
    create trigger tickets_turn before insert on tickets
      for each row when (new.state = 'waiting') execute function take_turn();

    create function note_in_line() returns trigger language plpgsql as $$
    declare
      ticket tickets;
    begin
      ticket := case when tg_argv[0] = '1' then new else old end;
      insert into line_changes values (ticket.turn, ticket.is_visitor, ticket.kind, tg_argv[0]::smallint);
      return null;
    end $$;
    create trigger tickets_enter after insert on tickets for each row
      when (new.state = 'waiting' and new.dispatched_at is null and new.started_at is null)
      execute function note_in_line('1');
    create trigger tickets_return after update on tickets for each row
      when (new.state = 'waiting' and new.dispatched_at is null and new.started_at is null
        and (old.state <> 'waiting' or old.dispatched_at is not null or old.started_at is not null))
      execute function note_in_line('1');
    create trigger tickets_leave after update on tickets for each row
      when (old.state = 'waiting' and old.dispatched_at is null and old.started_at is null
        and (new.state <> 'waiting' or new.dispatched_at is not null or new.started_at is not null))
      execute function note_in_line('-1');
    create trigger tickets_gone after delete on tickets for each row
      when (old.state = 'waiting' and old.dispatched_at is null and old.started_at is null)
      execute function note_in_line('-1');

    create function empty_line() returns trigger language plpgsql as $$
    begin
      delete from line_turns;
      delete from line_blocks;
      delete from line_changes;
      return null;
    end $$;
    create trigger tickets_emptied after truncate on tickets execute function empty_line();
  `.execute(db);
}
