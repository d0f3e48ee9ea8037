/** A tab of a profile: its characters, or why there are none. */
import type { CharacterRow } from '@chaos/shared/contract/characters';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { EXACTLY } from '../../lib/search-params.ts';
import { buttonClass } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { nameSearchMessages, uiMessages } from '../../ui/messages.ts';
import { NameSearch } from '../../ui/name-search.tsx';
import { PagedList } from '../../ui/paged-list.tsx';
import { useFailureToast } from '../../ui/toast/use-failure-toast.ts';
import { CardList } from '../characters/card-list.tsx';
import { CardSkeletons } from '../characters/card-skeletons.tsx';
import { type Reactions, useReactions } from '../reactions/use-reactions.ts';
import { profileMessages } from './messages.ts';
import { type CharacterSource, useCharacterList } from './use-character-list.ts';

const { noMatch } = nameSearchMessages;
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
  /** Absent where nothing is looked for by its name. */
  onQuery?: (query: string) => void;
}

/** So many fill more than a window. */
const SEARCH_FROM = 13;

export function CharacterList({ source, renderCard, onQuery }: CharacterListProps) {
  const { list, rows, total, hasLostAll } = useCharacterList(source);
  const reactions = useReactions(rows, list.dataUpdatedAt);
  useFailureToast(list.errorUpdatedAt, LOAD_FAILED);

  const query = source.tab === 'following' ? '' : (source.query ?? '');
  const cards = (
    <PagedList
      list={list}
      shown={rows.length}
      total={total}
      skeletons={<CardSkeletons count={SKELETONS} />}
      failed={<LoadFailed title={profileMessages.listFailed} onRetry={list.refetch} />}
      empty={query === '' ? <Nothing tab={source.tab} hasLostAll={hasLostAll} /> : <EmptyState text={noMatch(query)} />}
      more={uiMessages.more.label}
    >
      {(listRef) => <CardList rows={rows} listRef={listRef} renderCard={(row, index) => renderCard({ row, index, reactions })} />}
    </PagedList>
  );
  if (!onQuery) return cards;
  return (
    <div className="grid min-w-0 grid-cols-1 gap-4">
      <NameSearch
        total={total}
        from={SEARCH_FROM}
        query={query}
        onQuery={onQuery}
        found={list.isSuccess && !list.isPlaceholderData ? total : undefined}
      />
      {cards}
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
