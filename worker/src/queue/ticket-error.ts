/** What a person is told when slow work fails. */
import type { TicketError } from '@chaos/shared/contract/tickets';
import { FusionRefusedError } from '@chaos/shared/core/fusion/fuse-sources';
import { SpendingCapError } from '@chaos/shared/core/providers/spending-cap';
import { isNoRoom } from '@chaos/shared/platform/atomic-file';
import { isDatabaseFull } from '@chaos/shared/platform/database';
import { StorageError } from '@chaos/shared/platform/storage';
import { ImaginationError } from '../imagination/imagination.ts';
import { mayFallBack } from '../imagination/may-fall-back.ts';

export function toTicketError(error: unknown): TicketError {
  return { ...describeFailure(error), ...(mayFallBack(error) && { mayAskHouse: true }) };
}

function describeFailure(error: unknown): TicketError {
  if (isDatabaseFull(error) || isNoRoom(error) || (error instanceof StorageError && error.isFull)) {
    const message = 'There is no room for new pictures right now. Your wish is not lost: try again later.';
    return { reason: 'storage_full', message, retryable: true };
  }
  if (error instanceof StorageError) {
    return { reason: 'storage_unavailable', message: 'The picture could not be kept. Try again in a moment.', retryable: true };
  }
  if (error instanceof FusionRefusedError) return { reason: error.reason, message: error.message, retryable: false };
  if (error instanceof SpendingCapError) {
    const message = `Today's budget for AI is used up. It is free again at ${describeTime(error.freesAt)}. Your wish is not lost: try again then.`;
    return { reason: 'imagination_failed', message, retryable: true };
  }
  if (error instanceof ImaginationError)
    return { reason: 'imagination_failed', message: error.message, retryable: error.retryable };
  if (error instanceof DOMException && error.name === 'TimeoutError') {
    return { reason: 'timed_out', message: 'It took too long and was stopped. Try again.', retryable: true };
  }
  return { reason: 'internal', message: 'Something went wrong on our side. Try again.', retryable: true };
}

/** As in `00:00 UTC on 22 November`: nobody's time zone is known here. */
function describeTime(time: Date): string {
  const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' }).format(time);
  return `${time.toISOString().slice(11, 16)} UTC on ${day}`;
}

const DETAIL_MAX = 1_000;

/** What operators are told: the error with what caused it. It may hold anything; whoever shows it masks it. */
export function describeError(error: unknown): string {
  const chain: string[] = [];
  for (let at = error; at !== undefined && at !== null && chain.length < 5; at = at instanceof Error ? at.cause : undefined)
    chain.push(at instanceof Error ? `${at.name}: ${at.message}` : String(at));
  // A text column takes no zero bytes, and no half of an emoji.
  return chain.join('\ncaused by ').replaceAll('\0', '').slice(0, DETAIL_MAX).toWellFormed();
}
