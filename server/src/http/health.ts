/** Whether the process lives, and whether it can do its work. */
import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Services } from '../trpc/context.ts';

/** Who asks, such as a proxy, waits no longer itself. */
const ANSWER_WITHIN_MS = 2_000;

/** What a server stands on. Without its database it can do nothing; without the others it still does most. */
const PARTS = ['database', 'queue', 'storage'] as const;
type Part = (typeof PARTS)[number];
type Health = Record<Part, 'ok' | 'failing'>;

/** @param stopping aborted when nobody new shall come any more: from then on the server is not ready, whatever it stands on. */
export function registerHealth(
  app: FastifyInstance,
  { services, stopping }: { services: Services; stopping: AbortSignal | undefined },
): void {
  const { db, bus, storage, log } = services;
  const probes: Record<Part, () => Promise<unknown>> = {
    database: () => sql`select 1`.execute(db),
    // Where the queue lives, there the live events do too.
    queue: () => bus.check(),
    storage: () => storage.check(),
  };
  const running = new Map<Part, Promise<unknown>>();
  /** One probe of a part at a time, however many ask: those of a part that stands still would pile up. */
  const probe = (part: Part) => {
    const known = running.get(part) ?? probes[part]().finally(() => running.delete(part));
    running.set(part, known);
    return known;
  };
  const examine = async (part: Part): Promise<[Part, 'ok' | 'failing']> => {
    const waiting = new AbortController();
    const tooLate = delay(ANSWER_WITHIN_MS, undefined, { signal: waiting.signal }).then(() => {
      throw new Error(`no answer within ${ANSWER_WITHIN_MS} ms`);
    });
    try {
      await Promise.race([probe(part), tooLate]);
      return [part, 'ok'];
    } catch (error) {
      log.warn({ err: error, part }, 'a part does not answer');
      return [part, 'failing'];
    } finally {
      waiting.abort();
    }
  };

  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
  });
  app.get('/livez', async () => ({ alive: true }));
  app.get('/readyz', async (_request, reply) => {
    if (isClosing || stopping?.aborted) return reply.code(503).send({ ready: false, stopping: true });
    const parts = Object.fromEntries(await Promise.all(PARTS.map(examine))) as Health;
    const ready = parts.database === 'ok';
    return reply.code(ready ? 200 : 503).send({ ready, parts });
  });
}
