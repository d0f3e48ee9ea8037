import type { Stakes } from '@chaos/shared/contract/battles';
import type { CharacterRow } from '@chaos/shared/contract/characters';
import { battle } from '../../lib/messages-battle.ts';

const TEXTS = battle.stakes;

interface Bout {
  fighter: CharacterRow;
  opponent: CharacterRow;
  isMember: boolean;
  /** What the server says that would move; undefined until it has said so. */
  stakes: Stakes | undefined;
}

/** What a battle would move, in words: the loser goes to the winner's owner, unless something keeps it. */
export function stakesOf({ fighter, opponent, isMember, stakes }: Bout): string[] {
  if (!isMember) return [TEXTS.visitor];
  if (!stakes) return [];
  const { ifWon, ifLost } = stakes;
  if (ifWon === 'peace' && ifLost === 'peace') return [TEXTS.peace];
  const owner = opponent.owner?.username ?? '';
  const win = { peace: TEXTS.winPeace(opponent.name, owner), enough: TEXTS.winEnough(opponent.name, owner) };
  const lose = {
    nobody: TEXTS.keep(fighter.name, opponent.name),
    peace: TEXTS.losePeace(fighter.name),
    enough: TEXTS.loseEnough(fighter.name),
  };
  return [
    ifWon === null ? TEXTS.win(opponent.name) : ((win as Record<string, string>)[ifWon] ?? TEXTS.visitor),
    ifLost === null ? TEXTS.lose(fighter.name, owner) : ((lose as Record<string, string>)[ifLost] ?? TEXTS.visitor),
  ];
}
