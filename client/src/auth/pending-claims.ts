/** Characters that were made in this browser without an account: whoever signs in here may have them. */

import type { ApiClient } from '../api/client.ts';
import { isRecord, readStored, writeStored } from '../lib/storage.ts';
import { showToast, toasts } from '../ui/toast/toast.ts';
import { authMessages } from './messages.ts';

const CLAIMS_KEY = 'chaos.claims';
export const CLAIMS_MAX = 50;
const OTHERS_FIRST_MS = 500;

export interface Claim {
  ticketId: string;
  secret: string;
}

/** Takes what it knows from anything that was stored. */
export function parseClaims(stored: unknown): Claim[] {
  if (!Array.isArray(stored)) return [];
  return stored.filter(isClaim).map(({ ticketId, secret }) => ({ ticketId, secret }));
}

function isClaim(value: unknown): value is Claim {
  return isRecord(value) && typeof value.ticketId === 'string' && typeof value.secret === 'string';
}

/** The newest stay; one that is known moves to the end. */
export function addClaim(claims: readonly Claim[], claim: Claim): Claim[] {
  return [...claims.filter(({ ticketId }) => ticketId !== claim.ticketId), claim].slice(-CLAIMS_MAX);
}

export function keepClaim(claim: Claim): void {
  writeStored('localStorage', CLAIMS_KEY, addClaim(readClaims(), claim));
}

/** Asks once for all that were kept. Without an answer they stay for the next sign-in. */
export async function claimTickets(api: ApiClient): Promise<void> {
  const tickets = readClaims();
  if (tickets.length === 0) return;
  try {
    const { claimed } = await api.characters.claim.mutate({ tickets });
    writeStored('localStorage', CLAIMS_KEY, null);
    if (claimed > 0) showAfterOthers(() => showToast({ title: authMessages.claimed(claimed) }));
  } catch {
    // A gift that did not come is no news.
  }
}

function readClaims(): Claim[] {
  return parseClaims(readStored('localStorage', CLAIMS_KEY));
}

/** The welcome is read first: it comes a moment later, and is not to be replaced. */
function showAfterOthers(show: () => void): void {
  setTimeout(() => {
    if (!toasts.get()) return show();
    const stop = toasts.subscribe(() => {
      if (toasts.get()) return;
      stop();
      show();
    });
  }, OTHERS_FIRST_MS);
}
