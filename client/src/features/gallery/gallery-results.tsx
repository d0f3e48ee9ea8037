/** Every list of the Hall but the whole ranking: a tab, a search, filters, or all of them together. */
import { GALLERY_PAGE_SIZE } from '@chaos/shared/contract/gallery';
import { findSearchFault, withoutUnfinished } from '@chaos/shared/rules/search-operators';
import { keepPreviousData } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { trpc } from '../../api/client.ts';
import { serverReason } from '../../api/failure-sentence.ts';
import { useAuth } from '../../auth/provider.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorBox } from '../../ui/error-box.tsx';
import { Shuffle } from '../../ui/icons.tsx';
import { PagedList } from '../../ui/paged-list.tsx';
import { useFailureToast } from '../../ui/toast/use-failure-toast.ts';
import { CardSkeletons } from '../characters/card-skeletons.tsx';
import { useOwnReactions } from '../reactions/own-reactions.ts';
import { type GalleryAddress, type GallerySearch, toFilters } from './gallery-address.ts';
import { GalleryGrid } from './gallery-grid.tsx';
import { galleryMessages } from './messages.ts';
import { NothingFound } from './nothing-found.tsx';
import { addPages, readOn } from './scroll-restoration/read-pages.ts';
import { searchMessages as TEXTS } from './search-messages.ts';
import { uniqueRows } from './use-gallery.ts';

interface GalleryResultsProps {
  search: GallerySearch;
  onChange: (change: Partial<GalleryAddress>) => void;
  /** Somebody comes back to the place where they were. */
  isReturn: boolean;
}

export default function GalleryResults(props: GalleryResultsProps) {
  // Whoever types an operator is about to type its value, and has the list meanwhile.
  const text = withoutUnfinished(props.search.text);
  const fault = findSearchFault(text);
  if (fault) return <EmptyState text={TEXTS.faultTitle} hint={fault} />;
  return <SearchedList {...props} search={{ ...props.search, text }} />;
}

function SearchedList({ search, onChange, isReturn }: GalleryResultsProps) {
  const { user } = useAuth();
  const { query, rows, first, dealAgain, readMore } = useSearchedGallery(search);
  useFailureToast(query.errorUpdatedAt, galleryMessages.loadFailed);
  useOwnReactions({ rows, loadedAt: user ? 0 : query.dataUpdatedAt });
  const isDealt = isDealtOnce(search);
  return (
    <PagedList
      list={query}
      shown={rows.length}
      skeletons={<CardSkeletons count={GALLERY_PAGE_SIZE} />}
      failed={
        <ErrorBox title={galleryMessages.failedTitle} onRetry={() => void query.refetch()}>
          {serverReason(query.error) ?? galleryMessages.failedText}
        </ErrorBox>
      }
      empty={<NothingFound reason={first?.emptyReason ?? null} search={search} onChange={onChange} />}
      more={galleryMessages.more}
      isEndless
    >
      {(listRef) => (
        <div className="grid grid-cols-1 gap-4">
          {first?.spelling === 'similar' && <p className="text-muted">{TEXTS.similar(search.text)}</p>}
          {isDealt && (
            <Button className="justify-self-end" onClick={dealAgain}>
              <Shuffle className="size-5 shrink-0" />
              {search.tab === 'random' ? TEXTS.again : TEXTS.deal}
            </Button>
          )}
          <GalleryGrid
            name={JSON.stringify(search)}
            rows={rows}
            isOld={query.isPlaceholderData}
            listRef={listRef}
            isReturn={isReturn}
            isBusy={query.isFetching}
            {...(!isDealt && { readMore })}
          />
        </div>
      )}
    </PagedList>
  );
}

/** These are dealt: asked for again they are others, so that they stay until somebody wants others. */
const isDealtOnce = ({ tab }: GallerySearch) => tab === 'unseen' || tab === 'random';

function useSearchedGallery(search: GallerySearch) {
  const { tab, text, words, timeFilter } = search;
  const { gallery, client } = trpc.useUtils();
  const asked = { tab, text, filters: toFilters(words), limit: GALLERY_PAGE_SIZE, ...(tab === 'top' && { timeFilter }) };
  const query = trpc.gallery.search.useInfiniteQuery(asked, {
    getNextPageParam: (page) => page.nextCursor,
    placeholderData: keepPreviousData,
    ...(isDealtOnce(search) && { staleTime: Number.POSITIVE_INFINITY }),
  });
  const rows = useMemo(() => uniqueRows(query.data?.pages.flatMap((page) => page.items) ?? []), [query.data]);

  // A page may hold nothing, while there is something further on.
  const isEmptySoFar = rows.length === 0 && query.hasNextPage && !query.isFetching && !query.isError;
  const { fetchNextPage } = query;
  useEffect(() => {
    if (isEmptySoFar) void fetchNextPage();
  }, [isEmptySoFar, fetchNextPage]);
  const readMore = async (count: number) => {
    const cursor = query.data?.pages.at(-1)?.nextCursor ?? null;
    const pages = await readOn({ cursor, count, ask: (part) => client.gallery.search.query({ ...asked, ...part }) });
    gallery.search.setInfiniteData(asked, (list) => addPages(list, cursor, pages));
  };
  return { query, rows, first: query.data?.pages[0], readMore, dealAgain: () => void gallery.search.reset(asked) };
}
