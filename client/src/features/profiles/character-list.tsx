/** A tab of a profile: its characters, or why there are none. */

import type { CharacterRow } from '@chaos/shared/contract/characters';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useRef } from 'react';
import { EXACTLY } from '../../lib/search-params.ts';
import { useWindowFocus } from '../../lib/use-window-focus.ts';
import { buttonClass } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorBox } from '../../ui/error-box.tsx';
import { uiMessages } from '../../ui/messages.ts';
import { ShowMore } from '../../ui/show-more.tsx';
import { useFailureToast } from '../../ui/toast/use-failure-toast.ts';
import { useLoadMoreFocus } from '../../ui/use-load-more-focus.ts';
import { CardList } from '../characters/card-list.tsx';
import { CardSkeletons } from '../characters/card-skeletons.tsx';
import { type Reactions, useReactions } from '../reactions/use-reactions.ts';
import { profileMessages } from './messages.ts';
import { type CharacterSource, useCharacters } from './use-characters.ts';

const LOAD_FAILED = { title: profileMessages.listFailed };
const SKELETONS = 8;

export interface CardView {
  row: CharacterRow;
  index: number;
  reactions: Reactions;
}

interface CharacterListProps {
  source: CharacterSource;
  renderCard: (view: CardView) => ReactNode;
}

export function CharacterList({ source, renderCard }: CharacterListProps) {
  const { list, rows, total, hasLostAll } = useCharacters(source);
  const reactions = useReactions(rows, list.dataUpdatedAt);
  const element = useRef<HTMLUListElement>(null);
  const goToFirstNew = useLoadMoreFocus({ list: element, shown: rows.length, total });
  useFailureToast(list.errorUpdatedAt, LOAD_FAILED);
  // Both events of one return are one load.
  useWindowFocus(() => void list.refetch({ cancelRefetch: false }));

  if (list.isPending) return <CardSkeletons count={SKELETONS} />;
  if (list.data === undefined) {
    return (
      <ErrorBox title={profileMessages.listFailed} onRetry={() => void list.refetch()}>
        {uiMessages.failedText}
      </ErrorBox>
    );
  }
  if (rows.length === 0) return <Nothing tab={source.tab} hasLostAll={hasLostAll} />;
  return (
    <div className="grid grid-cols-1 gap-6">
      <CardList rows={rows} listRef={element} renderCard={(row, index) => renderCard({ row, index, reactions })} />
      <ShowMore
        list={list}
        label={uiMessages.more.label}
        count={{ shown: rows.length, total: Math.max(total, rows.length) }}
        onMore={goToFirstNew}
      />
    </div>
  );
}

const NEXT_STEP = { mine: '/', fuse: '/', following: '/creators', user: '/' } as const;

function Nothing({ tab, hasLostAll }: { tab: CharacterSource['tab']; hasLostAll: boolean }) {
  const { text, hint, action } = hasLostAll ? profileMessages.emptied : profileMessages.empty[tab];
  return (
    <EmptyState text={text} hint={hint}>
      <Link
        to={NEXT_STEP[tab]}
        search={tab === 'user' ? { view: 'gallery' } : {}}
        activeOptions={EXACTLY}
        className={buttonClass('primary')}
      >
        {action}
      </Link>
    </EmptyState>
  );
}
