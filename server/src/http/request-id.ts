/** One id for each HTTP request, in the answer and in every log line: made here, or by a proxy that we trust. */
import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';

const REQUEST_ID_HEADER = 'x-request-id';
const PLAIN = /^[\w.:-]{8,128}$/;

export function registerRequestIds(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, next) => {
    request.id = readRequestId(request) ?? randomUUID();
    reply.header(REQUEST_ID_HEADER, request.id);
    next();
  });
}

/** Anybody may send the header; only of a trusted proxy does Fastify know a client behind it. */
function readRequestId(request: FastifyRequest): string | undefined {
  const sent = request.headers[REQUEST_ID_HEADER];
  if (typeof sent !== 'string' || !PLAIN.test(sent)) return undefined;
  return (request.ips?.length ?? 0) > 1 ? sent : undefined;
}
