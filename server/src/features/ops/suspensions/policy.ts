/** Whom an operator may suspend, and for how long. */
import { SUSPENSION_DAYS_MAX } from '@chaos/shared/contract/ops';
import { PublicFailure } from '../../../trpc/errors.ts';

const DAY_MS = 86_400_000;

/**
 * @param member as locked; undefined when there is none.
 * @returns whom.
 * @throws {PublicFailure} for nobody, for oneself and for another operator: who was put in charge is not put out from beside.
 */
export function requireSuspendable(
  member: { role: string } | undefined,
  { userId, operatorId }: { userId: string; operatorId: string },
): string {
  if (!member) throw new PublicFailure('NOT_FOUND', 'not_found', 'There is no such person.');
  if (userId === operatorId) throw new PublicFailure('BAD_REQUEST', 'invalid_input', 'You cannot suspend yourself.');
  if (member.role === 'operator')
    throw new PublicFailure('BAD_REQUEST', 'invalid_input', 'This person is an operator, and operators cannot be suspended.');
  return userId;
}

/** @throws {PublicFailure} for an end that has come already, or lies too far ahead. */
export function requireEnd(until: Date | null, now: Date): void {
  if (until === null) return;
  const refuse = (sentence: string) => new PublicFailure('BAD_REQUEST', 'invalid_input', sentence);
  if (until <= now) throw refuse('The end must lie in the future.');
  if (until.getTime() - now.getTime() > SUSPENSION_DAYS_MAX * DAY_MS)
    throw refuse(`The end lies too far ahead: at most ${SUSPENSION_DAYS_MAX} days. For longer, suspend until further notice.`);
}
