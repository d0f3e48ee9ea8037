/** What every procedure gets: the services of this process, and who calls. */

import type { ContentFilters } from '@chaos/shared/core/people/content-filters';
import type { OwnReactions } from '@chaos/shared/core/reactions/own-reactions';
import type { LineLimits } from '@chaos/shared/core/tickets/ticket-limits';
import type { LiveWordFilter } from '@chaos/shared/core/word-filter/live-word-filter';
import type { Batcher } from '@chaos/shared/platform/batcher';
import type { Database, DatabasePool } from '@chaos/shared/platform/database';
import type { PartState } from '@chaos/shared/platform/health-probes';
import type { LiveBus } from '@chaos/shared/platform/live-bus';
import type { Logger } from '@chaos/shared/platform/logging';
import type { QueuesToLookAt } from '@chaos/shared/platform/queue';
import type { Storage } from '@chaos/shared/platform/storage';
import type { WebSocket } from 'ws';
import type { SessionOrigin, SignedIn } from '../auth/sessions.ts';
import type { PageCache } from '../features/gallery/fast-path/page-cache.ts';
import type { Deal } from '../features/gallery/unseen/commands.ts';
import type { AvatarRow, PictureRow } from '../features/pictures/queries.ts';
import type { RowCache } from '../features/pictures/row-cache.ts';
import type { ToggleBatches } from '../features/reactions/toggle-batches.ts';
import type { Networks } from '../http/address-hashes.ts';
import type { CountsFeed } from '../live/counts-feed.ts';
import type { MemberEvents } from '../live/member-events.ts';
import type { SessionSockets } from '../live/session-sockets.ts';
import type { TicketFeed } from '../live/ticket-feed.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { ServerMetrics } from '../metrics.ts';
import type { PersonGate } from '../rate-limits/concurrent-calls.ts';
import type { Connection, ConnectionLimits } from '../rate-limits/live-connection-limits.ts';
import type { Limits } from '../rate-limits/rate-limiter.ts';
import type { ServerPart } from '../server-health.ts';

/** One of each for the life of a process. */
export interface Services {
  db: Database;
  /** The connections behind `db`, for prepared statements. */
  pool: DatabasePool;
  bus: LiveBus;
  ticketFeed: TicketFeed;
  countsFeed: CountsFeed;
  memberEvents: MemberEvents;
  toggles: ToggleBatches;
  ownReactions: OwnReactions;
  contentFilters: ContentFilters;
  galleryPages: PageCache;
  /** What Unseen shows, remembered together. */
  deals: Batcher<Deal, void>;
  pictureRows: RowCache<PictureRow>;
  avatarRows: RowCache<AvatarRow>;
  sessionSockets: SessionSockets;
  connectionLimits: ConnectionLimits;
  personGate: PersonGate;
  wordFilter: LiveWordFilter;
  metrics: ServerMetrics;
  /** Multiplies rates, quotas and connection limits. */
  limitScale: number;
  lineLimits: LineLimits;
  appSecret: string;
  /** The one origin used in links. */
  publicUrl: string;
  mailer: Mailer;
  limits: Limits;
  /** Whoever sets a password by a link that was mailed to this address becomes an operator. */
  operatorEmail: string | undefined;
  storage: Storage;
  /** How each part is that this process stands on. */
  examine: () => Promise<Record<ServerPart, PartState>>;
  /** BullMQ's own queues, for operators to look at. */
  openQueues: () => QueuesToLookAt;
  log: Logger;
}

/** Who calls. Visitors are told apart by the keyed hash of their address. */
export interface Viewer {
  userId: string | null;
  addressHash: string;
  /** Those of the address. Worked out when somebody asks: few calls need them. */
  networks: () => Networks;
}

export interface Context extends Services {
  viewer: Viewer;
  /** The session behind the call; null for a visitor. */
  signedIn: SignedIn | null;
  /** True when a token was shown that stands for nobody (any more). */
  hasBadToken: boolean;
  connection: Connection;
  /** Where the call came over one. */
  socket?: WebSocket | undefined;
  /** Of a session that begins with this call. Undefined for a call in this process. */
  sessionOrigin?: (() => SessionOrigin) | undefined;
  /** Of the HTTP request, for the log; a socket's is that of its upgrade. Undefined for a call in this process. */
  httpRequestId?: string | undefined;
}
