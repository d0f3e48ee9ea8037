/** Who may fight with what. */
import type { PeaceNote, Stakes } from '@chaos/shared/contract/battles';
import type { LockedCharacter } from '@chaos/shared/core/ownership/ledger';
import { describeEnd } from '@chaos/shared/rules/describe-suspension-end';
import { type Corner, type Kept, keptBecause, LOSSES_A_DAY, type Terms } from '@chaos/shared/rules/stakes';
import type { Viewer } from '../../trpc/context.ts';
import { PublicFailure } from '../../trpc/errors.ts';

/**
 * Looks at the locked ones: what was seen before may have changed.
 * @param fighter undefined when there is none.
 * @throws {PublicFailure} 404 for one that cannot be seen, 403 for a fighter of somebody else.
 */
export function requireFighters(
  { userId }: Viewer,
  fighter: LockedCharacter | undefined,
  opponent: LockedCharacter | undefined,
): [LockedCharacter, LockedCharacter] {
  const isSeen = (one: LockedCharacter) => one.isActive && (one.isPublic || (userId !== null && one.ownerId === userId));
  if (!fighter || !opponent || !isSeen(fighter) || !isSeen(opponent)) throw noSuchFighter();
  if (userId !== null && fighter.ownerId !== userId)
    throw new PublicFailure('FORBIDDEN', 'not_yours', 'Your fighter must be one of your own brainrots.');
  if (userId !== null && opponent.ownerId === userId)
    throw new PublicFailure('BAD_REQUEST', 'invalid_input', 'Your own brainrots do not fight each other.');
  // What fights is seen by everybody, and may belong to somebody else afterwards.
  if (!fighter.isPublic) throw new PublicFailure('BAD_REQUEST', 'invalid_input', 'Make your fighter public first.');
  return [fighter, opponent];
}

const noSuchFighter = () => new PublicFailure('NOT_FOUND', 'not_found', 'One of the two brainrots is gone, or private.');

/** @param areBlocked of the caller and who holds the opponent. @throws {PublicFailure} as for an opponent that cannot be seen. */
export function requireMeeting(areBlocked: boolean): void {
  if (areBlocked) throw noSuchFighter();
}

/** Nobody fights for other stakes than they were shown. @throws {PublicFailure} when the opponent has changed hands since. */
export function requireStakes(
  { opponentOwnerId }: { opponentOwnerId?: string | null | undefined },
  opponent: LockedCharacter,
): void {
  if (opponentOwnerId === undefined || opponentOwnerId === opponent.ownerId) return;
  throw new PublicFailure(
    'CONFLICT',
    'stakes_changed',
    'Your opponent has changed hands. Look at the new stakes, then start again.',
  );
}

/** Nobody loses what was said to be safe. @throws {PublicFailure} when the fighter has come to be at stake since. */
export function requireSafety({ isAtStake }: { isAtStake?: boolean | undefined }, { ifLost }: Pick<Stakes, 'ifLost'>): void {
  if (isAtStake !== false || ifLost !== null) return;
  throw new PublicFailure(
    'CONFLICT',
    'stakes_changed',
    'Your fighter could be lost by now. Look at the new stakes, then start again.',
  );
}

/**
 * The brainrots of a suspended or leaving member fight nobody, and nobody fights them: not even a visitor, for whom nothing moves.
 * @param rests of all whom it concerns, see lockRests.
 * @throws {PublicFailure} with the end for whoever rests; to others it says neither of whom, nor why, nor until when.
 */
export function requireAwake(rests: ReadonlyMap<string, Date | null>, { userId }: Viewer): void {
  if (rests.size === 0) return;
  const own = userId === null ? undefined : rests.get(userId);
  const sentence = own === undefined ? 'One of the two brainrots does not fight for now.' : `You rest ${describeEnd(own)}.`;
  throw new PublicFailure('CONFLICT', 'resting', `${sentence} Nothing has changed.`);
}

export function termsOf({ userId }: Viewer, { isFriendly = false }: { isFriendly?: boolean | undefined }): Terms {
  if (userId === null) return 'visitor';
  return isFriendly ? 'friendly' : 'ownership';
}

/**
 * A lock binds its owner: nobody puts a locked one at stake. Where it could not be lost it may fight.
 * @throws {PublicFailure} for a fighter that its owner has locked.
 */
export function requireUnlocked(terms: Terms, { name, isLocked }: LockedCharacter, { ifLost }: Pick<Stakes, 'ifLost'>): void {
  if (terms !== 'ownership' || !isLocked || ifLost !== null) return;
  const sentence = `${name} is locked, and could be lost. Choose another fighter, or unlock it.`;
  throw new PublicFailure('CONFLICT', 'locked', sentence);
}

/** Who could always fight for nothing would make the Arena one without stakes. @throws {PublicFailure} for another than the first. */
export function requireFirst(terms: Terms, mayBeFriendly: boolean): void {
  if (terms !== 'friendly' || mayBeFriendly) return;
  throw new PublicFailure(
    'CONFLICT',
    'stakes_changed',
    'Only your first battle may be a friendly one. Look at the stakes, then start again.',
  );
}

export function stakesOf(terms: Terms, [first, second]: readonly [Corner, Corner]): Omit<Stakes, 'mayBeFriendly'> {
  const ifWon = keptBecause(terms, first, second);
  const ifLost = keptBecause(terms, second, first);
  return { ifWon, ifLost, peace: [...peaceOf('fighter', first, ifWon, ifLost), ...peaceOf('opponent', second, ifLost, ifWon)] };
}

/** A peace keeps what both would lose, the day after it only what they would win. */
function peaceOf(
  whose: PeaceNote['whose'],
  { isPeaceful, takesAgainAt }: Corner,
  wouldWin: Kept | null,
  wouldLose: Kept | null,
): PeaceNote[] {
  if (isPeaceful) return wouldWin === 'peace' || wouldLose === 'peace' ? [{ whose, until: null }] : [];
  return takesAgainAt && wouldWin === 'peace' ? [{ whose, until: takesAgainAt }] : [];
}

/** Whoever cannot lose any more does not go on taking. @throws {PublicFailure} for such a fighter's owner. */
export function requireSomethingToLose({ ifLost }: Pick<Stakes, 'ifLost'>): void {
  if (ifLost !== 'enough') return;
  throw new PublicFailure(
    'TOO_MANY_REQUESTS',
    'too_many_requests',
    `You have lost ${LOSSES_A_DAY} brainrots within a day, and lose no more. Yours fight again tomorrow.`,
  );
}
