/** The two lists that fighters are picked from. */
import { FIGHTERS_PAGE_SIZE, OPPONENTS } from '@chaos/shared/contract/battles';
import type { CharacterRow, CharactersPage } from '@chaos/shared/contract/characters';
import { INLINED } from '@chaos/shared/contract/prerender';
import { keepPreviousData } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { trpc } from '../../api/client.ts';
import { INLINED_AT, takeInlined } from '../../api/inlined-data.ts';

const OWN = { filterType: 'mine', limit: FIGHTERS_PAGE_SIZE } as const;
const PAGES = { getNextPageParam: (page: CharactersPage) => page.nextCursor };

export function useOpponents() {
  const { characters } = trpc.useUtils();
  useState(() => {
    const page = takeInlined<CharactersPage>(INLINED.opponents);
    // Nor have members seen those of visitors, among whom their own would be.
    if (!page || document.documentElement.dataset.member !== undefined) return;
    characters.list.setInfiniteData(OPPONENTS, { pages: [page], pageParams: [null] }, { updatedAt: INLINED_AT });
  });
  const list = trpc.characters.list.useInfiniteQuery(OPPONENTS, PAGES);
  return withRows(list, useUniqueRows(list.data?.pages));
}

/** @param query what their names have in them. */
export function useOwnFighters(query = '') {
  const named = query === '' ? OWN : { ...OWN, query };
  const list = trpc.characters.list.useInfiniteQuery(named, { ...PAGES, placeholderData: keepPreviousData });
  return withRows(list, useUniqueRows(list.data?.pages));
}

/** @returns how to load both again, and to let go of everything else that a battle has changed. */
export function useReload() {
  const utils = trpc.useUtils();
  return (isMember: boolean) => {
    void utils.characters.invalidate(undefined, { refetchType: 'none' });
    void utils.characters.list.invalidate(OPPONENTS, { refetchType: 'all' });
    if (isMember) void utils.characters.list.invalidate(OWN, { refetchType: 'all' });
    void utils.battles.history.invalidate();
    void utils.battles.stakes.invalidate();
    void utils.gallery.invalidate();
    void utils.profiles.invalidate();
  };
}

function withRows<T extends { data: { pages: CharactersPage[] } | undefined }>(list: T, rows: CharacterRow[]) {
  return { list, rows, total: list.data?.pages[0]?.totalCount ?? 0 };
}

/** One that changed its place between two pages would come twice. */
function useUniqueRows(pages: CharactersPage[] | undefined): CharacterRow[] {
  return useMemo(() => [...new Map(pages?.flatMap(({ items }) => items).map((row) => [row.id, row])).values()], [pages]);
}
