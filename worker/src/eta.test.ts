/** A simulated day on real statements: how often the first bound that people were shown was kept. */

import type { TicketKind } from '@chaos/shared/contract/tickets';
import { readEtaHitRate } from '@chaos/shared/node/domain/tickets/eta';
import type { Holder } from '@chaos/shared/node/domain/tickets/holder';
import { readTickets } from '@chaos/shared/node/domain/tickets/read-tickets';
import { claimTicket, failTicket, type Run } from '@chaos/shared/node/domain/tickets/run-ticket';
import { countFor } from '@chaos/shared/node/testing/counts';
import { type LineStage, newVisitor, openLineStage } from '@chaos/shared/node/testing/line-stage';
import { expect, test } from 'vitest';

const DAY = 86_400;
const SLOTS = 2;
/** Half of all, in seconds, and how far they spread; as a hosted imagination takes. */
const DURATIONS: Record<TicketKind, { median: number; spread: number }> = {
  generation: { median: 25, spread: 0.35 },
  fusion: { median: 32, spread: 0.35 },
  story: { median: 7, spread: 0.45 },
};
/** One of so many loses its worker, is found after five seconds, and begins its step again. */
const CRASH_EVERY = 100;
/** One of so many fails, and is tried again by whoever asked. */
const FAILURE_EVERY = 50;

/** The same numbers in every run (mulberry32). */
function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

interface Arrival {
  at: number;
  holder: Holder;
  kind: TicketKind;
}

/** Quiet at night, busy in the evening, three rushes, and one person who asks for fifteen at once. */
async function planDay(stage: LineStage, random: () => number, count: number): Promise<Arrival[]> {
  const members = await Promise.all(Array.from({ length: count / 5 }, () => stage.newMember()));
  const anybody = () => (random() < 0.5 ? (members[Math.floor(random() * members.length)] ?? newVisitor()) : newVisitor());
  const kindOf = (holder: Holder): TicketKind => {
    const drawn = random();
    if (drawn < 0.45) return 'story';
    return drawn < 0.6 && 'userId' in holder ? 'fusion' : 'generation';
  };
  const arrive = (at: number, holder = anybody()) => ({ at, holder, kind: kindOf(holder) });
  const day: Arrival[] = [];
  while (day.length < count) {
    const at = random() * DAY;
    if (random() < 0.5 - 0.45 * Math.cos((2 * Math.PI * (at - DAY / 6)) / DAY)) day.push(arrive(at));
  }
  for (const rush of [0.4, 0.6, 0.8])
    for (let index = 0; index < count / 20; index += 1) day.push(arrive((rush + random() / 700) * DAY));
  const eager = newVisitor();
  for (let index = 0; index < 15; index += 1) day.push(arrive(0.61 * DAY + index, eager));
  return day.sort((a, b) => a.at - b.at);
}

test('of a simulated day, at least 85 of 100 tickets end within the first bound that was shown', async () => {
  await using stage = await openLineStage();
  await stage.setSlots(SLOTS);
  const random = seededRandom(20_260_101);
  const arrivals = await planDay(stage, random, countFor({ slice: 200, full: 2_000 }));
  const running: { run: Run; endsAt: number; kind: TicketKind; holder: Holder; isCrash: boolean }[] = [];
  const asked = new Map<string, Arrival>();
  const normal = () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
  const drawSeconds = (kind: TicketKind) => DURATIONS[kind].median * Math.exp(DURATIONS[kind].spread * normal());
  const isOneOf = (many: number) => random() < 1 / many;

  for (;;) {
    running.sort((a, b) => a.endsAt - b.endsAt);
    const [ending, next] = [running[0], arrivals[0]];
    const now = Math.min(ending?.endsAt ?? Number.POSITIVE_INFINITY, next?.at ?? Number.POSITIVE_INFINITY);
    if (now === Number.POSITIVE_INFINITY) break;
    await stage.setClock(now);
    if (next && next.at === now) {
      arrivals.shift();
      const [id = ''] = await stage.ask(next.holder, next.kind);
      asked.set(id, next);
      await readTickets(stage.db, [id]);
    } else if (ending) {
      running.shift();
      const { run, kind, holder } = ending;
      if (ending.isCrash) {
        const again = await claimTicket(stage.db, { ticketId: run.ticketId, workerId: '00000000-0000-4000-8000-000000000000' });
        if (again) running.push({ ...ending, run: again, isCrash: false, endsAt: now + 5 + 0.8 * drawSeconds(kind) });
      } else if (isOneOf(FAILURE_EVERY)) {
        await stage.end(() => failTicket(stage.db, run, { reason: 'imagination_failed', message: '', retryable: true }));
        arrivals.unshift({ at: now, holder, kind });
      } else await stage.finish(run);
    }
    for (const run of await stage.begin()) {
      const { kind, holder } = asked.get(run.ticketId) ?? { kind: 'generation' as const, holder: newVisitor() };
      const seconds = drawSeconds(kind);
      const isCrash = isOneOf(CRASH_EVERY);
      running.push({ run, kind, holder, isCrash, endsAt: now + (isCrash ? random() * seconds : seconds) });
    }
  }

  const { rate, measured } = await readEtaHitRate(stage.db, new Date(0));
  const done = await stage.db
    .selectFrom('tickets')
    .select(['kind', 'created_at', 'started_at', 'finished_at', 'first_eta_at', 'first_eta_seconds'])
    .where('state', '=', 'done')
    .where('first_eta_at', 'is not', null)
    .execute();
  const took = done.map((row) => ((row.finished_at?.getTime() ?? 0) - (row.first_eta_at?.getTime() ?? 0)) / 1_000);
  const shares = done.map((row, index) => (row.first_eta_seconds ?? 0) / (took[index] ?? 1)).toSorted((a, b) => a - b);
  const waits = done
    .map((row) => ((row.started_at?.getTime() ?? 0) - row.created_at.getTime()) / 1_000)
    .toSorted((a, b) => a - b);
  const part = (sorted: readonly number[], share: number) => (sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(1);
  console.log(
    `eta: ${measured} tickets of a simulated day, ${((rate ?? 0) * 100).toFixed(1)} % ended within the first bound shown; the bound was ` +
      `${part(shares, 0.5)} times the truth at p50, ${part(shares, 0.9)} at p90; waits p50 ${part(waits, 0.5)} s, p90 ${part(waits, 0.9)} s, longest ${part(waits, 0.999)} s`,
  );
  for (const kind of ['generation', 'fusion', 'story'] as const) {
    const of = done.flatMap((row, index) => (row.kind === kind ? [(took[index] ?? 0) <= (row.first_eta_seconds ?? 0)] : []));
    console.log(`  ${kind}: ${of.filter(Boolean).length} of ${of.length}`);
  }
  expect(measured).toBeGreaterThan(countFor({ slice: 200, full: 2_000 }));
  expect(rate).toBeGreaterThanOrEqual(0.85);
});
