/** The battles of a member, newest first. */
import type { Battle } from '@chaos/shared/contract/battles';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { trpc } from '../../api/client.ts';
import { useAuth } from '../../auth/provider.tsx';
import { useWindowFocus } from '../../lib/use-window-focus.ts';
import { buttonClass } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { Skeletons } from '../../ui/skeletons.tsx';
import { useFailureToast } from '../../ui/toast/use-failure-toast.ts';
import { BattleDialog } from './battle-dialog.tsx';
import { LogItem } from './log-item.tsx';
import { battleMessages } from './messages.ts';
import { StepHeading } from './step-heading.tsx';

const TEXTS = battleMessages.logs;

export function Logs() {
  const { user, isLoading } = useAuth();
  return (
    <section className="grid grid-cols-1 gap-5">
      <StepHeading title={TEXTS.title} />
      {user && <History viewerId={user.id} />}
      {!user && isLoading && <LogSkeletons />}
      {!user && !isLoading && (
        <EmptyState text={TEXTS.signIn} hint={TEXTS.signInHint}>
          <Link to="/auth" search={{ redirect: '/battle?tab=logs' }} className={buttonClass('primary')}>
            {TEXTS.signInAction}
          </Link>
        </EmptyState>
      )}
    </section>
  );
}

function History({ viewerId }: { viewerId: string }) {
  const { data, isPending, errorUpdatedAt, refetch } = trpc.battles.history.useQuery(undefined, { staleTime: 0 });
  const [read, setRead] = useState<Battle | null>(null);
  useFailureToast(errorUpdatedAt, TEXTS.loadFailed);
  useWindowFocus(() => void refetch({ cancelRefetch: false }));

  if (isPending) return <LogSkeletons />;
  if (!data) {
    return <LoadFailed title={TEXTS.loadFailed.title} onRetry={refetch} />;
  }
  if (data.items.length === 0) {
    return (
      <EmptyState text={TEXTS.empty} hint={TEXTS.emptyHint}>
        <Link to="/battle" search={{}} className={buttonClass('primary')}>
          {TEXTS.start}
        </Link>
      </EmptyState>
    );
  }
  return (
    <>
      <ol className="grid gap-3" aria-label={TEXTS.title}>
        {data.items.map((item) => (
          <li key={item.id} className="min-w-0">
            <LogItem battle={item} viewerId={viewerId} onRead={() => setRead(item)} />
          </li>
        ))}
      </ol>
      {read && <BattleDialog battle={read} onClose={() => setRead(null)} />}
    </>
  );
}

const SKELETONS = 4;

function LogSkeletons() {
  return (
    <Skeletons className="grid gap-3" count={SKELETONS}>
      <div className="skeleton h-36 rounded-card!" />
    </Skeletons>
  );
}
