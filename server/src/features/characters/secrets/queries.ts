import type { Secret } from '@chaos/shared/contract/characters';
import { selectPerson } from '@chaos/shared/core/characters/character-rows';
import type { Database } from '@chaos/shared/platform/database';
import { sql } from 'kysely';

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
      where g.character_id = ${characterId} order by g.found_at, g.user_id limit 1
    ) as first
    from secret_findings f where f.character_id = ${characterId}
  `.execute(db);
  return rows[0] ?? { finders: 0, first: null, isFinder: false };
}
