/** Everybody who can be fought, five at a time, or why there is nobody. */
import type { CharacterRow } from '@chaos/shared/contract/characters';
import { type ReactNode, useRef } from 'react';
import { reasonOf } from '../../api/errors.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorBox } from '../../ui/error-box.tsx';
import { ShowMore } from '../../ui/show-more.tsx';
import { useFailureToast } from '../../ui/toast/use-failure-toast.ts';
import { useLoadMoreFocus } from '../../ui/use-load-more-focus.ts';
import { CardList } from '../characters/card-list.tsx';
import { battleMessages } from './messages.ts';
import { Spinner } from './spinner.tsx';
import { useOpponents } from './use-fighter-lists.ts';

const TEXTS = battleMessages.opponents;

interface OpponentListProps {
  /** Who is left out. */
  exceptId?: string;
  renderCard: (row: CharacterRow, index: number) => ReactNode;
}

export function OpponentList({ exceptId, renderCard }: OpponentListProps) {
  const { list, rows: all, total: whole } = useOpponents();
  const rows = all.filter(({ id }) => id !== exceptId);
  const total = Math.max(rows.length, exceptId === undefined ? whole : whole - 1);
  const element = useRef<HTMLUListElement>(null);
  const goToFirstNew = useLoadMoreFocus({ list: element, shown: rows.length, total });
  const failure = reasonOf(list.error) === null ? TEXTS.networkFailed : TEXTS.serverFailed;
  useFailureToast(list.errorUpdatedAt, failure.notice);

  if (list.isPending) return <Spinner />;
  if (list.data === undefined) return <ErrorBox title={failure.text} onRetry={() => void list.refetch()} />;
  if (rows.length === 0 && !list.hasNextPage) {
    return (
      <EmptyState text={TEXTS.empty} hint={TEXTS.emptyHint}>
        <Button look="primary" aria-disabled={list.isFetching} onClick={() => list.isFetching || void list.refetch()}>
          {TEXTS.refresh}
        </Button>
      </EmptyState>
    );
  }
  return (
    <div className="grid grid-cols-1 gap-6">
      <CardList rows={rows} listRef={element} renderCard={renderCard} />
      <ShowMore list={list} label={TEXTS.more} count={{ shown: rows.length, total }} onMore={goToFirstNew} />
    </div>
  );
}
