/**
 * On a slow line the first pictures of a page that came with its HTML have the line to themselves: the others ask for theirs
 * when the first is painted. After that nothing is held back any more.
 */
import { afterPaint } from '../../lib/after-paint.ts';
import { createStore } from '../../lib/store.ts';

/** A picture that does not come keeps the others waiting for no longer than this. */
const HELD_MS = 3_000;

export const areLaterHeld = createStore(false);

export function holdLaterPictures(): void {
  areLaterHeld.set(true);
  setTimeout(() => areLaterHeld.set(false), HELD_MS);
}

/** One of the first is there, or will not come. */
export function releaseLaterPictures(): void {
  if (areLaterHeld.get()) afterPaint(() => areLaterHeld.set(false));
}
