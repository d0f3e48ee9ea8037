/** The Hall of Chaos: everybody's characters, ranked. */
import type { TimeFilter } from '@chaos/shared/contract/gallery';
import { Link } from '@tanstack/react-router';
import { type RefObject, useEffect, useRef } from 'react';
import { messages } from '../../lib/messages.ts';
import { EXACTLY } from '../../lib/search.ts';
import { showToast } from '../../lib/toast.ts';
import { announce } from '../../lib/top-layer.ts';
import { buttonClass } from '../../ui/button.tsx';
import { ErrorBox } from '../../ui/error-box.tsx';
import { LogoMark } from '../../ui/logo.tsx';
import { GalleryGrid, GallerySkeleton } from './gallery-grid.tsx';
import { GalleryHeader } from './gallery-header.tsx';
import { ShowMore } from './show-more.tsx';
import { useGallery } from './use-gallery.ts';

interface GalleryViewProps {
  filter: TimeFilter;
  onFilter: (filter: TimeFilter) => void;
}

export default function GalleryView({ filter, onFilter }: GalleryViewProps) {
  return (
    <div className="grid grid-cols-1 gap-6 py-6 md:py-8">
      <GalleryHeader filter={filter} onFilter={onFilter} />
      <GalleryBody filter={filter} />
    </div>
  );
}

function GalleryBody({ filter }: { filter: TimeFilter }) {
  const { query, rows, total } = useGallery(filter);
  const list = useRef<HTMLUListElement>(null);
  const hasFirstPage = query.data !== undefined;
  useFailureToast(query.errorUpdatedAt);

  const goToFirstNew = useArrivalOfMore({ list, shown: rows.length, total });

  const showMore = () => {
    goToFirstNew();
    void query.fetchNextPage();
  };

  if (query.isPending) return <GallerySkeleton />;
  // Kept rows of another filter would be a lie beside an error.
  if (query.isError && (!hasFirstPage || query.isPlaceholderData)) {
    return (
      <ErrorBox title={messages.gallery.failedTitle} onRetry={() => void query.refetch()}>
        {messages.gallery.failedText}
      </ErrorBox>
    );
  }
  if (rows.length === 0 && !query.isPlaceholderData) return <EmptyHall />;
  return (
    <>
      <GalleryGrid rows={rows} isOld={query.isPlaceholderData} listRef={list} />
      {!query.isPlaceholderData && (
        <ShowMore
          shown={rows.length}
          total={query.hasNextPage ? total : rows.length}
          isLoading={query.isFetchingNextPage}
          hasFailed={query.isFetchNextPageError}
          onMore={showMore}
        />
      )}
    </>
  );
}

interface ArrivalOptions {
  list: RefObject<HTMLUListElement | null>;
  shown: number;
  total: number;
}

/** After the next page focus goes on to its first card, and its size is spoken. @returns how to ask for that. */
function useArrivalOfMore({ list, shown, total }: ArrivalOptions): () => void {
  const before = useRef<number | null>(null);
  useEffect(() => {
    const start = before.current;
    if (start === null || shown <= start) return;
    before.current = null;
    list.current?.querySelectorAll<HTMLElement>(':scope > li')[start]?.focus({ preventScroll: true });
    announce(messages.gallery.added(shown - start, shown, total));
  }, [list, shown, total]);
  return () => {
    before.current = shown;
  };
}

/** One toast for each failure. @param failedAt 0 before the first one. */
function useFailureToast(failedAt: number): void {
  const told = useRef(failedAt);
  useEffect(() => {
    if (failedAt <= told.current) return;
    told.current = failedAt;
    showToast(messages.toast.galleryFailed, 'destructive');
  }, [failedAt]);
}

function EmptyHall() {
  return (
    <div className="mx-auto grid max-w-md justify-items-center gap-4 py-10 text-center">
      <div className="card-back w-36 -rotate-6" style={{ aspectRatio: '3 / 4' }} aria-hidden>
        <LogoMark />
      </div>
      <p className="font-display text-xl font-extrabold">{messages.gallery.empty}</p>
      <p className="text-muted">{messages.gallery.emptyHint}</p>
      <Link to="/" search={{}} activeOptions={EXACTLY} className={buttonClass('primary')}>
        {messages.gallery.emptyAction}
      </Link>
    </div>
  );
}
