import type { Battle } from '@chaos/shared/contract/battles';
import type { Shareable } from '../../ui/share/share-text.ts';
import { namesOf, storyOf } from './log-text.ts';
import { battleMessages } from './messages.ts';

const TEXTS = battleMessages.share;

export function shareableBattle(battle: Battle): Shareable {
  const { first, second } = namesOf(battle);
  const { character1, character2 } = battle;
  const winner = battle.winnerCharacterId === character1.id ? character1 : character2;
  return {
    name: TEXTS.name(first, second),
    description: storyOf(battle),
    link: `${location.origin}/battle/${battle.id}`,
    picture: winner.imageUrl256,
    title: TEXTS.title,
    // To others a battle with a hidden one is not there.
    warning: character1.name === null || character2.name === null ? TEXTS.isHidden : null,
  };
}
