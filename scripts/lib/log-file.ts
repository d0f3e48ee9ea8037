/** A log file that outlives a full disk: what cannot be written waits in memory, and goes on when there is room again. */
import { type FileHandle, open } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';

export interface LogFileOptions {
  file: string;
  /** Said in notices: `The log of the server …`. */
  name: string;
  /** One line for the person at the terminal. */
  say: (line: string) => void;
  /** So much waits in memory; what comes then is dropped, and counted. */
  waitingMax?: number;
  retryMs?: number;
}

const WAITING_MAX = 1024 * 1024;
const RETRY_MS = 1_000;
const NEWLINE = 10;

export class LogFile {
  readonly #options: Required<LogFileOptions>;
  readonly #ending = new AbortController();
  #waiting: Buffer[] = [];
  #waitingBytes = 0;
  #droppedBytes = 0;
  #endsInLine = false;
  #handle: FileHandle | undefined;
  #isFailing = false;
  #writing: Promise<void> | undefined;

  constructor(options: LogFileOptions) {
    this.#options = { waitingMax: WAITING_MAX, retryMs: RETRY_MS, ...options };
  }

  /** Returns at once. */
  write(chunk: Buffer): void {
    if (this.#waitingBytes + chunk.length > this.#options.waitingMax) {
      this.#droppedBytes += chunk.length;
      return;
    }
    this.#add(this.#droppedBytes > 0 ? this.#afterGap(chunk) : chunk);
    if (this.#waiting.length > 0) this.#writing ??= this.#writeAll();
  }

  /** Writes what waits, once more where it did not work before. */
  async end(): Promise<void> {
    this.#ending.abort();
    await this.#writing;
    await this.#handle?.close().catch(() => undefined);
  }

  #add(bytes: Buffer): void {
    if (bytes.length === 0) return;
    this.#waiting.push(bytes);
    this.#waitingBytes += bytes.length;
    this.#endsInLine = bytes.at(-1) !== NEWLINE;
  }

  /** Begins with the next whole line, after one that says what is missing. */
  #afterGap(chunk: Buffer): Buffer {
    const nextLine = chunk.indexOf(NEWLINE) + 1;
    if (nextLine === 0) {
      this.#droppedBytes += chunk.length;
      return Buffer.alloc(0);
    }
    const lost = this.#droppedBytes + nextLine;
    this.#droppedBytes = 0;
    const notice = { level: 40, time: Date.now(), name: this.#options.name, lostBytes: lost, msg: 'a part of this log is lost' };
    return Buffer.concat([Buffer.from(`${this.#endsInLine ? '\n' : ''}${JSON.stringify(notice)}\n`), chunk.subarray(nextLine)]);
  }

  async #writeAll(): Promise<void> {
    for (let bytes = this.#waiting[0]; bytes; bytes = this.#waiting[0]) {
      try {
        this.#handle ??= await open(this.#options.file, 'a');
        const { bytesWritten } = await this.#handle.write(bytes);
        this.#waitingBytes -= bytesWritten;
        if (bytesWritten === bytes.length) this.#waiting.shift();
        else this.#waiting[0] = bytes.subarray(bytesWritten);
        this.#tell(false);
      } catch (error) {
        // Opened anew: the file may have been taken away, or its disk may be another.
        await this.#handle?.close().catch(() => undefined);
        this.#handle = undefined;
        this.#tell(true, error);
        if (this.#ending.signal.aborted) break;
        await delay(this.#options.retryMs, undefined, { signal: this.#ending.signal, ref: false }).catch(() => undefined);
      }
    }
    this.#writing = undefined;
  }

  #tell(isFailing: boolean, error?: unknown): void {
    if (this.#isFailing === isFailing) return;
    this.#isFailing = isFailing;
    const { name, say } = this.#options;
    const reason = error instanceof Error ? error.message : String(error);
    if (isFailing) say(`The log of the ${name} cannot be written; it goes on by itself when it can: ${reason}`);
    else say(`The log of the ${name} is written again.`);
  }
}
