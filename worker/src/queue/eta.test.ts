/** Simulated days on real statements: how often the first bound that people were shown was kept. */
import type { TicketKind } from '@chaos/shared/contract/tickets';
import { countKeptPromises } from '@chaos/shared/core/tickets/eta';
import { readTickets } from '@chaos/shared/core/tickets/read-tickets';
import type { Holder } from '@chaos/shared/core/tickets/ticket-holder';
import { claimTicket, failTicket, type Run } from '@chaos/shared/core/tickets/ticket-run-rows';
import { countFor } from '@chaos/shared/testing/full-run-counts';
import { type LineStage, newVisitor, openLineStage } from '@chaos/shared/testing/simulated-queue';
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

interface Day {
  arrivals: Arrival[];
  /** In which no worker lives. */
  away?: { from: number; until: number };
}

/** What became of one ticket that was done, in seconds: from when its holder was first told a bound. */
interface Done {
  id: string;
  holderKey: string;
  kind: TicketKind;
  promised: number;
  took: number;
  waited: number;
}

/** @returns what was done; and of it that for which workers were there from the promise to the end. */
async function simulate(
  stage: LineStage,
  { arrivals, away }: Day,
  random: () => number,
): Promise<{ done: Done[]; healthy: Done[] }> {
  await stage.setSlots(SLOTS);
  const running: { run: Run; endsAt: number; kind: TicketKind; holder: Holder; isCrash: boolean }[] = [];
  const asked = new Map<string, Arrival>();
  const normal = () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
  const drawSeconds = (kind: TicketKind) => DURATIONS[kind].median * Math.exp(DURATIONS[kind].spread * normal());
  const isOneOf = (many: number) => random() < 1 / many;
  const turns = away
    ? [
        { at: away.from, slots: 0 },
        { at: away.until, slots: SLOTS },
      ]
    : [];

  for (;;) {
    running.sort((a, b) => a.endsAt - b.endsAt);
    const [ending, next, turn] = [running[0], arrivals[0], turns[0]];
    const now = Math.min(...[ending?.endsAt, next?.at, turn?.at].map((at) => at ?? Number.POSITIVE_INFINITY));
    if (now === Number.POSITIVE_INFINITY) break;
    await stage.setClock(now);
    if (turn && turn.at === now) {
      turns.shift();
      await stage.setSlots(turn.slots);
      // Whoever waits watches, and is told as soon as anybody can tell.
      await readTickets(stage.db, await findWaiting(stage));
    } else if (next && next.at === now) {
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
  const done = await readDone(stage);
  const wasCutOff = ({ id, took }: Done) => {
    const at = asked.get(id)?.at ?? 0;
    return away !== undefined && at < away.from && at + took > away.from;
  };
  return { done, healthy: done.filter((one) => !wasCutOff(one)) };
}

async function findWaiting({ db }: LineStage): Promise<string[]> {
  const rows = await db.selectFrom('tickets').select('id').where('state', '=', 'waiting').execute();
  return rows.map(({ id }) => id);
}

async function readDone({ db }: LineStage): Promise<Done[]> {
  const rows = await db
    .selectFrom('tickets')
    .select(['id', 'kind', 'holder_key', 'created_at', 'started_at', 'finished_at', 'first_eta_at', 'first_eta_seconds'])
    .where('state', '=', 'done')
    .where('first_eta_at', 'is not', null)
    .execute();
  const between = (from: Date | null, to: Date | null) => ((to?.getTime() ?? 0) - (from?.getTime() ?? 0)) / 1_000;
  return rows.map((row) => ({
    id: row.id,
    holderKey: row.holder_key,
    kind: row.kind as TicketKind,
    promised: row.first_eta_seconds ?? 0,
    took: between(row.first_eta_at, row.finished_at),
    waited: between(row.created_at, row.started_at),
  }));
}

const shareKept = (done: readonly Done[]) => done.filter(({ took, promised }) => took <= promised).length / done.length;

/** All tickets of the tenth of the people who waited longest for one. */
function ofUnluckiest(done: readonly Done[]): Done[] {
  const people = [...Map.groupBy(done, ({ holderKey }) => holderKey).values()];
  const longest = (tickets: readonly Done[]) => Math.max(...tickets.map(({ waited }) => waited));
  return people
    .toSorted((a, b) => longest(b) - longest(a))
    .slice(0, Math.ceil(people.length / 10))
    .flat();
}

const COUNT = countFor({ slice: 100, full: 2_000 });
/** Of so many tickets one takes more than twice as long as was said: it lost its worker, or took far longer than its like. */
const OVER_TWICE = 1 / 200;
const DAYS: Record<string, (stage: LineStage, random: () => number) => Promise<Day>> = {
  'an ordinary day': async (stage, random) => ({ arrivals: await planDay(stage, random, COUNT) }),
  'a day with twice as many': async (stage, random) => ({ arrivals: await planDay(stage, random, 2 * COUNT) }),
  'a day with one who asks for a tenth of all': async (stage, random) => {
    const arrivals = await planDay(stage, random, COUNT);
    const hog = await stage.newMember();
    for (let index = 0; index < COUNT / 10; index += 1)
      arrivals.push({ at: (0.4 + random() / 5) * DAY, holder: hog, kind: 'generation' });
    return { arrivals: arrivals.sort((a, b) => a.at - b.at) };
  },
  'a day with an hour without workers': async (stage, random) => ({
    arrivals: await planDay(stage, random, COUNT),
    away: { from: 0.61 * DAY, until: 0.61 * DAY + 3_600 },
  }),
};

test.each(Object.entries(DAYS))('%s: 85 of 100 tickets end within the first bound that was shown', async (name, plan) => {
  await using stage = await openLineStage();
  const random = seededRandom(20_260_101);
  const { done, healthy } = await simulate(stage, await plan(stage, random), random);
  const { kept, measured } = await countKeptPromises(stage.db, { since: new Date(0), givenSince: new Date(0) });
  const rate = kept / measured;
  const shares = done.map(({ promised, took }) => promised / took).toSorted((a, b) => a - b);
  const waits = done.map(({ waited }) => waited).toSorted((a, b) => a - b);
  const part = (sorted: readonly number[], share: number) => (sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(1);
  const percent = (share: number | null) => `${((share ?? 0) * 100).toFixed(1)} %`;
  const unlucky = ofUnluckiest(done);
  const overTwice = healthy.filter(({ took, promised }) => took > 2 * promised).length;
  console.log(
    `eta: ${name}: of ${measured} tickets ${percent(rate)} ended within the first bound shown, of the ${unlucky.length} of the unluckiest ` +
      `tenth ${percent(shareKept(unlucky))}; ${overTwice} took more than twice as long while there were workers. The bound was ${part(shares, 0.5)} times the truth at ` +
      `p50, ${part(shares, 0.9)} at p90; waits p50 ${part(waits, 0.5)} s, p90 ${part(waits, 0.9)} s, longest ${part(waits, 0.999)} s`,
  );
  expect(measured).toBeGreaterThan(COUNT);
  expect(rate).toBeGreaterThanOrEqual(0.85);
  expect(shareKept(unlucky)).toBeGreaterThanOrEqual(0.85);
  expect(overTwice).toBeLessThanOrEqual(Math.ceil(healthy.length * OVER_TWICE));
});
