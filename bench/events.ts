/** Events from a worker to very many sockets, what an idle one takes of the server, and what happens when all come back at once. */
import { execSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '../scripts/lib/ports.ts';
import { SupervisedProcess } from '../scripts/lib/supervised-process.ts';
import { ticketSecret } from '../shared/src/core/tickets/ticket-holder.ts';
import { claimTicket, type Run, reportProgress } from '../shared/src/core/tickets/ticket-run-rows.ts';
import { type Database, openDatabase } from '../shared/src/platform/database.ts';
import { type LiveBus, openLiveBus } from '../shared/src/platform/live-bus.ts';
import { createLogger } from '../shared/src/platform/logging.ts';
import { migrateDatabase } from '../shared/src/platform/migrate.ts';
import { Crowd, clock } from './crowd.ts';
import { describeTail, median, print, showRatio, timed } from './measure.ts';
import { readMemory } from './memory.ts';
import { startServers } from './servers.ts';

const FEW = 1_000;
const MANY = 5_000;
const EVENTS = 15;
const WARM_UP = 3;
/** Two crowds, each with both ends of its sockets in some process. */
const FILES_NEEDED = 2 * MANY + 500;
const ASK_EVERY_MS = 10;

export async function benchEvents(databaseUrl: string): Promise<void> {
  if (Number(execSync('ulimit -n', { shell: '/bin/sh' })) < FILES_NEEDED)
    return print('events', `not measured: needs ulimit -n of ${FILES_NEEDED}`);
  await migrateDatabase(databaseUrl);
  const log = createLogger('bench', 'error');
  const { db, close } = openDatabase({ url: databaseUrl, name: 'bench', log, relaxedCommits: true });
  const bus = await openLiveBus({ databaseUrl, redisUrl: undefined, log });
  const run = await startTicket(db);
  const inspectors = { ours: await freePort(), raw: await freePort() };
  await using servers = await startServers(databaseUrl, 1, [`--inspect=127.0.0.1:${inspectors.ours}`]);
  const raw = await startRaw(databaseUrl, inspectors.raw);
  const input = { json: { ticketId: run.ticketId, secret: ticketSecret(servers.secret, run.ticketId) } };
  const address = `127.0.0.1:${servers.ports[0]}/trpc`;
  const subscribe = JSON.stringify({ id: 1, method: 'subscription', params: { path: 'tickets.watch', input } });
  const openCrowds = (sockets: number) => ({
    ours: new Crowd({ url: `ws://${address}`, sockets, subscribe }),
    raw: new Crowd({ url: raw.url, sockets, subscribe: null }),
  });

  const report = progressReporter({ db, bus, run });
  const few = openCrowds(FEW);
  await few.ours.join();
  await few.raw.join();
  await measureEvents(few, report, { sockets: FEW, goal: 'goal 50 ms to the last' });
  await Promise.all([few.ours.close(), few.raw.close()]);
  await delay(1_000);

  const many = openCrowds(MANY);
  const bytes = {
    ours: await bytesEach(inspectors.ours, () => many.ours.join()),
    raw: await bytesEach(inspectors.raw, () => many.raw.join()),
  };
  await measureEvents(many, report, { sockets: MANY, goal: 'goal 1.2 of raw' });
  print('an idle subscription', `${bytes.ours}; goal 25 kB`);
  print('  an idle raw socket', bytes.raw);
  await many.raw.close();

  await many.ours.leave();
  await delay(1_000);
  const api = `http://${address}/tickets.get?input=${encodeURIComponent(JSON.stringify(input))}`;
  const quiet = await askWhile(api, () => delay(1_000));
  const start = clock();
  let last = 0;
  const busy = await askWhile(api, async () => {
    last = Math.max(...(await many.ours.join())) - start;
  });
  print(`${MANY} come back at once: all are subscribed after`, `${(last / 1_000).toFixed(1)} s; goal 20 s`);
  print('  tickets.get over HTTP meanwhile', `${describeTail(busy)}; goal p99 500 ms`);
  print('  the same before', describeTail(quiet));

  await many.ours.close();
  await raw.child.stop();
  await bus.close();
  await close();
}

async function startTicket(db: Database): Promise<Run> {
  const { id: workerId } = await db
    .insertInto('workers')
    .values({ id: randomUUID(), slots: 1, running: [] })
    .returning('id')
    .executeTakeFirstOrThrow();
  const wish = { mainTheme: 'shark', bodyInfluence: null, characteristicInfluence: null, style: null, hiddenMessage: null };
  const { id: ticketId } = await db
    .insertInto('tickets')
    .values({
      kind: 'generation',
      holder_key: 'address:bench',
      request_id: randomUUID(),
      request_digest: '',
      payload: JSON.stringify({ ...wish, makeMessageSecret: true }),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const claimed = await claimTicket(db, { ticketId, workerId });
  if (!claimed) throw new Error('the ticket was not claimed');
  return claimed;
}

interface Reporter {
  /** How far the ticket is. */
  percent(): number;
  ours(): Promise<void>;
  raw(): Promise<void>;
}

/** As a worker says it: a row, then a hint. */
function progressReporter({ db, bus, run }: { db: Database; bus: LiveBus; run: Run }): Reporter {
  let percent = 0;
  return {
    percent: () => percent,
    async ours() {
      await reportProgress(db, run, { stage: 'painting', percent });
      bus.publish('ticket', run.ticketId);
    },
    async raw() {
      percent += 1;
      bus.publish('ticket', `raw ${percent}`);
    },
  };
}

/** In turn, so that both see the same machine. */
async function measureEvents(
  crowds: { ours: Crowd; raw: Crowd },
  report: Reporter,
  { sockets, goal }: { sockets: number; goal: string },
): Promise<void> {
  const measured = { ours: [] as number[][], raw: [] as number[][] };
  for (let round = 0; round < WARM_UP + EVENTS; round += 1) {
    for (const who of ['raw', 'ours'] as const) {
      const percent = report.percent() + (who === 'raw' ? 1 : 0);
      let start = 0;
      const times = await crowds[who].hear(percent, async () => {
        start = clock();
        await report[who]();
      });
      if (round >= WARM_UP) measured[who].push([...times].map((time) => time - start));
    }
  }
  const lastOf = (events: number[][]) => median(events.map((times) => Math.max(...times)));
  const ratio = showRatio(lastOf(measured.ours), lastOf(measured.raw));
  const show = (events: number[][]) => `last ${lastOf(events).toFixed(1)} ms; ${describeTail(events.flat())}`;
  print(`an event to ${sockets} sockets`, `${show(measured.ours)}; ${ratio} of raw; ${goal}`);
  print('  raw ws', show(measured.raw));
}

/** What each of so many sockets adds to a server. */
async function bytesEach(inspector: number, join: () => Promise<Float64Array>): Promise<string> {
  const before = await readMemory(inspector);
  const { length } = await join();
  await delay(1_000);
  const after = await readMemory(inspector);
  const each = (what: 'whole' | 'objects') => `${((after[what] - before[what]) / length / 1_000).toFixed(1)} kB`;
  return `${each('whole')} of the process, ${each('objects')} in objects and buffers`;
}

async function askWhile(url: string, work: () => Promise<void>): Promise<number[]> {
  const times: number[] = [];
  let isOver = false;
  const asked = (async () => {
    while (!isOver) {
      const [response, ms] = await timed(async () => {
        const answer = await fetch(url);
        await answer.arrayBuffer();
        return answer;
      });
      if (!response.ok) throw new Error(`the API answered ${response.status}`);
      times.push(ms);
      await delay(ASK_EVERY_MS);
    }
  })();
  await work();
  isOver = true;
  await asked;
  return times;
}

async function startRaw(databaseUrl: string, inspector: number) {
  const port = await freePort();
  const child = new SupervisedProcess({
    name: 'raw server',
    args: [`--inspect=127.0.0.1:${inspector}`, path.join(import.meta.dirname, 'raw-events.ts')],
    env: { ...process.env, DATABASE_URL: databaseUrl, PORT: String(port) },
    logFile: '/dev/null',
    say: (line) => console.log(line),
    saysReady: true,
  });
  await child.start();
  return { url: `ws://127.0.0.1:${port}`, child };
}
