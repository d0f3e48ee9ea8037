/** Parts of the page that it can do without. */
import { type ComponentType, lazy } from 'react';

/** Comes when it can. What cannot be fetched, in a tunnel perhaps, is left out: it must not take the page away. */
export function optionalPart(load: () => Promise<{ default: ComponentType }>) {
  return lazy(() => load().catch(() => ({ default: () => null })));
}
