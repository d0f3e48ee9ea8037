import type { PersonSummary } from '@chaos/shared/contract/characters';
import type { GalleryPage, TimeFilter } from '@chaos/shared/contract/gallery';
import { CHARACTER_COLUMNS, toCharacter } from '@chaos/shared/node/domain/characters/read-character';
import { smallestIdAt, windowStart } from '@chaos/shared/rules/ranking';
import { type RawBuilder, sql } from 'kysely';
import type { Context } from '../../trpc/context.ts';
import { type GalleryCursor, readCursor, writeCursor } from './cursor.ts';

interface GalleryRequest {
  timeFilter: TimeFilter;
  limit: number;
  cursor?: string | null | undefined;
}

/**
 * One page of the ranking: best score first, the older one first among equals. The ids are chosen from the ranking
 * index alone and joined afterwards; the time window is a bound on the id, which carries its time.
 */
export async function readGalleryPage(ctx: Context, request: GalleryRequest): Promise<GalleryPage> {
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
    items: shown.map((row, index) => ({
      ...toCharacter(row),
      rank: firstRank + index,
      totalCount,
      creator: row.creator,
      owner: row.owner,
      userReaction: null,
    })),
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
  return ctx.db
    .selectFrom(chosen.as('chosen'))
    .innerJoin('meme_characters', 'meme_characters.id', 'chosen.id')
    .leftJoin('profiles as creator', 'creator.id', 'meme_characters.original_creator_id')
    .leftJoin('profiles as owner', 'owner.id', 'meme_characters.owner_id')
    .select(CHARACTER_COLUMNS.map((column) => `meme_characters.${column}` as const))
    .select([person('creator').as('creator'), person('owner').as('owner')])
    .orderBy('meme_characters.nscore')
    .orderBy('meme_characters.id')
    .execute();
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

function person(alias: 'creator' | 'owner'): RawBuilder<PersonSummary | null> {
  const column = (name: string) => sql.ref(`${alias}.${name}`);
  return sql<PersonSummary | null>`case when ${column('id')} is null then null else json_build_object(
    'id', ${column('id')}, 'username', ${column('username')},
    'displayName', ${column('display_name')}, 'avatarUrl', ${column('avatar_url')}) end`;
}
