import { type CharacterRow, type CharactersPage, PROFILE_PAGE_SIZE } from '@chaos/shared/contract/characters';
import { useMemo } from 'react';
import { trpc } from '../../api/client.ts';
import type { ProfileTab } from '../../lib/search-params.ts';

export type CharacterSource = { tab: Exclude<ProfileTab, 'collections'> } | { tab: 'user'; userId: string };

const PAGES = { getNextPageParam: (page: CharactersPage) => page.nextCursor };

/** The characters of one tab of a profile, fifty at a time. */
export function useCharacters(source: CharacterSource) {
  const { tab } = source;
  const limit = PROFILE_PAGE_SIZE;
  const mine = trpc.characters.list.useInfiniteQuery({ filterType: 'mine', limit }, { ...PAGES, enabled: tab === 'mine' });
  const fuse = trpc.characters.list.useInfiniteQuery(
    { filterType: 'mine', includeInactive: true, limit },
    { ...PAGES, enabled: tab === 'fuse' },
  );
  const following = trpc.characters.following.useInfiniteQuery({ limit }, { ...PAGES, enabled: tab === 'following' });
  const user = trpc.characters.list.useInfiniteQuery(
    { filterType: 'user', targetUserId: tab === 'user' ? source.userId : '', limit },
    { ...PAGES, enabled: tab === 'user' },
  );
  const list = { mine, fuse, following, user }[tab];
  const rows = useMemo(() => uniqueRows(list.data?.pages.flatMap((page) => page.items) ?? []), [list.data]);
  const first = list.data?.pages[0];
  return { list, rows, total: first?.totalCount ?? 0, hasLostAll: first?.hasLostAll ?? false };
}

/** A character that changed its place between two pages would come twice. */
function uniqueRows(rows: readonly CharacterRow[]): CharacterRow[] {
  return [...new Map(rows.map((row) => [row.id, row])).values()];
}
