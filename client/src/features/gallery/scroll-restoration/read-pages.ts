/** Reads a list on behind the pages that are there, when more of it is wanted at once than a page. */
import { GALLERY_PAGE_SIZE } from '@chaos/shared/contract/gallery';
import type { InfiniteData } from '@tanstack/react-query';

/** The server gives no more at once. */
const ITEMS_OF_CALL = 100;
/** One after the other; whoever had more presses for the rest. */
const CALLS_MAX = 5;

interface Page {
  items: readonly unknown[];
  nextCursor: string | null;
}

interface ReadOnOptions<P extends Page> {
  cursor: string | null;
  /** How many are wanted. */
  count: number;
  ask: (part: { cursor: string; limit: number }) => Promise<P>;
}

/** @returns pages as they would have come one by one: a list that is read anew asks for as many. */
export async function readOn<P extends Page>({ cursor, count, ask }: ReadOnOptions<P>): Promise<P[]> {
  const pages: P[] = [];
  let [next, missing] = [cursor, count];
  for (let calls = 0; next !== null && missing > 0 && calls < CALLS_MAX; calls++) {
    const page: P = await ask({ cursor: next, limit: Math.min(missing, ITEMS_OF_CALL) });
    next = page.nextCursor;
    missing -= page.items.length;
    pages.push(...cut(page));
  }
  return pages;
}

/** Only the last one is ever gone on from. */
function cut<P extends Page>(page: P): P[] {
  const starts = Array.from({ length: Math.ceil(page.items.length / GALLERY_PAGE_SIZE) }, (_, at) => at * GALLERY_PAGE_SIZE);
  return starts.map((start) => ({ ...page, items: page.items.slice(start, start + GALLERY_PAGE_SIZE) }));
}

type Pages<P> = InfiniteData<P, string | null>;

/** @returns the list with what was read behind `cursor`, unless it ends elsewhere by now. */
export function addPages<P extends Page>(list: Pages<P> | undefined, cursor: string | null, pages: P[]): Pages<P> | undefined {
  if (list?.pages.at(-1)?.nextCursor !== cursor) return list;
  return { pages: [...list.pages, ...pages], pageParams: [...list.pageParams, ...pages.map(() => cursor)] };
}
