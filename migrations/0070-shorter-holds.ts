/** What was dealt while the clock was ahead is held no longer than any other deal: that is seen by an index, and written down. */
import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index offers_held on offers (held_until) where status = 'accepted' and held_until is not null;

    create or replace function keep_offer() returns trigger language plpgsql as $$
    declare
      departed jsonb;
    begin
      if tg_op = 'INSERT' then
        if new.status <> 'pending' then
          raise exception 'an offer begins as a pending one' using errcode = 'check_violation';
        end if;
        return new;
      end if;
      -- The words of a sender who leaves go along.
      departed := after_departure(to_jsonb(old), 'from_user_id', 'to_user_id', 'reversed_by');
      if departed <> to_jsonb(old) and to_jsonb(new) - 'message' = departed - 'message'
        and (new.message is null or new.from_user_id = old.from_user_id and new.message = old.message)
      then
        return new;
      end if;
      if old.status = 'pending' and new.status not in ('pending', 'reversed')
        and to_jsonb(new) - 'status' - 'answered_at' - 'held_until' = to_jsonb(old) - 'status' - 'answered_at' - 'held_until'
      then
        return new;
      end if;
      if old.status = 'accepted' and new.status = 'reversed'
        and to_jsonb(new) - 'status' - 'reversed_at' - 'reversed_by' = to_jsonb(old) - 'status' - 'reversed_at' - 'reversed_by'
      then
        return new;
      end if;
      -- Of a deal that was accepted while the clock was ahead.
      if old.status = 'accepted' and new.held_until < old.held_until and to_jsonb(new) - 'held_until' = to_jsonb(old) - 'held_until' then
        return new;
      end if;
      raise exception 'an offer is answered once, and nothing else of it changes' using errcode = 'check_violation';
    end $$;
  `.execute(db);
}
