/** A tab of a profile: its characters, or why there are none. */
import type { CharacterRow } from '@chaos/shared/contract/characters';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useRef } from 'react';
import { people } from '../../lib/messages-people.ts';
import { EXACTLY } from '../../lib/search.ts';
import { useArrivalOfMore } from '../../lib/use-arrival-of-more.ts';
import { useFailureToast } from '../../lib/use-failure-toast.ts';
import { useReturn } from '../../lib/use-return.ts';
import { buttonClass } from '../../ui/button.tsx';
import { CardList } from '../../ui/card-list.tsx';
import { CardSkeletons } from '../../ui/card-skeletons.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorBox } from '../../ui/error-box.tsx';
import { ShowMore } from '../../ui/show-more.tsx';
import { type CharacterSource, useCharacters } from './use-characters.ts';
import { type Reactions, useReactions } from './use-reactions.ts';

const LOAD_FAILED = { title: people.profile.listFailed };
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
  const goToFirstNew = useArrivalOfMore({ list: element, shown: rows.length, total });
  useFailureToast(list.errorUpdatedAt, LOAD_FAILED);
  // Both events of one return are one load.
  useReturn(() => void list.refetch({ cancelRefetch: false }));

  if (list.isPending) return <CardSkeletons count={SKELETONS} />;
  if (list.data === undefined) {
    return (
      <ErrorBox title={people.profile.listFailed} onRetry={() => void list.refetch()}>
        {people.failedText}
      </ErrorBox>
    );
  }
  if (rows.length === 0) return <Nothing tab={source.tab} hasLostAll={hasLostAll} />;
  return (
    <div className="grid grid-cols-1 gap-6">
      <CardList rows={rows} listRef={element} renderCard={(row, index) => renderCard({ row, index, reactions })} />
      <ShowMore
        list={list}
        label={people.profile.more}
        count={{ shown: rows.length, total: Math.max(total, rows.length) }}
        onMore={goToFirstNew}
      />
    </div>
  );
}

const NEXT_STEP = { mine: '/', fuse: '/', following: '/creators', user: '/' } as const;

function Nothing({ tab, hasLostAll }: { tab: CharacterSource['tab']; hasLostAll: boolean }) {
  const { text, hint, action } = hasLostAll ? people.profile.emptied : people.profile.empty[tab];
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
