/** Pictures from the storage folder. Their addresses follow from their content, so they may be kept for ever. */

import { MEDIA_PREFIX } from '@chaos/shared/node/domain/pictures';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

export async function registerMedia(app: FastifyInstance, folder: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: folder,
    prefix: MEDIA_PREFIX,
    decorateReply: false,
    index: false,
    // The untouched original holds secret messages; it is for the product, not for the public.
    allowedPath: (pathName) => !pathName.endsWith('/original.png'),
    immutable: true,
    maxAge: '365d',
  });
}
