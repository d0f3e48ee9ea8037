import type { Battle, BattleCharacter } from '@chaos/shared/contract/battles';
import { battleMessages as texts } from './messages.ts';

/** Both names and the winner's as they are shown: what is hidden from the reader has none. */
export function namesOf({
  character1,
  character2,
  winnerCharacterId,
}: Pick<Battle, 'character1' | 'character2' | 'winnerCharacterId'>) {
  const first = character1.name ?? texts.logs.unknown;
  const second = character2.name ?? texts.logs.unknown;
  return { first, second, winner: winnerCharacterId === character1.id ? first : second };
}

/** Why there is no picture of one that fought, as far as it is told. */
export const whyUnseen = ({ departure }: BattleCharacter): string => texts.logs.departures[departure ?? 'hidden'];

/** The story, or words that fit every battle. */
export function storyOf(battle: Battle): string {
  const { first, second, winner } = namesOf(battle);
  return battle.battleStory ?? texts.logs.generic(first, second, winner);
}
