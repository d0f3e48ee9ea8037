/** Headers of every answer but to who wants a WebSocket, and the policy of every page: no script but ours, no frame, no raw HTML. */
import type { FastifyInstance } from 'fastify';
import helmet from 'helmet';

// Made once: Fastify's plugin around it puts them together for each request, which takes as long again as sending them.
const setHeaders = helmet({
  // Pages carry a policy of their own, with a nonce; everything else may do nothing at all.
  contentSecurityPolicy: { useDefaults: false, directives: { defaultSrc: ["'none'"], frameAncestors: ["'none'"], sandbox: [] } },
  crossOriginEmbedderPolicy: false,
  referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  frameguard: { action: 'deny' },
});

/** Not where a WebSocket begins: it has no such headers, and what is kept with it would hold them as long as it lives. */
export function registerSecurityHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, next) => {
    if (request.ws) next();
    else setHeaders(request.raw, reply.raw, (error) => next(error instanceof Error ? error : undefined));
  });
}

/** @param nonce allows exactly the one inline script that sets the theme before the first paint, and the style of the first screen. */
export function pagePolicy(nonce: string): string {
  return [
    "default-src 'none'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data:",
    "media-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    // For the address of the worker that shows notifications, and nothing else.
    'trusted-types notify-worker',
  ].join('; ');
}

/** The worker that shows notifications loads its own parts, and hands on what a browser asks for a page. */
export const NOTIFY_WORKER_POLICY = "default-src 'none'; script-src 'self'; connect-src 'self'; frame-ancestors 'none'";
