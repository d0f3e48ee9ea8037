import { getRouteApi } from '@tanstack/react-router';
import { TradingView } from '../features/trading/trading-view.tsx';
import { useAuth } from '../lib/auth.tsx';
import { messages } from '../lib/messages.ts';
import { IN_PLACE } from '../lib/open-character.ts';
import { usePageTitle } from '../lib/page-title.ts';

const route = getRouteApi('/_authed/trading');

export function TradingScreen() {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const { user } = useAuth();
  usePageTitle(`${messages.nav.trading} · ${messages.product}`);
  // Signed out this moment: the guard is about to lead away.
  if (!user) return null;
  return (
    <TradingView
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
  );
}
