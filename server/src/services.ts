/** Opens and closes what a server process stands on. */
import path from 'node:path';
import { announce } from '@chaos/shared/core/live/announce';
import { startCleanup } from '@chaos/shared/core/maintenance/expired-rows';
import { ContentFilters } from '@chaos/shared/core/people/content-filters';
import { OwnReactions } from '@chaos/shared/core/reactions/own-reactions';
import { type LineSettings, readLineLimits } from '@chaos/shared/core/tickets/ticket-limits';
import { LiveWordFilter } from '@chaos/shared/core/word-filter/live-word-filter';
import { Batcher } from '@chaos/shared/platform/batcher';
import { openDatabase } from '@chaos/shared/platform/database';
import type { Env } from '@chaos/shared/platform/env';
import { openLiveBus } from '@chaos/shared/platform/live-bus';
import type { Logger } from '@chaos/shared/platform/logging';
import { openQueuesToLookAt } from '@chaos/shared/platform/queue';
import { openStorage } from '@chaos/shared/platform/storage';
import { promoteOperator } from './auth/operators.ts';
import { PageCache } from './features/gallery/fast-path/page-cache.ts';
import { type Deal, dealCharacters } from './features/gallery/unseen/commands.ts';
import { readAvatarRows, readPictureRows } from './features/pictures/queries.ts';
import { RowCache } from './features/pictures/row-cache.ts';
import { toggleReactions } from './features/reactions/commands.ts';
import { ToggleBatches } from './features/reactions/toggle-batches.ts';
import { CountsFeed } from './live/counts-feed.ts';
import { MemberEvents } from './live/member-events.ts';
import { readCounts } from './live/queries.ts';
import { SessionSockets } from './live/session-sockets.ts';
import { TicketFeed } from './live/ticket-feed.ts';
import { openMailer } from './mail/mailer.ts';
import { ServerMetrics } from './metrics.ts';
import { PersonGate } from './rate-limits/concurrent-calls.ts';
import { ConnectionLimits } from './rate-limits/live-connection-limits.ts';
import { createLimits } from './rate-limits/rate-limiter.ts';
import { openServerHealth } from './server-health.ts';
import type { Services } from './trpc/context.ts';

type ServiceEnv = Pick<
  Env,
  | 'DATABASE_URL'
  | 'REDIS_URL'
  | 'APP_SECRET'
  | 'PUBLIC_URL'
  | 'DATA_DIR'
  | 'S3_ENDPOINT'
  | 'S3_BUCKET'
  | 'S3_REGION'
  | 'S3_ACCESS_KEY_ID'
  | 'S3_SECRET_ACCESS_KEY'
  | 'SMTP_URL'
  | 'MAIL_FROM'
  | 'OPERATOR_EMAIL'
  | 'RATE_LIMIT_SCALE'
>;

export async function openServices(
  env: ServiceEnv & Partial<LineSettings>,
  log: Logger,
): Promise<Services & { close(): Promise<void> }> {
  const database = openDatabase({ url: env.DATABASE_URL, name: 'server', log });
  const bus = await openLiveBus({ databaseUrl: env.DATABASE_URL, redisUrl: env.REDIS_URL, log });
  const ticketFeed = new TicketFeed({ db: database.db, bus, log });
  const galleryPages = new PageCache();
  bus.subscribe('counts', (ids) => galleryPages.drop(ids.split(',')));
  bus.subscribe('gallery', () => galleryPages.clear());
  bus.onGap(() => galleryPages.clear());
  const pictureRows = new RowCache((ids) => readPictureRows(database.pool, ids));
  const avatarRows = new RowCache((ids) => readAvatarRows(database.pool, ids));
  bus.subscribe('gallery', (ids) => {
    for (const id of ids.split(',')) pictureRows.drop(id);
  });
  const countsFeed = new CountsFeed({ bus, log, read: (ids) => readCounts(database.db, ids) });
  const memberEvents = new MemberEvents({ bus });
  const mailer = openMailer({
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM,
    outboxFolder: path.resolve(env.DATA_DIR, 'outbox'),
    log,
  });
  const onRoundNumber = (userId: string, characterId: string) =>
    announce(bus, { members: [{ topic: 'notifications', userIds: [userId], ids: [characterId] }] });
  const toggles = new ToggleBatches({
    send: (toggles) => toggleReactions(database.pool, toggles, { mustConfirm: mailer.reachesPeople, onRoundNumber }),
    onChanged(characterIds) {
      galleryPages.drop(characterIds);
      countsFeed.note(characterIds);
    },
  });
  const deals = new Batcher<Deal, void>({
    async send(some) {
      await dealCharacters(database.db, some);
      return some.map(() => undefined);
    },
  });
  const sessionSockets = new SessionSockets({ db: database.db, bus, log });
  const wordFilter = await LiveWordFilter.open({ db: database.db, bus, log });
  const stopCleanup = startCleanup(database.db, log);
  await promoteOperator(database.db, env.OPERATOR_EMAIL);
  const storage = await openStorage(env);
  const connectionLimits = new ConnectionLimits(env.RATE_LIMIT_SCALE);
  return {
    db: database.db,
    pool: database.pool,
    bus,
    ticketFeed,
    countsFeed,
    memberEvents,
    toggles,
    galleryPages,
    deals,
    pictureRows,
    avatarRows,
    ownReactions: new OwnReactions(database.pool),
    contentFilters: new ContentFilters(database.pool),
    sessionSockets,
    operatorEmail: env.OPERATOR_EMAIL,
    connectionLimits,
    personGate: new PersonGate(env.RATE_LIMIT_SCALE),
    wordFilter,
    metrics: new ServerMetrics({ pool: database.pool, connectionLimits }),
    limitScale: env.RATE_LIMIT_SCALE,
    lineLimits: readLineLimits(env, env.RATE_LIMIT_SCALE),
    appSecret: env.APP_SECRET,
    publicUrl: env.PUBLIC_URL,
    mailer,
    storage,
    examine: openServerHealth({ db: database.db, bus, storage, log }),
    openQueues: () => openQueuesToLookAt({ databaseUrl: env.DATABASE_URL, redisUrl: env.REDIS_URL, log }),
    limits: createLimits(database.pool, env.RATE_LIMIT_SCALE),
    log,
    async close() {
      ticketFeed.close();
      countsFeed.close();
      memberEvents.close();
      sessionSockets.stop();
      wordFilter.stop();
      stopCleanup();
      await bus.close();
      await database.close();
    },
  };
}
