/**
 * Queues from npm that live in PostgreSQL, beside ours in the same run: what they do with as many empty jobs, each in a process
 * of its own, with their own schema in the same database. They know neither turns nor places, and wait for the disk at each commit.
 */
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { installPeers } from './installed-peers.ts';
import { describeTail, print, showRatio } from './measure.ts';
import { IDLE_MS, SINGLES, SLOTS, TICKETS } from './queue.ts';

const TIMEOUT_MS = 120_000;

const run = promisify(execFile);

const PEERS = [
  { name: 'graphile-worker', file: 'graphile-worker.mjs', env: {} },
  { name: '  with gathered completions', file: 'graphile-worker.mjs', env: { GATHER: '1' } },
  { name: 'pg-boss', file: 'pg-boss.mjs', env: {} },
];

interface Figures {
  /** Jobs a second, with their adding and without it. */
  whole: number;
  taken: number;
  /** Of single ones, in ms. */
  pickUps: number[];
}

/** @param ours tickets a second, without their opening. */
export async function benchQueuePeers(databaseUrl: string, ours: number): Promise<void> {
  await using peers = await installPeers('queue-peers');
  const asked = { JOBS: TICKETS, SLOTS, SINGLES, IDLE_MS };
  const numbers = Object.fromEntries(Object.entries(asked).map(([name, value]) => [name, String(value)]));
  for (const { name, file, env } of PEERS) {
    const { stdout } = await run(process.execPath, [file], {
      cwd: peers.folder,
      timeout: TIMEOUT_MS,
      env: { ...process.env, DATABASE_URL: databaseUrl, ...numbers, ...env },
    });
    const { whole, taken, pickUps }: Figures = JSON.parse(stdout);
    print(
      `jobs a second, ${name}`,
      `${Math.round(taken)}; ours ${showRatio(ours, taken)} of it; ${Math.round(whole)} with their adding`,
    );
    print('  until a single one is picked up', describeTail(pickUps));
  }
}
