/** Whom a member may hide, and how many. */
import { HIDDEN_PEOPLE_MAX, MUTED_WORDS_MAX } from '@chaos/shared/contract/people';
import { PublicFailure } from '../../trpc/errors.ts';

/** @throws {PublicFailure} for oneself. */
export function requireSomebodyElse(userId: string, otherId: string, action: 'block' | 'mute'): void {
  if (userId === otherId) throw new PublicFailure('BAD_REQUEST', 'invalid_input', `You cannot ${action} yourself.`);
}

/** @throws {PublicFailure} */
export function noSuchPerson(): PublicFailure {
  return new PublicFailure('NOT_FOUND', 'not_found', 'There is no such person.');
}

/** @param count how many there are. @throws {PublicFailure} where there is no room for another. */
export function requireRoomForPerson(count: number, action: 'blocked' | 'muted'): void {
  if (count < HIDDEN_PEOPLE_MAX) return;
  throw new PublicFailure(
    'CONFLICT',
    'quota_used_up',
    `You have ${action} ${HIDDEN_PEOPLE_MAX} people, which is the most there can be. Take somebody off the list first.`,
  );
}

export function requireRoomForWord(count: number): void {
  if (count < MUTED_WORDS_MAX) return;
  throw new PublicFailure(
    'CONFLICT',
    'quota_used_up',
    `You have muted ${MUTED_WORDS_MAX} words, which is the most there can be. Take one off the list first.`,
  );
}
