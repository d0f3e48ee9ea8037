/** What the people whom one follows have made, and what of it one may try to hide. */
import type { CharacterRow } from '@chaos/shared/contract/characters';
import { CharacterList } from './character-list.tsx';
import { ProfileCard } from './profile-card.tsx';

const SOURCE = { tab: 'following' } as const;

export function FollowingList({ userId }: { userId: string }) {
  return <CharacterList source={SOURCE} renderCard={(view) => <ProfileCard {...view} canHide={hasPart(userId, view.row)} />} />;
}

/** Made by this person, or owned now. */
function hasPart(userId: string, { userId: makerId, currentOwnerId }: CharacterRow): boolean {
  return makerId === userId || currentOwnerId === userId;
}
