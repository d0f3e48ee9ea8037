/** How many tickets the queue holds: what the slots do in a quarter of a second, and at least two for each. */
import type { TicketKind } from '@chaos/shared/contract/tickets';
import { takeNextTickets } from '@chaos/shared/node/domain/tickets/dispatch';
import { type LineStage, newVisitor, openLineStage } from '@chaos/shared/node/testing/line-stage';
import { sql } from 'kysely';
import { expect, test } from 'vitest';

const SLOTS = 4;

/** So many tickets are done, and each took so long. */
async function measure({ db }: LineStage, { kind, count, seconds }: { kind: TicketKind; count: number; seconds: number }) {
  await sql`
    insert into tickets (kind, state, holder_key, request_id, request_digest, payload, result, started_at, finished_at, dispatched_at)
    select ${kind}, 'done', uuidv4(), uuidv4(), '', '{}', '{}', at, at + make_interval(secs => ${seconds}), at
    from generate_series(1, ${count}::int), lateral (select now() - interval '1 day' as at) day
  `.execute(db);
}

const quick = { kind: 'generation', count: 50, seconds: 0.05 } as const;
const slow = { kind: 'story', count: 50, seconds: 1 } as const;

test.each([
  { line: 'nothing that was measured', done: [], perSlot: 2 },
  { line: 'tickets of 50 ms', done: [quick], perSlot: 5 },
  { line: 'too few of them to tell', done: [{ ...quick, count: 49 }], perSlot: 2 },
  { line: 'tickets of half a second', done: [{ ...quick, seconds: 0.5 }], perSlot: 2 },
  { line: 'tickets of nothing at all', done: [{ ...quick, seconds: 0.0001 }], perSlot: 16 },
  { line: 'a kind that takes longer', done: [quick, slow], perSlot: 2 },
  { line: 'a kind of which too few were measured', done: [quick, { ...slow, count: 1, seconds: 0.05 }], perSlot: 2 },
])('with $line the queue holds $perSlot for each slot', async ({ done, perSlot }) => {
  await using stage = await openLineStage();
  await stage.setSlots(SLOTS);
  for (const tickets of done) await measure(stage, tickets);
  await stage.ask(newVisitor(), 'generation', 200);
  expect(await takeNextTickets(stage.db)).toHaveLength(perSlot * SLOTS);
});

test('trust 18: beside 1,000 quick tickets of one person twenty others wait at most a quarter of a second longer than alone', async () => {
  const seconds = 0.025;
  const countRounds = async (isHogThere: boolean) => {
    await using stage = await openLineStage();
    await measure(stage, { ...quick, seconds });
    await stage.setSlots(SLOTS);
    if (isHogThere) {
      await stage.ask(newVisitor(), 'generation', 1_000);
      await stage.dispatch();
    }
    const waiting = new Set<string>();
    for (let index = 0; index < 20; index += 1) for (const id of await stage.ask(newVisitor())) waiting.add(id);
    let round = 0;
    for (; waiting.size > 0; round += 1) {
      await stage.setClock(round * seconds);
      const begun = await stage.begin();
      await stage.setClock((round + 1) * seconds);
      for (const run of begun) {
        await stage.finish(run);
        waiting.delete(run.ticketId);
      }
    }
    return round;
  };
  const [alone, beside] = [await countRounds(false), await countRounds(true)];
  expect(alone * seconds).toBe(0.125);
  expect((beside - alone) * seconds).toBeLessThanOrEqual(0.25);
});
