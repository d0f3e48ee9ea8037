/** What every procedure gets: the services of this process, and who calls. */
import type { Database } from '@chaos/shared/node/database';
import type { LiveBus } from '@chaos/shared/node/live-bus';
import type { Logger } from '@chaos/shared/node/logging';
import type { Connection, ConnectionLimits } from '../live/connection-limits.ts';
import type { TicketFeed } from '../live/ticket-feed.ts';

/** One of each for the life of a process. */
export interface Services {
  db: Database;
  bus: LiveBus;
  ticketFeed: TicketFeed;
  connectionLimits: ConnectionLimits;
  /** Multiplies rates, quotas and connection limits. */
  limitScale: number;
  appSecret: string;
  log: Logger;
}

/** Who calls. Visitors are told apart by the keyed hash of their address. */
export interface Viewer {
  userId: string | null;
  addressHash: string;
}

export interface Context extends Services {
  viewer: Viewer;
  connection: Connection;
}
