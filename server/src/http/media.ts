/**
 * Pictures out of the storage, wherever that is. What lies at an address never changes, but addresses end: what was hidden or
 * taken down is 410 from then on, and no cache keeps it for longer than a day.
 */
import path from 'node:path';
import { MEDIA_PREFIX } from '@chaos/shared/core/pictures/picture-files';
import { isWholePicture } from '@chaos/shared/core/pictures/whole-picture';
import { StorageError } from '@chaos/shared/platform/storage';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { holdsPassOf } from '../auth/picture-pass.ts';
import { type FoundPicture, findPicture } from '../features/pictures/find-picture.ts';
import type { Services } from '../trpc/context.ts';
import { RETRY_AFTER_SECONDS } from './retry-after.ts';

const VIDEO = 'video/webm';
const CONTENT_TYPES: Readonly<Record<string, string>> = { '.webp': 'image/webp', '.jpg': 'image/jpeg', '.webm': VIDEO };
const FOR_A_DAY = 'public, max-age=86400';
/** Asked for again each time: the next one in front of this browser may be somebody else. */
const FOR_THE_OWNER = 'private, no-cache';

type MediaServices = Pick<Services, 'storage' | 'log' | 'appSecret' | 'publicUrl' | 'db' | 'pictureRows' | 'avatarRows'>;

export function registerMedia(app: FastifyInstance, services: MediaServices): void {
  app.get<{ Params: { '*': string } }>(`${MEDIA_PREFIX}*`, async (request, reply) => {
    const address = request.params['*'];
    const isOwner = (ownerId: string) => holdsPassOf(services, request.headers.cookie, ownerId);
    let found: FoundPicture;
    try {
      found = await findPicture(services, address, isOwner);
    } catch (error) {
      return sendFailure(services, reply, error);
    }
    if (found.state === 'unknown') return reply.callNotFound();
    if (found.state === 'gone') return reply.code(410).header('cache-control', 'no-store').send({ message: 'Gone' });
    const headers = { etag: `"${address}"`, 'cache-control': found.isPublic ? FOR_A_DAY : FOR_THE_OWNER };
    // Whoever has it needs no look into the storage.
    if (request.headers['if-none-match'] === headers.etag) return reply.code(304).headers(headers).send();
    return sendFile(services, { request, reply, key: found.key, headers });
  });
}

interface Sending {
  request: FastifyRequest;
  reply: FastifyReply;
  key: string;
  headers: Record<string, string>;
}

async function sendFile(services: MediaServices, { request, reply, key, headers }: Sending): Promise<unknown> {
  const { storage } = services;
  const contentType = CONTENT_TYPES[path.extname(key)];
  if (!contentType) return reply.callNotFound();
  try {
    // Whole, before a word of it is said: browsers keep what we send.
    const file = await storage.read(key);
    if (!isWholePicture(key, file)) {
      services.log.error({ key }, 'a picture is damaged');
      return reply.code(502).header('cache-control', 'no-store').send({ message: 'The picture is damaged.' });
    }
    reply.headers(headers).type(contentType);
    return contentType === VIDEO ? sendPart(reply, file, request.headers.range) : reply.send(file);
  } catch (error) {
    if (!(error instanceof StorageError)) throw error;
    return error.isMissing ? reply.callNotFound() : sendFailure(services, reply, error);
  }
}

/** A 404 would tell browsers and search engines that the picture is gone. */
function sendFailure({ log }: MediaServices, reply: FastifyReply, error: unknown): FastifyReply {
  log.error({ err: error }, 'a picture could not be read');
  return reply
    .code(503)
    .headers({ 'retry-after': RETRY_AFTER_SECONDS, 'cache-control': 'no-store' })
    .send({ message: 'The picture cannot be read right now.' });
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
