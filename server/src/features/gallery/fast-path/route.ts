/**
 * gallery.top is what most visitors ask for: it is answered past tRPC's adapter and superjson, from the cache where it
 * can be. Whatever is unusual, an error above all, goes the common way, which answers the same and says what is wrong.
 * What reads the database for one person waits for its turn as their other questions do.
 */
import { GalleryInputSchema } from '@chaos/shared/contract/gallery.schema';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasEnded, readBearerToken, readSession } from '../../../auth/sessions.ts';
import { hashAddress } from '../../../http/address-hashes.ts';
import { takesGzip, zip } from '../../../http/gzip-answer.ts';
import type { Services } from '../../../trpc/context.ts';
import { memberKey, tokenTurnKey, turnKeyOf } from '../../../trpc/person-key.ts';
import { transformer } from '../../../trpc/transformer.ts';
import type { GalleryRequest } from '../ranking/queries.ts';
import type { CachedPage } from './page-cache.ts';
import { isShared, readPage } from './page-loader.ts';
import { fillPage } from './serializer.ts';

interface DirectRouteOptions {
  services: Services;
  /** tRPC's own way to answer. */
  answerCommonly: (request: FastifyRequest, reply: FastifyReply) => Promise<void>;
}

export function registerGalleryRoute(app: FastifyInstance, { services, answerCommonly }: DirectRouteOptions): void {
  app.get('/trpc/gallery.top', async (request, reply) => {
    const startedAt = performance.now();
    const form = readForm(request);
    const body = form && (await answerDirectly(services, form, request));
    if (!body) return answerCommonly(request, reply);
    services.metrics.observeCall('gallery.top', 'ok', startedAt);
    if (form.isZipped) reply.header('content-encoding', 'gzip');
    return reply.type('application/json').header('vary', 'authorization, accept-encoding').send(body);
  });
}

interface Form {
  input: GalleryRequest;
  /** Asked as a batch of one, and answered as one. */
  isBatch: boolean;
  isZipped: boolean;
}

/** @returns null for whatever is better answered the common way: a page that is not the same for all, too. */
async function answerDirectly(services: Services, form: Form, { headers, ip }: FastifyRequest): Promise<Buffer | null> {
  const token = readBearerToken(headers.authorization);
  try {
    if (token !== null) return await answerMember(services, form, { token, addressHash: hashAddress(services.appSecret, ip) });
    const read = () => readPage(services, form.input);
    if (isShared(form.input)) return await answerVisitor(await read(), form);
    const turn = turnKeyOf('query', { userId: null, addressHash: hashAddress(services.appSecret, ip) });
    return await answerVisitor(await services.personGate.pass(turn, read), form);
  } catch (error) {
    services.log.debug({ err: error }, 'the gallery is answered the common way');
    return null;
  }
}

async function answerMember(
  services: Services,
  form: Form,
  { token, addressHash }: { token: string; addressHash: string },
): Promise<Buffer | null> {
  const { db, personGate, contentFilters, ownReactions } = services;
  const signedIn = await personGate.pass(tokenTurnKey(addressHash), () => readSession(services, token));
  if (!signedIn) return null;
  const { id } = signedIn.user;
  return personGate.pass(turnKeyOf('query', { userId: id, addressHash }), async (hasWaited) => {
    if (hasWaited && (await hasEnded(db, signedIn.familyId))) return null;
    const [page, { hidesPeople, hasMutedWord }] = await Promise.all([readPage(services, form.input), contentFilters.read(id)]);
    if (hidesPeople || hasMutedWord) return null;
    return writeAnswer(fillPage(page, await ownReactions.read(memberKey(id), page.characterIds)), form);
  });
}

async function answerVisitor(page: CachedPage, form: Form): Promise<Buffer> {
  const name = `${form.isBatch} ${form.isZipped}`;
  const known = page.answers.get(name);
  if (known) return known;
  const answer = await writeAnswer(fillPage(page), form);
  page.answers.set(name, answer);
  return answer;
}

async function writeAnswer(data: string, { isBatch, isZipped }: Form): Promise<Buffer> {
  const answer = `{"result":{"data":${data}}}`;
  const body = Buffer.from(isBatch ? `[${answer}]` : answer);
  return isZipped ? zip(body) : body;
}

/** The input of one call, alone or as a batch of one. @returns null when it is anything else, or wrong. */
function readForm({ query, headers }: FastifyRequest): Form | null {
  const { batch, input, ...rest } = query as Record<string, unknown>;
  // Another form of answer than JSON as a whole is asked for by that header.
  if (headers['trpc-accept'] !== undefined) return null;
  if (Object.keys(rest).length > 0 || (batch !== undefined && batch !== '1')) return null;
  const isBatch = batch === '1';
  const isZipped = takesGzip(headers);
  try {
    const sent: unknown = typeof input === 'string' ? JSON.parse(input) : undefined;
    const one = isBatch ? Reflect.get(Object(sent), '0') : sent;
    const parsed = GalleryInputSchema.safeParse(transformer.input.deserialize(one));
    return parsed.success ? { input: parsed.data, isBatch, isZipped } : null;
  } catch {
    // What cannot be read is told so the common way.
    return null;
  }
}
