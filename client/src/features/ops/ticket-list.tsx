/** The tickets: listed, moved through by keys, selected. */
import type { OpsTicketRow } from '@chaos/shared/contract/ops-tickets';
import { useRef, useState } from 'react';
import { formatDate } from '../../lib/format.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorBox } from '../../ui/error-box.tsx';
import { ShowMore } from '../../ui/show-more.tsx';
import { Skeletons } from '../../ui/skeletons.tsx';
import { useShortcuts } from '../shortcuts/use-shortcuts.ts';
import type { LiveMode } from './auto-refresh.ts';
import { BulkBar } from './bulk-bar.tsx';
import { opsMessages } from './messages.ts';
import { canRetry } from './possible-ticket-actions.ts';
import type { OpsSearch } from './search-params.ts';
import { useFrozenRows } from './stable-rows.ts';
import { SEARCH_FIELD } from './ticket-filters.tsx';
import { TicketTable } from './ticket-table.tsx';
import { useMatching } from './use-matching-tickets.ts';
import type { TicketAction } from './use-ticket-action.ts';
import { useTickets } from './use-tickets.ts';

const TEXTS = opsMessages.list;

interface TicketListProps {
  search: OpsSearch;
  live: LiveMode;
  selected: ReadonlySet<string>;
  onSelected: (ids: ReadonlySet<string>) => void;
  onOpen: (id: string) => void;
  onAction: (ticketAction: TicketAction) => void;
  onKeys: () => void;
  onClear: () => void;
}

export function TicketList(props: TicketListProps) {
  const { search, live, selected, onSelected, onOpen, onAction, onKeys, onClear } = props;
  const { list, filter, rows: fresh, searchedFrom } = useTickets(search, live);
  const matching = useMatching(filter, selected);
  const [isPointedAt, setPointedAt] = useState(false);
  const view = [search.state, search.kind, search.person, search.q, search.since].join('\n');
  const isFiltered = view.trim() !== '';
  // What somebody asked for with "show older" is no jump: it comes at the end.
  const isFrozen = isPointedAt && !list.isFetchingNextPage && !list.isPlaceholderData;
  const { rows, newCount, show } = useFrozenRows(fresh, { isFrozen, view });
  const frame = useRef<HTMLDivElement>(null);
  const toggle = (id: string) => onSelected(toggled(selected, id));
  useTableKeys({ frame, rows, toggle, onAction, onKeys });
  const chosen = rows.filter(({ id }) => selected.has(id));

  if (list.data === undefined) {
    if (!list.isError) return <Skeletons className="skeleton h-96 rounded-card!" />;
    return (
      <ErrorBox title={TEXTS.failed} onRetry={() => void list.refetch()}>
        {opsMessages.failed}
      </ErrorBox>
    );
  }
  if (rows.length === 0) {
    return (
      <EmptyState text={isFiltered ? TEXTS.noMatch : TEXTS.empty} hint={isFiltered ? TEXTS.noMatchHint : TEXTS.emptyHint}>
        {isFiltered && <Button onClick={onClear}>{opsMessages.filters.clear}</Button>}
      </EmptyState>
    );
  }
  return (
    <>
      {/* The button that shows what is new belongs to it: on the way there nothing may move either. */}
      <div
        className="grid grid-cols-1 gap-3"
        onPointerEnter={({ pointerType }) => setPointedAt(pointerType === 'mouse')}
        onPointerLeave={() => setPointedAt(false)}
      >
        <div className="ops-list-head">
          <p role="status" className="text-sm text-muted tabular-nums">
            {TEXTS.shown(rows.length)}
          </p>
          {searchedFrom && <p className="text-sm text-muted">{TEXTS.searchedFrom(formatDate(searchedFrom))}</p>}
          {isFiltered && (
            <button type="button" onClick={onClear} className="min-h-8 text-sm font-bold text-primary-text underline">
              {opsMessages.filters.clear}
            </button>
          )}
          {newCount > 0 && (
            <button type="button" className="ops-fresh" onClick={show}>
              {TEXTS.fresh(newCount)}
            </button>
          )}
        </div>
        <div ref={frame} className="ops-frame" aria-busy={list.isPlaceholderData}>
          <TicketTable
            rows={rows}
            selected={selected}
            onToggle={toggle}
            onToggleAll={() => onSelected(chosen.length === rows.length ? new Set() : new Set(rows.map(({ id }) => id)))}
            onOpen={onOpen}
          />
        </div>
      </div>
      <ShowMore list={list} label={TEXTS.more} />
      {chosen.length > 0 && (
        <BulkBar
          rows={matching.rows ?? chosen}
          onAction={onAction}
          onNone={() => onSelected(new Set())}
          {...(chosen.length === rows.length && list.hasNextPage && matching.rows === null && { onAll: matching.gather })}
          isGathering={matching.isGathering}
        />
      )}
    </>
  );
}

function toggled(ids: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const next = new Set(ids);
  if (!next.delete(id)) next.add(id);
  return next;
}

interface TableKeys {
  frame: { current: HTMLElement | null };
  rows: readonly OpsTicketRow[];
  toggle: (id: string) => void;
  onAction: (ticketAction: TicketAction) => void;
  onKeys: () => void;
}

/** The ticket at hand is the one whose row has the focus, so Enter opens it by itself. */
function useTableKeys({ frame, rows, toggle, onAction, onKeys }: TableKeys): void {
  const current = () => rows.find(({ id }) => id === document.activeElement?.closest<HTMLElement>('.ops-row')?.dataset.id);
  const move = (step: number) => {
    const row = current();
    const at = row ? rows.indexOf(row) + step : 0;
    const next = rows[Math.max(0, Math.min(rows.length - 1, at))];
    const opener = next && frame.current?.querySelector<HTMLElement>(`.ops-row[data-id="${next.id}"] .ops-open`);
    opener?.focus({ preventScroll: true });
    opener?.scrollIntoView({ block: 'nearest' });
  };
  useShortcuts({
    j: () => move(1),
    k: () => move(-1),
    x: () => {
      const row = current();
      if (row) toggle(row.id);
    },
    r: () => {
      const row = current();
      if (row && canRetry(row)) onAction({ kind: 'retry', ids: [row.id] });
    },
    '/': () => document.getElementById(SEARCH_FIELD)?.focus(),
    '?': onKeys,
  });
}
