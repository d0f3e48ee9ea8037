/** Everybody who can be fought, five at a time, or why there is nobody. */
import type { CharacterRow } from '@chaos/shared/contract/characters';
import type { ReactNode } from 'react';
import { reasonOf } from '../../api/errors.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorBox } from '../../ui/error-box.tsx';
import { PagedList } from '../../ui/paged-list.tsx';
import { useFailureToast } from '../../ui/toast/use-failure-toast.ts';
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
  const failure = reasonOf(list.error) === null ? TEXTS.networkFailed : TEXTS.serverFailed;
  useFailureToast(list.errorUpdatedAt, failure.notice);

  return (
    <PagedList
      list={list}
      shown={rows.length}
      total={all.length === rows.length ? whole : whole - 1}
      skeletons={<Spinner />}
      failed={<ErrorBox title={failure.text} onRetry={() => void list.refetch()} />}
      empty={
        <EmptyState text={TEXTS.empty} hint={TEXTS.emptyHint}>
          <Button look="primary" aria-disabled={list.isFetching} onClick={() => list.isFetching || void list.refetch()}>
            {TEXTS.refresh}
          </Button>
        </EmptyState>
      }
      more={TEXTS.more}
    >
      {(listRef) => <CardList rows={rows} listRef={listRef} renderCard={renderCard} />}
    </PagedList>
  );
}
