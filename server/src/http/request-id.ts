/** One id for each HTTP request, in the answer and in every log line: made here, or by a proxy that we trust. */
import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';

const REQUEST_ID_HEADER = 'x-request-id';
const PLAIN = /^[\w.:-]{8,128}$/;

export function registerRequestIds(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    request.id = readRequestId(request) ?? randomUUID();
    reply.header(REQUEST_ID_HEADER, request.id);
  });
}

/** Anybody may send the header; only of a trusted proxy does Fastify know a client behind it. */
function readRequestId({ ips = [], headers }: FastifyRequest): string | undefined {
  const sent = headers[REQUEST_ID_HEADER];
  return ips.length > 1 && typeof sent === 'string' && PLAIN.test(sent) ? sent : undefined;
}
