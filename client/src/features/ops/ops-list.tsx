import type { ReactNode } from 'react';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorBox } from '../../ui/error-box.tsx';
import { type Pages, ShowMore } from '../../ui/show-more.tsx';
import { Skeletons } from '../../ui/skeletons.tsx';
import { opsMessages } from './messages.ts';

interface List<T> extends Pages {
  data: { pages: { items: T[] }[] } | undefined;
  isError: boolean;
  refetch: () => unknown;
}

interface OpsListProps<T> {
  list: List<T>;
  label: string;
  texts: { empty: string; emptyHint: string; failed: string; more: string };
  renderItem: (item: T) => ReactNode;
}

/** A list with its pages, and what stands in its place when there is none. */
export function OpsList<T extends { id: string }>({ list, label, texts, renderItem }: OpsListProps<T>) {
  if (!list.data) {
    if (list.isError) {
      return (
        <ErrorBox title={texts.failed} onRetry={() => void list.refetch()}>
          {opsMessages.failed}
        </ErrorBox>
      );
    }
    return <Skeletons className="skeleton h-48 rounded-card!" />;
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
      <ShowMore list={list} label={texts.more} />
    </div>
  );
}
