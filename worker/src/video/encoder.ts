/** Turns frames into a WebM file, by a child process that cannot hurt this one. */
import { spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import path from 'node:path';
import type { Pixels } from '../imagination/imagination.ts';

/** How long the encoder in all may keep us waiting. */
const DEADLINE_MS = 120_000;
/** The end of what it says is where the reason stands. */
const COMPLAINT_LENGTH = 400;

/** A program and its arguments, which takes frames and gives a WebM file. */
export type Encoder = readonly [program: string, ...args: string[]];

export const ENCODER: Encoder = [process.execPath, path.join(import.meta.dirname, 'encoder-program.ts')];

class EncoderError extends Error {
  override readonly name = 'EncoderError';
}

/**
 * @param frames RGBA; read one at a time, and only when the encoder has room.
 * @throws {EncoderError} when the encoder fails or takes too long.
 * @throws the signal's reason when it is aborted; the encoder is killed.
 */
export async function encodeVideo(
  [program, ...args]: Encoder,
  frames: AsyncIterable<Pixels>,
  signal: AbortSignal,
  deadlineMs: number = DEADLINE_MS,
): Promise<Buffer> {
  signal.throwIfAborted();
  // It needs no key of ours, so it gets none. When this process is killed the pipe closes, and the encoder ends by itself.
  const child = spawn(program, args, { env: {} });
  const video: Buffer[] = [];
  child.stdout.on('data', (part: Buffer) => video.push(part));
  let complaint = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    complaint = (complaint + text).slice(-COMPLAINT_LENGTH);
  });
  const ended = new Promise<number | null>((resolve, reject) => {
    child.once('error', (error) => reject(new EncoderError('the encoder could not be started', { cause: error })));
    child.once('close', (code) => resolve(code));
  });
  const failed = ended.then((code) => {
    throw new EncoderError(`the encoder ended with ${code}: ${complaint.trim()}`);
  });
  failed.catch(() => {});
  child.stdin.on('error', () => {}); // Told better by how the process ends.
  runLast(child.pid);

  let left = deadlineMs;
  /** The encoder's time alone is limited: the frames may wait for people's work as long as they must. */
  const inTime = async <T>(wait: Promise<T>): Promise<T> => {
    const { promise, reject } = Promise.withResolvers<never>();
    const since = performance.now();
    const timer = setTimeout(() => reject(new EncoderError('the encoder took too long')), left);
    const onAbort = () => reject(signal.reason);
    signal.addEventListener('abort', onAbort, { once: true });
    try {
      return await Promise.race([wait, promise]);
    } finally {
      clearTimeout(timer);
      signal.removeEventListener('abort', onAbort);
      left -= performance.now() - since;
    }
  };
  try {
    for await (const frame of frames) {
      signal.throwIfAborted();
      // The frame is overwritten by the next one, so the pipe gets a copy.
      if (!child.stdin.write(Buffer.from(new Uint8Array(frame.buffer)))) {
        const drained = new Promise<void>((resolve) => child.stdin.once('drain', resolve));
        await inTime(Promise.race([drained, failed]));
      }
    }
    child.stdin.end();
    const code = await inTime(ended);
    if (code !== 0) throw new EncoderError(`the encoder ended with ${code}: ${complaint.trim()}`);
    return Buffer.concat(video);
  } finally {
    child.kill('SIGKILL');
  }
}

/** Whatever else runs on this machine goes first. */
function runLast(pid: number | undefined): void {
  if (pid === undefined) return;
  try {
    setPriority(pid, constants.priority.PRIORITY_LOW);
  } catch {
    // It has ended already, or the system does not allow it: then it runs like everything else.
  }
}
