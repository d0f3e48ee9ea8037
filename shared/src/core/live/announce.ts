/** What a transaction has changed, told to all whom it concerns, from one place. */
import type { LiveBus } from '../../platform/live-bus.ts';
import { type MemberNews, publishToMembers } from './publish-to-members.ts';

/** A new kind of change is a new field here; `TELL` has to say then who hears of it. */
export interface Changes {
  /** Characters that everybody sees otherwise than before: come, gone, hidden, shown, or of another owner. */
  gallery: readonly string[];
  /** What members have or had of their own. Both sides of a move are named. */
  members: readonly MemberNews[];
  /** Families of sessions that have ended. */
  endedSessions: readonly string[];
  /** Tickets that have joined the line, or kinds that it has stopped or lets go on. */
  line: readonly string[];
  /** Tickets that were cancelled: their runs stop here and now. */
  cancelled: readonly string[];
  /** What operators refuse or allow is otherwise. */
  words: true;
}

/** So many ids fit into one hint of PostgreSQL's, which takes 8,000 bytes. */
const IDS_PER_HINT = 100;

const TELL: Record<keyof Changes, (bus: LiveBus, changes: Partial<Changes>) => void> = {
  gallery(bus, { gallery: ids = [] }) {
    for (let at = 0; at < ids.length; at += IDS_PER_HINT) bus.publish('gallery', ids.slice(at, at + IDS_PER_HINT).join());
  },
  members(bus, { members = [] }) {
    for (const news of members) publishToMembers(bus, news);
  },
  endedSessions(bus, { endedSessions = [] }) {
    for (const familyId of endedSessions) bus.publish('session', familyId);
  },
  line(bus, { line: ids = [] }) {
    for (const id of ids) bus.publish('line', id);
  },
  cancelled(bus, { cancelled = [] }) {
    for (const ticketId of cancelled) for (const topic of ['stopped', 'ticket', 'line'] as const) bus.publish(topic, ticketId);
  },
  words(bus, { words = false }) {
    if (words) bus.publish('words', '');
  },
};

/**
 * Call it after the commit, never inside the transaction: whoever gets a hint reads at once, and must find what is new.
 * @param changes what there is to tell; a field that is missing tells nobody.
 */
export function announce(bus: LiveBus, changes: Partial<Changes>): void {
  for (const tell of Object.values(TELL)) tell(bus, changes);
}
