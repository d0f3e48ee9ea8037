/** Whether the process lives, and whether it can do its work. */
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Services } from '../trpc/context.ts';

export function registerHealth(app: FastifyInstance, { db, log }: Services): void {
  app.get('/livez', async () => ({ alive: true }));
  let isStopping = false;
  app.addHook('preClose', async () => {
    isStopping = true;
  });
  app.get('/readyz', async (_request, reply) => {
    if (isStopping) return reply.code(503).send({ ready: false });
    try {
      await sql`select 1`.execute(db);
      return { ready: true };
    } catch (error) {
      log.warn({ err: error }, 'not ready');
      return reply.code(503).send({ ready: false });
    }
  });
}
