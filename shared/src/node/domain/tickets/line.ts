/**
 * The waiting line: one order for the dispatcher, which takes from its front, and for people, who see their position
 * in it. What is shown is what happens.
 */
import { sql } from 'kysely';

/**
 * Waiting tickets with their position, 1 being next. First those already handed to the queue. Then turns: each
 * person's n-th ticket has turn n, after as many as that person has running, so nobody's hundred tickets stand before
 * somebody's first. Within a turn, who was served longest ago.
 */
export const waitingLine = sql<{ id: string; position: number }>`(
  select id, row_number() over (order by dispatched_at nulls last, turn, served_at nulls first, id)::int as position
  from (
    select t.id, t.dispatched_at, holder.served_at,
      holder.running + row_number() over (partition by t.holder_key order by t.dispatched_at nulls last, t.id) as turn
    from tickets t
    join (
      select w.holder_key,
        (select count(*) from tickets r where r.state = 'running' and r.holder_key = w.holder_key) as running,
        (select max(s.started_at) from tickets s where s.holder_key = w.holder_key) as served_at
      from (select distinct holder_key from tickets where state = 'waiting') w
    ) holder using (holder_key)
    where t.state = 'waiting'
  ) turns
)`;
