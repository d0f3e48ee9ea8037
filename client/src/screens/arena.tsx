import { getRouteApi } from '@tanstack/react-router';
import { BattleView } from '../features/battles/battle-view.tsx';
import { battleMessages } from '../features/battles/messages.ts';
import { IN_PLACE } from '../features/characters/open-character-param.ts';
import { uiMessages } from '../ui/messages.ts';
import { usePageTitle } from '../ui/page-title.ts';

const route = getRouteApi('/battle');

export function ArenaScreen() {
  const { tab, opponent, fighter } = route.useSearch();
  const navigate = route.useNavigate();
  usePageTitle(`${battleMessages.title} · ${uiMessages.product}`);
  return (
    <BattleView
      tab={tab}
      opponentId={opponent}
      fighterId={fighter}
      onTab={(next) =>
        void navigate({
          search: (before) => ({ ...before, tab: next }),
          replace: true,
          ...IN_PLACE,
        })
      }
      onFighter={(id) => void navigate({ search: (before) => ({ ...before, fighter: id }), replace: true, ...IN_PLACE })}
      onOpponent={(id, by) => void navigate({ search: { opponent: id, fighter: by } })}
    />
  );
}
