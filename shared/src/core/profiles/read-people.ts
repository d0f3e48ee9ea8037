/** People in lists, best-known first: by followers, then by likes, then the newest first. */
import { sql } from 'kysely';
import type { CreatorSummary } from '../../contract/people.ts';
import type { Database } from '../../platform/database.ts';
import { avatarUrl } from '../pictures/picture-files.ts';
import { lookUpPeople, type SearchBounds, walkPeople } from './find-people.ts';

/** Where a list goes on: the order's values of the last one shown. */
export interface PeoplePlace {
  followers: number;
  likes: number;
  id: string;
}

export interface PeopleRequest {
  viewerId: string | null;
  /** A part of the username or display name, in any case; every sign stands for itself. */
  query?: string | undefined;
  /** Only whom this member follows. */
  followedBy?: string | undefined;
  exceptId?: string | undefined;
  limit: number;
  after: PeoplePlace | null;
}

/**
 * A common part of a name is soon met among the best-known; a rare one is looked up in the index of name pieces. Which of
 * them it is shows after a bounded walk from the top, so that no statistics decide about the time.
 * @param bounds for tests.
 */
export async function readPeople(
  db: Database,
  request: PeopleRequest,
  bounds?: SearchBounds,
): Promise<{ people: CreatorSummary[]; next: PeoplePlace | null }> {
  const { query, followedBy, limit } = request;
  let rows = await readRows(db, request, walkPeople(request, bounds));
  if (query && !followedBy && rows.length <= limit) rows = await readRows(db, request, lookUpPeople(request, query, bounds));
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

/** @param ids chosen already, in any order, one more than the page shows. */
function readRows(db: Database, { viewerId }: PeopleRequest, ids: ReturnType<typeof walkPeople>) {
  return db
    .selectFrom(sql<{ id: string }>`(${ids})`.as('chosen'))
    .innerJoin('profiles', 'profiles.id', 'chosen.id')
    .select(['profiles.id', 'username', 'display_name', 'avatar_key', 'follower_count', 'character_count', 'total_likes'])
    .select(
      sql<boolean>`exists (select 1 from user_follows where follower_id = ${viewerId}::uuid and following_id = profiles.id)`.as(
        'is_following',
      ),
    )
    .orderBy('follower_count', 'desc')
    .orderBy('total_likes', 'desc')
    .orderBy('profiles.id', 'desc')
    .execute();
}
