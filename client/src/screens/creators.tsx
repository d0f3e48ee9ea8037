import { getRouteApi } from '@tanstack/react-router';
import { IN_PLACE } from '../features/characters/open-character-param.ts';
import { CreatorsView } from '../features/creators/creators-view.tsx';
import { creatorMessages } from '../features/creators/messages.ts';
import { uiMessages } from '../ui/messages.ts';
import { usePageTitle } from '../ui/page-title.ts';

const route = getRouteApi('/creators');

export function CreatorsScreen() {
  const { tab, q } = route.useSearch();
  const navigate = route.useNavigate();
  usePageTitle(`${creatorMessages.title} · ${uiMessages.product}`);
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
