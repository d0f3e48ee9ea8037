/** What can change hands, and why not: an offer is stale by what cannot any more. docs/rules.md tells it in words. */
import type { Staleness } from '../contract/offers.ts';
import { type Restrictions, restrictionOf } from './locks-and-holds.ts';

/** What of a character decides whether it can change hands. */
export interface TradeState extends Restrictions {
  ownerId: string | null;
  isPublic: boolean;
  isActive: boolean;
  /** Won in a battle within the last day: whoever lost it may win it back, from anybody. */
  wonLately: boolean;
}

/**
 * Why a character cannot be given by this person (any more). What was just won waits, as it does with fusing: won back out of a deal, it
 * would keep the rest of that from ever being taken back.
 * @param character undefined when there is none. @returns null when it can.
 */
export function stalenessOf(character: TradeState | undefined, giverId: string): Staleness | null {
  if (!character?.isActive) return 'gone';
  if (character.ownerId !== giverId) return 'moved';
  if (!character.isPublic) return 'private';
  return restrictionOf(character) ?? (character.wonLately ? 'won_lately' : null);
}
