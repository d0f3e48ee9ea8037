/** Who is one person: a member, or a visitor known by the hash of the address that the server sees. */
import { type Holder, holderKey } from '@chaos/shared/core/tickets/ticket-holder';
import type { Viewer } from './context.ts';

export function holderOf({ userId, addressHash, networks }: Viewer): Holder {
  return userId === null ? { addressHash, networks: networks() } : { userId };
}

/** What limits and reactions count as one person. */
export function personKeyOf({ userId, addressHash }: Pick<Viewer, 'userId' | 'addressHash'>): string {
  return holderKey(userId === null ? { addressHash } : { userId });
}

/** The same for a member of whom only the id is known. */
export function memberKey(userId: string): string {
  return holderKey({ userId });
}

/** Under which their calls wait for each other: changes for changes, and questions for questions. */
export function turnKeyOf(type: 'query' | 'mutation', viewer: Pick<Viewer, 'userId' | 'addressHash'>): string {
  return `${type} ${personKeyOf(viewer)}`;
}

/** Under which the tokens wait that one address shows: who shows them is still to be found out. */
export const tokenTurnKey = (addressHash: string) => `token ${addressHash}`;
