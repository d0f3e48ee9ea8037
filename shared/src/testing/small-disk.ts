/** A disk that a test fills up. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

export interface SmallDisk extends AsyncDisposable {
  folder: string;
  /** From now on nothing more can be written in there. */
  fill(): Promise<void>;
  makeRoom(): Promise<void>;
}

const SIZE = 2 * 1024 * 1024;
const MOUNT = `mount -t tmpfs -o size=${SIZE},mode=700 tmpfs /mnt && echo mounted && exec cat`;

/**
 * A file system of its own in memory, seen by this user alone and gone with the process that holds it. Where the machine allows
 * no user namespaces, a limit on this process, with which the system refuses each write just the same (EFBIG for ENOSPC).
 */
export async function openSmallDisk(): Promise<SmallDisk> {
  const holder = await mountInNamespace();
  return holder ? openMounted(holder) : openLimited();
}

async function mountInNamespace(): Promise<ChildProcess | undefined> {
  const holder = spawn('unshare', ['-rm', 'sh', '-c', MOUNT], { stdio: ['pipe', 'pipe', 'ignore'] });
  const isMounted = await new Promise<boolean>((resolve) => {
    holder.once('error', () => resolve(false));
    holder.once('exit', () => resolve(false));
    holder.stdout?.once('data', () => resolve(true));
  });
  return isMounted ? holder : undefined;
}

function openMounted(holder: ChildProcess): SmallDisk {
  const folder = `/proc/${holder.pid}/root/mnt`;
  const ballast = path.join(folder, 'ballast');
  return {
    folder,
    // Fails where the disk ends, with all that went before written.
    fill: () => writeFile(ballast, new Uint8Array(SIZE)).catch(() => undefined),
    makeRoom: () => rm(ballast, { force: true }),
    async [Symbol.asyncDispose]() {
      const ended = once(holder, 'exit');
      holder.stdin?.end();
      await ended;
    },
  };
}

async function openLimited(): Promise<SmallDisk> {
  const folder = await mkdtemp(path.join(tmpdir(), 'hall-of-chaos-disk-'));
  const makeRoom = async () => limitFileSize(process.pid, 'unlimited');
  return {
    folder,
    fill: async () => limitFileSize(process.pid, 0),
    makeRoom,
    async [Symbol.asyncDispose]() {
      await makeRoom();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Of each file that a process may write; more is refused with EFBIG. Pipes and sockets have no size. */
export function limitFileSize(pid: number, bytes: number | 'unlimited'): void {
  execFileSync('prlimit', [`--pid=${pid}`, `--fsize=${bytes}:`]);
}
