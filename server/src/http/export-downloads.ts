/** Archives by their one-time links. */
import { Readable } from 'node:stream';
import { type FetchedExport, useLink } from '@chaos/shared/core/account/export-links';
import { exportPart } from '@chaos/shared/core/account/exports';
import type { Storage } from '@chaos/shared/platform/storage';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../trpc/context.ts';
import { limitConcurrentPages, type PageLimitServices } from './concurrent-pages.ts';

type ExportServices = Pick<Services, 'db' | 'storage' | 'log'> & PageLimitServices;

export function registerExports(app: FastifyInstance, services: ExportServices): void {
  const { db, storage, log } = services;
  const inTurn = limitConcurrentPages(services, { what: 'page' });
  // Looked at by HEAD it would be used up.
  app.get(
    '/exports/:token',
    { exposeHeadRoute: false },
    inTurn<{ Params: { token: string } }>(async (request, reply) => {
      const archive = await useLink(db, request.params.token);
      reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer');
      if (!archive)
        return reply.code(410).type('text/plain; charset=utf-8').send('This link was used, or has ended. Ask for another one.');
      const stream = Readable.from(readParts(storage, archive));
      stream.on('error', (error) => log.warn({ err: error }, 'an archive broke off'));
      return reply
        .header('content-length', archive.bytes)
        .header('content-disposition', `attachment; filename="hall-of-chaos-${archive.createdAt.toISOString().slice(0, 10)}.zip"`)
        .type('application/zip')
        .send(stream);
    }),
  );
}

/** One part after the other, bit by bit: whoever reads slowly takes no memory. */
async function* readParts(storage: Storage, { folder, parts }: FetchedExport): AsyncGenerator<Uint8Array> {
  for (let index = 0; index < parts; index += 1) yield* await storage.open(exportPart(folder, index));
}
