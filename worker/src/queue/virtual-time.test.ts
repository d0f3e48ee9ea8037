/** Places that are counted, against a line that is put into order one by one; and how many may pass whom. */
import { randomUUID } from 'node:crypto';
import type { TicketKind } from '@chaos/shared/contract/tickets';
import { auditDatabase } from '@chaos/shared/core/audit/audit-database';
import { cancelTicket } from '@chaos/shared/core/tickets/cancel-ticket';
import { pauseKind, resumeKind } from '@chaos/shared/core/tickets/paused-kinds';
import { ARRIVALS_OF_TURN, foldLine } from '@chaos/shared/core/tickets/queue-order';
import { readPlaces } from '@chaos/shared/core/tickets/queue-positions';
import type { Holder } from '@chaos/shared/core/tickets/ticket-holder';
import { type Run, releaseTicket } from '@chaos/shared/core/tickets/ticket-run-rows';
import { ADVISORY_LOCKS } from '@chaos/shared/platform/advisory-locks';
import { isBackupRunning } from '@chaos/shared/platform/backup-lock';
import { countFor } from '@chaos/shared/testing/full-run-counts';
import { readWholeLine } from '@chaos/shared/testing/reference-queue-order';
import { newVisitor, openLineStage } from '@chaos/shared/testing/simulated-queue';
import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, test } from 'vitest';

const KINDS: TicketKind[] = ['generation', 'fusion', 'story'];
const PEOPLE = 6;

const action = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record({
      does: fc.constant('ask' as const),
      who: fc.nat(PEOPLE - 1),
      kind: fc.nat(2),
      count: fc.integer({ min: 1, max: 4 }),
    }),
  },
  { weight: 4, arbitrary: fc.record({ does: fc.constantFrom('work' as const, 'give back' as const, 'fold' as const) }) },
  { weight: 3, arbitrary: fc.record({ does: fc.constantFrom('cancel' as const, 'pause' as const), nth: fc.nat(100) }) },
);

test('places are those of the line put into order one by one, whatever happens to its tickets', async () => {
  await using stage = await openLineStage();
  const { db } = stage;
  await stage.setSlots(2);
  const { userId: operator } = (await stage.newMember()) as { userId: string };
  const people: Holder[] = [];
  for (let index = 0; index < PEOPLE; index += 1) people.push(index % 2 === 0 ? await stage.newMember() : newVisitor());

  const compare = async () => {
    const line = await readWholeLine(db);
    const kinds = new Map((await db.selectFrom('tickets').select(['id', 'kind']).execute()).map(({ id, kind }) => [id, kind]));
    const places = await readPlaces(
      db,
      line.map(({ id }) => id),
    );
    expect([...places].toSorted(([, a], [, b]) => a.position - b.position).map(([id]) => id)).toEqual(line.map(({ id }) => id));
    for (const [index, { id }] of line.entries()) {
      const ahead = places.get(id)?.ahead;
      expect(places.get(id)?.position).toBe(index + 1);
      expect((ahead?.generation ?? 0) + (ahead?.fusion ?? 0) + (ahead?.story ?? 0)).toBeCloseTo(index);
      // Those of its own kind of people are counted one by one, and of the others of its turn in their proportion.
      if (line.every(({ isVisitor }) => isVisitor))
        for (const kind of KINDS)
          expect(ahead?.[kind]).toBe(line.slice(0, index).filter((one) => kinds.get(one.id) === kind).length);
    }
  };

  const play = async (actions: readonly (typeof action extends fc.Arbitrary<infer D> ? D : never)[]) => {
    await stage.clear();
    const running: Run[] = [];
    for (const { does, ...how } of actions) {
      if (does === 'ask' && 'who' in how) await stage.ask(people[how.who] ?? newVisitor(), KINDS[how.kind], how.count);
      if (does === 'work') {
        for (const run of running.splice(0)) await stage.finish(run);
        running.push(...(await stage.begin()));
      }
      if (does === 'give back') for (const run of running.splice(0)) await stage.end(() => releaseTicket(db, run));
      if (does === 'fold') await foldLine(db);
      if (does === 'cancel' && 'nth' in how) {
        const line = await readWholeLine(db);
        const { id = randomUUID() } = line[how.nth % Math.max(1, line.length)] ?? {};
        await cancelTicket(db, id);
      }
      if (does === 'pause' && 'nth' in how) {
        const kind = KINDS[how.nth % 3] ?? 'story';
        await db
          .transaction()
          .execute(async (trx) => (await resumeKind(trx, kind)) || pauseKind(trx, { kind, userId: operator, note: null }));
      }
      await compare();
    }
    await db.deleteFrom('paused_kinds').execute();
    expect((await auditDatabase(db)).filter(({ invariant }) => invariant === 'I10')).toEqual([]);
  };
  await fc.assert(fc.asyncProperty(fc.array(action, { minLength: 6, maxLength: 24 }), play), {
    numRuns: countFor({ slice: 6, full: 300 }),
    endOnFailure: true,
  });
});

