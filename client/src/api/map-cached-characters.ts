/** Which answers hold characters, and in which shapes. */
import type { CharacterRow } from '@chaos/shared/contract/characters';
import type { InfiniteData, Query } from '@tanstack/react-query';
import { type OutputOf, type ProcedurePath, procedureOf } from './procedures.ts';

interface Page {
  items: CharacterRow[];
}

export type CachedCharacters = CharacterRow | Page | InfiniteData<Page>;

type Holds<Answer> = Answer extends CharacterRow
  ? true
  : Answer extends object
    ? { [Name in keyof Answer]: Holds<Answer[Name]> }[keyof Answer]
    : false;

type Holders = {
  [Path in ProcedurePath as true extends Holds<OutputOf<Path>> ? Path : never]: OutputOf<Path> extends CachedCharacters
    ? true
    : never;
};

/** Follows from what the procedures answer: one that is missing does not compile, nor does one in another shape than those above. */
const HOLDERS: Holders = {
  'gallery.top': true,
  'gallery.search': true,
  'characters.list': true,
  'characters.following': true,
  'characters.found': true,
  'characters.byId': true,
  'characters.similar': true,
  'characters.tradable': true,
  'collections.characters': true,
  'tickets.made': true,
};

/** True for the answers of procedures that tell of characters. */
export function holdsCharacters(query: Pick<Query, 'queryKey'>): boolean {
  const procedure = procedureOf(query);
  return procedure !== null && Object.hasOwn(HOLDERS, procedure);
}

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
