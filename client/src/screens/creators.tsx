import { getRouteApi } from '@tanstack/react-router';
import { CreatorsView } from '../features/creators/creators-view.tsx';
import { messages } from '../lib/messages.ts';
import { people } from '../lib/messages-people.ts';
import { IN_PLACE } from '../lib/open-character.ts';
import { usePageTitle } from '../lib/page-title.ts';

const route = getRouteApi('/creators');

export function CreatorsScreen() {
  const { tab, q } = route.useSearch();
  const navigate = route.useNavigate();
  usePageTitle(`${people.creators.title} · ${messages.product}`);
  return (
    <CreatorsView
      tab={tab}
      query={q}
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
