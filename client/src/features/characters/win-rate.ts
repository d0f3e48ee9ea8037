import type { Character } from '@chaos/shared/contract/characters';
import { characterMessages } from './messages.ts';

/** A whole percent, or a word for those that have not fought. */
export function winRate({ winsCount, battlesCount }: Pick<Character, 'winsCount' | 'battlesCount'>): string {
  return battlesCount === 0 ? characterMessages.detail.newcomer : `${Math.round((100 * winsCount) / battlesCount)}%`;
}
