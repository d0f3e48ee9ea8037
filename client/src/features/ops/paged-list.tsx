import type { ReactNode } from 'react';
import { messages } from '../../lib/messages.ts';
import { ops } from '../../lib/messages-ops.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorBox } from '../../ui/error-box.tsx';
import { ShowMore } from '../../ui/show-more.tsx';

interface Pages<T> {
  data: { pages: { items: T[] }[] } | undefined;
  isError: boolean;
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  isFetchNextPageError: boolean;
  refetch: () => unknown;
  fetchNextPage: () => unknown;
}

interface PagedListProps<T> {
  list: Pages<T>;
  label: string;
  texts: { empty: string; emptyHint: string; failed: string; more: string };
  renderItem: (item: T) => ReactNode;
}

/** A list with its pages, and what stands in its place when there is none. */
export function PagedList<T extends { id: string }>({ list, label, texts, renderItem }: PagedListProps<T>) {
  if (!list.data) {
    if (list.isError) {
      return (
        <ErrorBox title={texts.failed} onRetry={() => void list.refetch()}>
          {ops.failed}
        </ErrorBox>
      );
    }
    return (
      <div className="after-150ms">
        <p role="status" className="sr-only">
          {messages.loading}
        </p>
        <div aria-hidden className="skeleton h-48 rounded-card!" />
      </div>
    );
  }
  const items = [...new Map(list.data.pages.flatMap((page) => page.items).map((item) => [item.id, item])).values()];
  if (items.length === 0) return <EmptyState text={texts.empty} hint={texts.emptyHint} />;
  return (
    <div className="grid grid-cols-1 gap-5">
      <ul aria-label={label} className="grid grid-cols-1 gap-3">
        {items.map((item) => (
          <li key={item.id} className="min-w-0">
            {renderItem(item)}
          </li>
        ))}
      </ul>
      {list.hasNextPage && (
        <ShowMore
          label={texts.more}
          isLoading={list.isFetchingNextPage}
          hasFailed={list.isFetchNextPageError}
          onMore={() => void list.fetchNextPage()}
        />
      )}
    </div>
  );
}
