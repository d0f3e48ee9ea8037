/**
 * A person's pages of what has an address of its own are made three at a time, as their calls are answered, and so many in a minute:
 * each is a read, and some are a turn of React's, behind hundreds of which everybody else would wait.
 */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Services } from '../trpc/context.ts';
import { PublicFailure } from '../trpc/errors.ts';
import { hashAddress } from './address-hashes.ts';
import { countAsked, type ProgramServices } from './costly-request-throttle.ts';

export type PageLimitServices = Pick<Services, 'personGate'> & ProgramServices;
type Answer = (request: FastifyRequest<{ Params: { id: string } }>, reply: FastifyReply) => Promise<FastifyReply>;

/** @param refuse what is answered where too many of theirs wait already, or were made; the script has the screen all the same. */
export function limitConcurrentPages(services: PageLimitServices, refuse: (reply: FastifyReply) => Promise<FastifyReply>) {
  return (answer: Answer): Answer =>
    async (request, reply) => {
      const seconds = await countAsked(services, 'page', request.ip);
      if (seconds > 0) return refuse(reply.header('retry-after', `${seconds}`));
      try {
        const key = `page ${hashAddress(services.appSecret, request.ip)}`;
        return await services.personGate.pass(key, () => answer(request, reply));
      } catch (error) {
        if (error instanceof PublicFailure) return refuse(reply);
        throw error;
      }
    };
}
