/** Whether the process lives, whether people may be sent here, and whether it can do its work. */
import type { FastifyInstance } from 'fastify';
import type { Services } from '../trpc/context.ts';

/** @param stopping aborted when nobody new shall come any more: from then on the server is not ready, whatever it stands on. */
export function registerHealth(
  app: FastifyInstance,
  { services, stopping }: { services: Pick<Services, 'examine'>; stopping: AbortSignal | undefined },
): void {
  let isClosing = false;
  app.addHook('preClose', async () => {
    isClosing = true;
  });
  const isStopping = () => isClosing || stopping?.aborted === true;
  app.get('/livez', async () => ({ alive: true }));
  // For proxies. It asks nothing that all servers share: one slow database would take every one of them out of traffic.
  app.get('/healthz', async (_request, reply) => reply.code(isStopping() ? 503 : 200).send({ stopping: isStopping() }));
  app.get('/readyz', async (_request, reply) => {
    if (isStopping()) return reply.code(503).send({ ready: false, stopping: true });
    const parts = await services.examine();
    // Without its database it can do nothing; without the others, and where there is no room, it still does most.
    const ready = parts.database !== 'failing';
    return reply.code(ready ? 200 : 503).send({ ready, parts });
  });
}
