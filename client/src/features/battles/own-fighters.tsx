/** A member's own characters, ten at a time. */
import { FIGHTERS_PAGE_SIZE } from '@chaos/shared/contract/battles';
import type { CharacterRow } from '@chaos/shared/contract/characters';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { reasonOf } from '../../api/errors.ts';
import { EXACTLY } from '../../lib/search-params.ts';
import { useWindowFocus } from '../../lib/use-window-focus.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorBox } from '../../ui/error-box.tsx';
import { nameSearchMessages } from '../../ui/messages.ts';
import { NameSearch } from '../../ui/name-search.tsx';
import { PagedList } from '../../ui/paged-list.tsx';
import { showFailure } from '../../ui/toast/show-failure.ts';
import { showToast } from '../../ui/toast/toast.ts';
import { CardList } from '../characters/card-list.tsx';
import { battleMessages } from './messages.ts';
import { Spinner } from './spinner.tsx';
import { StepHeading } from './step-heading.tsx';
import { useOwnFighters } from './use-fighter-lists.ts';

const TEXTS = battleMessages.fighters;

export function OwnFighters({ renderCard }: { renderCard: (row: CharacterRow, index: number) => ReactNode }) {
  const [query, setQuery] = useState('');
  const { list, rows, total } = useOwnFighters(query);
  const { isRefreshing, refresh } = useLoads(list);
  // They may have fought, or been given away, in another window.
  useWindowFocus(() => void list.refetch({ cancelRefetch: false }));

  return (
    <fieldset className="grid min-w-0 grid-cols-1 gap-5">
      <legend className="sr-only">{TEXTS.title}</legend>
      <StepHeading title={TEXTS.title} hint={TEXTS.hint}>
        <Button aria-disabled={isRefreshing} onClick={() => void refresh()} className="at-least-60">
          {isRefreshing ? TEXTS.refreshing : TEXTS.refresh}
        </Button>
      </StepHeading>
      <NameSearch
        total={total}
        from={FIGHTERS_PAGE_SIZE + 1}
        query={query}
        onQuery={setQuery}
        found={list.isSuccess && !list.isPlaceholderData ? total : undefined}
      />
      <PagedList
        list={list}
        shown={rows.length}
        total={total}
        skeletons={<Spinner />}
        failed={<ErrorBox title={TEXTS.loadFailed.title} onRetry={() => void list.refetch()} />}
        empty={query === '' ? <NoFighters /> : <EmptyState text={nameSearchMessages.noMatch(query)} />}
        more={TEXTS.more}
      >
        {(listRef) => <CardList rows={rows} listRef={listRef} renderCard={renderCard} />}
      </PagedList>
    </fieldset>
  );
}

function NoFighters() {
  return (
    <EmptyState text={TEXTS.empty} hint={TEXTS.emptyHint}>
      <Link to="/" search={{}} activeOptions={EXACTLY} className={buttonClass('primary')}>
        {TEXTS.create}
      </Link>
    </EmptyState>
  );
}

type OwnList = ReturnType<typeof useOwnFighters>['list'];

/** Tells how each load went; one that was asked for by the button in words of its own. */
function useLoads(list: OwnList) {
  const { errorUpdatedAt, data, isFetching } = list;
  const [isRefreshing, setRefreshing] = useState(false);
  const toldFailure = useRef(errorUpdatedAt);
  const isKnown = useRef(false);
  const isEmpty = data && data.pages[0]?.items.length === 0;

  useEffect(() => {
    if (isRefreshing || errorUpdatedAt <= toldFailure.current) return;
    toldFailure.current = errorUpdatedAt;
    showFailure(TEXTS.loadFailed);
  }, [errorUpdatedAt, isRefreshing]);
  useEffect(() => {
    // A list that empties before one's eyes has a cause that is being told: the last fighter was lost, perhaps just now.
    // One that is read anew may be older than the first fighter.
    if (isEmpty === undefined || (isEmpty && isFetching)) return;
    if (isEmpty && !isKnown.current) showToast(TEXTS.none, 'neutral');
    isKnown.current = true;
  }, [isEmpty, isFetching]);

  const refresh = async () => {
    if (isRefreshing) return;
    setRefreshing(true);
    const loaded = await list.refetch();
    toldFailure.current = loaded.errorUpdatedAt;
    setRefreshing(false);
    if (!loaded.error) showToast(TEXTS.refreshed);
    else showFailure(reasonOf(loaded.error) === null ? TEXTS.refreshFailed : TEXTS.refreshRefused);
  };
  return { isRefreshing, refresh };
}
