import type { CreatorSummary, CreatorsPage } from '@chaos/shared/contract/creators';
import { INLINED } from '@chaos/shared/contract/prerender';
import { keepPreviousData } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { trpc } from '../../api/client.ts';
import { INLINED_AT, takeInlined } from '../../api/inlined-data.ts';
import type { CreatorTab } from './search-params.ts';

const AS_A_LIST = {
  getNextPageParam: (page: { nextCursor: string | null }) => page.nextCursor,
  placeholderData: keepPreviousData,
};
/** Popular ends after its one page. */
const ONE_PAGE = { getNextPageParam: () => null, placeholderData: keepPreviousData };

interface CreatorsOptions {
  tab: CreatorTab;
  query: string;
  isMember: boolean;
}

export function useCreators({ tab, query, isMember }: CreatorsOptions) {
  const input = query === '' ? {} : { query };
  const { creators } = trpc.useUtils();
  // Not as initial data: to that a query goes back when somebody signs in or out.
  useState(() => {
    const page = takeInlined<CreatorsPage>(INLINED.creators);
    // Nor for members: it does not say whom they follow, and whoever follows one of them would never be told of the others.
    if (!page || document.documentElement.dataset.member !== undefined) return;
    creators.popular.setInfiniteData({}, { pages: [page], pageParams: [null] }, { updatedAt: INLINED_AT });
  });
  const popular = trpc.creators.popular.useInfiniteQuery(input, { ...ONE_PAGE, enabled: tab === 'popular' });
  const following = trpc.creators.following.useInfiniteQuery(input, { ...AS_A_LIST, enabled: tab === 'following' && isMember });
  const all = trpc.creators.all.useInfiniteQuery(input, { ...AS_A_LIST, enabled: tab === 'all' });
  const list = { popular, following, all }[tab];
  const rows = useMemo(() => uniquePeople(list.data?.pages.flatMap((page) => page.items) ?? []), [list.data]);
  return { list, rows };
}

/** Somebody who moved between two pages would come twice. */
function uniquePeople(people: readonly CreatorSummary[]): CreatorSummary[] {
  return [...new Map(people.map((person) => [person.id, person])).values()];
}
