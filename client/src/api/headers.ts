import type { Operation } from '@trpc/client';
import { session } from '../auth/session-store.ts';

/** How calls say who makes them. @throws where that is not who began them: they have waited for a batch, or for code. */
export function authHeaders({ opList }: { opList: readonly Operation[] }): Record<string, string> {
  const now = session.get();
  if (opList.some(({ context: { userId } }) => userId && userId !== now?.user.id)) throw Error();
  return now ? { authorization: `Bearer ${now.accessToken}` } : {};
}
