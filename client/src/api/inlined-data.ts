/** What came as data within the HTML of the page: what visitors see on it, whoever asked. */
import superjson from 'superjson';

/** It was read after this moment. */
export const INLINED_AT = performance.timeOrigin;

/** Gives it once, and only under the key that it was made for: who comes back later wants to see what is there then. */
export function takeInlined<T>(key: string): T | undefined {
  if (import.meta.env.SSR) return;
  const element = document.getElementById('inlined');
  if (element?.dataset.key !== key) return;
  element.remove();
  if (isFromServer()) return superjson.parse<T>(element.textContent);
}

/** Going back, and opening a closed tab again, may bring the HTML of some earlier day from the browser's own cache. */
function isFromServer(): boolean {
  const navigation = readNavigation();
  return navigation !== undefined && navigation.transferSize > 0;
}

/** Whoever loads a page again, or comes back to it from elsewhere, wants to be where they were. */
export function isComeBack(): boolean {
  return /reload|back/.test(readNavigation()?.type ?? '');
}

function readNavigation(): PerformanceNavigationTiming | undefined {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return navigation;
}
