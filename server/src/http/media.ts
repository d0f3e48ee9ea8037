/**
 * Pictures out of the storage, wherever that is. What lies at an address never changes, but addresses end: what was hidden or
 * taken down is 410 from then on, and no cache keeps it for longer than a day.
 */
import path from 'node:path';
import { isIntactFile } from '@chaos/shared/core/pictures/is-intact-file';
import { MEDIA_PREFIX, VIDEO_MANIFEST } from '@chaos/shared/core/pictures/picture-files';
import { findManifest } from '@chaos/shared/core/pictures/webm-elements';
import { StorageError } from '@chaos/shared/platform/storage';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { holdsPassOf } from '../auth/session-cookies.ts';
import { battleCardPath, findBattleCard } from '../features/battles/share-card.ts';
import { collectionCardPath, findCollectionCard } from '../features/collections/share-card.ts';
import { type FoundPicture, findPicture } from '../features/pictures/find-picture.ts';
import type { Card } from '../share-cards/card-cache.ts';
import type { Services } from '../trpc/context.ts';
import { PublicFailure } from '../trpc/errors.ts';
import { hashAddress } from './address-hashes.ts';
import { limitConcurrentPages, type PageLimitServices } from './concurrent-pages.ts';
import { mayAsk } from './costly-request-throttle.ts';
import { RETRY_AFTER_SECONDS } from './retry-after.ts';

const VIDEO = 'video/webm';
const CONTENT_TYPES: Readonly<Record<string, string>> = { '.webp': 'image/webp', '.jpg': 'image/jpeg', '.webm': VIDEO };
const FOR_A_DAY = 'public, max-age=86400';
/** Names people, and changes as often as they like. */
const FOR_AN_HOUR = 'public, max-age=3600';
/** Asked for again each time: the next one in front of this browser may be somebody else. */
const FOR_THE_OWNER = 'private, no-cache';
/** What all may see, feed readers and embeds show on pages of any origin. */
const ANYWHERE = { 'cross-origin-resource-policy': 'cross-origin' } as const;

type MediaServices = Pick<Services, 'storage' | 'log' | 'appSecret' | 'publicUrl' | 'db' | 'pictureRows' | 'avatarRows'> &
  PageLimitServices;

export function registerMedia(app: FastifyInstance, services: MediaServices): void {
  const inTurn = limitConcurrentPages(services, { what: 'page' });
  const offerCards = (address: string, maxAge: string, find: (services: MediaServices, id: string) => Promise<Card | null>) =>
    app.get(
      `${MEDIA_PREFIX}${address}`,
      inTurn<{ Params: { id: string } }>(async (request, reply) => {
        const id = z.uuid().safeParse(request.params.id);
        if (!id.success) return reply.callNotFound();
        try {
          const card = await find(services, id.data.toLowerCase());
          if (!card) return reply.callNotFound();
          // One is drawn at a time: whoever asks for fifty in turn would keep all others waiting.
          if (!card.isKept && !(await mayAsk(services, 'card', request, reply))) return reply;
          const picture = await card.read();
          return reply
            .headers({ 'cache-control': maxAge, ...ANYWHERE })
            .type('image/jpeg')
            .send(picture);
        } catch (error) {
          return sendFailure(services, reply, error);
        }
      }),
    );
  offerCards(battleCardPath(':id'), FOR_A_DAY, findBattleCard);
  offerCards(collectionCardPath(':id'), FOR_AN_HOUR, findCollectionCard);

  app.get<{ Params: { '*': string } }>(`${MEDIA_PREFIX}*`, async (request, reply) => {
    const address = request.params['*'];
    // The one read that is not done together with everybody else's.
    const isOwner = (ownerId: string) =>
      services.personGate.pass(`pass ${hashAddress(services.appSecret, request.ip)}`, () =>
        holdsPassOf(services, request.headers.cookie, ownerId),
      );
    let found: FoundPicture;
    try {
      found = await findPicture(services, address, isOwner);
    } catch (error) {
      return sendFailure(services, reply, error);
    }
    if (found.state === 'unknown') return reply.callNotFound();
    if (found.state === 'gone') return reply.code(410).header('cache-control', 'no-store').send({ message: 'Gone' });
    const etag = `"${address}"`;
    const headers = found.isPublic ? { etag, 'cache-control': FOR_A_DAY, ...ANYWHERE } : { etag, 'cache-control': FOR_THE_OWNER };
    // Whoever has it needs no look into the storage.
    if (request.headers['if-none-match'] === etag) return reply.code(304).headers(headers).send();
    return sendFile(services, { request, reply, key: found.key, address, headers });
  });
}

interface Sending {
  request: FastifyRequest;
  reply: FastifyReply;
  key: string;
  address: string;
  headers: Record<string, string>;
}

async function sendFile(services: MediaServices, { request, reply, key, address, headers }: Sending): Promise<unknown> {
  const { storage } = services;
  const contentType = CONTENT_TYPES[path.extname(key)];
  if (!contentType) return reply.callNotFound();
  try {
    // Whole, before a word of it is said: browsers keep what we send.
    const file = await storage.read(key);
    if (!isIntactFile(key, file)) {
      services.log.error({ key }, 'a picture is damaged');
      return reply.code(502).header('cache-control', 'no-store').send({ message: 'The picture is damaged.' });
    }
    if (contentType === VIDEO) return sendVideo(reply, file, { request, address, headers });
    return reply.headers(headers).type(contentType).send(file);
  } catch (error) {
    if (!(error instanceof StorageError)) throw error;
    return error.isMissing ? reply.callNotFound() : sendFailure(services, reply, error);
  }
}

/** A 404 would tell browsers and search engines that the picture is gone. */
function sendFailure({ log }: MediaServices, reply: FastifyReply, error: unknown): FastifyReply {
  // Too many at once is no fault of ours.
  if (!(error instanceof PublicFailure)) log.error({ err: error }, 'a picture could not be read');
  return reply
    .code(503)
    .headers({ 'retry-after': RETRY_AFTER_SECONDS, 'cache-control': 'no-store' })
    .send({ message: 'The picture cannot be read right now.' });
}

/** The manifest that stands in a video has an address of its own, which the video's answer names (C2PA 2.2, external manifests). */
function sendVideo(
  reply: FastifyReply,
  file: Uint8Array,
  { request, address, headers }: Omit<Sending, 'reply' | 'key'>,
): unknown {
  const manifest = findManifest(Buffer.from(file.buffer, file.byteOffset, file.length));
  if (path.basename(address) === VIDEO_MANIFEST)
    return manifest ? reply.headers(headers).type('application/c2pa').send(manifest) : reply.callNotFound();
  if (manifest) reply.header('link', `<${VIDEO_MANIFEST}>; rel="c2pa-manifest"`);
  return sendPart(reply.headers(headers).type(VIDEO), file, request.headers.range);
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
