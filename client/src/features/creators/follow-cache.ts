/** Who follows whom, in every answer that this tab holds. */

import type { CreatorSummary, CreatorsPage } from '@chaos/shared/contract/creators';
import type { Profile } from '@chaos/shared/contract/profiles';
import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import { keyOf } from '../../api/procedures.ts';

interface Followable {
  followerCount: number;
  isFollowing: boolean;
}

/** The same person with the follow as wished; the count moves only when the wish changes something, and never below 0. */
export function applyFollow<T extends Followable>(person: T, isFollowing: boolean): T {
  if (person.isFollowing === isFollowing) return person;
  return { ...person, isFollowing, followerCount: Math.max(0, person.followerCount + (isFollowing ? 1 : -1)) };
}

/** Tells it to the profile and to every list of creators. */
export function cacheFollow(queryClient: QueryClient, id: string, isFollowing: boolean): void {
  changePerson(queryClient, id, (person) => applyFollow(person, isFollowing));
}

/** What the server counted. */
export function cacheFollowerCount(queryClient: QueryClient, id: string, follow: Followable): void {
  changePerson(queryClient, id, (person) => ({ ...person, ...follow }));
}

function changePerson(queryClient: QueryClient, id: string, change: <T extends Profile | CreatorSummary>(person: T) => T): void {
  queryClient.setQueriesData<Profile>({ queryKey: keyOf('profiles.byId') }, (profile) =>
    profile?.id === id ? change(profile) : profile,
  );
  queryClient.setQueriesData<InfiniteData<CreatorsPage>>(
    { queryKey: keyOf('creators') },
    (data) =>
      data && {
        ...data,
        pages: data.pages.map((page) => ({ ...page, items: page.items.map((item) => (item.id === id ? change(item) : item)) })),
      },
  );
}
