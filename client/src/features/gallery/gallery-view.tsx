/** The Hall of Chaos: everybody's characters, ranked. */

import { GALLERY_PAGE_SIZE, type TimeFilter } from '@chaos/shared/contract/gallery';
import { Link } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useState } from 'react';
import { INLINED_AT, isComeBack } from '../../api/inlined-data.ts';
import { useAuth } from '../../auth/provider.tsx';
import { EXACTLY } from '../../lib/search-params.ts';
import { buttonClass } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorBox } from '../../ui/error-box.tsx';
import { PagedList } from '../../ui/paged-list.tsx';
import { useFailureToast } from '../../ui/toast/use-failure-toast.ts';
import { CardSkeletons } from '../characters/card-skeletons.tsx';
import { useOwnReactions } from '../reactions/own-reactions.ts';
import { type GalleryAddress, isWholeRanking, readGallerySearch } from './gallery-address.ts';
import { GalleryGrid } from './gallery-grid.tsx';
import { GalleryHeader } from './gallery-header.tsx';
import { GalleryToolbar } from './gallery-toolbar.tsx';
import { galleryMessages } from './messages.ts';
import { useGallery } from './use-gallery.ts';

/** Before the first look nobody has a place to come back to, even where the cards are there already. */
let hasLooked = false;

const GalleryResults = lazy(() => import('./gallery-results.tsx'));

interface GalleryViewProps extends GalleryAddress {
  onChange: (change: Partial<GalleryAddress>) => void;
}

export function GalleryView({ onChange, ...address }: GalleryViewProps) {
  const search = readGallerySearch(address);
  useEffect(() => {
    hasLooked = true;
  }, []);
  return (
    <div className="grid grid-cols-1 gap-6 py-6 md:py-8">
      <GalleryHeader tab={search.tab} filter={address.filter} onFilter={(filter) => onChange({ filter })} />
      <GalleryToolbar search={search} address={address} onChange={onChange} />
      {isWholeRanking(search) ? (
        <GalleryBody filter={address.filter} />
      ) : (
        <Suspense fallback={<CardSkeletons count={GALLERY_PAGE_SIZE} />}>
          <GalleryResults key={search.tab} search={search} onChange={onChange} isReturn={hasLooked || isComeBack()} />
        </Suspense>
      )}
    </div>
  );
}

function GalleryBody({ filter }: { filter: TimeFilter }) {
  const { query, rows, total, isSeeded, readMore } = useGallery(filter);
  const { user } = useAuth();
  const [isReturn] = useState(query.data !== undefined && (hasLooked || isComeBack()));
  useFailureToast(query.errorUpdatedAt, galleryMessages.loadFailed);

  // To members the rows say it themselves, but for those that came with the HTML.
  useOwnReactions({ rows, loadedAt: user ? (isSeeded ? INLINED_AT : 0) : query.dataUpdatedAt });
  return (
    <PagedList
      list={query}
      shown={rows.length}
      total={total}
      skeletons={<CardSkeletons count={GALLERY_PAGE_SIZE} />}
      failed={
        <ErrorBox title={galleryMessages.failedTitle} onRetry={() => void query.refetch()}>
          {galleryMessages.failedText}
        </ErrorBox>
      }
      empty={<EmptyHall />}
      more={galleryMessages.more}
      isEndless
    >
      {(listRef) => (
        <GalleryGrid
          name={filter}
          rows={rows}
          isOld={query.isPlaceholderData}
          listRef={listRef}
          isReturn={isReturn}
          isBusy={query.isFetching}
          readMore={readMore}
        />
      )}
    </PagedList>
  );
}

function EmptyHall() {
  return (
    <EmptyState text={galleryMessages.empty} hint={galleryMessages.emptyHint}>
      <Link to="/" search={{}} activeOptions={EXACTLY} className={buttonClass('primary')}>
        {galleryMessages.emptyAction}
      </Link>
    </EmptyState>
  );
}
