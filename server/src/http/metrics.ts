/** /metrics, for Prometheus on this machine or with the token. For anybody else it is not there. */
import { mayReadMetrics } from '@chaos/shared/platform/metrics';
import type { FastifyInstance } from 'fastify';
import type { ServerMetrics } from '../metrics.ts';

export function registerMetrics(app: FastifyInstance, { metrics, token }: { metrics: ServerMetrics; token: string | undefined }) {
  app.get('/metrics', async (request, reply) => {
    const reader = { address: request.socket.remoteAddress, headers: request.headers };
    if (!mayReadMetrics(reader, token)) return reply.callNotFound();
    const text = await metrics.registry.metrics();
    return reply.header('cache-control', 'no-store').type(metrics.registry.contentType).send(text);
  });
}
