import type { Character } from '@chaos/shared/contract/characters';

export type Badge = 'anonymous' | 'mine' | 'owned';

/** Whose a character is, for this viewer. @param viewerId null for a visitor. */
export function badgeOf(
  { userId, currentOwnerId }: Pick<Character, 'userId' | 'currentOwnerId'>,
  viewerId: string | null,
): Badge {
  const ownerId = currentOwnerId ?? userId;
  if (ownerId === null) return 'anonymous';
  return ownerId === viewerId ? 'mine' : 'owned';
}