test.each(['members', 'visitors'])('none of the %s is passed by more later ones than its turns are ahead', async (kind) => {
  await using stage = await openLineStage();
  const newPerson = async () => (kind === 'members' ? stage.newMember() : newVisitor());
  await stage.setSlots(1);
  const eager = await stage.ask(await newPerson(), 'generation', 4);
  const later = new Set<string>();
  const passedBy = new Map<string, number>();
  let passed = 0;
  // Two come for each that is served, and all of them for the first time: without the arrivals that make a turn pass they would stand
  // before the eager one for ever.
  while (passedBy.size < eager.length) {
    for (let index = 0; index < 2; index += 1) for (const id of await stage.ask(await newPerson())) later.add(id);
    for (const run of await stage.begin()) {
      if (later.has(run.ticketId)) passed += 1;
      if (eager.includes(run.ticketId)) passedBy.set(run.ticketId, passed);
      await stage.finish(run);
    }
  }
  const counts = eager.map((id) => passedBy.get(id));
  for (const [nth, count] of counts.entries()) expect(count).toBeLessThanOrEqual(ARRIVALS_OF_TURN * (nth + 1));
  expect(counts.at(-1)).toBeGreaterThan(ARRIVALS_OF_TURN);
});

test.each(['members', 'visitors'])('one of the %s who opens, cancels and asks again makes no turn pass', async (kind) => {
  await using stage = await openLineStage();
  const newPerson = async () => (kind === 'members' ? stage.newMember() : newVisitor());
  const eager = await newPerson();
  const kept = await stage.ask(eager, 'generation', 3);
  for (let round = 0; round < 2 * ARRIVALS_OF_TURN; round += 1)
    for (const id of await stage.ask(eager)) await cancelTicket(stage.db, id);
  const [newcomer = ''] = await stage.ask(await newPerson());
  expect((await readWholeLine(stage.db)).map(({ id }) => id)).toEqual([kept[0], newcomer, ...kept.slice(1)]);
});

test('a backup and the counting of the line are not in each other’s way', async () => {
  await using stage = await openLineStage();
  const { db } = stage;
  await stage.ask(newVisitor());
  await db.connection().execute(async (backup) => {
    await sql`select pg_advisory_lock(${ADVISORY_LOCKS.backup})`.execute(backup);
    await foldLine(db);
    expect(await db.selectFrom('line_changes').selectAll().execute()).toEqual([]);
    await sql`select pg_advisory_unlock(${ADVISORY_LOCKS.backup})`.execute(backup);
  });
  await db.transaction().execute(async (folding) => {
    await sql`select pg_advisory_xact_lock(${ADVISORY_LOCKS.fold})`.execute(folding);
    expect(await isBackupRunning(db)).toBe(false);
  });
});
