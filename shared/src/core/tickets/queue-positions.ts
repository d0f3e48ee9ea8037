/**
 * The places of waiting tickets. What their holders were shown is kept in the row, so that no reload and no second device shows a worse
 * one.
 */
import { sql } from 'kysely';
import { TICKET_KINDS, type TicketKind } from '../../contract/tickets.ts';
import type { Database } from '../../platform/database.ts';
import { foldLine, isInLine, isNext, placeOf, placesBefore, presentTurn, sumsByKind, TURNS_OF_BLOCK } from './queue-order.ts';

/** Where a waiting ticket really stands, and how many of each kind stand before it. */
export interface Place {
  position: number;
  ahead: Record<TicketKind, number>;
  /** Its turn is after the one that newcomers of either kind get: they pass it. */
  isLater: boolean;
}

/** Who asks while the line is being read waits for the next time, together with all others who do. */
interface NextReading {
  ids: Set<string>;
  places: Promise<Map<string, Place>>;
}

interface Reader {
  /** Settled when no reading is under way. */
  idle: Promise<unknown>;
  next: NextReading | undefined;
}

const readers = new WeakMap<Database, Reader>();

/**
 * Most of a look at the line is the same for one ticket as for all of them: a process does it once at a time, for everybody who has
 * asked by then. What is told is never older than the question.
 * @returns by id, of those that were asked for at once; those that have left the line are missing.
 */
export function readPlaces(db: Database, ids: readonly string[]): Promise<ReadonlyMap<string, Place>> {
  if (ids.length === 0) return Promise.resolve(new Map());
  const reader = readers.get(db) ?? { idle: Promise.resolve(), next: undefined };
  readers.set(db, reader);
  const next = reader.next ?? planReading(db, reader);
  for (const id of ids) next.ids.add(id);
  return next.places;
}

function planReading(db: Database, reader: Reader): NextReading {
  const ids = new Set<string>();
  const places = reader.idle.then(() => {
    reader.next = undefined;
    return selectPlaces(db, [...ids]);
  });
  reader.idle = places.catch(() => undefined);
  reader.next = { ids, places };
  return reader.next;
}

export type ByKind = Record<TicketKind, number>;

interface LineNow {
  turn: number;
  next_place: number;
  members_turn: number;
  visitors_turn: number;
  changes: number;
  /** What stands before all turns, the next one first. */
  head: { id: string; kind: TicketKind }[];
  found: FoundInLine[];
}

/** What stands before a ticket, by where it stands. */
export interface StandsBefore {
  turn: number;
  is_visitor: boolean;
  /** Of all earlier turns. */
  earlier: ByKind;
  /** Of its turn and its kind of people those that came before it. */
  before: ByKind;
  /** Of its turn all of the other kind of people. */
  others: ByKind;
}

interface FoundInLine extends StandsBefore {
  id: string;
}

/** So many changes cost as much to add up as everything else does. */
const CHANGES_MAX = 2_000;

async function selectPlaces(db: Database, ids: readonly string[]): Promise<Map<string, Place>> {
  const { rows } = await readLine(ids).execute(db);
  const [line] = rows;
  if (!line) throw new Error('the line has no place: line_place is empty');
  if (line.changes > CHANGES_MAX) await foldLine(db);
  const places = new Map<string, Place>();
  const ahead: ByKind = { generation: 0, fusion: 0, story: 0 };
  for (const [index, { id, kind }] of line.head.entries()) {
    places.set(id, { position: index + 1, ahead: { ...ahead }, isLater: false });
    ahead[kind] += 1;
  }
  for (const one of line.found) places.set(one.id, placeInLine(one, line, ahead));
  const asked = new Set(ids);
  return new Map([...places].filter(([id]) => asked.has(id)));
}

function placeInLine(one: FoundInLine, line: LineNow, head: ByKind): Place {
  const { position, ahead } = placeAmong(one, line);
  return {
    position: countOf(head) + position,
    ahead: {
      generation: head.generation + ahead.generation,
      fusion: head.fusion + ahead.fusion,
      story: head.story + ahead.story,
    },
    isLater: one.turn > Math.min(line.visitors_turn, line.members_turn),
  };
}

/** The place behind those that wait in turns, 1 for the first, and how many of each kind stand before it. */
export function placeAmong(one: StandsBefore, line: { turn: number; next_place: number }): { position: number; ahead: ByKind } {
  const [own, other] = one.is_visitor ? (['visitors', 'members'] as const) : (['members', 'visitors'] as const);
  const start = one.turn <= line.turn ? line.next_place : 0;
  const rank = countOf(one.before);
  const place = placeOf(own, rank, start);
  const there = countOf(one.others);
  const passing = Math.min(there, placesBefore(other, place) - placesBefore(other, start));
  const ahead = (kind: TicketKind) =>
    one.earlier[kind] + one.before[kind] + (there === 0 ? 0 : (one.others[kind] * passing) / there);
  return {
    position: countOf(one.earlier) + rank + passing + 1,
    ahead: { generation: ahead('generation'), fusion: ahead('fusion'), story: ahead('story') },
  };
}

function countOf(counts: ByKind): number {
  return TICKET_KINDS.reduce((sum, kind) => sum + counts[kind], 0);
}

