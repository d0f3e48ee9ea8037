/** Characters that were made in this browser without an account: whoever signs in here may have them. */

import { TOKEN_MAX } from '@chaos/shared/contract/auth';
import type { ApiClient } from '../api/client.ts';
import { isRecord, readStored, writeStored } from '../lib/storage.ts';
import { createStore } from '../lib/store.ts';
import { showToast } from '../ui/toast/toast.ts';
import { CLAIMS_KEY } from './claims-key.ts';
import { authMessages } from './messages.ts';
import { showAfterOthers } from './show-after-others.ts';

export const CLAIMS_MAX = 50;

export interface Claim {
  ticketId: string;
  secret: string;
}

/** Takes what it knows from anything that was stored. */
export function parseClaims(stored: unknown): Claim[] {
  if (!Array.isArray(stored)) return [];
  return stored
    .filter(isClaim)
    .map(({ ticketId, secret }) => ({ ticketId, secret }))
    .slice(-CLAIMS_MAX);
}

/** One that the server would not take would take all others with it. */
const TICKET_ID = /^[\da-f]{8}-[\da-f]{4}-[1-8][\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/i;

function isClaim(value: unknown): value is Claim {
  if (!isRecord(value) || typeof value.ticketId !== 'string' || typeof value.secret !== 'string') return false;
  return TICKET_ID.test(value.ticketId) && value.secret.length <= TOKEN_MAX;
}

/** The newest stay; one that is known moves to the end. */
export function addClaim(claims: readonly Claim[], claim: Claim): Claim[] {
  return [...claims.filter(({ ticketId }) => ticketId !== claim.ticketId), claim].slice(-CLAIMS_MAX);
}

/** What could not be stored, which this page alone knows. */
let unstored: Claim[] | null = null;

/** As this browser remembers them, for whoever follows. */
export const claims = createStore<Claim[]>([]);

/** Reads them, and again when another tab has changed them. @returns how to stop. */
export function followClaims(): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === CLAIMS_KEY) claims.set(readClaims());
  };
  claims.set(readClaims());
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}

export function keepClaim(claim: Claim): void {
  writeClaims(addClaim(readClaims(), claim));
}

function writeClaims(next: Claim[]): void {
  writeStored('localStorage', CLAIMS_KEY, next.length > 0 ? next : null);
  unstored = null;
  // The last one is what is new.
  if (readClaims().at(-1)?.ticketId !== next.at(-1)?.ticketId) unstored = next;
  claims.set(next);
}

/** Asks once for all that were kept. Without an answer they stay for the next sign-in. */
export async function claimTickets(api: ApiClient): Promise<void> {
  const tickets = readClaims();
  if (tickets.length === 0) return;
  try {
    const { claimed } = await api.characters.claim.mutate({ tickets });
    writeClaims([]);
    if (claimed > 0)
      showAfterOthers(() => showToast({ title: authMessages.claimed(claimed), description: authMessages.claimedMaker }));
  } catch {
    // A gift that did not come is no news.
  }
}

function readClaims(): Claim[] {
  return unstored ?? parseClaims(readStored('localStorage', CLAIMS_KEY));
}
