/**
 * What one person asks for beside calls is answered three at a time, as their calls are, and so often in a minute: each is a read,
 * and some are a turn of React's or a hundred cards' text, behind hundreds of which everybody else would wait.
 */
import type { FastifyReply, FastifyRequest, RouteGenericInterface } from 'fastify';
import type { Services } from '../trpc/context.ts';
import { PublicFailure } from '../trpc/errors.ts';
import { hashAddress } from './address-hashes.ts';
import { type Asked, countAsked, type ProgramServices, sendTooMany } from './costly-request-throttle.ts';

export type PageLimitServices = Pick<Services, 'personGate'> & ProgramServices;
type Answer<Route extends RouteGenericInterface> = (request: FastifyRequest<Route>, reply: FastifyReply) => Promise<unknown>;

interface Limited {
  what: Exclude<Asked, 'card'>;
  /** What is answered where too many of theirs wait already, or were made. */
  refuse?: (reply: FastifyReply) => Promise<unknown>;
}

/** @returns what lets an answer begin in its turn, before it has read anything. The turn ends when there is something to send. */
export function limitConcurrentPages(services: PageLimitServices, { what, refuse = sendTooMany }: Limited) {
  return <Route extends RouteGenericInterface = RouteGenericInterface>(answer: Answer<Route>): Answer<Route> =>
    async (request, reply) => {
      const seconds = await countAsked(services, what, request.ip);
      if (seconds > 0) return refuse(reply.header('retry-after', `${seconds}`));
      const work = async () => {
        // Nobody is left to read it, and an archive's link would be used up.
        if (reply.raw.destroyed) return () => reply.hijack();
        const isMade = whenSending(reply);
        const answered = answer(request, reply);
        await Promise.race([answered, isMade]);
        return () => answered;
      };
      try {
        const key = `${what} ${hashAddress(services.appSecret, request.ip)}`;
        const finish = await services.personGate.pass(key, work);
        return await finish();
      } catch (error) {
        if (!(error instanceof PublicFailure)) throw error;
        if (error.retryAfterSeconds !== null) reply.header('retry-after', `${error.retryAfterSeconds}`);
        return refuse(reply);
      }
    };
}

/** To wait for a reply itself is to wait until its reader has all of it. */
function whenSending(reply: FastifyReply): Promise<void> {
  const sending = Promise.withResolvers<void>();
  const send = reply.send.bind(reply);
  reply.send = (...payload) => {
    sending.resolve();
    return send(...payload);
  };
  return sending.promise;
}
