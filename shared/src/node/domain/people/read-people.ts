/** People in lists, best-known first: by followers, then by likes, then by id. */
import { type RawBuilder, sql } from 'kysely';
import type { CreatorSummary } from '../../../contract/people.ts';
import type { Database } from '../../database.ts';
import { avatarUrl } from '../pictures.ts';

/** Where a list goes on: the order's values of the last one shown. */
export interface PeoplePlace {
  followers: number;
  likes: number;
  id: string;
}

export interface PeopleRequest {
  viewerId: string | null;
  /** A part of the username or display name, in any case; `%` and `_` stand for themselves. */
  query?: string | undefined;
  /** Only whom this member follows. */
  followedBy?: string | undefined;
  exceptId?: string | undefined;
  limit: number;
  after: PeoplePlace | null;
}

export async function readPeople(
  db: Database,
  request: PeopleRequest,
): Promise<{ people: CreatorSummary[]; next: PeoplePlace | null }> {
  const { viewerId, limit } = request;
  const rows = await db
    .selectFrom('profiles')
    .select(['id', 'username', 'display_name', 'avatar_key', 'follower_count', 'character_count', 'total_likes'])
    .select(
      sql<boolean>`exists (select 1 from user_follows where follower_id = ${viewerId}::uuid and following_id = profiles.id)`.as(
        'is_following',
      ),
    )
    .where(matches(request))
    .orderBy('follower_count', 'desc')
    .orderBy('total_likes', 'desc')
    .orderBy('id')
    .limit(sql.lit(limit + 1))
    .execute();
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  return {
    people: shown.map((row) => ({
      id: row.id,
      username: row.username,
      displayName: row.display_name,
      avatarUrl: avatarUrl(row.avatar_key),
      followerCount: row.follower_count,
      characterCount: row.character_count,
      totalLikes: row.total_likes,
      isFollowing: row.is_following,
    })),
    next: last && rows.length > limit ? { followers: last.follower_count, likes: last.total_likes, id: last.id } : null,
  };
}

function matches({ query, followedBy, exceptId, after }: PeopleRequest): RawBuilder<boolean> {
  const conditions = [sql`true`];
  if (query) conditions.push(sql`search_text like ${`%${escapeLike(query.toLowerCase())}%`}`);
  if (followedBy)
    conditions.push(
      sql`exists (select 1 from user_follows where follower_id = ${followedBy}::uuid and following_id = profiles.id)`,
    );
  if (exceptId) conditions.push(sql`id <> ${exceptId}::uuid`);
  if (after) {
    conditions.push(
      sql`(-follower_count, -total_likes, id) > (${-after.followers}::int, ${-after.likes}::int, ${after.id}::uuid)`,
    );
  }
  return sql<boolean>`${sql.join(conditions, sql` and `)}`;
}

function escapeLike(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&');
}
