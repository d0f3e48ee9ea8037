/** One supervised process: it is started again when it ends by itself. */
import { type ChildProcess, spawn } from 'node:child_process';
import { SETTINGS_FOLLOW, TRY_AGAIN_CODE } from '../../shared/src/platform/process-lifecycle.ts';
import { LogFile } from './log-file.ts';
import { lowerPriority } from './process-priority.ts';

export interface SupervisedProcessOptions {
  name: string;
  /** What Node runs. */
  args: string[];
  env: Record<string, string | undefined>;
  /** Settings that are not known yet: it loads all that it needs meanwhile. */
  laterEnv?: Promise<Record<string, string>>;
  /** Everything that it writes is kept here. */
  logFile: string;
  /** One line for the person at the terminal. */
  say: (line: string) => void;
  /** False for programs that do not say when they are ready. */
  saysReady: boolean;
  /** True for what computes for seconds, while somebody waits for a page of others. */
  hasLowPriority?: boolean;
}

const FIRST_RESTART_MS = 200;
const SLOWEST_RESTART_MS = 5_000;
/** A process that lived this long had started well: its next restart is quick again. */
const STABLE_AFTER_MS = 10_000;
const KILL_AFTER_MS = 9_000;
const TAIL_LENGTH = 2_000;

export class SupervisedProcess {
  readonly #options: SupervisedProcessOptions;
  readonly #log: LogFile;
  #process: ChildProcess | undefined;
  #restartMs = FIRST_RESTART_MS;
  #restartTimer: NodeJS.Timeout | undefined;
  #isStopping = false;

  constructor(options: SupervisedProcessOptions) {
    this.#options = options;
    // A full disk must not end the product, nor its logs for good.
    this.#log = new LogFile({ file: options.logFile, name: options.name, say: options.say });
  }

  get pid(): number | undefined {
    return this.#process?.pid;
  }

  /** Returns when the process says that it is ready, be it a later one. @throws with its last words where that will not help. */
  start(): Promise<void> {
    const { name, env, laterEnv, saysReady } = this.#options;
    const args = laterEnv ? [...this.#options.args, SETTINGS_FOLLOW] : this.#options.args;
    const startedAt = Date.now();
    const child = spawn(process.execPath, args, { env, stdio: ['ignore', 'pipe', 'pipe', 'ipc'], detached: true });
    this.#process = child;
    if (this.#options.hasLowPriority && child.pid !== undefined) lowerPriority(child.pid);
    let tail = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (chunk: Buffer) => {
        this.#log.write(chunk);
        tail = (tail + chunk.toString()).slice(-TAIL_LENGTH);
      });
    }
    return new Promise((resolve, reject) => {
      let isReady = !saysReady;
      if (isReady) resolve();
      child.once('message', () => {
        isReady = true;
        resolve();
      });
      child.once('error', reject);
      // One that has ended meanwhile says so itself.
      laterEnv?.then((settings) => child.connected && child.send(settings), reject);
      child.once('exit', (code, signal) => {
        if (this.#isStopping) return resolve();
        if (!isReady && code !== TRY_AGAIN_CODE) return reject(new Error(`The ${name} did not start:\n${tail.trim()}`));
        if (Date.now() - startedAt > STABLE_AFTER_MS) this.#restartMs = FIRST_RESTART_MS;
        this.#options.say(
          `The ${name} ended (${signal ?? `code ${code}`}); it is started again. Its log: ${this.#options.logFile}`,
        );
        this.#restartLater(resolve);
      });
    });
  }

  /** Asks it to end, and kills it when it does not. */
  async stop(): Promise<void> {
    this.#isStopping = true;
    clearTimeout(this.#restartTimer);
    const child = this.#process;
    if (child && child.exitCode === null && child.signalCode === null) {
      const ended = new Promise((resolve) => child.once('exit', resolve));
      const killer = setTimeout(() => child.kill('SIGKILL'), KILL_AFTER_MS);
      child.kill('SIGTERM');
      await ended;
      clearTimeout(killer);
    }
    await this.#log.end();
  }

  #restartLater(onReady: () => void): void {
    this.#restartTimer = setTimeout(() => {
      this.start().then(onReady, (error: Error) => {
        this.#options.say(error.message);
        if (!this.#isStopping) this.#restartLater(onReady);
      });
    }, this.#restartMs);
    this.#restartMs = Math.min(this.#restartMs * 2, SLOWEST_RESTART_MS);
  }
}
