/**
 * gallery.top is what most visitors ask for: it is answered past tRPC's adapter and superjson, from the cache where it
 * can be. Whatever is unusual, an error above all, goes the common way, which answers the same and says what is wrong.
 */
import { GalleryInputSchema } from '@chaos/shared/contract/gallery.schema';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { readBearerToken, readSession } from '../../auth/sessions.ts';
import type { Services } from '../../trpc/context.ts';
import { transformer } from '../../trpc/transformer.ts';
import { memberKey } from '../../trpc/viewer.ts';
import type { CachedPage } from './page-cache.ts';
import { fillPage, type PageText, writePage } from './page-json.ts';
import { type GalleryRequest, readGalleryPage } from './queries.ts';

interface DirectRouteOptions {
  services: Services;
  /** tRPC's own way to answer. */
  answerCommonly: (request: FastifyRequest, reply: FastifyReply) => Promise<void>;
}

export function registerGalleryRoute(app: FastifyInstance, { services, answerCommonly }: DirectRouteOptions): void {
  app.get('/trpc/gallery.top', async (request, reply) => {
    const body = await answerDirectly(services, request);
    if (body === null) return answerCommonly(request, reply);
    return reply.type('application/json').header('vary', 'authorization').send(body);
  });
}

/** @returns null for whatever is better answered the common way. */
async function answerDirectly(services: Services, request: FastifyRequest): Promise<string | Buffer | null> {
  const asked = readQuestion(request.query);
  if (!asked) return null;
  const { authorization } = request.headers;
  try {
    if (authorization === undefined) {
      const { bytes } = await readPage(services, asked.input);
      return asked.isBatch ? Buffer.concat([BATCH_START, bytes, BATCH_END]) : bytes;
    }
    const signedIn = await readSession(services, readBearerToken(authorization) ?? '');
    if (!signedIn) return null;
    const page = await readPage(services, asked.input);
    const text = envelop(page, await services.ownReactions.read(memberKey(signedIn.user.id), page.characterIds));
    return asked.isBatch ? `[${text}]` : text;
  } catch (error) {
    services.log.debug({ err: error }, 'the gallery is answered the common way');
    return null;
  }
}

const BATCH_START = Buffer.from('[');
const BATCH_END = Buffer.from(']');

function envelop(page: PageText, reactions?: Parameters<typeof fillPage>[1]): string {
  return `{"result":{"data":${fillPage(page, reactions)}}}`;
}

function readPage(services: Services, input: GalleryRequest): Promise<CachedPage> {
  const { timeFilter, limit, cursor } = input;
  return services.galleryPages.get(`${timeFilter} ${limit} ${cursor ?? ''}`, async () => {
    const page = writePage(await readGalleryPage(services, input));
    return { ...page, bytes: Buffer.from(envelop(page)) };
  });
}

/** The input of one call, alone or as a batch of one. @returns null when it is anything else, or wrong. */
function readQuestion(query: unknown): { input: GalleryRequest; isBatch: boolean } | null {
  const { batch, input, ...rest } = query as Record<string, unknown>;
  if (Object.keys(rest).length > 0 || (batch !== undefined && batch !== '1')) return null;
  const isBatch = batch === '1';
  try {
    const sent: unknown = typeof input === 'string' ? JSON.parse(input) : undefined;
    const one = isBatch ? Reflect.get(Object(sent), '0') : sent;
    const parsed = GalleryInputSchema.safeParse(transformer.input.deserialize(one));
    return parsed.success ? { input: parsed.data, isBatch } : null;
  } catch {
    // What cannot be read is told so the common way.
    return null;
  }
}
