/** Pictures out of the storage, wherever that is. Their addresses follow from their content, so they may be kept for ever. */
import path from 'node:path';
import { MEDIA_PREFIX } from '@chaos/shared/node/domain/pictures';
import { StorageError } from '@chaos/shared/node/storage';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Services } from '../trpc/context.ts';

const VIDEO = 'video/webm';
/** Nothing else is for the public: above all not the untouched original, a PNG, which holds secret messages. */
const CONTENT_TYPES: Readonly<Record<string, string>> = { '.webp': 'image/webp', '.jpg': 'image/jpeg', '.webm': VIDEO };
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
      const file = contentType === VIDEO ? await storage.read(key) : await storage.open(key);
      reply.headers({ etag, 'cache-control': FOR_EVER }).type(contentType);
      return file instanceof Uint8Array ? sendPart(reply, file, request.headers.range) : reply.send(file);
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

/** Players ask for parts of a video, some of them for nothing else. Ours are small enough to be read whole. */
function sendPart(reply: FastifyReply, bytes: Uint8Array, range = ''): FastifyReply {
  const all = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  reply.header('accept-ranges', 'bytes');
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(range) ?? [];
  // What is no range of one part counts as none (RFC 9110, section 14.2).
  if (from === '' && to === '') return reply.send(all);
  const start = from === '' ? Math.max(0, all.length - Number(to)) : Number(from);
  const end = from === '' || to === '' ? all.length - 1 : Math.min(Number(to), all.length - 1);
  if (start > end) return reply.code(416).header('content-range', `bytes */${all.length}`).removeHeader('cache-control').send();
  return reply
    .code(206)
    .header('content-range', `bytes ${start}-${end}/${all.length}`)
    .send(all.subarray(start, end + 1));
}
