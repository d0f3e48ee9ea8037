/**
 * How many requests an address may send, whatever they ask for: most cost little, but as many as one machine can send take a
 * whole core. Looked at before anything else is done. Each process counts for itself.
 */
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { type BucketSize, Buckets } from '../live/bucket.ts';
import type { Services } from '../trpc/context.ts';
import { prefixesOf } from './client-address.ts';
import { Doors } from './doors.ts';
import { limitPipelines } from './pipelines.ts';

/** A page with all its pictures is sixty; an office behind one address opens many at once. */
const OF_PERSON: BucketSize = { burst: 1_000, perSecond: 100 };
/** One customer of a provider has thousands of addresses. */
const OF_NETWORK: BucketSize = { burst: 4_000, perSecond: 400 };

export function registerRequestBudget(
  app: FastifyInstance,
  { limitScale: scale, log }: Pick<Services, 'limitScale' | 'log'>,
  addressOf: (request: IncomingMessage) => string,
): void {
  const scaled = ({ burst, perSecond }: BucketSize) => new Buckets({ burst: burst * scale, perSecond: perSecond * scale });
  const [people, networks] = [scaled(OF_PERSON), scaled(OF_NETWORK)];
  const doors = new Doors(app.server);
  let isWarned = false;
  const warnOfProxy = (forwardedFor: unknown) => {
    if (forwardedFor === undefined || isWarned) return;
    isWarned = true;
    log.warn('one address sends too much, in the name of others: if it is a proxy of yours, TRUSTED_PROXIES has to name it');
  };
  /** @returns null of a proxy. */
  const ownAddress = (request: IncomingMessage) => {
    const { remoteAddress = '' } = request.socket;
    return remoteAddress === addressOf(request) ? remoteAddress : null;
  };
  limitPipelines(app.server, (request) => {
    const address = ownAddress(request);
    if (address !== null) doors.evict(address);
  });
  app.addHook('onRequest', (request, reply, next) => {
    const { person, network } = prefixesOf(addressOf(request.raw));
    if (people.of(person).take() && networks.of(network).take()) return next();
    const address = ownAddress(request.raw);
    if (address !== null) {
      warnOfProxy(request.headers['x-forwarded-for']);
      doors.close(address);
    }
    // A new connection is dearer to the sender than to us.
    reply.code(429).headers({ 'retry-after': '1', connection: 'close' }).send('Too many requests from here.');
  });
}
