import { getRouteApi } from '@tanstack/react-router';
import { useAuth } from '../auth/provider.tsx';
import { OpenCharacter } from '../features/characters/open-character.tsx';
import { IN_PLACE } from '../features/characters/open-character-param.ts';
import { offerMessages } from '../features/offers/messages.ts';
import { OffersView } from '../features/offers/offers-view.tsx';
import { uiMessages } from '../ui/messages.ts';
import { usePageTitle } from '../ui/page-title.ts';

const route = getRouteApi('/_authed/trading');

export function OffersScreen() {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const { user } = useAuth();
  usePageTitle(`${offerMessages.page} · ${uiMessages.product}`);
  // Signed out this moment: the guard is about to lead away.
  if (!user) return null;
  return (
    <>
      <OffersView
        key={user.id}
        user={user}
        search={search}
        onChange={(change) =>
          void navigate({
            search: (before) => ({ ...before, ...change }),
            replace: true,
            ...IN_PLACE,
          })
        }
      />
      <OpenCharacter />
    </>
  );
}