/** One statement, so that all that it counts is of one moment. */
function readLine(ids: readonly string[]) {
  const kinds = (from: string) => sql.raw(TICKET_KINDS.map((kind) => `'${kind}', coalesce(${from}.${kind}, 0)`).join(', '));
  const sums = sql.raw(TICKET_KINDS.map((kind) => `sum(${kind}) as ${kind}`).join(', '));
  const sumsBefore = sql.raw(TICKET_KINDS.map((kind) => `sum(${kind}) over before as ${kind}`).join(', '));
  const size = sql.lit(TURNS_OF_BLOCK);
  return sql<LineNow>`
    with head as (
      select id, kind, dispatched_at, turn, seq from tickets where ${isNext}
    ), mine as materialized (
      select id, turn, seq, is_visitor from unnest(${ids}::uuid[]) as asked (id) join tickets using (id) where ${isInLine}
    ), changes as materialized (
      select turn, is_visitor, count(*)::int as changes, ${sumsByKind} from line_changes group by turn, is_visitor
    ), blocks as (
      select block, ${sums} from (
        select block, generation, fusion, story from line_blocks
        union all select turn / ${size}, generation, fusion, story from changes
      ) counted group by block
    ), before_block as (
      select block, ${sumsBefore} from blocks
      window before as (order by block rows between unbounded preceding and 1 preceding)
    ), turns as materialized (
      select distinct turn, turn / ${size} as block from mine
    ), of_turn as materialized (
      select turn, is_visitor, ${sums} from (
        select line_turns.* from turns join line_turns using (turn)
        union all select turn, is_visitor, generation, fusion, story from turns join changes using (turn)
      ) both_ group by turn, is_visitor
    ), in_block as (
      select turns.turn, counted.* from turns cross join lateral (
        select ${sums} from line_turns where line_turns.turn >= turns.block * ${size} and line_turns.turn < turns.turn
      ) counted
    ), changed_in_block as (
      select turns.turn, ${sums} from turns join changes on changes.turn / ${size} = turns.block and changes.turn < turns.turn
      group by turns.turn
    )
    select turn, next_place, ${presentTurn('members')}::int as members_turn, ${presentTurn('visitors')}::int as visitors_turn,
      (select coalesce(sum(changes), 0) from changes)::int as changes,
      (select coalesce(json_agg(json_build_object('id', id, 'kind', kind) order by dispatched_at nulls last, turn, seq), '[]') from head) as head,
      (
        select coalesce(json_agg(json_build_object(
          'id', mine.id, 'turn', mine.turn, 'is_visitor', mine.is_visitor,
          'earlier', json_build_object(${sql.raw(
            TICKET_KINDS.map(
              (kind) =>
                `'${kind}', coalesce(before_block.${kind}, 0) + coalesce(in_block.${kind}, 0) + coalesce(changed_in_block.${kind}, 0)`,
            ).join(', '),
          )}),
          'before', json_build_object(${kinds('own')}),
          'others', json_build_object(${kinds('others')})
        )), '[]')
        from mine
        left join before_block on before_block.block = mine.turn / ${size}
        left join in_block on in_block.turn = mine.turn
        left join changed_in_block on changed_in_block.turn = mine.turn
        left join of_turn others on others.turn = mine.turn and others.is_visitor <> mine.is_visitor
        cross join lateral (
          select ${sql.raw(TICKET_KINDS.map((kind) => `count(*) filter (where kind = '${kind}') as ${kind}`).join(', '))}
          from tickets
          where ${isInLine} and kind = any(${[...TICKET_KINDS]}::text[]) and tickets.is_visitor = mine.is_visitor
            and tickets.turn = mine.turn and tickets.seq < mine.seq
        ) own
      ) as found
    from line_place
  `;
}

/** Whether the first bound can be kept. What is late is so from the beginning: `late_since` is when the bound was told. */
export type Lateness = 'in time' | 'looks late' | 'late';

interface Shown {
  id: string;
  position: number | null;
  /** The bound, where none was shown before. */
  firstEtaSeconds: number | null;
  late: Lateness;
}

/**
 * Remembers the best position, the first bound, and since when it looks as if that cannot be kept: for good after some seconds. Rows are locked in the order of their ids: two
 * processes that show the same tickets would otherwise wait for each other in a circle.
 */
export async function rememberShown(db: Database, shown: readonly Shown[]): Promise<void> {
  if (shown.length === 0) return;
  await sql`
    with shown as (
      select * from unnest(
        ${shown.map(({ id }) => id)}::uuid[],
        ${shown.map(({ position }) => position)}::int[],
        ${shown.map(({ firstEtaSeconds }) => firstEtaSeconds)}::int[],
        ${shown.map(({ late }) => late)}::text[]
      ) as shown (id, position, eta, late)
    ), held as (
      select tickets.id from tickets join shown using (id)
      where state in ('waiting', 'running') order by tickets.id for no key update of tickets
    )
    update tickets set
      shown_position = least(shown_position, shown.position),
      first_eta_at = coalesce(first_eta_at, case when eta is not null then clock_timestamp() end),
      first_eta_seconds = coalesce(first_eta_seconds, eta),
      late_since = case when late_since <= first_eta_at or late = 'late' then first_eta_at
        when late = 'looks late' then coalesce(late_since, clock_timestamp()) end
    from shown join held using (id)
    where tickets.id = shown.id and state in ('waiting', 'running')
  `.execute(db);
}
