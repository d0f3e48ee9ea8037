import type { CharacterRow } from '@chaos/shared/contract/characters';
import { battle } from '../../lib/messages-battle.ts';

const TEXTS = battle.stakes;

interface Bout {
  fighter: CharacterRow;
  opponent: CharacterRow;
  isMember: boolean;
}

/** What a battle would move, in words: the loser goes to the winner's owner, where there is one. */
export function stakesOf({ fighter, opponent, isMember }: Bout): string[] {
  if (!isMember) return [TEXTS.visitor];
  const win = TEXTS.win(opponent.name);
  const { owner } = opponent;
  return [win, owner ? TEXTS.lose(fighter.name, owner.username) : TEXTS.keep(fighter.name, opponent.name)];
}
