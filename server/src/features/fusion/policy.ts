/** Who may fuse what: only the owner, and only what the rule allows. */
import { type FusionCandidate, type FusionRefusal, fusionRefusal } from '@chaos/shared/rules/fusion';
import { PublicFailure } from '../../trpc/errors.ts';

const CODES = {
  invalid_input: 'BAD_REQUEST',
  not_yours: 'FORBIDDEN',
  not_found: 'NOT_FOUND',
  won_lately: 'CONFLICT',
  locked: 'CONFLICT',
  held: 'CONFLICT',
} as const satisfies Record<FusionRefusal['reason'], string>;

/**
 * @param found what the caller sees or owns of those that were asked for.
 * @throws {PublicFailure} 404 for one that the caller cannot see, 403 for somebody else's, and what the rule says.
 */
export function requireFusible(found: readonly FusionCandidate[], characterIds: readonly string[], userId: string): void {
  if (found.length < characterIds.length)
    throw new PublicFailure('NOT_FOUND', 'not_found', 'There is no such brainrot, or it is private.');
  if (found.some(({ ownerId }) => ownerId !== userId))
    throw new PublicFailure('FORBIDDEN', 'not_yours', 'This brainrot is not yours.');
  const refusal = fusionRefusal(found, userId);
  if (refusal) throw new PublicFailure(CODES[refusal.reason], refusal.reason, refusal.message);
}
