/** What programs of others ask for by themselves: how often one of them may. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Services } from '../trpc/context.ts';
import { hashAddress } from './client-address.ts';

export type ProgramServices = Pick<Services, 'limits' | 'appSecret'>;

/** @returns false when it has asked too often, and was told when to come again. */
export async function mayAsk(
  { limits, appSecret }: ProgramServices,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<boolean> {
  const seconds = await limits.count('programByMinute', hashAddress(appSecret, request.ip));
  if (seconds > 0) await reply.code(429).header('retry-after', `${seconds}`).send({ message: 'Too many requests from here.' });
  return seconds === 0;
}
