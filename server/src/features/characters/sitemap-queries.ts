import { isVisibleTo } from '@chaos/shared/core/characters/visibility';
import type { Database } from '@chaos/shared/platform/database';

/** Less than any id. */
const FIRST = '00000000-0000-0000-0000-000000000000';

/**
 * The smallest id of each page of so many characters, hidden ones counted too: then the index on ids alone is read, once through.
 * One statement for each page, so that none is long.
 */
export async function readSitemapStarts(db: Database, pageSize: number): Promise<string[]> {
  const starts: string[] = [];
  for (let start: string | undefined = FIRST; start !== undefined; start = await readNextStart(db, start, pageSize))
    starts.push(start);
  return starts;
}

async function readNextStart(db: Database, start: string, pageSize: number): Promise<string | undefined> {
  const row = await db
    .selectFrom('meme_characters')
    .select('id')
    .where('id', '>=', start)
    .orderBy('id')
    // Never further than one page.
    .offset(pageSize)
    .limit(1)
    .executeTakeFirst();
  return row?.id;
}

/** The characters of one page that everybody may see. @param end where the next page begins; null for the last one. */
export function readSitemapPage(
  db: Database,
  { start, end, limit }: { start: string; end: string | null; limit: number },
): Promise<{ id: string; updatedAt: Date }[]> {
  return db
    .selectFrom('meme_characters')
    .select(['id', 'updated_at as updatedAt'])
    .where('id', '>=', start)
    .$if(end !== null, (query) => query.where('id', '<', end))
    .where(isVisibleTo(null))
    .orderBy('id')
    .limit(limit)
    .execute();
}
