/** What keeps a character where it is, in a word and in a sentence: what is held or was just won for everybody, a lock for its owner. */
import type { RestrictedCharacter } from '@chaos/shared/contract/locks';
import { formatDate } from '../../lib/format.ts';
import { lockMessages } from './messages.ts';

export function marksOf({ lock, heldUntil, won }: RestrictedCharacter): { word: string; why: string }[] {
  return [
    ...(heldUntil ? [{ word: lockMessages.held, why: lockMessages.heldUntil(formatDate(heldUntil)) }] : []),
    ...(won ? [{ word: lockMessages.won, why: lockMessages.wonUntil(won.until && formatDate(won.until)) }] : []),
    ...(lock
      ? [{ word: lockMessages.locked, why: lock.endsAt ? lockMessages.ends(formatDate(lock.endsAt)) : lockMessages.isLocked }]
      : []),
  ];
}
