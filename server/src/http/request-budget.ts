/**
 * How many requests an address may send, whatever they ask for: most cost little, but as many as one machine can send take a
 * whole core. Looked at before anything else is done. Each process counts for itself.
 */
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { type BucketSize, Buckets } from '../live/bucket.ts';
import type { Services } from '../trpc/context.ts';
import { prefixesOf } from './client-address.ts';

/** A page with all its pictures is sixty; an office behind one address opens many at once. */
const OF_PERSON: BucketSize = { burst: 1_000, perSecond: 100 };
/** One customer of a provider has thousands of addresses. */
const OF_NETWORK: BucketSize = { burst: 4_000, perSecond: 400 };
/** So long whoever is over it finds no open door: to read a request costs more than to refuse a connection. */
const CLOSED_MS = 1_000;
const CLOSED_MAX = 10_000;

export function registerRequestBudget(
  app: FastifyInstance,
  { limitScale: scale, log }: Pick<Services, 'limitScale' | 'log'>,
): void {
  const scaled = ({ burst, perSecond }: BucketSize) => new Buckets({ burst: burst * scale, perSecond: perSecond * scale });
  const [people, networks] = [scaled(OF_PERSON), scaled(OF_NETWORK)];
  const closedUntil = new Map<string, number>();
  let isWarned = false;
  const warnOfProxy = (forwardedFor: unknown) => {
    if (forwardedFor === undefined || isWarned) return;
    isWarned = true;
    log.warn('one address sends too much, in the name of others: if it is a proxy of yours, TRUSTED_PROXIES has to name it');
  };
  app.server.prependListener('connection', (socket: Socket) => {
    const until = closedUntil.get(socket.remoteAddress ?? '');
    if (until === undefined) return;
    if (until > performance.now()) socket.destroy();
    else closedUntil.delete(socket.remoteAddress ?? '');
  });
  app.addHook('onRequest', async (request, reply) => {
    const { person, network } = prefixesOf(request.ip);
    if (people.of(person).take() && networks.of(network).take()) return;
    const { remoteAddress } = request.raw.socket;
    // A proxy speaks for others as well.
    if (remoteAddress !== undefined && remoteAddress === request.ip) {
      warnOfProxy(request.headers['x-forwarded-for']);
      if (closedUntil.size >= CLOSED_MAX) closedUntil.clear();
      closedUntil.set(remoteAddress, performance.now() + CLOSED_MS);
    }
    // A new connection is dearer to the sender than to us.
    return reply.code(429).headers({ 'retry-after': '1', connection: 'close' }).send('Too many requests from here.');
  });
}
