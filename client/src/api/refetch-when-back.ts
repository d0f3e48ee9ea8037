/** What could not be read because the server or its database was away comes by itself when it is back. */
import type { Query, QueryClient } from '@tanstack/react-query';
import { isUnanswered } from './errors.ts';

const FIRST_LOOK_MS = 5_000;
const LAST_LOOK_MS = 60_000;

/**
 * Looks now and then whether the server can answer, as long as something on the screen has failed for want of an answer, and then
 * reads that again. What failed is not itself asked for in order to look: its place would change between failed and loading.
 *
 * @param isBack as the server says at `/readyz`.
 */
export function refetchWhenBack(client: QueryClient, isBack = looksReady): void {
  const isMissing = ({ state }: Query) => state.status === 'error' && isUnanswered(state.error);
  const cache = client.getQueryCache();
  const findMissing = () => cache.findAll({ type: 'active', predicate: isMissing });
  let isLooking = false;
  const look = async () => {
    if (isLooking) return;
    isLooking = true;
    // Longer each time: a server that is ready may still not answer this one question.
    for (let pause = FIRST_LOOK_MS; findMissing().length > 0; pause = Math.min(LAST_LOOK_MS, pause * 1.5)) {
      // Spread out, so that a returning server does not meet everybody in the same second.
      await new Promise((resolve) => setTimeout(resolve, pause * (0.75 + Math.random() / 2)));
      if (document.hidden || !(await isBack())) continue;
      await client.refetchQueries({ type: 'active', predicate: isMissing });
    }
    isLooking = false;
  };
  cache.subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'error') void look();
  });
  void look();
}

const looksReady = () =>
  fetch('/readyz', { cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );
