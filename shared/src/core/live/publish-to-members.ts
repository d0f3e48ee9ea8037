/** Tells members, over the live bus, that something of their own changed; live.events of the servers passes it on. */
import { HINT_TOPICS, type HintTopic } from '../../contract/live.ts';
import type { LiveBus } from '../../platform/live-bus.ts';

/** So many pairs of a person and an id fit into one hint of PostgreSQL's, which takes 8,000 bytes. */
const PAIRS_PER_HINT = 90;

export interface MemberNews {
  topic: HintTopic;
  /** Whose it is, and whose it was. Whoever is named twice is told once; null, for what nobody owns, is nobody. */
  userIds: readonly (string | null)[];
  /** Of the characters, offers or battles that changed. */
  ids: readonly string[];
}

/** Whoever is named twice is told once. A feature says it through `announce`, after its commit. */
export function publishToMembers(bus: LiveBus, { topic, userIds, ids }: MemberNews): void {
  const members = new Set(userIds.filter((id) => id !== null));
  const pairs = [...members].flatMap((userId) => ids.map((id) => `${userId} ${id}`));
  for (let at = 0; at < pairs.length; at += PAIRS_PER_HINT)
    bus.publish('member', `${topic}:${pairs.slice(at, at + PAIRS_PER_HINT).join()}`);
}

/** What a `member` hint of the bus says. Nothing where it says nothing known: a newer process may know more topics. */
export function readMemberHint(message: string): { topic: HintTopic; userId: string; id: string }[] {
  const separator = message.indexOf(':');
  const topic = HINT_TOPICS.find((one) => one === message.slice(0, separator));
  if (!topic) return [];
  return message
    .slice(separator + 1)
    .split(',')
    .flatMap((pair) => {
      const [userId, id] = pair.split(' ');
      return userId && id ? [{ topic, userId, id }] : [];
    });
}
