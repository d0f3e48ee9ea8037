import { getRouteApi } from '@tanstack/react-router';
import { OpenCharacter } from '../features/characters/open-character.tsx';
import { UserProfile } from '../features/profiles/user-profile.tsx';
import { NotFoundScreen } from './not-found.tsx';

const route = getRouteApi('/profile/$userId');

export function UserProfileScreen() {
  const { userId } = route.useParams();
  return (
    <>
      <UserProfile key={userId} userId={userId} notFound={<NotFoundScreen />} />
      <OpenCharacter />
    </>
  );
}
