/** The first page that came within the HTML of `/?view=gallery`: what visitors see, whoever asked. */
import type { GalleryPage, TimeFilter } from '@chaos/shared/contract/gallery';
import superjson from 'superjson';
import { holdLaterPictures } from '../characters/picture-order.ts';

/** It was read after this moment. */
export const FIRST_PAGE_AT = performance.timeOrigin;

/** Gives it once, and only for the filter that it was made for: who comes back later wants to see what is there then. */
export function takeFirstPage(filter: TimeFilter): GalleryPage | undefined {
  const element = document.getElementById('first-page');
  if (element?.dataset.filter !== filter) return;
  element.remove();
  if (!isFromServer()) return;
  const page: GalleryPage = superjson.parse(element.textContent);
  if (page.items.length > 0) holdLaterPictures();
  return page;
}

/** Going back, and opening a closed tab again, may bring the HTML of some earlier day from the browser's own cache. */
function isFromServer(): boolean {
  const navigation = readNavigation();
  return navigation !== undefined && navigation.type !== 'back_forward' && navigation.transferSize > 0;
}

/** Whoever loads a page again wants to be where they were. */
export function isReload(): boolean {
  return readNavigation()?.type === 'reload';
}

function readNavigation(): PerformanceNavigationTiming | undefined {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation;
}
