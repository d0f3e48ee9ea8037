/** What a failed call tells. */
import type { AppRouter } from '@chaos/server/router';
import type { ErrorReason } from '@chaos/shared/contract/errors';
import { TRPCClientError } from '@trpc/client';

/** Why the server refused; null when no answer of the server arrived at all. */
export function reasonOf(error: unknown): ErrorReason | null {
  if (!(error instanceof TRPCClientError)) return null;
  const { data } = error as TRPCClientError<AppRouter>;
  return data?.reason ?? null;
}

/** Nobody knows whether it was done: no answer came, or none of the database. */
export function isUnanswered(error: unknown): boolean {
  const reason = reasonOf(error);
  return reason === null || reason === 'database_unavailable';
}
