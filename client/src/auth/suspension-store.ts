/** That this member is suspended, as the server says to whoever has proven to be them. */
import type { AppRouter } from '@chaos/server/router';
import type { Suspension } from '@chaos/shared/contract/auth';
import { TRPCClientError } from '@trpc/client';
import { isRecord, readStored, writeStored } from '../lib/storage.ts';
import { createStore } from '../lib/store.ts';

/** What is to be read now; null: nothing. */
export const suspension = createStore<Suspension | null>(null);

/** Here the other tabs find why they are signed out too. */
const KEY = 'chaos.suspended';

/** @returns null for any other failure. */
export function suspensionOf(error: unknown): Suspension | null {
  if (!(error instanceof TRPCClientError)) return null;
  return (error as TRPCClientError<AppRouter>).data?.suspension ?? null;
}

export function showSuspension(next: Suspension): void {
  writeStored('localStorage', KEY, next);
  suspension.set(next);
}

/** What another tab has been told. */
export function followSuspension(): void {
  const stored = readStored('localStorage', KEY);
  if (!isRecord(stored) || typeof stored.reason !== 'string') return;
  const until = typeof stored.until === 'string' ? new Date(stored.until) : null;
  if (Number.isNaN(until?.getTime())) return;
  suspension.set({ reason: stored.reason, until });
}

/** It was read, or somebody has signed in. */
export function closeSuspension(): void {
  writeStored('localStorage', KEY, null);
  suspension.set(null);
}
