import type { ComponentProps, ReactNode } from 'react';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorBox } from '../../ui/error-box.tsx';
import { PagedList } from '../../ui/paged-list.tsx';
import { Skeletons } from '../../ui/skeletons.tsx';
import { opsMessages } from './messages.ts';

interface OpsListProps<T> {
  list: ComponentProps<typeof PagedList>['list'] & { data: { pages: { items: T[] }[] } | undefined; refetch: () => unknown };
  label: string;
  texts: { empty: string; emptyHint: string; failed: string; more: string };
  renderItem: (item: T) => ReactNode;
}

/** A list with its pages, and what stands in its place when there is none. */
export function OpsList<T extends { id: string }>({ list, label, texts, renderItem }: OpsListProps<T>) {
  const items = [...new Map(list.data?.pages.flatMap((page) => page.items).map((item) => [item.id, item])).values()];
  return (
    <PagedList
      list={list}
      shown={items.length}
      skeletons={<Skeletons className="skeleton h-48 rounded-card!" />}
      failed={
        <ErrorBox title={texts.failed} onRetry={() => void list.refetch()}>
          {opsMessages.failed}
        </ErrorBox>
      }
      empty={<EmptyState text={texts.empty} hint={texts.emptyHint} />}
      more={texts.more}
    >
      {(listRef) => (
        <ul ref={listRef} aria-label={label} className="grid grid-cols-1 gap-3">
          {items.map((item) => (
            <li key={item.id} tabIndex={-1} className="min-w-0 rounded-card">
              {renderItem(item)}
            </li>
          ))}
        </ul>
      )}
    </PagedList>
  );
}
