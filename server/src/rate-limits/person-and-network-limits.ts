/** What a person may do so often, and visitors of one network together so many times as often. */
import type { Context } from '../trpc/context.ts';
import { personKeyOf } from '../trpc/person-key.ts';

type Action = 'dealByHour' | 'guessByMinute' | 'reactionByMinute' | 'searchByMinute' | 'suggestByMinute' | 'ticketByTenMinutes';

/** Counts one try, or several. Who is refused takes nothing of what the neighbours share. @param what as of {@link Context.limits}. @throws {PublicFailure} */
export async function requireShared({ limits, viewer }: Context, action: Action, what?: string, tries = 1): Promise<void> {
  await limits.require(action, personKeyOf(viewer), what, tries);
  if (viewer.userId !== null) return;
  const { near, wide } = viewer.networks();
  await limits.require(`${action}Near`, near, what, tries);
  await limits.require(`${action}OfNetwork`, wide, what, tries);
}
