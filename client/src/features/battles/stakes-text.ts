import type { PeaceNote, Stakes } from '@chaos/shared/contract/battles';
import type { CharacterRow } from '@chaos/shared/contract/characters';
import { formatDate } from '../../lib/format.ts';
import { battleMessages } from './messages.ts';

const TEXTS = battleMessages.stakes;

/** What a member with a fighter of their own is not told; the server would say it of others. */
const NOTHING = { visitor: TEXTS.nothing, friendly: TEXTS.friendly, own: TEXTS.nothing, nobody: TEXTS.nothing, held: TEXTS.held };

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
  if (ifWon === 'friendly') return [TEXTS.friendly];
  const owner = opponent.owner?.username;
  const peace = stakes.peace.map((note) => tellPeace(note, owner ?? ''));
  if (ifWon === 'peace' && ifLost === 'peace') return [TEXTS.peace, ...peace];
  if (ifWon === 'held' && ifLost === 'held') return [TEXTS.held];
  const won = {
    peace: owner ? TEXTS.winPeace(opponent.name, owner) : TEXTS.winFree(opponent.name),
    enough: TEXTS.winEnough(opponent.name, owner ?? ''),
    ...NOTHING,
  };
  const lost = {
    ...NOTHING,
    nobody: TEXTS.keep(fighter.name, opponent.name),
    peace: TEXTS.losePeace(fighter.name),
    enough: TEXTS.loseEnough,
  };
  return [
    ifWon === null ? TEXTS.win(opponent.name) : won[ifWon],
    ifLost === null ? TEXTS.lose(fighter.name, owner ?? '') : lost[ifLost],
    ...peace,
  ];
}

function tellPeace({ whose, until }: PeaceNote, owner: string): string {
  const end = until && formatDate(until);
  return whose === 'fighter' ? TEXTS.peaceOf.fighter(end) : TEXTS.peaceOf.opponent(owner, end);
}
