/** The collections of a person, and those that one follows. */
import type { CollectionSummary, CollectionsPage } from '@chaos/shared/contract/collections';
import { useNavigate } from '@tanstack/react-router';
import { type ComponentProps, type ReactNode, useId, useState } from 'react';
import { trpc } from '../../api/client.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Plus } from '../../ui/icons.tsx';
import { LoadFailed } from '../../ui/load-failed.tsx';
import { uiMessages } from '../../ui/messages.ts';
import { PagedList } from '../../ui/paged-list.tsx';
import { ShowMore } from '../../ui/show-more.tsx';
import { Skeletons } from '../../ui/skeletons.tsx';
import { showToast } from '../../ui/toast/toast.ts';
import { CollectionForm } from './collection-form.tsx';
import { CollectionTile } from './collection-tile.tsx';
import { collectionMessages } from './messages.ts';
import { useCreate } from './use-collections.ts';
import './collections.css';

const TEXTS = collectionMessages.list;
const PAGES = { getNextPageParam: (page: CollectionsPage) => page.nextCursor };
const SKELETONS = 4;

function itemsOf(data: { pages: CollectionsPage[] } | undefined): CollectionSummary[] {
  return data?.pages.flatMap((page) => page.items) ?? [];
}

/** What somebody shows of theirs; nothing where that is nothing. */
export function PublicCollections({ ownerId }: { ownerId: string }) {
  const id = useId();
  const list = trpc.collections.list.useInfiniteQuery({ ownerId }, PAGES);
  const items = itemsOf(list.data);
  if (items.length === 0) return null;
  return (
    <section aria-labelledby={id} className="grid min-w-0 grid-cols-1 gap-3">
      <h2 id={id} className="font-display text-xl font-extrabold">
        {collectionMessages.title}
      </h2>
      <ul className="collection-grid">
        {items.map((item) => (
          <li key={item.id} className="min-w-0">
            <CollectionTile collection={item} />
          </li>
        ))}
      </ul>
      <ShowMore list={list} label={uiMessages.more.label} isSmall />
    </section>
  );
}

/** One's own, with Saved before all others, and below them those that one follows. */
export function OwnCollections({ userId }: { userId: string }) {
  const own = trpc.collections.list.useInfiniteQuery({ ownerId: userId }, PAGES);
  const followed = trpc.collections.followed.useInfiniteQuery({}, PAGES);
  return (
    <div className="grid grid-cols-1 gap-8">
      <Section title={TEXTS.own} list={own} items={itemsOf(own.data)} action={<NewCollection />} />
      <Section title={TEXTS.followed} list={followed} items={itemsOf(followed.data)} showsOwner />
    </div>
  );
}

interface SectionProps {
  title: string;
  list: ComponentProps<typeof PagedList>['list'] & { refetch: () => unknown };
  items: readonly CollectionSummary[];
  action?: ReactNode;
  showsOwner?: boolean;
}

function Section({ title, list, items, action, showsOwner = false }: SectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid min-w-0 grid-cols-1 gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id={id} className="font-display text-xl font-extrabold">
          {title}
        </h2>
        {action}
      </div>
      <PagedList
        list={list}
        shown={items.length}
        skeletons={
          <Skeletons className="collection-grid" count={SKELETONS}>
            <div className="skeleton aspect-square rounded-card!" />
          </Skeletons>
        }
        failed={<LoadFailed title={TEXTS.failed} onRetry={list.refetch} />}
        empty={<EmptyState text={TEXTS.noneFollowed} hint={TEXTS.noneFollowedHint} />}
        more={uiMessages.more.label}
      >
        {(listRef) => (
          <ul ref={listRef} className="collection-grid">
            {items.map((item) => (
              <li key={item.id} tabIndex={-1} className="min-w-0 rounded-card">
                <CollectionTile collection={item} showsOwner={showsOwner} />
              </li>
            ))}
          </ul>
        )}
      </PagedList>
    </section>
  );
}

function NewCollection() {
  const [isOpen, setOpen] = useState(false);
  const navigate = useNavigate();
  const { create, isCreating, fault } = useCreate(({ id, name }) => {
    setOpen(false);
    showToast(collectionMessages.edit.created(name));
    void navigate({ to: '/collection/$id', params: { id } });
  });
  const { new: title, create: label, creating: busyLabel } = collectionMessages.edit;
  return (
    <>
      <Button look="primary" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <Plus className="size-5 shrink-0" />
        {title}
      </Button>
      {isOpen && (
        <Dialog title={title} onClose={() => setOpen(false)}>
          <CollectionForm
            submit={{ label, busyLabel, isPending: isCreating }}
            fault={fault}
            onSubmit={create}
            onCancel={() => setOpen(false)}
          />
        </Dialog>
      )}
    </>
  );
}
