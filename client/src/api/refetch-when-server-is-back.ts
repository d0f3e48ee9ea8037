/** What could not be read because the server or its database was away comes by itself when it is back. */
import type { Query, QueryClient } from '@tanstack/react-query';
import { TRPCClientError } from '@trpc/client';
import { isUnanswered } from './errors.ts';

const FIRST_LOOK_MS = 5_000;
const LAST_LOOK_MS = 60_000;
const ANSWER_WITHIN_MS = 10_000;

/** An error of our own code would be the same again. */
const isMissing = ({ state: { status, error } }: Query): boolean =>
  status === 'error' && error instanceof TRPCClientError && isUnanswered(error);

/**
 * Looks now and then whether the server can answer, as long as something on the screen has failed for want of an answer, and then
 * reads that again. What failed is not itself asked for in order to look: its place would change between failed and loading.
 *
 * @param isBack as the server says at `/readyz`.
 */
export function refetchWhenBack(client: QueryClient, isBack = looksReady): void {
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
      // Nobody looks. Whoever comes back begins anew.
      if (document.hidden) break;
      if (await isBack()) await client.refetchQueries({ type: 'active', predicate: isMissing });
    }
    isLooking = false;
  };
  cache.subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'error') void look();
  });
  document.addEventListener('visibilitychange', () => void look());
  void look();
}

const looksReady = () =>
  fetch('/readyz', { cache: 'no-store', signal: AbortSignal.timeout(ANSWER_WITHIN_MS) }).then(
    ({ ok }) => ok,
    () => false,
  );
