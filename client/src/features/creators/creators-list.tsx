import { Link } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useAuth } from '../../auth/provider.tsx';
import { cx } from '../../lib/cx.ts';
import { announce } from '../../ui/announce.ts';
import { buttonClass } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { uiMessages } from '../../ui/messages.ts';
import { PagedList } from '../../ui/paged-list.tsx';
import { Skeletons } from '../../ui/skeletons.tsx';
import { useFailureToast } from '../../ui/toast/use-failure-toast.ts';
import { CreatorCard } from './creator-card.tsx';
import { creatorMessages } from './messages.ts';
import type { CreatorTab } from './search-params.ts';
import { useCreators } from './use-creators.ts';

const SKELETONS = 9;

interface CreatorsListProps {
  tab: CreatorTab;
  query: string;
}

export function CreatorsList({ tab, query }: CreatorsListProps) {
  const { user, isLoading } = useAuth();
  if (tab === 'following' && !user) return isLoading ? <CreatorSkeletons /> : <SignInPrompt />;
  return <List tab={tab} query={query} />;
}

function List({ tab, query }: CreatorsListProps) {
  const { user } = useAuth();
  const { list, rows } = useCreators({ tab, query, isMember: user !== null });
  useFailureToast(list.errorUpdatedAt, creatorMessages.loadFailed);
  useSpokenCount(query, list.isSuccess && !list.isPlaceholderData ? rows.length : null);

  return (
    <PagedList
      list={list}
      shown={rows.length}
      skeletons={<CreatorSkeletons />}
      failed={<LoadFailed title={creatorMessages.failedTitle} onRetry={list.refetch} />}
      empty={<Nobody tab={tab} query={query} />}
      more={uiMessages.more.label}
    >
      {(listRef) => (
        <ul
          ref={listRef}
          aria-busy={list.isPlaceholderData}
          className={cx('people-grid transition-opacity', list.isPlaceholderData && 'opacity-45')}
        >
          {rows.map((row) => (
            <li key={row.id} tabIndex={-1} className="min-w-0 rounded-card">
              <CreatorCard creator={row} isMe={row.id === user?.id} />
            </li>
          ))}
        </ul>
      )}
    </PagedList>
  );
}

/** What a search found, for the ear. */
function useSpokenCount(query: string, count: number | null): void {
  useEffect(() => {
    if (query !== '' && count !== null) announce(creatorMessages.found(count));
  }, [query, count]);
}

function Nobody({ tab, query }: CreatorsListProps) {
  if (query !== '') return <EmptyState text={creatorMessages.noMatch(query)} hint={creatorMessages.noMatchHint} />;
  return (
    <EmptyState {...creatorMessages.empty[tab]}>
      {tab === 'following' && (
        <Link to="/creators" className={buttonClass('primary')}>
          {creatorMessages.tabs.popular}
        </Link>
      )}
    </EmptyState>
  );
}

function SignInPrompt() {
  return (
    <EmptyState text={creatorMessages.promptTitle} hint={creatorMessages.promptText}>
      <Link to="/auth" search={{ redirect: '/creators?tab=following' }} className={buttonClass('primary')}>
        {creatorMessages.prompt}
      </Link>
    </EmptyState>
  );
}

function CreatorSkeletons() {
  return (
    <Skeletons className="people-grid" count={SKELETONS}>
      <div className="person-card">
        <div className="skeleton size-14 rounded-full!" />
        <div className="grid gap-2">
          <div className="skeleton h-5 w-3/5" />
          <div className="skeleton h-4 w-2/5" />
        </div>
        <div className="col-span-2 flex items-center justify-between">
          <div className="skeleton h-9 w-36" />
          <div className="skeleton h-11 w-32 rounded-control!" />
        </div>
      </div>
    </Skeletons>
  );
}
