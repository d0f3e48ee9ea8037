/** What a battle has moved, as whoever reads it is concerned. */
import type { Battle } from '@chaos/shared/contract/battles';
import { namesOf } from './log-text.ts';
import { battleMessages } from './messages.ts';

const TEXTS = battleMessages.page;

/** @returns null where nothing has moved. */
export function describeMove(viewerId: string | null, battle: Battle): string | null {
  const { character1, character2, winnerCharacterId, ownershipTransferred, move } = battle;
  if (!ownershipTransferred) return null;
  const { first, second } = namesOf(battle);
  const [name, { owner }] = winnerCharacterId === character1.id ? [second, character2] : [first, character1];
  const isTheirs = owner !== null && owner.id === viewerId;
  switch (move) {
    case 'gained':
      if (isTheirs) return battleMessages.result.gained(name);
      return owner ? TEXTS.gainedOnce(name) : TEXTS.gained(name);
    case 'lost':
      if (isTheirs) return TEXTS.lostOnce(name);
      return owner ? TEXTS.lostTo(name, owner.username) : TEXTS.lost(name);
    default:
      return TEXTS.changed(name);
  }
}
