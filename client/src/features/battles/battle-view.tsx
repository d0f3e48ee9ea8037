/** The Battle Arena: an opponent, a fighter, a result; and the battles that were. */
import { Link } from '@tanstack/react-router';
import { useAuth } from '../../auth/provider.tsx';
import { EXACTLY } from '../../lib/search-params.ts';
import { Button } from '../../ui/button.tsx';
import { ArrowLeft, Retry } from '../../ui/icons.tsx';
import { Swords } from '../../ui/sprite-icons.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { Arena } from './arena.tsx';
import { putAwayFought } from './fight-record.ts';
import { Logs } from './logs.tsx';
import { battleMessages } from './messages.ts';
import { OpponentStep } from './opponent-step.tsx';
import { BATTLE_TABS, type BattleTab } from './search-params.ts';

interface BattleViewProps {
  tab: BattleTab;
  /** Blank in step 1. */
  opponentId: string;
  /** Who was brought along, or picked since; blank for nobody. */
  fighterId: string;
  onTab: (tab: BattleTab) => void;
  onFighter: (id: string) => void;
  /** @param fighterId who was brought along, and stays; nobody otherwise. */
  onOpponent: (id: string, fighterId: string) => void;
}

export function BattleView({ tab, opponentId, fighterId, onTab, onFighter, onOpponent }: BattleViewProps) {
  const { user, isLoading } = useAuth();
  const viewerId = user?.id ?? null;
  const leave = (id: string, by = '') => {
    putAwayFought();
    onOpponent(id, by);
  };
  return (
    <div className="grid grid-cols-1 gap-5 py-4 md:py-6">
      <Banner onNewBattle={opponentId === '' ? null : () => leave('')} />
      <Tabs label={battleMessages.tabsLabel} names={battleMessages.tabs} order={BATTLE_TABS} selected={tab} onSelect={onTab}>
        {tab === 'logs' && <Logs />}
        {tab === 'battle' && opponentId === '' && (
          <OpponentStep viewerId={viewerId} fighterId={fighterId} onPick={(id) => leave(id, fighterId)} />
        )}
        {tab === 'battle' && opponentId !== '' && !isLoading && (
          <Arena
            key={`${opponentId} ${viewerId}`}
            opponentId={opponentId}
            broughtId={fighterId}
            viewerId={viewerId}
            onFighter={onFighter}
            onLeave={() => leave('')}
          />
        )}
      </Tabs>
    </div>
  );
}

/** @param onNewBattle null where there is nothing to begin anew. */
function Banner({ onNewBattle }: { onNewBattle: (() => void) | null }) {
  return (
    <header className="arena-banner" data-theme="dark" data-small={onNewBattle !== null || undefined}>
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-1 gap-y-2">
        <Link to="/" search={{}} activeOptions={EXACTLY} className="arena-back">
          <ArrowLeft className="size-5" />
          {battleMessages.back}
        </Link>
        {onNewBattle && (
          <Button onClick={onNewBattle} className="max-sm:px-2.5">
            <Retry className="size-4.5 max-sm:hidden" />
            {battleMessages.newBattle}
          </Button>
        )}
      </div>
      {!onNewBattle && <Swords className="arena-emblem" />}
      <h1 tabIndex={-1} className="arena-title">
        {battleMessages.title}
      </h1>
      <p className="arena-tagline">{battleMessages.tagline}</p>
    </header>
  );
}
