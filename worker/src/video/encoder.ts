/** Turns frames into a WebM file, by a child process that cannot hurt this one. */
import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { constants, setPriority, tmpdir } from 'node:os';
import path from 'node:path';
import { LOOP, type Pixels } from '../imagination/motion/canvas.ts';

/** How long the encoder in all may keep us waiting. */
const DEADLINE_MS = 60_000;
/** The end of what it says is where the reason stands. */
const COMPLAINT_LENGTH = 400;

/** VP9 of even quality up to a ceiling: every browser plays it, a loop has about 250 kB, and none more than 600. */
const OUTPUT =
  '-c:v libvpx-vp9 -pix_fmt yuv420p -crf 36 -b:v 1000k -deadline realtime -cpu-used 5 -threads 1 -g 90 -an -f webm'.split(' ');

class EncoderError extends Error {
  override readonly name = 'EncoderError';
}

/** The program of this platform's package; null where there is none, and then there are no videos. */
export function findEncoder(): string | null {
  try {
    return createRequire(import.meta.url).resolve(`@ffmpeg-installer/${process.platform}-${process.arch}/ffmpeg`);
  } catch {
    return null;
  }
}

/**
 * @param frames RGBA; read one at a time, and only when the encoder has room.
 * @throws {EncoderError} when the encoder fails or takes too long.
 * @throws the signal's reason when it is aborted; the encoder is killed.
 */
export async function encodeVideo(
  program: string,
  frames: AsyncIterable<Pixels>,
  signal: AbortSignal,
  deadlineMs: number = DEADLINE_MS,
): Promise<Buffer> {
  signal.throwIfAborted();
  const folder = await mkdtemp(path.join(tmpdir(), 'hall-of-chaos-video-'));
  try {
    const file = path.join(folder, 'loop.webm');
    await runEncoder({ program, file, deadlineMs }, frames, signal);
    return await readFile(file);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function runEncoder(
  { program, file, deadlineMs }: { program: string; file: string; deadlineMs: number },
  frames: AsyncIterable<Pixels>,
  signal: AbortSignal,
): Promise<void> {
  const { side, framesPerSecond } = LOOP;
  const input = `-hide_banner -loglevel error -f rawvideo -pix_fmt rgb0 -s ${side}x${side} -r ${framesPerSecond} -i pipe:0`;
  const child = spawn(program, [...input.split(' '), ...OUTPUT, '-y', file], { stdio: ['pipe', 'ignore', 'pipe'] });
  // When this process is killed the pipe closes, and the encoder ends by itself.
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
  lowerPriority(child.pid);

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
  } finally {
    child.kill('SIGKILL');
  }
}

/** Whatever else runs on this machine goes first. */
function lowerPriority(pid: number | undefined): void {
  if (pid === undefined) return;
  try {
    setPriority(pid, constants.priority.PRIORITY_LOW);
  } catch {
    // It has ended already, or the system does not allow it: then it runs like everything else.
  }
}
