/** Battles that tests of screens start from. */
import type { BattleResult } from '@chaos/shared/contract/battles';
import type { CharacterRow } from '@chaos/shared/contract/characters';
import type { PersonSummary } from '@chaos/shared/contract/people';
import type { Ticket } from '@chaos/shared/contract/tickets';
import { newRow } from './new-row.ts';
import { newTicket } from './new-ticket.ts';

/** A character with an owner, who also made it. */
export const newOwned = (id: string, owner: PersonSummary, change: Partial<CharacterRow> = {}): CharacterRow =>
  newRow(id, { userId: owner.id, owner, creator: owner, ...change });

export const newStoryTicket = (change: Partial<Ticket<'story'>> = {}): Ticket<'story'> => ({
  ...newTicket({ id: 'story', position: null }),
  kind: 'story',
  result: null,
  ...change,
});

/** A visitor's battle as it was decided, whose story is still being written. */
export const newResult = (winnerCharacterId: string, change: Partial<BattleResult> = {}): BattleResult => ({
  battleId: 'battle',
  winnerCharacterId,
  char1Score: 41.25,
  char2Score: 38,
  char1WinProbability: 50,
  randomFactor: 12.34,
  ownershipTransferred: false,
  ticket: newStoryTicket(),
  ...change,
});
