/** When the built-in author and artist can stand in for an AI provider. */
import { SpendingCapError } from '@chaos/shared/core/providers/spending-cap';
import { ImaginationError, PaidCallError } from './imagination.ts';

/** Where one fails, or has cost enough for today. What it refuses, nobody makes behind its back. */
export function mayFallBack(error: unknown): boolean {
  if (error instanceof SpendingCapError) return true;
  return error instanceof ImaginationError && error.retryable && error.cause instanceof PaidCallError;
}
