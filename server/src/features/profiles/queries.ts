import type { PersonSummary } from '@chaos/shared/contract/people';
import type { PeoplePage, Profile } from '@chaos/shared/contract/profiles';
import { isVisibleTo } from '@chaos/shared/core/characters/visibility';
import { findCreators } from '@chaos/shared/core/creators/find-creators';
import { isUnblocked } from '@chaos/shared/core/people/blocks';
import { avatarUrl, type PictureAddress } from '@chaos/shared/core/pictures/picture-files';
import { takesAgainAt } from '@chaos/shared/core/profiles/peace';
import { isInForce, readRests } from '@chaos/shared/core/profiles/suspensions';
import type { Database } from '@chaos/shared/platform/database';
import { sql } from 'kysely';
import { renamesAt } from '../../auth/username-change.ts';
import type { Context } from '../../trpc/context.ts';
import { openCreatorsCursor, sealCreatorsCursor } from '../../trpc/creators-cursor.ts';
import { readHidingViewer } from '../../trpc/muted-words.ts';

export async function readProfile(ctx: Context, id: string): Promise<Profile | null> {
  const viewer = ctx.viewer.userId;
  const row = await ctx.db
    .selectFrom('profiles')
    .select([
      'id',
      'username',
      'display_name',
      'bio',
      'avatar_key',
      'follower_count',
      'following_count',
      'character_count',
      'is_peaceful',
    ])
    .select([takesAgainAt.as('takesAgainAt'), renamesAt.as('renamesAt')])
    .select(
      sql<boolean>`exists (select 1 from user_follows where follower_id = ${viewer}::uuid and following_id = profiles.id)`.as(
        'is_following',
      ),
    )
    .select(sql<boolean>`exists (select from mutes where muter_id = ${viewer}::uuid and muted_id = profiles.id)`.as('is_muted'))
    .where('id', '=', id)
    .where('is_pending', '=', false)
    .where(isUnblocked(viewer, sql.ref('profiles.id')))
    .executeTakeFirst();
  if (!row) return null;
  // Strangers are not told; whoever could send them something would hear it then.
  const rests = await readRests(ctx.db, viewer === null ? [] : [id]);
  return {
    id: row.id,
    username: row.username,
    displayName: row.display_name,
    avatarUrl: avatarUrl(row.avatar_key),
    bio: row.bio,
    followerCount: row.follower_count,
    followingCount: row.following_count,
    characterCount: row.character_count,
    isFollowing: row.is_following,
    isMuted: row.is_muted,
    isPeaceful: row.is_peaceful,
    takesAgainAt: row.takesAgainAt,
    rest: rests.has(id) ? { until: rests.get(id) ?? null } : null,
    renamesAt: row.id === viewer ? row.renamesAt : null,
  };
}

/** What a pasted link tells of a person. */
export interface SharedProfile {
  id: string;
  displayName: string;
  /** Public ones. */
  characterCount: number;
  /** The best of them; null where there is none. */
  best: (PictureAddress & { name: string; updatedAt: Date }) | null;
}

/** Of somebody who owns very many, the best is looked for among the newest. */
const LOOKED_THROUGH_MAX = 500;

/** What everybody may know of a person. @returns null for nobody, and for whoever is suspended or has not confirmed the address. */
export async function readOpenPerson(db: Database, id: string): Promise<Omit<SharedProfile, 'best'> | null> {
  const person = await db
    .selectFrom('profiles')
    .select(['id', 'display_name as displayName', 'character_count as characterCount'])
    .where('id', '=', id)
    .where('is_pending', '=', false)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('suspensions').select('user_id').whereRef('user_id', '=', 'profiles.id').where(isInForce))),
    )
    .executeTakeFirst();
  return person ?? null;
}

export async function readSharedProfile(db: Database, id: string): Promise<SharedProfile | null> {
  const person = await readOpenPerson(db, id);
  if (!person) return null;
  const best = await db
    .selectFrom(
      db
        .selectFrom('meme_characters')
        .select(['id', 'name', 'picture_token', 'updated_at', 'nscore'])
        .where('owner_id', '=', id)
        .where(isVisibleTo(null))
        .orderBy('id', 'desc')
        .limit(LOOKED_THROUGH_MAX)
        .as('newest'),
    )
    .select(['id as characterId', 'name', 'picture_token as token', 'updated_at as updatedAt'])
    .orderBy('nscore')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  return { ...person, best: best ?? null };
}

/** People by a part of their username or display name, without the caller: of a page those called so first, then the best-known. */
export async function searchPeople(
  ctx: Context,
  userId: string,
  { query, limit, cursor }: { query: string; limit: number; cursor?: string | null | undefined },
): Promise<PeoplePage> {
  if (query === '') return { items: [], nextCursor: null };
  const list = `search ${query}`;
  const after = openCreatorsCursor(ctx.appSecret, list, cursor);
  const hiddenFrom = await readHidingViewer(ctx);
  const request = { viewerId: userId, hiddenFrom, query, isForgiving: true, limit, after, exceptId: userId };
  const { people, next } = await findCreators(ctx.db, request);
  const called = people.toSorted((one, other) => aptness(query, other) - aptness(query, one));
  const items = called.map(
    ({ id, username, displayName, avatarUrl }): PersonSummary => ({ id, username, displayName, avatarUrl }),
  );
  return { items, nextCursor: next && sealCreatorsCursor(ctx.appSecret, list, next) };
}

/** 2: it is one of the names; 1: one begins so. */
function aptness(query: string, { username, displayName }: { username: string; displayName: string }): number {
  const typed = query.toLowerCase();
  const names = [username.toLowerCase(), displayName.toLowerCase()];
  return names.includes(typed) ? 2 : Number(names.some((name) => name.startsWith(typed)));
}
