/** What holders of waiting tickets were shown is kept in the row, so that no reload and no second device shows a worse place. */
import { sql } from 'kysely';
import type { TicketKind } from '../../../contract/tickets.ts';
import type { Database } from '../../database.ts';
import { waitingLine } from './line.ts';

/** Where a waiting ticket really stands, and how many of each kind stand before it. */
export interface Place {
  position: number;
  ahead: Record<TicketKind, number>;
  /** 1 for a person's first ticket in a while, which newcomers do not pass. */
  turn: number;
}

/** Who asks while the line is being ordered waits for the next time, together with all others who do. */
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
 * Ordering a long line is work, the same for one ticket as for all of them: a process does it once at a time, for everybody
 * who has asked by then. What is told is never older than the question.
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

async function selectPlaces(db: Database, ids: readonly string[]): Promise<Map<string, Place>> {
  const before = (kind: TicketKind) =>
    sql<number>`count(*) filter (where kind = ${sql.lit(kind)}) over (order by position rows between unbounded preceding and 1 preceding)`;
  const { rows } = await sql<{ id: string; position: number; turn: number } & Record<TicketKind, number>>`
    select * from (
      select id, position, turn, ${before('generation')} as generation, ${before('fusion')} as fusion, ${before('story')} as story
      from ${waitingLine} as line
    ) places where id = any(${ids}::uuid[])
  `.execute(db);
  return new Map(rows.map(({ id, position, turn, ...ahead }) => [id, { position, turn, ahead }]));
}

interface Shown {
  id: string;
  position: number | null;
  /** The bound, where none was shown before. */
  firstEtaSeconds: number | null;
}

/**
 * Remembers the best position and the first bound. Rows are locked in the order of their ids: two processes that show the
 * same tickets would otherwise wait for each other in a circle.
 */
export async function rememberShown(db: Database, shown: readonly Shown[]): Promise<void> {
  if (shown.length === 0) return;
  await sql`
    with shown as (
      select * from unnest(
        ${shown.map(({ id }) => id)}::uuid[],
        ${shown.map(({ position }) => position)}::int[],
        ${shown.map(({ firstEtaSeconds }) => firstEtaSeconds)}::int[]
      ) as shown (id, position, eta)
    ), held as (
      select tickets.id from tickets join shown using (id)
      where state in ('waiting', 'running') order by tickets.id for no key update of tickets
    )
    update tickets set
      shown_position = least(shown_position, shown.position),
      first_eta_at = coalesce(first_eta_at, case when eta is not null then clock_timestamp() end),
      first_eta_seconds = coalesce(first_eta_seconds, eta)
    from shown join held using (id)
    where tickets.id = shown.id and state in ('waiting', 'running')
  `.execute(db);
}
