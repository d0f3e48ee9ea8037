import type { Character } from '@chaos/shared/contract/characters';
import { gallery } from './messages-gallery.ts';

/** A whole percent, or a word for those that have not fought. */
export function winRate({ winsCount, battlesCount }: Pick<Character, 'winsCount' | 'battlesCount'>): string {
  return battlesCount === 0 ? gallery.detail.newcomer : `${Math.round((100 * winsCount) / battlesCount)}%`;
}
