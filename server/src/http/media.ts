/** Pictures out of the storage, wherever that is. Their addresses follow from their content, so they may be kept for ever. */
import path from 'node:path';
import { MEDIA_PREFIX } from '@chaos/shared/node/domain/pictures';
import { StorageError } from '@chaos/shared/node/storage';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../trpc/context.ts';

/** Nothing else is for the public: above all not the untouched original, a PNG, which holds secret messages. */
const CONTENT_TYPES: Readonly<Record<string, string>> = { '.webp': 'image/webp', '.jpg': 'image/jpeg' };
const FOR_EVER = 'public, max-age=31536000, immutable';
const RETRY_AFTER_SECONDS = 5;

export function registerMedia(app: FastifyInstance, { storage, log }: Pick<Services, 'storage' | 'log'>): void {
  app.get<{ Params: { '*': string } }>(`${MEDIA_PREFIX}*`, async (request, reply) => {
    const key = request.params['*'];
    const contentType = CONTENT_TYPES[path.extname(key)];
    if (!contentType) return reply.callNotFound();
    // What lies at an address never changes, so whoever has it needs no look into the storage.
    const etag = `"${key}"`;
    if (request.headers['if-none-match'] === etag) return reply.code(304).headers({ etag, 'cache-control': FOR_EVER }).send();
    try {
      const file = await storage.open(key);
      return reply.headers({ etag, 'cache-control': FOR_EVER }).type(contentType).send(file);
    } catch (error) {
      if (!(error instanceof StorageError)) throw error;
      if (error.isMissing) return reply.callNotFound();
      // A 404 would tell browsers and search engines that the picture is gone.
      log.error({ err: error }, 'a picture could not be read');
      return reply
        .code(503)
        .headers({ 'retry-after': RETRY_AFTER_SECONDS, 'cache-control': 'no-store' })
        .send({ message: 'The picture cannot be read right now.' });
    }
  });
}
