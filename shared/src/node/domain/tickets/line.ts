/**
 * The waiting line: one order for the dispatcher, which takes from its front, and for people, who see their position
 * in it. What is shown is what happens.
 */
import { sql } from 'kysely';
import type { TicketKind } from '../../../contract/tickets.ts';
import { isWithin } from '../within.ts';

/** For so long it counts who had a turn. */
const TURNS_REMEMBERED_MINUTES = 10;

/** `place` counts the places of its turn from the first of the present five; null where it is past them or before them all. */
interface InLine {
  id: string;
  kind: TicketKind;
  position: number;
  place: number | null;
  /** 1 for what nobody's first ticket can pass. */
  turn: number;
  is_dispatched: boolean;
}

/**
 * Waiting tickets with their position, 1 being next. First those already handed to the queue, then those that had begun
 * when their worker stopped. Then turns: a person's n-th ticket has turn n, counting those that began in the last ten
 * minutes, so nobody's hundred tickets stand before somebody's first. Within a turn, members and visitors each in the
 * order in which they came or had their last turn; of five places the first, third and fourth are for members, the
 * second and fifth for visitors, and where one kind is missing, the other moves up. `line_place` remembers which of the
 * five is next, so both get their share however few are taken at a time.
 */
export const waitingLine = sql<InLine>`(
  with had as materialized (
    select holder_key, count(*) as turns, max(started_at) as served_at from tickets
    where state <> 'waiting' and ${isWithin('started_at', TURNS_REMEMBERED_MINUTES * 60)}
    group by holder_key
  )
  select id, kind, turn, place, dispatched_at is not null as is_dispatched,
    row_number() over (order by dispatched_at nulls last, is_first desc, turn, place, id)::int as position
  from (
    select id, kind, dispatched_at, is_first, turn,
      case
        when is_first then null
        when is_member then 5 * ((rank + members_before) / 3) + (array[0, 2, 3])[(rank + members_before) % 3 + 1]
        else 5 * ((rank + visitors_before) / 2) + (array[1, 4])[(rank + visitors_before) % 2 + 1]
      end as place
    from (
      select *, row_number() over (partition by is_first, turn, is_member order by since, id) - 1 as rank
      from (
        select t.id, t.kind, t.dispatched_at, t.holder_user_id is not null as is_member,
          t.dispatched_at is not null or t.started_at is not null as is_first,
          greatest(t.created_at, had.served_at) as since,
          coalesce(had.turns, 0) + row_number() over (
            partition by t.holder_key order by t.dispatched_at nulls last, t.started_at nulls last, t.id
          ) as turn
        from tickets t
        left join had using (holder_key)
        where t.state = 'waiting'
      ) turns
    ) ranked
    cross join (
      select (array[0, 1, 1, 2, 3])[next_place + 1] as members_before, (array[0, 0, 1, 1, 1])[next_place + 1] as visitors_before
      from line_place
    ) next
  ) places
)`;
