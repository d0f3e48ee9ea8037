import type { FoundCharacter, FoundPage, Secret } from '@chaos/shared/contract/characters';
import { selectCharacterRows, selectPerson, toCharacterRow } from '@chaos/shared/core/characters/character-rows';
import { isVisibleTo } from '@chaos/shared/core/characters/visibility';
import { isUnblocked } from '@chaos/shared/core/people/blocks';
import type { Database } from '@chaos/shared/platform/database';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Context } from '../../../trpc/context.ts';
import { openCursor, sealCursor } from '../../../trpc/cursor.ts';
import { withoutMutedCharacters } from '../../../trpc/muted-words.ts';
import { withOwnReactions } from '../../../trpc/own-reactions.ts';

export interface HiddenMessage {
  message: string;
  ticketId: string | null;
  /** Who hid it; null for a visitor who is still one. */
  makerId: string | null;
}

/** @returns undefined where nothing is hidden. */
export async function readHiddenMessage(db: Database, characterId: string): Promise<HiddenMessage | undefined> {
  const row = await db
    .selectFrom('meme_characters')
    .select(['secret_message', 'ticket_id'])
    // A visitor who became a member is whoever took it over.
    .select(
      sql<string | null>`coalesce(original_creator_id, (
        select to_user_id from ownership_events where character_id = meme_characters.id and kind = 'claimed' limit 1
      ))`.as('makerId'),
    )
    .where('id', '=', characterId)
    .executeTakeFirst();
  if (!row || row.secret_message === null) return;
  return { message: row.secret_message, ticketId: row.ticket_id, makerId: row.makerId };
}

/** @param userId whether this member is among those who found it. */
export async function readFinders(db: Database, characterId: string, userId: string | null) {
  const { rows } = await sql<Pick<Secret, 'finders' | 'first'> & { isFinder: boolean }>`
    select count(*) as finders, coalesce(bool_or(f.user_id = ${userId}), false) as "isFinder", (
      select ${selectPerson('finder')} from secret_findings g join profiles finder on finder.id = g.user_id
      where g.character_id = ${characterId} and ${isUnblocked(userId, sql.ref('finder.id'))} order by g.found_at, g.user_id limit 1
    ) as first
    from secret_findings f where f.character_id = ${characterId}
  `.execute(db);
  return rows[0] ?? { finders: 0, first: null, isFinder: false };
}

/** The moment as PostgreSQL writes it: a date of JavaScript would round it. */
const FoundPlaceSchema = z.tuple([z.string(), z.uuid()]);

interface PageRequest {
  limit: number;
  cursor?: string | null | undefined;
}

/** What this member has found and may still see, the last found first. Messages are read here by their finders alone. */
export function readFound(ctx: Context, userId: string, request: PageRequest): Promise<FoundPage> {
  return withoutMutedCharacters<FoundCharacter, FoundPage>(ctx, request, (page) => readFoundPage(ctx, userId, page));
}

async function readFoundPage(ctx: Context, userId: string, { limit, cursor }: PageRequest): Promise<FoundPage> {
  const list = `found ${userId}`;
  const after = cursor ? openCursor(ctx.appSecret, list, FoundPlaceSchema, cursor) : null;
  const own = sql`
    secret_findings f join meme_characters on meme_characters.id = f.character_id
    where f.user_id = ${userId}::uuid and secret_message is not null and ${isVisibleTo(userId)}`;
  const from = after ? sql`and (f.found_at, f.character_id) < (${after[0]}::timestamptz, ${after[1]}::uuid)` : sql``;
  const chosen = sql<{ id: string }>`(
    select meme_characters.id, f.found_at, f.found_at::text as place, secret_message as message from ${own} ${from}
    order by f.found_at desc, f.character_id desc limit ${limit + 1}
  )`;
  const [rows, count] = await Promise.all([
    selectCharacterRows(ctx.db, chosen)
      .select([
        sql<Date>`chosen.found_at`.as('found_at'),
        sql<string>`chosen.place`.as('place'),
        sql<string>`chosen.message`.as('message'),
      ])
      .orderBy(sql`chosen.found_at`, 'desc')
      .orderBy('meme_characters.id', 'desc')
      .execute(),
    sql<{ count: number }>`select count(*) as count from ${own}`.execute(ctx.db),
  ]);
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  const items = shown.map((row) => ({ ...toCharacterRow(row), message: row.message, foundAt: row.found_at }));
  return {
    items: await withOwnReactions(ctx, items),
    nextCursor: last && rows.length > limit ? sealCursor(ctx.appSecret, list, [last.place, last.id]) : null,
    totalCount: count.rows[0]?.count ?? 0,
  };
}
