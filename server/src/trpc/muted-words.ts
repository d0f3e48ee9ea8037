/** What a member's lists leave out: people by a condition of their queries, and muted words after they were read. */
import type { CharacterRow } from '@chaos/shared/contract/characters';
import { newEffort } from '@chaos/shared/rules/word-filter/word-filter';
import type { Context } from './context.ts';

interface Request {
  limit: number;
  cursor?: string | null | undefined;
}

interface Page<Item> {
  items: Item[];
  nextCursor: string | null;
}

/**
 * For the conditions of `hidden-people.ts` in lists: most members hide nobody, and theirs are read as before.
 * @returns the caller where there is somebody to hide; otherwise null.
 */
export async function readHidingViewer({ contentFilters, viewer }: Context): Promise<string | null> {
  return (await contentFilters.read(viewer.userId)).hidesPeople ? viewer.userId : null;
}

/** So often is read on for one page. Who mutes what stands nearly everywhere gets shorter ones, and the list goes on all the same. */
const READS_MAX = 10;

/**
 * Reads on until the page is full: what is left out takes nobody's place, and the cursor is that of the last one looked at.
 * @param textsOf what of an item is looked through; nothing of the reader's own.
 */
export async function withoutMutedWords<Item, Of extends Page<Item>>(
  { contentFilters, viewer }: Context,
  { limit, cursor }: Request,
  read: (request: Request) => Promise<Of>,
  textsOf: (item: Item) => readonly string[],
): Promise<Of> {
  const { hasMutedWord } = await contentFilters.read(viewer.userId);
  const page = await read({ limit, cursor });
  if (!hasMutedWord) return page;
  const effort = newEffort();
  const isShown = (item: Item) => !textsOf(item).some((text) => hasMutedWord(text, effort));
  const items = page.items.filter(isShown);
  let { nextCursor } = page;
  for (let reads = 1; nextCursor !== null && items.length < limit && reads < READS_MAX; reads += 1) {
    const more = await read({ limit: limit - items.length, cursor: nextCursor });
    items.push(...more.items.filter(isShown));
    nextCursor = more.nextCursor;
  }
  return { ...page, items, nextCursor };
}

/** The same for characters, by name and lore. */
export function withoutMutedCharacters<Row extends CharacterRow, Of extends Page<Row>>(
  ctx: Context,
  request: Request,
  read: (request: Request) => Promise<Of>,
): Promise<Of> {
  const { userId } = ctx.viewer;
  return withoutMutedWords<Row, Of>(ctx, request, read, ({ owner, name, description }) =>
    owner !== null && owner.id === userId ? [] : [name, description],
  );
}
