/**
 * A person's pages of what has an address of its own are made three at a time, as their calls are answered: each is a read, and some
 * are a turn of React's, behind hundreds of which everybody else would wait.
 */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Services } from '../trpc/context.ts';
import { PublicFailure } from '../trpc/errors.ts';
import { hashAddress } from './client-address.ts';

export type TurnServices = Pick<Services, 'personGate' | 'appSecret'>;
type Answer = (request: FastifyRequest<{ Params: { id: string } }>, reply: FastifyReply) => Promise<FastifyReply>;

/** @param refuse what is answered where too many of theirs wait already. */
export function inTurn({ personGate, appSecret }: TurnServices, refuse: (reply: FastifyReply) => Promise<FastifyReply>) {
  return (answer: Answer): Answer =>
    async (request, reply) => {
      try {
        return await personGate.pass(`page ${hashAddress(appSecret, request.ip)}`, () => answer(request, reply));
      } catch (error) {
        if (error instanceof PublicFailure) return refuse(reply);
        throw error;
      }
    };
}
