/** Whether what a process stands on does its work: it answers, and what is to be kept can be written. */
import { setTimeout as delay } from 'node:timers/promises';
import { isDatabaseFull } from './database.ts';
import type { Logger } from './logging.ts';
import { StorageError } from './storage.ts';

/** `full`: it can be read, and there is no room for more. */
export type PartState = 'ok' | 'failing' | 'full';

/** Who asks, such as a proxy, waits no longer itself. */
const ANSWER_WITHIN_MS = 2_000;
/** Whether there is room is tried at most so often, and sooner again while there is none. */
const WRITE_EVERY_MS = 5_000;
const FAILED_WRITE_EVERY_MS = 1_000;
/** However many ask, one line tells of it. */
const WARN_EVERY_MS = 5_000;

/** @returns how each part is. One probe of a part at a time, however many ask: those of a part that stands still would pile up. */
export function openHealth<Part extends string>(
  probes: Record<Part, () => Promise<unknown>>,
  log: Logger,
): () => Promise<Record<Part, PartState>> {
  const parts = Object.keys(probes) as Part[];
  const running = new Map<Part, Promise<unknown>>();
  const probe = (part: Part) => {
    const known = running.get(part) ?? probes[part]().finally(() => running.delete(part));
    running.set(part, known);
    return known;
  };
  const warnedAt = new Map<Part, number>();
  const examine = async (part: Part): Promise<[Part, PartState]> => {
    const waiting = new AbortController();
    const tooLate = delay(ANSWER_WITHIN_MS, undefined, { signal: waiting.signal }).then(() => {
      throw new Error(`no answer within ${ANSWER_WITHIN_MS} ms`);
    });
    try {
      await Promise.race([probe(part), tooLate]);
      return [part, 'ok'];
    } catch (error) {
      const isFull = isDatabaseFull(error) || (error instanceof StorageError && error.isFull);
      if (Date.now() - (warnedAt.get(part) ?? 0) >= WARN_EVERY_MS) {
        warnedAt.set(part, Date.now());
        log.warn({ err: error, part }, isFull ? 'a part has no room left' : 'a part does not answer');
      }
      return [part, isFull ? 'full' : 'failing'];
    } finally {
      waiting.abort();
    }
  };
  return async () => Object.fromEntries(await Promise.all(parts.map(examine))) as Record<Part, PartState>;
}

/** @returns what calls at most once in some seconds, and says in between what came of the last call. */
export function nowAndThen(call: () => Promise<void>): () => Promise<void> {
  let last: Promise<void> | undefined;
  let until = 0;
  return () => {
    if (last && performance.now() < until) return last;
    until = Number.POSITIVE_INFINITY;
    last = call().then(
      () => {
        until = performance.now() + WRITE_EVERY_MS;
      },
      (error: unknown) => {
        until = performance.now() + FAILED_WRITE_EVERY_MS;
        throw error;
      },
    );
    return last;
  };
}
