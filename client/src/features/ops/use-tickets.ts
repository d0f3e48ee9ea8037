import { OPS_RANGE_MS } from '@chaos/shared/contract/ops';
import type { OpsTicketRow, OpsTicketsPage } from '@chaos/shared/contract/ops-tickets';
import { keepPreviousData } from '@tanstack/react-query';
import { useMemo } from 'react';
import { trpc } from '../../api/client.ts';
import type { LiveMode } from './auto-refresh.ts';
import type { OpsSearch } from './search-params.ts';

const NONE: OpsTicketRow[] = [];

export type TicketFilter = ReturnType<typeof useTickets>['filter'];

/** The tickets that the filters let through, newest first. */
export function useTickets({ state, kind, person, q, since }: OpsSearch, live: LiveMode) {
  // From the moment the filter was chosen: one that moved with the clock would be another list every time.
  const from = useMemo(() => (since === '' ? null : new Date(Date.now() - OPS_RANGE_MS[since]).toISOString()), [since]);
  const filter = useMemo(
    () => ({
      ...(state !== '' && { states: [state] }),
      ...(kind !== '' && { kinds: [kind] }),
      ...(person !== '' && { person }),
      ...(q !== '' && { text: q }),
      ...(from !== null && { from }),
    }),
    [state, kind, person, q, from],
  );
  const list = trpc.ops.tickets.useInfiniteQuery(filter, {
    ...live.often,
    getNextPageParam: (page: OpsTicketsPage) => page.nextCursor,
    placeholderData: keepPreviousData,
  });
  const { data } = list;
  // One that came between two pages moves the others on.
  const rows = useMemo(
    () => (data ? [...new Map(data.pages.flatMap(({ items }) => items).map((row) => [row.id, row])).values()] : NONE),
    [data],
  );
  return { list, filter, rows, searchedFrom: data?.pages[0]?.searchedFrom ?? null };
}
