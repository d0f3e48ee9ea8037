/** The Hall of Chaos: everybody's characters, ranked. */
import { GALLERY_PAGE_SIZE, type TimeFilter } from '@chaos/shared/contract/gallery';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { useAuth } from '../../lib/auth.tsx';
import { later } from '../../lib/messages-later.ts';
import { useOwnReactions } from '../../lib/own-reactions.ts';
import { releaseLaterPictures } from '../../lib/picture-order.ts';
import { EXACTLY } from '../../lib/search.ts';
import { useArrivalOfMore } from '../../lib/use-arrival-of-more.ts';
import { useFailureToast } from '../../lib/use-failure-toast.ts';
import { buttonClass } from '../../ui/button.tsx';
import { CardSkeletons } from '../../ui/card-skeletons.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorBox } from '../../ui/error-box.tsx';
import { ShowMore } from '../../ui/show-more.tsx';
import { FIRST_PAGE_AT, isReload } from './first-page.ts';
import { GalleryGrid } from './gallery-grid.tsx';
import { GalleryHeader } from './gallery-header.tsx';
import { useGallery } from './use-gallery.ts';

interface GalleryViewProps {
  filter: TimeFilter;
  onFilter: (filter: TimeFilter) => void;
}

export function GalleryView({ filter, onFilter }: GalleryViewProps) {
  return (
    <div className="grid grid-cols-1 gap-6 py-6 md:py-8">
      <GalleryHeader filter={filter} onFilter={onFilter} />
      <GalleryBody filter={filter} />
    </div>
  );
}

/** Before the first look nobody has a place to come back to, even where the cards are there already. */
let hasLooked = false;

function GalleryBody({ filter }: { filter: TimeFilter }) {
  const { query, rows, total, isSeeded } = useGallery(filter);
  const { user } = useAuth();
  const list = useRef<HTMLUListElement>(null);
  const [isReturn] = useState(query.data !== undefined && (hasLooked || isReload()));
  useEffect(() => {
    hasLooked = true;
  }, []);
  const hasFirstPage = query.data !== undefined;
  useFailureToast(query.errorUpdatedAt, later.toast.galleryFailed);

  // To members the rows say it themselves, but for those that came with the HTML.
  useOwnReactions({ rows, loadedAt: user ? (isSeeded ? FIRST_PAGE_AT : 0) : query.dataUpdatedAt });
  useEffect(() => releaseLaterPictures, []);
  const goToFirstNew = useArrivalOfMore({ list, shown: rows.length, total });

  if (query.isPending) return <CardSkeletons count={GALLERY_PAGE_SIZE} />;
  // Kept rows of another filter would be a lie beside an error.
  if (query.isError && (!hasFirstPage || query.isPlaceholderData)) {
    return (
      <ErrorBox title={later.gallery.failedTitle} onRetry={() => void query.refetch()}>
        {later.gallery.failedText}
      </ErrorBox>
    );
  }
  if (rows.length === 0 && !query.isPlaceholderData) return <EmptyHall />;
  return (
    <>
      <GalleryGrid rows={rows} isOld={query.isPlaceholderData} listRef={list} isReturn={isReturn} />
      {!query.isPlaceholderData && rows.length < total && (
        <ShowMore list={query} label={later.gallery.more} count={{ shown: rows.length, total }} onMore={goToFirstNew} />
      )}
    </>
  );
}

function EmptyHall() {
  return (
    <EmptyState text={later.gallery.empty} hint={later.gallery.emptyHint}>
      <Link to="/" search={{}} activeOptions={EXACTLY} className={buttonClass('primary')}>
        {later.gallery.emptyAction}
      </Link>
    </EmptyState>
  );
}
