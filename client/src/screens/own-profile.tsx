import { getRouteApi } from '@tanstack/react-router';
import { OpenCharacter } from '../features/character/open-character.tsx';
import { OwnProfile } from '../features/profile/own-profile.tsx';
import { useAuth } from '../lib/auth.tsx';
import { messages } from '../lib/messages.ts';
import { people } from '../lib/messages-people.ts';
import { usePageTitle } from '../lib/page-title.ts';

const route = getRouteApi('/_authed/profile');

export function OwnProfileScreen() {
  const { tab } = route.useSearch();
  const navigate = route.useNavigate();
  const { user } = useAuth();
  usePageTitle(`${people.profile.title} · ${messages.product}`);
  // Signed out this moment: the guard is about to lead away.
  if (!user) return null;
  return (
    <>
      <OwnProfile
        user={user}
        tab={tab}
        onTab={(next) => void navigate({ search: { tab: next }, replace: true, viewTransition: false })}
      />
      <OpenCharacter />
    </>
  );
}
