import { type CharacterRow, type CharactersPage, PROFILE_PAGE_SIZE } from '@chaos/shared/contract/characters';
import { keepPreviousData } from '@tanstack/react-query';
import { useMemo } from 'react';
import { trpc } from '../../api/client.ts';
import { useWindowFocus } from '../../lib/use-window-focus.ts';

/** What its names have in it; not of those whom one follows. */
type Named = { query?: string };
export type CharacterSource =
  | { tab: 'following' }
  | ({ tab: 'mine' | 'fuse' } & Named)
  | ({ tab: 'user'; userId: string } & Named);

const PAGES = { getNextPageParam: (page: CharactersPage) => page.nextCursor, placeholderData: keepPreviousData };

/** The characters of one tab of a profile, fifty at a time; read again when somebody looks again. */
export function useCharacterList(source: CharacterSource) {
  const { tab } = source;
  const page = { limit: PROFILE_PAGE_SIZE };
  const named = { ...page, ...(tab !== 'following' && source.query && { query: source.query }) };
  const mine = trpc.characters.list.useInfiniteQuery({ filterType: 'mine', ...named }, { ...PAGES, enabled: tab === 'mine' });
  const fuse = trpc.characters.list.useInfiniteQuery(
    { filterType: 'mine', includeInactive: true, ...named },
    { ...PAGES, enabled: tab === 'fuse' },
  );
  const following = trpc.characters.following.useInfiniteQuery(page, { ...PAGES, enabled: tab === 'following' });
  const user = trpc.characters.list.useInfiniteQuery(
    { filterType: 'user', targetUserId: tab === 'user' ? source.userId : '', ...named },
    { ...PAGES, enabled: tab === 'user' },
  );
  const list = { mine, fuse, following, user }[tab];
  // Both events of one return are one load.
  useWindowFocus(() => void list.refetch({ cancelRefetch: false }));
  const rows = useMemo(() => uniqueRows(list.data?.pages.flatMap((page) => page.items) ?? []), [list.data]);
  const first = list.data?.pages[0];
  return { list, rows, total: first?.totalCount ?? 0, hasLostAll: first?.hasLostAll ?? false };
}

/** A character that changed its place between two pages would come twice. */
function uniqueRows(rows: readonly CharacterRow[]): CharacterRow[] {
  return [...new Map(rows.map((row) => [row.id, row])).values()];
}
