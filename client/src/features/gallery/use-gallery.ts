import type { GalleryPage, TimeFilter } from '@chaos/shared/contract/gallery';
import { GALLERY_PAGE_SIZE } from '@chaos/shared/contract/gallery';
import { keepPreviousData } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { trpc } from '../../api/client.ts';
import { INLINED_AT, takeInlined } from '../../api/inlined-data.ts';
import { useAuth } from '../../auth/provider.tsx';
import { addPages, readOn } from './scroll-restoration/read-pages.ts';

/**
 * The ranked gallery, page by page. A card that moved up between two pages would come twice: the first place counts.
 * @returns `isSeeded` when it began with the page of the HTML, which says nobody what they think of it.
 */
export function useGallery(filter: TimeFilter) {
  const asked = { timeFilter: filter, limit: GALLERY_PAGE_SIZE };
  const { gallery, client } = trpc.useUtils();
  const { user } = useAuth();
  // Not as initial data: to that a query goes back when somebody signs in or out.
  const [isSeeded] = useState(() => {
    const page = takeInlined<GalleryPage>(filter);
    if (page) gallery.top.setInfiniteData(asked, { pages: [page], pageParams: [null] }, { updatedAt: INLINED_AT });
    return page !== undefined;
  });
  const query = trpc.gallery.top.useInfiniteQuery(asked, {
    getNextPageParam: (page) => page.nextCursor,
    placeholderData: keepPreviousData,
    // The page of the HTML is the visitors': in a member's somebody may be left out.
    refetchOnMount: isSeeded && user ? 'always' : true,
  });
  const rows = useMemo(() => uniqueRows(query.data?.pages.flatMap((page) => page.items) ?? []), [query.data]);
  const readMore = async (count: number) => {
    const cursor = query.data?.pages.at(-1)?.nextCursor ?? null;
    const pages = await readOn({ cursor, count, ask: (part) => client.gallery.top.query({ ...asked, ...part }) });
    gallery.top.setInfiniteData(asked, (list) => addPages(list, cursor, pages));
  };
  return { query, rows, total: rows[0]?.totalCount ?? 0, isSeeded, readMore };
}

/** The first place of each counts. */
export function uniqueRows<Row extends { id: string }>(rows: readonly Row[]): Row[] {
  const seen = new Set<string>();
  return rows.filter(({ id }) => !seen.has(id) && seen.add(id));
}
