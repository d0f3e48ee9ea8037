/** Whether the process lives, and whether it can do its work. */
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Services } from '../trpc/context.ts';

export function registerHealth(app: FastifyInstance, { db, log }: Services): void {
  app.get('/livez', async () => ({ alive: true }));
  app.get('/readyz', async (_request, reply) => {
    try {
      await sql`select 1`.execute(db);
      return { ready: true };
    } catch (error) {
      log.warn({ err: error }, 'not ready');
      return reply.code(503).send({ ready: false });
    }
  });
}
