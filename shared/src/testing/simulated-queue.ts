/**
 * A waiting line with workers that cost nothing, on a clock that the test sets: real rows and real statements, and a day
 * passes in seconds.
 */
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { TicketKind } from '../contract/tickets.ts';
import { takeNextTickets } from '../core/tickets/take-next-tickets.ts';
import { type Holder, holderKey, holderUserId } from '../core/tickets/ticket-holder.ts';
import { claimTicket, completeTicket, type Run } from '../core/tickets/ticket-run-rows.ts';
import { type Database, openDatabase } from '../platform/database.ts';
import { createLogger } from '../platform/logging.ts';
import { createTestDatabase } from './test-database.ts';
import { unusedName } from './unused-name.ts';

export interface LineStage extends AsyncDisposable {
  db: Database;
  /** Seconds since the beginning. */
  setClock(seconds: number): Promise<void>;
  newMember(): Promise<Holder>;
  /** Opens tickets of one person, now. @returns their ids. */
  ask(holder: Holder, kind?: TicketKind, count?: number): Promise<string[]>;
  /** How many slots the one worker has; 0: it is gone. */
  setSlots(slots: number): Promise<void>;
  /** Fills the queue as the dispatcher does. */
  dispatch(): Promise<void>;
  /** Dispatches as the dispatcher does, and begins as many as there are free slots. @returns those that began, in order. */
  begin(): Promise<Run[]>;
  finish(run: Run): Promise<void>;
  /** Frees the slot of a run that `write` ends in some other way. */
  end(write: () => Promise<unknown>): Promise<void>;
  /** Forgets all tickets. */
  clear(): Promise<void>;
}

export const newVisitor = (): Holder => ({ addressHash: randomUUID() });

/** Every reading of the clock in the statements of a connection goes to `clock.hand`. */
const CLOCK = ['now', 'clock_timestamp', 'statement_timestamp'];

export async function openLineStage(): Promise<LineStage> {
  const test = await createTestDatabase();
  const name = new URL(test.url).pathname.slice(1);
  await sql`create schema clock`.execute(test.db);
  await sql`create table clock.hand as select now() as began, now() as at`.execute(test.db);
  for (const reading of CLOCK)
    await sql`create function clock.${sql.ref(reading)}() returns timestamptz stable language sql as 'select at from clock.hand'`.execute(
      test.db,
    );
  await sql`alter database ${sql.ref(name)} set search_path = clock, pg_catalog, public`.execute(test.db);
  const { db, close } = openDatabase({
    url: test.url,
    name: 'stage',
    log: createLogger('stage', 'silent'),
    relaxedCommits: true,
  });
  const workerId = randomUUID();
  let slots = 1;
  let running = 0;
  const queue: string[] = [];
  const dispatch = async () => {
    queue.push(...(await takeNextTickets(db)));
  };

  const end = async (write: () => Promise<unknown>) => {
    running -= 1;
    await write();
  };

  return {
    dispatch,
    db,
    async setClock(seconds) {
      await sql`update clock.hand set at = began + make_interval(secs => ${seconds})`.execute(db);
    },
    async newMember() {
      const username = unusedName();
      const account = { email: `${username}@chaos.test`, password_hash: 'none' };
      const { id: userId } = await db.insertInto('users').values(account).returning('id').executeTakeFirstOrThrow();
      await db.insertInto('profiles').values({ id: userId, username, display_name: username }).execute();
      return { userId };
    },
    async ask(holder, kind = 'generation', count = 1) {
      const { rows } = await sql<{ id: string }>`
        insert into tickets (kind, holder_user_id, holder_key, request_id, request_digest, payload, created_at)
        select ${kind}, ${holderUserId(holder)}::uuid, ${holderKey(holder)}, uuidv4(), '', '{}', now()
        from generate_series(1, ${count}::int)
        returning id
      `.execute(db);
      return rows.map(({ id }) => id);
    },
    async setSlots(count) {
      slots = count;
      const worker = { slots: Math.max(1, slots), seen_at: sql<Date>`${slots > 0 ? 'infinity' : '-infinity'}::timestamptz` };
      await db
        .insertInto('workers')
        .values({ id: workerId, ...worker })
        .onConflict((conflict) => conflict.column('id').doUpdateSet(worker))
        .execute();
    },
    async begin() {
      const begun: Run[] = [];
      for (;;) {
        await dispatch();
        const ticketId = running < slots ? queue.shift() : undefined;
        if (ticketId === undefined) return begun;
        const claimed = await claimTicket(db, { ticketId, workerId });
        if (!claimed) continue;
        running += 1;
        begun.push(claimed);
      }
    },
    end,
    finish: (run) =>
      end(() => db.transaction().execute((trx) => completeTicket<'generation'>(trx, run, { characterId: randomUUID() }))),
    async clear() {
      queue.length = 0;
      running = 0;
      await sql`truncate tickets cascade`.execute(db);
    },
    async [Symbol.asyncDispose]() {
      await close();
      await test[Symbol.asyncDispose]();
    },
  };
}
