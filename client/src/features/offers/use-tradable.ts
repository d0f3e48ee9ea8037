import type { TradablePage, TradableRow } from '@chaos/shared/contract/offers';
import { keepPreviousData } from '@tanstack/react-query';
import { useMemo } from 'react';
import { trpc } from '../../api/client.ts';
import { reasonOf } from '../../api/errors.ts';
import { useWindowFocus } from '../../lib/use-window-focus.ts';
import type { ToastText } from '../../ui/toast/toast.ts';
import { useFailureToast } from '../../ui/toast/use-failure-toast.ts';

const PAGES = { getNextPageParam: (page: TradablePage) => page.nextCursor };

interface TradableOptions {
  /** Whose; one's own when it is missing. Null: nobody's yet. */
  userId?: string | null;
  failed: ToastText;
  /** When no answer came at all. */
  unanswered: ToastText;
}

/** All that somebody can give away, fifty at a time. */
export function useTradable({ userId, failed, unanswered }: TradableOptions) {
  const list = trpc.characters.tradable.useInfiniteQuery(userId === undefined ? {} : { userId: userId ?? '' }, {
    ...PAGES,
    enabled: userId !== null,
  });
  useFailureToast(list.errorUpdatedAt, reasonOf(list.error) === null ? unanswered : failed);
  useWindowFocus(() => void (userId !== null && list.refetch({ cancelRefetch: false })));
  const rows = useMemo(() => uniqueRows(list.data), [list.data]);
  const { totalCount: total = 0, restingCount: resting = 0 } = list.data?.pages[0] ?? {};
  return { list, rows, isWhole: list.isSuccess && !list.hasNextPage, total, resting };
}

export type Tradable = ReturnType<typeof useTradable>;

/** Those of them whose name has this in it. The component that asks belongs to one person, so that no other's are kept. */
export function useFoundTradable(userId: string | undefined, query: string) {
  const list = trpc.characters.tradable.useInfiniteQuery(
    { ...(userId ? { userId } : {}), query },
    { ...PAGES, enabled: query !== '', placeholderData: keepPreviousData },
  );
  const rows = useMemo(() => uniqueRows(list.data), [list.data]);
  return { list, rows, total: list.isPlaceholderData ? undefined : list.data?.pages[0]?.totalCount };
}

function uniqueRows(data: { pages: TradablePage[] } | undefined): TradableRow[] {
  return [...new Map(data?.pages.flatMap((page) => page.items).map((row) => [row.id, row])).values()];
}
