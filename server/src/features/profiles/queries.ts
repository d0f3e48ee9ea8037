import type { PersonSummary } from '@chaos/shared/contract/characters';
import type { PeoplePage, Profile } from '@chaos/shared/contract/profiles';
import { avatarUrl } from '@chaos/shared/core/pictures/picture-files';
import { readPeople } from '@chaos/shared/core/profiles/read-people';
import { sql } from 'kysely';
import type { Context } from '../../trpc/context.ts';
import { openPeopleCursor, sealPeopleCursor } from '../../trpc/people-cursor.ts';

export async function readProfile(ctx: Context, id: string): Promise<Profile | null> {
  const viewer = ctx.viewer.userId;
  const row = await ctx.db
    .selectFrom('profiles')
    .select([
      'id',
      'username',
      'display_name',
      'avatar_key',
      'follower_count',
      'following_count',
      'character_count',
      'is_peaceful',
    ])
    .select(
      sql<boolean>`exists (select 1 from user_follows where follower_id = ${viewer}::uuid and following_id = profiles.id)`.as(
        'is_following',
      ),
    )
    .where('id', '=', id)
    .where('is_pending', '=', false)
    .executeTakeFirst();
  if (!row) return null;
  return {
    id: row.id,
    username: row.username,
    displayName: row.display_name,
    avatarUrl: avatarUrl(row.avatar_key),
    followerCount: row.follower_count,
    followingCount: row.following_count,
    characterCount: row.character_count,
    isFollowing: row.is_following,
    isPeaceful: row.is_peaceful,
  };
}

/** People by a part of their username or display name, without the caller, the best-known first. */
export async function searchPeople(
  ctx: Context,
  userId: string,
  { query, limit, cursor }: { query: string; limit: number; cursor?: string | null | undefined },
): Promise<PeoplePage> {
  if (query === '') return { items: [], nextCursor: null };
  const list = `search ${query}`;
  const after = openPeopleCursor(ctx.appSecret, list, cursor);
  const { people, next } = await readPeople(ctx.db, { viewerId: userId, query, limit, after, exceptId: userId });
  const items = people.map(
    ({ id, username, displayName, avatarUrl }): PersonSummary => ({ id, username, displayName, avatarUrl }),
  );
  return { items, nextCursor: next && sealPeopleCursor(ctx.appSecret, list, next) };
}
