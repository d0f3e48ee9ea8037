/**
 * How many requests an address may send, whatever they ask for: most cost little, but as many as one machine can send take a
 * whole core. Looked at before anything else is done. Each process counts for itself.
 */
import type { FastifyInstance } from 'fastify';
import { type BucketSize, Buckets } from '../live/bucket.ts';
import { prefixesOf } from './client-address.ts';

/** A page with all its pictures is sixty; an office behind one address opens many at once. */
const OF_PERSON: BucketSize = { burst: 1_000, perSecond: 100 };
/** One customer of a provider has thousands of addresses. */
const OF_NETWORK: BucketSize = { burst: 4_000, perSecond: 400 };

/** @param scale multiplies both, for load tests. */
export function registerRequestBudget(app: FastifyInstance, scale: number): void {
  const scaled = ({ burst, perSecond }: BucketSize) => new Buckets({ burst: burst * scale, perSecond: perSecond * scale });
  const [people, networks] = [scaled(OF_PERSON), scaled(OF_NETWORK)];
  app.addHook('onRequest', async (request, reply) => {
    const { person, network } = prefixesOf(request.ip);
    if (people.of(person).take() && networks.of(network).take()) return;
    // A new connection is dearer to the sender than to us.
    return reply.code(429).headers({ 'retry-after': '1', connection: 'close' }).send('Too many requests from here.');
  });
}
