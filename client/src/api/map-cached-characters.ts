/** The shapes in which answers hold characters. */
import type { CharacterRow } from '@chaos/shared/contract/characters';
import type { InfiniteData } from '@tanstack/react-query';

interface Page {
  items: CharacterRow[];
}

export type CachedCharacters = CharacterRow | Page | InfiniteData<Page>;

/** Changes every character in it. @returns the same objects wherever nothing changed, so that only what did is drawn anew. */
export function mapCachedCharacters<T extends CachedCharacters>(held: T, change: (row: CharacterRow) => CharacterRow): T;
export function mapCachedCharacters(held: CachedCharacters, change: (row: CharacterRow) => CharacterRow): CachedCharacters {
  if ('pages' in held) {
    const pages = mapSame(held.pages, (page) => mapPage(page, change));
    return pages === held.pages ? held : { ...held, pages };
  }
  return 'items' in held ? mapPage(held, change) : change(held);
}

function mapPage(page: Page, change: (row: CharacterRow) => CharacterRow): Page {
  const items = mapSame(page.items, change);
  return items === page.items ? page : { ...page, items };
}

function mapSame<T>(list: T[], change: (one: T) => T): T[] {
  const next = list.map(change);
  return next.some((one, at) => one !== list[at]) ? next : list;
}
