/** Who a ticket belongs to, and how that is proven. */
import { equalsInConstantTime, keyedHash } from '../../secrets.ts';

/** A member, or a visitor known by the keyed hash of the address that the server sees. */
export type Holder = { userId: string } | { addressHash: string };

/** Whom fairness counts as one person. */
export function holderKey(holder: Holder): string {
  return 'userId' in holder ? `user:${holder.userId}` : `address:${holder.addressHash}`;
}

export function holderUserId(holder: Holder): string | null {
  return 'userId' in holder ? holder.userId : null;
}

/** The way back: whom a stored ticket belongs to. */
export function readHolder({ userId, key }: { userId: string | null; key: string }): Holder {
  return userId === null ? { addressHash: key.slice(key.indexOf(':') + 1) } : { userId };
}

/** What a visitor shows to see a ticket again. It follows from the id, so a repeated request gets it again. */
export function ticketSecret(appSecret: string, ticketId: string): string {
  return keyedHash(appSecret, 'ticket', ticketId);
}

/** True when `secret` is the one of this ticket. */
export function isTicketSecret(appSecret: string, ticketId: string, secret: string): boolean {
  return equalsInConstantTime(ticketSecret(appSecret, ticketId), secret);
}
