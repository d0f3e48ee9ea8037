/** Asking for slow work: an answer that does not come is asked for again, under the same request id. */
import type { ErrorReason } from '@chaos/shared/contract/errors';
import { rememberPerson } from '../auth/same-person.ts';
import { isUnanswered, reasonOf } from './errors.ts';

const PASSING: readonly ErrorReason[] = ['database_unavailable', 'too_busy', 'too_many_requests', 'internal'];

/** A server that has died is back within them. */
export const RESEND_DELAYS_MS = [1_000, 2_000, 4_000];

/** Only for whoever asked first. */
export async function retryUnanswered<T>(ask: () => Promise<T>): Promise<T> {
  const isSamePerson = rememberPerson();
  for (const delay of RESEND_DELAYS_MS) {
    try {
      return await ask();
    } catch (error) {
      if (!isUnanswered(error)) throw error;
      await new Promise((resolve) => setTimeout(resolve, delay));
      if (!isSamePerson()) throw error;
    }
  }
  return await ask();
}

export function sentenceOf(error: unknown): string {
  return error instanceof Error ? error.message : '';
}

/** The quota of a day: only time helps. */
export function isUsedUp(error: unknown): boolean {
  return reasonOf(error) === 'quota_used_up';
}

/** False where the same question would get the same refusal. */
export function mayAskAgain(error: unknown): boolean {
  const reason = reasonOf(error);
  return reason === null || PASSING.includes(reason);
}
