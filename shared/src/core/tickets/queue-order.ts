/**
 * The waiting line: one order for the dispatcher, which takes from its front, and for people, who see their position in it. What is
 * shown is what happens. First come those already handed to the queue, then those that had begun when their worker stopped, then the
 * others, by virtual time (start-time fair queueing: Goyal, Vin and Cheng, SIGCOMM 1996).
 *
 * A ticket's turn is told once, when it is opened (`take_turn` in the database): the present turn, or the one after its holder's last
 * if that is later. So nobody's hundred tickets stand before somebody's first, and whoever has had many turns catches up as the others
 * get theirs. The present turn is the one of what was dispatched last, and passes after fifty arrivals as well, of whom each person is one
 * in a turn: a ticket whose turn is `k` after the present one is passed by the first tickets of 50 * (k + 1) people of its kind at most.
 *
 * Within a turn, members and visitors each stand in the order in which they came; of five places the first, third and fourth are for
 * members, the second and fifth for visitors, and where one kind is missing, the other moves up. `line_place` remembers which of the
 * five is next, so both get their share however few are taken at a time: in the turn under way, and in older ones, which a pause has
 * left behind; a later one begins with the first. What is shown of several older turns at once may be a place or two off.
 *
 * Nobody sorts the line to find a place in it: `line_turns` and `line_blocks` count what waits by turn and by 64 turns, and
 * `line_changes` has what is not in them yet.
 */
import { sql } from 'kysely';
import { TICKET_KINDS } from '../../contract/tickets.ts';
import { ADVISORY_LOCKS } from '../../platform/advisory-locks.ts';
import type { Database } from '../../platform/database.ts';

/** A waiting ticket that is neither in the queue nor was ever begun: those that are counted by turns. */
export const isInLine = sql<boolean>`(tickets.state = 'waiting' and tickets.dispatched_at is null and tickets.started_at is null)`;
/** A waiting ticket that stands before all of those. */
export const isNext = sql<boolean>`(tickets.state = 'waiting' and (tickets.dispatched_at is not null or tickets.started_at is not null))`;

/** After so many arrivals a turn passes: `take_turn` has the same number. */
export const ARRIVALS_OF_TURN = 50;
export const TURNS_OF_BLOCK = 64;

/** The turn that somebody gets who comes now and has had none, as `take_turn` tells it. */
export const presentTurn = (people: People) =>
  sql<number>`(select ((select last_value from ${sql.table(`line_${people}`)}) + ${sql.ref(`${people}_shift`)}) / ${sql.lit(ARRIVALS_OF_TURN)} from line_place)`;

/** Of a ticket: nobody who comes now passes it. Whoever asks for much waits long for the last of it, and that is as it should be. */
export const hasTurnCome = sql<boolean>`(tickets.turn <= case when tickets.is_visitor
  then ${presentTurn('visitors')} else ${presentTurn('members')} end)`;

const PLACES = 5;
const PLACES_OF = { members: [0, 2, 3], visitors: [1, 4] } as const;
type People = keyof typeof PLACES_OF;

/** How many of the places before this one are for these people, counted from the first five of a turn. */
export function placesBefore(people: People, place: number): number {
  const own = PLACES_OF[people];
  return own.length * Math.floor(place / PLACES) + own.filter((at) => at < place % PLACES).length;
}

/** The place of the one who has so many of their own people before them, when the turn begins, or goes on, at `start`. */
export function placeOf(people: People, rank: number, start: number): number {
  const own = PLACES_OF[people];
  const nth = rank + placesBefore(people, start);
  return PLACES * Math.floor(nth / own.length) + (own[nth % own.length] ?? 0);
}

/** So many are cleared away at once: what was deleted is still looked at until then, and autovacuum comes once in a minute. */
const FOLDED_MAX = 5_000;
let folded = 0;

/** Adds up what has changed, so that there is little to add up for whoever asks. Any number of processes may call it at once. */
export async function foldLine(db: Database): Promise<void> {
  folded += await db.transaction().execute(async (trx) => {
    const { rows: locks } = await sql<{
      locked: boolean;
    }>`select pg_try_advisory_xact_lock(${ADVISORY_LOCKS.fold}) as locked`.execute(trx);
    if (!locks[0]?.locked) return 0;
    const { rows } = await sql<{ changes: number }>`
      with changes as (delete from line_changes returning *), added as (
        select turn, is_visitor, ${sumsByKind} from changes group by turn, is_visitor
      ), folded as (
        insert into line_turns select turn, is_visitor, generation, fusion, story from added
          where generation <> 0 or fusion <> 0 or story <> 0
        on conflict (turn, is_visitor) do update set generation = line_turns.generation + excluded.generation,
          fusion = line_turns.fusion + excluded.fusion, story = line_turns.story + excluded.story
      ), folded_blocks as (
        insert into line_blocks
        select turn / ${sql.lit(TURNS_OF_BLOCK)}, sum(generation), sum(fusion), sum(story) from added group by 1
        on conflict (block) do update set generation = line_blocks.generation + excluded.generation,
          fusion = line_blocks.fusion + excluded.fusion, story = line_blocks.story + excluded.story
      )
      select count(*)::int as changes from changes
    `.execute(trx);
    await sql`delete from line_turns where generation = 0 and fusion = 0 and story = 0`.execute(trx);
    await sql`delete from line_blocks where generation = 0 and fusion = 0 and story = 0`.execute(trx);
    return rows[0]?.changes ?? 0;
  });
  if (folded < FOLDED_MAX) return;
  folded = 0;
  await sql`vacuum line_changes`.execute(db);
}

/** Of `line_changes`: how many there are more of each kind. */
export const sumsByKind = sql.raw(
  TICKET_KINDS.map((kind) => `coalesce(sum(delta) filter (where kind = '${kind}'), 0)::int as ${kind}`).join(', '),
);
