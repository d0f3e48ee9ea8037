/** Who a ticket belongs to, and how that is proven. */
import { equalsInConstantTime, keyedHash } from '../../platform/secrets.ts';

/** The networks that a visitor's address lies in, as keyed hashes: 64-bit integers in decimal digits. */
export interface HolderNetworks {
  near: string;
  wide: string;
}

/**
 * A member, or a visitor known by the keyed hash of the address that the server sees. The networks are missing where nobody has
 * noted them.
 */
export type Holder = { userId: string } | { addressHash: string; networks?: HolderNetworks | undefined };

/** Whom fairness counts as one person. */
export function holderKey(holder: Holder): string {
  return 'userId' in holder ? `user:${holder.userId}` : `address:${holder.addressHash}`;
}

export function holderUserId(holder: Holder): string | null {
  return 'userId' in holder ? holder.userId : null;
}

interface StoredHolder {
  holder_user_id: string | null;
  holder_key: string;
  near: string | null;
  network: string | null;
}

/** The way back: whom a stored ticket belongs to. */
export function readHolder({ holder_user_id, holder_key, near, network }: StoredHolder): Holder {
  if (holder_user_id !== null) return { userId: holder_user_id };
  const addressHash = holder_key.slice(holder_key.indexOf(':') + 1);
  return near === null || network === null ? { addressHash } : { addressHash, networks: { near, wide: network } };
}

/** What a ticket's row says of whom it belongs to. */
export function storedHolder(holder: Holder): StoredHolder {
  const networks = 'userId' in holder ? undefined : holder.networks;
  return {
    holder_user_id: holderUserId(holder),
    holder_key: holderKey(holder),
    near: networks?.near ?? null,
    network: networks?.wide ?? null,
  };
}

/** What a visitor shows to see a ticket again. It follows from the id, so a repeated request gets it again. */
export function ticketSecret(appSecret: string, ticketId: string): string {
  return keyedHash(appSecret, 'ticket', ticketId);
}

/** True when `secret` is the one of this ticket. */
export function isTicketSecret(appSecret: string, ticketId: string, secret: string): boolean {
  return equalsInConstantTime(ticketSecret(appSecret, ticketId), secret);
}
