/** The product as `npm start` runs it, in a data folder of the test. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { restorePriority } from '../scripts/lib/process-priority.ts';

const ROOT = path.resolve(import.meta.dirname, '..');
export const OPEN = /is open: (http:\/\/\S+)/;
/** What the worker has begun with too. */
const COMPLETE = /is open: (http:\/\/\S+)[\s\S]*Ctrl-C ends it/;
/** How often what was killed is looked for. */
const KILL_LOOK_MS = 20;

export interface Product {
  url: string;
  process: ChildProcess;
  /** Everything that the terminal showed so far. */
  output(): string;
  /** Returns when the terminal shows this; @throws when the product ends without. */
  shows(text: RegExp): Promise<RegExpExecArray>;
  /** Ctrl-C. @returns the exit code. */
  stop(): Promise<number | null>;
}

/** A folder for data, readable for the database's own user. */
export async function makeDataFolder(): Promise<string> {
  const folder = await mkdtemp('/var/tmp/hall-of-chaos-e2e-');
  await chmod(folder, 0o755);
  return folder;
}

export function removeDataFolder(folder: string): Promise<void> {
  return rm(folder, { recursive: true, force: true, maxRetries: 5 });
}

/** Starts it without waiting until it is open. */
export function launchProduct(folder: string, env: Record<string, string> = {}): Omit<Product, 'url'> {
  const child = spawn(process.execPath, [path.join(ROOT, 'scripts/start.mjs')], {
    env: { ...process.env, NODE_ENV: 'production', DATA_DIR: folder, PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const listeners = new Set<() => void>();
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      for (const listener of listeners) listener();
    });
  }
  const shows = (text: RegExp) =>
    new Promise<RegExpExecArray>((resolve, reject) => {
      const look = () => {
        const found = text.exec(output);
        if (!found) return;
        listeners.delete(look);
        resolve(found);
      };
      listeners.add(look);
      child.once('exit', () => reject(new Error(`It ended without showing ${text}:\n${output}`)));
      look();
    });
  const stop = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
    const ended = once(child, 'exit');
    child.kill('SIGINT');
    await ended;
    return child.exitCode;
  };
  return { process: child, output: () => output, shows, stop };
}

/**
 * Starts it and waits until it is open, and its worker works. The worker lets all others go first; beside the browsers of other files it
 * would hardly come to its turn, so here it has the same as they.
 */
export async function startProduct(folder: string, env?: Record<string, string>): Promise<Product> {
  const product = launchProduct(folder, env);
  const [, url = ''] = await product.shows(COMPLETE);
  for (const { pid, what } of await findProcesses(folder)) if (what === 'worker') restorePriority(pid);
  return { ...product, url };
}

/** Ends all that works on this data folder, as a power cut would; the next start finds its data. */
export async function killProduct(folder: string): Promise<void> {
  for (let found = await findProcesses(folder); found.length > 0; found = await findProcesses(folder)) {
    // First whoever would start the others again. Killed hard, a database would leave its shared memory behind.
    const isSupervised = found.some(({ what }) => what === 'supervisor');
    for (const { pid, what } of found)
      if (!isSupervised || what === 'supervisor') end(pid, what === 'postgres' ? 'SIGQUIT' : 'SIGKILL');
    await delay(KILL_LOOK_MS);
  }
}

function end(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // It ended by itself.
  }
}

/** The one process of the database that all its others belong to. */
export async function findPostmaster(folder: string): Promise<number> {
  return Number.parseInt(await readFile(path.join(folder, 'postgres/postmaster.pid'), 'utf8'), 10);
}

/** What each script of ours is. */
const SCRIPTS = [
  ['scripts/start.mjs', 'supervisor'],
  ['server/src/main.ts', 'server'],
  ['worker/src/main.ts', 'worker'],
] as const;

/** The processes that work on this data folder, by what they run. */
export async function findProcesses(
  folder: string,
): Promise<{ pid: number; what: 'supervisor' | 'server' | 'worker' | 'postgres' }[]> {
  const found = await Promise.all(
    (await readdir('/proc'))
      .filter((name) => /^\d+$/.test(name))
      .map(async (pid) => {
        const read = (file: string) => readFile(`/proc/${pid}/${file}`, 'utf8').catch(() => '');
        const args = (await read('cmdline')).split('\0');
        if (args.includes(`${folder}/postgres`)) return { pid: Number(pid), what: 'postgres' as const };
        const what = SCRIPTS.find(([script]) => args.some((arg) => arg.endsWith(script)))?.[1];
        // Only of those: all of a machine's processes cost as much again.
        if (!what || !(await read('environ')).includes(`DATA_DIR=${folder}\0`)) return undefined;
        return { pid: Number(pid), what };
      }),
  );
  return found.filter((one) => one !== undefined);
}
