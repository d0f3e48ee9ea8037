/** Chooses any number of the characters that somebody can give away. */

import { OFFER_ITEMS_MAX } from '@chaos/shared/contract/offers';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { EXACTLY } from '../../lib/search-params.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Retry } from '../../ui/icons.tsx';
import { nameSearchMessages, uiMessages } from '../../ui/messages.ts';
import { NameSearch } from '../../ui/name-search.tsx';
import { ShowMore } from '../../ui/show-more.tsx';
import { showToast } from '../../ui/toast/toast.ts';
import { offerMessages } from './messages.ts';
import { type OfferedCharacter, togglePiece, toPiece } from './offered-character.ts';
import { PickCard } from './pick-card.tsx';
import { PickSkeletons } from './pick-skeletons.tsx';
import { useChosenFirst } from './use-chosen-first.ts';
import { type Tradable, useFoundTradable } from './use-tradable.ts';

const TEXTS = offerMessages.picker;

interface PickerProps {
  /** Whose they are, as the name of the list. */
  of: string;
  userId?: string;
  all: Tradable;
  selected: readonly OfferedCharacter[];
  /** How many of the selected ones are gone. */
  lost?: number;
  onSelect: (selected: readonly OfferedCharacter[]) => void;
  /** Stands where there is nothing to choose from. */
  empty?: ReactNode;
  /** What a counter-offer changes. */
  markOf?: (id: string, isSelected: boolean) => 'added' | 'removed' | null;
}

export function Picker({ of, userId, all, selected, lost = 0, onSelect, empty, markOf }: PickerProps) {
  const { list, total, resting } = all;
  const [query, setQuery] = useState('');
  const found = useFoundTradable(userId, query);
  const inFront = useChosenFirst(all, selected);
  const rows = query === '' ? inFront : found.rows;
  const shown = query === '' ? list : found.list;

  if (list.isPending) return <PickSkeletons />;
  if (list.data === undefined) return <Failed onRetry={() => void list.refetch()} />;
  if (total === 0)
    return empty ?? <NothingOwn resting={resting} isLoading={list.isFetching} onRetry={() => void list.refetch()} />;

  const toggle = (row: OfferedCharacter) => {
    const next = togglePiece(selected, toPiece(row));
    if (next.length > OFFER_ITEMS_MAX) showToast(TEXTS.tooMany, 'destructive');
    else onSelect(next);
  };
  return (
    <fieldset className="pick-box">
      <legend className="pick-legend">{TEXTS.selected(selected.length, total)}</legend>
      <Button look="ghost" className="pick-none" disabled={selected.length === 0} onClick={() => onSelect([])}>
        {TEXTS.none}
      </Button>
      <NameSearch total={total} of={of} query={query} onQuery={setQuery} found={found.total} />
      {lost > 0 && <p className="trade-note">{TEXTS.lost(lost)}</p>}
      {resting > 0 && <Resting count={resting} />}
      {/** biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard */}
      {/** biome-ignore lint/a11y/useSemanticElements: the fieldset is around it; this part of it scrolls */}
      <div role="group" aria-label={of} aria-busy={shown.isFetching} tabIndex={0} className="pick-scroll">
        {query !== '' && found.list.isSuccess && rows.length === 0 && (
          <p className="py-6 text-center text-muted">{nameSearchMessages.noMatch(query)}</p>
        )}
        {query !== '' && found.list.isError && rows.length === 0 && <Failed onRetry={() => void found.list.refetch()} />}
        <ul className="pick-grid">
          {rows.map((row) => {
            const isSelected = selected.some(({ id }) => id === row.id);
            return (
              <li key={row.id} className="min-w-0">
                <PickCard
                  row={row}
                  isSelected={isSelected}
                  mark={markOf?.(row.id, isSelected) ?? null}
                  onToggle={() => toggle(row)}
                />
              </li>
            );
          })}
        </ul>
        {shown.hasNextPage && (
          <div className="pt-3">
            <ShowMore list={shown} label={TEXTS.more} isSmall />
          </div>
        )}
      </div>
    </fieldset>
  );
}

function Failed({ onRetry }: { onRetry: () => void }) {
  return (
    <div className="grid justify-items-start gap-2 rounded-tile bg-danger-bg p-4">
      <p className="font-semibold text-danger-text">{TEXTS.failedTitle}</p>
      <p>{uiMessages.failedText}</p>
      <Button onClick={onRetry}>
        <Retry className="size-4.5" />
        {uiMessages.tryAgain}
      </Button>
    </div>
  );
}

/** Whoever looks for one of them is told where it is. */
function Resting({ count }: { count: number }) {
  return (
    <p className="text-sm text-muted">
      {TEXTS.resting(count)}{' '}
      <Link
        to="/profile"
        search={{}}
        activeOptions={EXACTLY}
        className="-my-2 inline-flex min-h-11 items-center font-semibold text-primary-text hover:underline"
      >
        {TEXTS.toResting}
      </Link>
    </p>
  );
}

interface NothingOwnProps {
  resting: number;
  isLoading: boolean;
  onRetry: () => void;
}

function NothingOwn({ resting, isLoading, onRetry }: NothingOwnProps) {
  return (
    <div className="trade-blank">
      <p className="font-bold text-text">{TEXTS.emptyOwn}</p>
      {resting > 0 ? <Resting count={resting} /> : <p>{TEXTS.emptyOwnHint}</p>}
      <div className="mt-2 flex flex-wrap justify-center gap-3">
        <Link to="/" search={{}} activeOptions={EXACTLY} className={buttonClass('primary')}>
          {TEXTS.generate}
        </Link>
        <Button look="ghost" aria-disabled={isLoading} onClick={() => isLoading || onRetry()}>
          <Retry className="size-4.5" />
          {TEXTS.retry}
        </Button>
      </div>
    </div>
  );
}
