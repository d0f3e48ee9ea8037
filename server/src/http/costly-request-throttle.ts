/**
 * Whether somebody may ask once more for what costs something to make: feeds, embeds, cards, pages. The numbers are in
 * `rate-limits/rate-limits.ts`.
 */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Services } from '../trpc/context.ts';
import { hashAddress, networksOf } from './address-hashes.ts';

export type ProgramServices = Pick<Services, 'limits' | 'appSecret'>;

/** A feed, a sitemap or an oEmbed; a card that has to be drawn; a page of what has an address of its own, or another file that is read. */
export type Asked = 'program' | 'card' | 'page';

/** @returns false when it, or its network, has asked too often, and was told when to come again. */
export async function mayAsk(
  services: ProgramServices,
  what: Asked,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<boolean> {
  const seconds = await countAsked(services, what, request.ip);
  if (seconds > 0) await sendTooMany(reply.header('retry-after', `${seconds}`));
  return seconds === 0;
}

export const sendTooMany = async (reply: FastifyReply) => reply.code(429).send({ message: 'Too many requests from here.' });

/** Who is refused takes nothing of what the neighbours share. @returns how many seconds to wait, 0 for none. */
export async function countAsked({ limits, appSecret }: ProgramServices, what: Asked, address: string): Promise<number> {
  const { near, wide } = networksOf(appSecret, address);
  return (
    (await limits.count(`${what}ByMinute`, hashAddress(appSecret, address))) ||
    (await limits.count(`${what}ByMinuteNear`, near)) ||
    (await limits.count(`${what}ByMinuteOfNetwork`, wide))
  );
}
