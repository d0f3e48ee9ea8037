import { NOTICES_MAX, type Notice } from '@chaos/shared/contract/notices';
import { selectPerson } from '@chaos/shared/node/domain/characters/character-rows';
import { isVisibleTo } from '@chaos/shared/node/domain/characters/visibility';
import { pictureUrls } from '@chaos/shared/node/domain/pictures';
import { sql } from 'kysely';
import type { Context } from '../../trpc/context.ts';

/** The newest ones, newest first. What a member did is no news to that member. */
export async function readNotices(ctx: Context, userId: string): Promise<Notice[]> {
  const isSeen = isVisibleTo(userId);
  const rows = await ctx.db
    .selectFrom('ownership_events as event')
    .innerJoin('battles', 'battles.id', 'event.battle_id')
    .innerJoin('meme_characters', 'meme_characters.id', 'event.character_id')
    .innerJoin('profiles as me', (join) => join.on('me.id', '=', userId))
    .leftJoin('profiles as other', (join) =>
      join.on(sql`other.id`, '=', sql`case when event.to_user_id = ${userId}::uuid then from_user_id else to_user_id end`),
    )
    .select(['event.character_id', 'event.seq', 'event.created_at', selectPerson('other').as('person')])
    .select(({ eb }) => [
      eb('event.to_user_id', '=', userId).as('isWon'),
      sql<boolean>`date_trunc('milliseconds', event.created_at) > me.notices_seen_at`.as('isNew'),
      sql<string | null>`case when ${isSeen} then meme_characters.name end`.as('name'),
      sql<string | null>`case when ${isSeen} then meme_characters.image_key end`.as('image'),
    ])
    .where('event.kind', '=', 'won')
    .where(({ or, eb }) => or([eb('event.to_user_id', '=', userId), eb('event.from_user_id', '=', userId)]))
    .where(sql<boolean>`initiator_user_id is distinct from ${userId}::uuid`)
    .orderBy('event.created_at', 'desc')
    .orderBy('event.character_id')
    .limit(sql.lit(NOTICES_MAX))
    .execute();
  return rows.map((row) => ({
    id: `${row.character_id}.${row.seq}`,
    kind: row.isWon ? 'won' : 'lost',
    character: {
      id: row.character_id,
      name: row.name,
      imageUrl256: row.image === null ? null : pictureUrls(row.image).imageUrl256,
    },
    person: row.person,
    createdAt: row.created_at,
    isNew: row.isNew,
  }));
}
