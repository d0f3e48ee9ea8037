import { getRouteApi } from '@tanstack/react-router';
import { BattleView } from '../features/battle/battle-view.tsx';
import { messages } from '../lib/messages.ts';
import { battle } from '../lib/messages-battle.ts';
import { IN_PLACE } from '../lib/open-character.ts';
import { usePageTitle } from '../lib/page-title.ts';

const route = getRouteApi('/battle');

export function BattleScreen() {
  const { tab, opponent } = route.useSearch();
  const navigate = route.useNavigate();
  usePageTitle(`${battle.title} · ${messages.product}`);
  return (
    <BattleView
      tab={tab}
      opponentId={opponent}
      onTab={(next) =>
        void navigate({
          search: (before) => ({ ...before, tab: next }),
          replace: true,
          ...IN_PLACE,
        })
      }
      onOpponent={(id) => void navigate({ search: { opponent: id } })}
    />
  );
}
