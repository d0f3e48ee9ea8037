/** The files of the built client, as they are: hashed ones for ever, and what has a policy of its own with it. */
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { NOTIFY_WORKER_POLICY } from './security-headers.ts';

/** The worker that shows notifications, and what it is made of. */
const WORKER_FILES = ['notify-worker.js', 'push-notices.js', 'offline-page.js'];

export async function registerClientFiles(app: FastifyInstance, clientFolder: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: clientFolder,
    index: false,
    wildcard: false,
    // Pages are sent by pages.ts, with their policy.
    globIgnore: ['index.html*', '.server/**'],
    preCompressed: true,
    setHeaders(reply, file) {
      const isHashed = file.startsWith(path.join(clientFolder, 'assets'));
      // Compressed they are files of their own.
      if (WORKER_FILES.includes(path.relative(clientFolder, file).replace(/\.(br|gz)$/, ''))) {
        reply.header('content-security-policy', NOTIFY_WORKER_POLICY).header('cache-control', 'no-cache');
        return;
      }
      reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600');
    },
  });
}
