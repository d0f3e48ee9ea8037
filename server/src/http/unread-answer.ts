/** What programs are told where something could not be read: that is no end of it. */
import { ConcurrencyLimit } from '@chaos/shared/platform/concurrency-limit';
import type { FastifyReply } from 'fastify';
import type { Services } from '../trpc/context.ts';
import { PublicFailure } from '../trpc/errors.ts';
import { RETRY_AFTER_SECONDS } from './retry-after.ts';

/** Places that all who ask share: programs come in crowds, and none of them is in a hurry. */
export function placesOfAll({ atOnce, queueMax }: { atOnce: number; queueMax: number }): ConcurrencyLimit {
  const refuse = () => new PublicFailure('SERVICE_UNAVAILABLE', 'too_busy', 'Too many ask for this right now.');
  return new ConcurrencyLimit({ atOnce, queueMax, refuse });
}

/** That too many ask at once is no fault of ours, and nothing for the log. */
export function sendUnread(
  { log }: Pick<Services, 'log'>,
  reply: FastifyReply,
  { error, what }: { error: unknown; what: string },
): FastifyReply {
  if (!(error instanceof PublicFailure)) log.error({ err: error }, `${what} could not be read`);
  return reply.code(503).header('retry-after', RETRY_AFTER_SECONDS).send({ message: 'Try again in a moment' });
}
