/** Opens and closes what a server process stands on. */
import { openDatabase } from '@chaos/shared/node/database';
import type { Env } from '@chaos/shared/node/env';
import { openLiveBus } from '@chaos/shared/node/live-bus';
import type { Logger } from '@chaos/shared/node/logging';
import { ConnectionLimits } from './live/connection-limits.ts';
import { TicketFeed } from './live/ticket-feed.ts';
import type { Services } from './trpc/context.ts';

type ServiceEnv = Pick<Env, 'DATABASE_URL' | 'REDIS_URL' | 'APP_SECRET' | 'RATE_LIMIT_SCALE'>;

export async function openServices(env: ServiceEnv, log: Logger): Promise<Services & { close(): Promise<void> }> {
  const database = openDatabase({ url: env.DATABASE_URL, name: 'server', log });
  const bus = await openLiveBus({ databaseUrl: env.DATABASE_URL, redisUrl: env.REDIS_URL, log });
  const ticketFeed = new TicketFeed({ db: database.db, bus, log });
  return {
    db: database.db,
    bus,
    ticketFeed,
    connectionLimits: new ConnectionLimits(env.RATE_LIMIT_SCALE),
    limitScale: env.RATE_LIMIT_SCALE,
    appSecret: env.APP_SECRET,
    log,
    async close() {
      ticketFeed.close();
      await bus.close();
      await database.close();
    },
  };
}
