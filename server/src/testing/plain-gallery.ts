/** The gallery as everybody would write it: the reference that the fast way is compared with, in tests and benchmarks. */
import type { GalleryPage, TimeFilter } from '@chaos/shared/contract/gallery';
import { selectCharacterRows, toCharacterRow } from '@chaos/shared/core/characters/character-rows';
import { smallestIdAt, windowStart } from '@chaos/shared/rules/time-windows';
import { type RawBuilder, sql } from 'kysely';
import { type GalleryCursor, readCursor, writeCursor } from '../features/gallery/ranking/cursor.ts';
import type { Context } from '../trpc/context.ts';
import { withOwnReactions } from '../trpc/own-reactions.ts';

interface GalleryRequest {
  timeFilter: TimeFilter;
  limit: number;
  cursor?: string | null | undefined;
}

/**
 * One page of the ranking: best score first, the older one first among equals. The ids are chosen from the ranking
 * index alone and joined afterwards; the time window is a bound on the id, which carries its time.
 */
export async function readGalleryPlainly(ctx: Context, request: GalleryRequest): Promise<GalleryPage> {
  const after = request.cursor ? readCursor(ctx.appSecret, request.cursor, request.timeFilter) : null;
  const since = after ? after.windowStart : windowStart(request.timeFilter, Date.now());
  const [rows, totalCount] = await Promise.all([readRows(ctx, { since, after, limit: request.limit }), countAll(ctx, since)]);
  const shown = rows.slice(0, request.limit);
  const firstRank = (after?.rank ?? 0) + 1;
  const last = shown.at(-1);
  const cursor = (row: NonNullable<typeof last>) =>
    writeCursor(ctx.appSecret, {
      timeFilter: request.timeFilter,
      windowStart: since,
      nscore: row.dislike_count - row.like_count,
      id: row.id,
      rank: firstRank + shown.length - 1,
    });
  return {
    items: await withOwnReactions(
      ctx,
      shown.map((row, index) => ({ ...toCharacterRow(row), rank: firstRank + index, totalCount })),
    ),
    nextCursor: last && rows.length > request.limit ? cursor(last) : null,
  };
}

async function readRows(
  ctx: Context,
  { since, after, limit }: { since: number | null; after: GalleryCursor | null; limit: number },
) {
  const chosen = sql<{ id: string }>`(
    select id from meme_characters
    where is_public and is_active ${inWindow(since)}
    ${after ? sql`and (nscore, id) > (${after.nscore}, ${after.id}::uuid)` : sql``}
    order by nscore, id limit ${sql.lit(limit + 1)}
  )`;
  return selectCharacterRows(ctx.db, chosen).orderBy('meme_characters.nscore').orderBy('meme_characters.id').execute();
}

async function countAll(ctx: Context, since: number | null): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from meme_characters where is_public and is_active ${inWindow(since)}
  `.execute(ctx.db);
  return rows[0]?.count ?? 0;
}

function inWindow(since: number | null): RawBuilder<unknown> {
  return since === null ? sql`` : sql`and id >= ${smallestIdAt(since)}::uuid`;
}
