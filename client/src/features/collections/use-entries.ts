/** What stands in a collection, page by page, and how its owner orders it. */
import type { CharacterRow, CharactersPage } from '@chaos/shared/contract/characters';
import { COLLECTION_ENTRIES_PAGE } from '@chaos/shared/contract/collections';
import { useMemo } from 'react';
import { trpc } from '../../api/client.ts';
import { tellFailure } from '../../auth/tell-failure.ts';
import { undoAction } from '../../auth/undo-action.ts';
import { announce } from '../../ui/announce.ts';
import { showToast } from '../../ui/toast/toast.ts';
import { collectionMessages } from './messages.ts';
import { reorder } from './reorder.ts';

const TEXTS = collectionMessages.order;

const fail = (error: unknown) => tellFailure(TEXTS.failed, error);

export function useEntries(id: string) {
  const list = trpc.collections.characters.useInfiniteQuery(
    { id, limit: COLLECTION_ENTRIES_PAGE },
    { getNextPageParam: (page: CharactersPage) => page.nextCursor },
  );
  const rows = useMemo(() => {
    const all = list.data?.pages.flatMap((page) => page.items) ?? [];
    // One that changed its place between two pages would come twice.
    return [...new Map(all.map((row) => [row.id, row])).values()];
  }, [list.data]);
  return { list, rows, total: list.data?.pages[0]?.totalCount ?? 0 };
}

/** At once for the eye; whatever the server says, all is read again. */
export function useOrder(id: string, rows: readonly CharacterRow[]) {
  const { client, collections } = trpc.useUtils();
  const input = { id, limit: COLLECTION_ENTRIES_PAGE };
  const show = (next: readonly CharacterRow[]) => {
    // An answer that is under way knows nothing of this.
    void collections.characters.cancel(input);
    collections.characters.setInfiniteData(input, (data) => {
      if (!data) return data;
      let at = 0;
      const pages = data.pages.map((page) => {
        const items = next.slice(at, at + page.items.length);
        at += page.items.length;
        return { ...page, items, totalCount: page.totalCount + next.length - rows.length };
      });
      return { ...data, pages };
    });
  };
  const options = { scope: { id: `order of ${id}` }, onError: fail, onSettled: () => void collections.invalidate() };
  const move = trpc.collections.move.useMutation(options);
  const remove = trpc.collections.remove.useMutation(options);
  const putBack = async (characterId: string, afterId: string | null) => {
    await client.collections.add.mutate({ id, characterId });
    if (afterId !== null) await client.collections.move.mutate({ id, characterId, afterId });
  };
  return {
    /** @param by one place up (-1) or down (1). */
    move(row: CharacterRow, by: -1 | 1) {
      const change = reorder(rows, row, by);
      if (!change) return;
      show(change.rows);
      announce(TEXTS.place(row.name, change.rows.indexOf(row) + 1, rows.length));
      move.mutate({ id, characterId: row.id, afterId: change.afterId });
    },
    remove(row: CharacterRow) {
      const before = rows[rows.indexOf(row) - 1];
      show(rows.filter((one) => one !== row));
      const removal = remove.mutateAsync({ id, characterId: row.id }).catch(() => undefined);
      // One that is still on its way would take it out again.
      const undo = () => removal.then(() => putBack(row.id, before?.id ?? null)).finally(() => void collections.invalidate());
      showToast({ ...TEXTS.removed(row.name), action: undoAction({ label: TEXTS.undo, failed: TEXTS.failed, undo }) });
    },
  };
}
