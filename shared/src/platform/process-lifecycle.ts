/** How our processes speak with the supervisor that started them, and how they end. */
import { once } from 'node:events';
import { flushCompileCache } from 'node:module';
import { EnvError } from './env.ts';
import type { Logger } from './logging.ts';

/** Everything has to be put away in this time; the supervisor kills what is left after 10 s. */
const STOP_DEADLINE_MS = 8_000;

/** The message by which a process says that it does its work now. */
export const READY_MESSAGE = 'ready';

/** Asks a process to wait for settings that are not known yet when it is started. */
export const SETTINGS_FOLLOW = '--settings-follow';

/** Everything is loaded now, while the supervisor may still be making the database; its address comes as a message. */
export async function receiveSettings(): Promise<void> {
  if (!process.argv.includes(SETTINGS_FOLLOW)) return;
  const [settings] = await once(process, 'message');
  Object.assign(process.env, settings);
}

/** Tells the supervisor, where there is one. */
export function reportReady(): void {
  process.send?.(READY_MESSAGE);
  // Kept now, and not at the end as Node would do it: a process that is killed has no end, and the next one starts twice as slowly.
  setImmediate(flushCompileCache);
}

/** With which a process ends that could not start for now, and may the next time (EX_TEMPFAIL of sysexits). */
export const TRY_AGAIN_CODE = 75;

/**
 * Ends a process that could not start: with a sentence where a setting is wrong, else with all that is known.
 * @param isPassing for what may be over in a moment: whoever supervises it starts it again.
 */
export function failStart(error: unknown, isPassing: boolean): never {
  const known = error instanceof EnvError ? error.message : explainListenError(error);
  process.stderr.write(`${known ?? ((error instanceof Error && error.stack) || String(error))}\n`);
  process.exit(isPassing ? TRY_AGAIN_CODE : 1);
}

/** Why nothing can listen there, as a sentence; undefined for any other error. */
export function explainListenError(error: unknown): string | undefined {
  if (!(error instanceof Error && 'syscall' in error && error.syscall === 'listen' && 'code' in error)) return undefined;
  const [host, port] = ['address' in error ? error.address : '', 'port' in error ? error.port : ''];
  if (error.code === 'EADDRINUSE') return `Port ${port} of ${host} is taken by another program.`;
  if (error.code === 'EACCES') return `Port ${port} of ${host} is not for this user.`;
  if (error.code === 'EADDRNOTAVAIL') return `HOST is wrong: ${host} is no address of this machine.`;
  return undefined;
}

/** Runs `stop` once on SIGTERM, on Ctrl-C, or when the supervisor is gone, and then ends the process. */
export function onStop(log: Logger, stop: () => Promise<void>): void {
  let isStopping = false;
  const begin = async (reason: string) => {
    if (isStopping) return;
    isStopping = true;
    log.info({ reason }, 'stopping');
    setTimeout(() => {
      log.error('stopping took too long');
      process.exit(1);
    }, STOP_DEADLINE_MS).unref();
    try {
      await stop();
      process.exit(0);
    } catch (error) {
      log.error({ err: error }, 'stopping failed');
      process.exit(1);
    }
  };
  process.on('SIGTERM', () => void begin('SIGTERM'));
  process.on('SIGINT', () => void begin('SIGINT'));
  process.on('disconnect', () => void begin('the supervisor is gone'));
}
