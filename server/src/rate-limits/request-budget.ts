/**
 * How many requests an address may send, whatever they ask for: most cost little, but as many as one machine can send take a
 * whole core. Looked at before anything else is done. Each process counts for itself.
 */

import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { prefixesOf } from '../http/address-hashes.ts';
import type { IsProxy } from '../http/trusted-proxies.ts';
import type { Services } from '../trpc/context.ts';
import { AcceptedConnections } from './accepted-connections.ts';
import { limitPipelines } from './request-pipelining.ts';
import { type BucketSize, TokenBuckets } from './token-bucket.ts';

/** A page with all its pictures is sixty; an office behind one address opens many at once. */
const OF_PERSON: BucketSize = { burst: 1_000, perSecond: 100 };
/** One customer of a provider has thousands of addresses. */
const OF_NETWORK: BucketSize = { burst: 4_000, perSecond: 400 };

interface BudgetOptions {
  /** Of whoever asks; behind a proxy not the one of the connection. */
  addressOf: (request: IncomingMessage) => string;
  isProxy: IsProxy;
}

export function registerRequestBudget(
  app: FastifyInstance,
  { limitScale: scale, log }: Pick<Services, 'limitScale' | 'log'>,
  { addressOf, isProxy }: BudgetOptions,
): void {
  const scaled = ({ burst, perSecond }: BucketSize) => new TokenBuckets({ burst: burst * scale, perSecond: perSecond * scale });
  const [people, networks] = [scaled(OF_PERSON), scaled(OF_NETWORK)];
  const connections = new AcceptedConnections(app.server, { isProxy, scale });
  let isWarned = false;
  const warnOfProxy = ({ socket, headers }: IncomingMessage) => {
    if (isWarned || headers['x-forwarded-for'] === undefined || isProxy(socket.remoteAddress ?? '')) return;
    isWarned = true;
    log.warn('one address sends too much, in the name of others: if it is a proxy of yours, TRUSTED_PROXIES has to name it');
  };
  limitPipelines(app.server, ({ socket }) => connections.evict(socket.remoteAddress ?? ''));
  app.addHook('onRequest', ({ raw }, reply, next) => {
    const { person, network } = prefixesOf(addressOf(raw));
    if (people.of(person).take() && networks.of(network).take()) return next();
    warnOfProxy(raw);
    connections.close(raw.socket.remoteAddress ?? '');
    // A new connection is dearer to the sender than to us.
    reply.code(429).headers({ 'retry-after': '1', connection: 'close' }).send('Too many requests from here.');
  });
}
