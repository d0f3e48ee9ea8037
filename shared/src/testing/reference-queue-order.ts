/** The waiting line as it is meant, put into order one by one: what the counting of it has to agree with. */
import { sql } from 'kysely';
import type { Database } from '../platform/database.ts';

interface Waiting {
  id: string;
  turn: number;
  isVisitor: boolean;
}

/** The places of five that are for members; the others are for visitors. */
const FOR_MEMBERS = [true, false, true, true, false];

/** @returns everything that waits, next one first. */
export async function readWholeLine(db: Database): Promise<Waiting[]> {
  const read = (where: string, order: string) =>
    sql<Waiting>`select id, turn, is_visitor as "isVisitor" from tickets where state = 'waiting' and ${sql.raw(where)} order by ${sql.raw(order)}`.execute(
      db,
    );
  const { rows: queued } = await read('dispatched_at is not null', 'dispatched_at');
  const { rows: begun } = await read('dispatched_at is null and started_at is not null', 'turn, seq');
  const { rows: others } = await read('dispatched_at is null and started_at is null', 'turn, seq');
  const { turn: present, next_place } = await db.selectFrom('line_place').selectAll().executeTakeFirstOrThrow();
  const line = [...queued, ...begun];
  for (const [turn, ofTurn] of Map.groupBy(others, (one) => one.turn)) {
    const members = ofTurn.filter(({ isVisitor }) => !isVisitor);
    const visitors = ofTurn.filter(({ isVisitor }) => isVisitor);
    for (let place = turn <= present ? next_place : 0; members.length + visitors.length > 0; place += 1) {
      const next = (FOR_MEMBERS[place % FOR_MEMBERS.length] ? members : visitors).shift();
      if (next) line.push(next);
    }
  }
  return line;
}
