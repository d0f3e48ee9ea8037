import { type CharacterRow, type FinishOrigin, type HistoryPage, SIMILAR_MAX } from '@chaos/shared/contract/characters';
import { selectCharacterRows, selectPerson, toCharacterRow } from '@chaos/shared/core/characters/character-rows';
import { isVisibleTo } from '@chaos/shared/core/characters/visibility';
import { findSimilar } from '@chaos/shared/core/gallery/find-similar';
import { isUnblocked } from '@chaos/shared/core/people/blocks';
import { holdersOf, isUnhidden } from '@chaos/shared/core/people/hidden-people';
import type { Database } from '@chaos/shared/platform/database';
import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import type { Context } from '../../trpc/context.ts';
import { openCursor, sealCursor } from '../../trpc/cursor.ts';
import { readHidingViewer, withoutMutedCharacters } from '../../trpc/muted-words.ts';
import { withOwnReactions } from '../../trpc/own-reactions.ts';

/** With who made it, who owns it, and what a member thinks of it. */
export async function readVisibleCharacter(ctx: Context, id: string): Promise<CharacterRow | null> {
  const chosen = sql<{ id: string }>`(select ${id}::uuid as id)`;
  const rows = await selectCharacterRows(ctx.db, chosen).where(isVisibleTo(ctx.viewer.userId)).execute();
  const [row] = await withOwnReactions(ctx, rows.map(toCharacterRow));
  return row ?? null;
}

/** What everybody may see, the newest first. */
export function readNewest(db: Database, limit: number): Promise<CharacterRow[]> {
  return readNewestOf(db, sql`true`, limit);
}

/** What one person has made and everybody may see, whoever owns it now, the newest first. */
export function readNewestBy(db: Database, creatorId: string, limit: number): Promise<CharacterRow[]> {
  return readNewestOf(db, sql`original_creator_id = ${creatorId}::uuid`, limit);
}

/** An id holds the time of its making. */
async function readNewestOf(db: Database, which: RawBuilder<unknown>, limit: number): Promise<CharacterRow[]> {
  const chosen = sql<{ id: string }>`(select id from meme_characters
    where ${isVisibleTo(null)} and ${which} order by id desc limit ${limit})`;
  const rows = await selectCharacterRows(db, chosen).orderBy('meme_characters.id', 'desc').execute();
  return rows.map(toCharacterRow);
}

/** Those that everybody may see and that are most like it, with what a member thinks of them. */
export async function readSimilar(ctx: Context, id: string): Promise<CharacterRow[]> {
  const hiddenFrom = await readHidingViewer(ctx);
  const ids = await findSimilar(ctx.db, id);
  const chosen = sql<{ id: string; nth: number }>`(select * from unnest(${ids}::uuid[]) with ordinality as t(id, nth))`;
  const rows = await selectCharacterRows(ctx.db, chosen)
    .where(isVisibleTo(null))
    .where(isUnhidden(hiddenFrom, ...holdersOf()))
    .orderBy(sql`chosen.nth`)
    .execute();
  const page = { items: rows.map(toCharacterRow), nextCursor: null };
  const { items } = await withoutMutedCharacters(ctx, { limit: SIMILAR_MAX }, () => Promise.resolve(page));
  return withOwnReactions(ctx, items.slice(0, SIMILAR_MAX));
}

/** What a shared link to a character shows to everybody. @returns null for a private, a retired and an unknown one. */
export async function readSharedCharacter(db: Database, id: string) {
  const chosen = sql<{ id: string }>`(select ${id}::uuid as id)`;
  const found = await selectCharacterRows(db, chosen).where(isVisibleTo(null)).executeTakeFirst();
  return found ? { row: toCharacterRow(found), pictureToken: found.picture_token } : null;
}

/** What its finish was drawn from. @returns null where nothing was drawn. */
export async function readFinishDraw(db: Database, characterId: string): Promise<FinishOrigin['draw']> {
  const row = await db
    .selectFrom('finish_draws')
    .select([sql<string>`to_char(day, 'YYYY-MM-DD')`.as('day'), 'request_hash as requestHash', 'inheritable'])
    .where('character_id', '=', characterId)
    .executeTakeFirst();
  return row ?? null;
}

/** Whose is it? For deciding between "not yours" and "no such". @returns undefined when the caller may not see it either. */
export async function readOwner(ctx: Context, id: string): Promise<{ ownerId: string | null } | undefined> {
  const row = await ctx.db
    .selectFrom('meme_characters')
    .select('owner_id')
    .where('id', '=', id)
    .where(isVisibleTo(ctx.viewer.userId))
    .executeTakeFirst();
  return row && { ownerId: row.owner_id };
}

export interface PageRequest {
  limit: number;
  cursor?: string | null | undefined;
}

const HistoryPlaceSchema = z.int();

/** The chain of owners, the newest first. Who is blocked is nobody in it. */
export async function readHistory(ctx: Context, { id, limit, cursor }: PageRequest & { id: string }): Promise<HistoryPage> {
  const list = `history ${id}`;
  const before = cursor ? openCursor(ctx.appSecret, list, HistoryPlaceSchema, cursor) : null;
  const seen = (alias: string) => isUnblocked(ctx.viewer.userId, sql.ref(`${alias}.id`));
  const rows = await ctx.db
    .selectFrom('ownership_events')
    .leftJoin('profiles as giver', (join) => join.onRef('giver.id', '=', 'from_user_id').on(seen('giver')))
    .leftJoin('profiles as taker', (join) => join.onRef('taker.id', '=', 'to_user_id').on(seen('taker')))
    .select(['seq', 'kind', 'ownership_events.created_at'])
    .select([selectPerson('giver').as('from'), selectPerson('taker').as('to')])
    .where('character_id', '=', id)
    .$if(before !== null, (query) => query.where('seq', '<', before))
    .orderBy('seq', 'desc')
    .limit(limit + 1)
    .execute();
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return {
    items: shown.map(({ seq, kind, from, to, created_at }) => ({ seq, kind, from, to, createdAt: created_at })),
    nextCursor: last && rows.length > limit ? sealCursor(ctx.appSecret, list, last.seq) : null,
  };
}
