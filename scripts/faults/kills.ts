/** Kills the processes of the started product at random moments. Its own supervisor starts them again. */
import { setTimeout as delay } from 'node:timers/promises';
import { findProcesses } from '../../e2e/product.ts';

/** How often each kind is killed. */
export interface Kills {
  workers: number;
  servers: number;
  databases: number;
}

export interface Victims {
  folder: string;
  url: string;
  /** Told after each kill. */
  onKill: (kind: keyof Kills) => void;
}

type Kind = keyof Kills;

const LOOK_MS = 200;
/** Longer than this no process takes to come back. */
const TIMEOUT_MS = 120_000;
/** So long at most all is well between two kills, from 0: sometimes work is done, sometimes it has hardly begun. */
const PEACE_MS = 4_000;
/** How often two of different kinds are killed at once. */
const TWO_AT_ONCE = 0.3;

/** In any order. Between two kills everything has come back, so that there is work to disturb. @throws when something does not. */
export async function killAtRandom(kills: Kills, victims: Victims): Promise<void> {
  const left = { ...kills };
  const last: Partial<Record<Kind, number>> = {};
  for (let kinds = drawKinds(left); kinds.length > 0; kinds = drawKinds(left)) {
    const pids = await waitForAll(last, victims);
    await delay(Math.random() * PEACE_MS);
    for (const kind of kinds) {
      // SIGQUIT is PostgreSQL's immediate stop: all its processes end at once, and nothing is written any more.
      if (!endProcess(pids[kind], kind === 'databases' ? 'SIGQUIT' : 'SIGKILL')) continue;
      last[kind] = pids[kind];
      left[kind] -= 1;
      victims.onKill(kind);
    }
  }
  await waitForAll(last, victims);
}

/** One or two kinds; one of which more are left comes sooner. */
function drawKinds(left: Kills): Kind[] {
  const lots = (Object.keys(left) as Kind[]).flatMap((kind) => Array.from({ length: left[kind] }, () => kind));
  const draw = () => lots[Math.floor(Math.random() * lots.length)];
  const drawn = Math.random() < TWO_AT_ONCE ? [draw(), draw()] : [draw()];
  return [...new Set(drawn)].filter((kind) => kind !== undefined);
}

/** Returns when all processes are there, none of them one that was killed, and the product answers. */
async function waitForAll(last: Partial<Record<Kind, number>>, { folder, url }: Victims): Promise<Record<Kind, number>> {
  const giveUpAt = Date.now() + TIMEOUT_MS;
  for (;;) {
    const pids = await findVictims(folder);
    const isBack = (kind: Kind) => pids[kind] !== Number.POSITIVE_INFINITY && pids[kind] !== last[kind];
    if (isBack('workers') && isBack('servers') && isBack('databases') && (await isReady(url))) return pids;
    if (Date.now() > giveUpAt)
      throw new Error(`Not everything has come back in ${TIMEOUT_MS / 1_000} s: ${JSON.stringify(pids)}`);
    await delay(LOOK_MS);
  }
}

/** @returns infinity for what is not there. */
async function findVictims(folder: string): Promise<Record<Kind, number>> {
  const found = await findProcesses(folder);
  const pidOf = (what: string) => Math.min(...found.filter((one) => one.what === what).map(({ pid }) => pid));
  // Of PostgreSQL's processes the first one has started the others.
  return { workers: pidOf('worker'), servers: pidOf('server'), databases: pidOf('postgres') };
}

async function isReady(url: string): Promise<boolean> {
  return fetch(`${url}/readyz`, { signal: AbortSignal.timeout(2_000) }).then(
    ({ status }) => status === 200,
    () => false,
  );
}

/** @returns false when it has ended by itself, which is no kill of ours. */
function endProcess(pid: number, signal: NodeJS.Signals): boolean {
  try {
    process.kill(pid, signal);
    return true;
  } catch {
    return false;
  }
}
