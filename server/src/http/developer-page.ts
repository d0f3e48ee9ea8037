/** A page for whoever develops on this machine: never in production, and to nobody else. */
import { isLoopback } from '@chaos/shared/platform/is-loopback';
import type { FastifyInstance } from 'fastify';

/** @param readBody gives its HTML, escaped. */
export function registerDeveloperPage(
  app: FastifyInstance,
  { address, title, readBody }: { address: string; title: string; readBody: () => string | Promise<string> },
): void {
  app.get(address, async (request, reply) => {
    const caller = { address: request.socket.remoteAddress, headers: request.headers };
    if (!isLoopback(caller)) return reply.callNotFound();
    return reply
      .header('content-security-policy', "default-src 'none'; frame-ancestors 'none'")
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(`<!doctype html><meta charset="utf-8"><title>${title}</title><h1>${title}</h1>${await readBody()}`);
  });
}
