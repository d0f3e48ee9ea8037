import type { Peace } from '@chaos/shared/contract/profiles';
import { notePendingFolder } from '@chaos/shared/core/pictures/orphaned-files';
import { avatarFile, avatarUrl, newAvatarFolder } from '@chaos/shared/core/pictures/picture-files';
import { takesAgainAt } from '@chaos/shared/core/profiles/peace';
import { isBackupRunning } from '@chaos/shared/platform/backup-lock';
import { transact } from '@chaos/shared/platform/retry-conflicts';
import { isBlankText } from '@chaos/shared/rules/tidy-text';
import { sql } from 'kysely';
import type { Context } from '../../trpc/context.ts';
import { makeAvatar } from './make-avatar.ts';
import { requireOwnVoice } from './policy.ts';

/** Puts a new picture in the place of the old one, at a new address, so that no cache shows the old one. */
export async function setAvatar(ctx: Context, userId: string, file: Buffer): Promise<{ avatarUrl: string | null }> {
  await ctx.limits.require('avatarByMember', userId);
  const avatar = await makeAvatar(file);
  // New even for the same picture: whoever removes an old one can never take a file that is in use again.
  const key = newAvatarFolder(ctx.appSecret, userId, avatar);
  await notePendingFolder(ctx.db, key, userId);
  try {
    await ctx.storage.put(avatarFile(key), avatar);
  } catch (error) {
    await removeUnused(ctx, key);
    throw error;
  }
  // When this fails the new file stays for now: an answer that got lost does not say that the row was not written.
  const previous = await transact(ctx.db, async (trx) => {
    const profile = await trx
      .selectFrom('profiles')
      .select('avatar_key')
      .where('id', '=', userId)
      .forNoKeyUpdate()
      .executeTakeFirstOrThrow();
    await trx.updateTable('profiles').set({ avatar_key: key }).where('id', '=', userId).execute();
    if (profile.avatar_key !== null) await notePendingFolder(trx, profile.avatar_key, userId);
    return profile.avatar_key;
  });
  if (previous !== null) await removeUnused(ctx, previous);
  return { avatarUrl: avatarUrl(key) };
}

/** What nothing names any more is no reason to tell a person that the upload failed. */
async function removeUnused({ db, storage, log }: Context, folder: string): Promise<void> {
  try {
    // A backup that runs may still copy it; then it goes with the sweep, a day later.
    if (!(await isBackupRunning(db))) await storage.removeFolder(folder);
  } catch (error) {
    log.warn({ err: error, folder }, 'an unused file stays in the storage');
  }
}

interface ProfileTexts {
  displayName: string;
  bio: string;
}

/** @throws {PublicFailure} for a name that sounds as if the house spoke. */
export async function updateProfile(
  ctx: Context,
  userId: string,
  { displayName, bio }: ProfileTexts,
): Promise<{ displayName: string; bio: string | null }> {
  requireOwnVoice(displayName);
  await ctx.limits.require('profileByHour', userId);
  const said = { displayName, bio: isBlankText(bio) ? null : bio };
  await ctx.db.updateTable('profiles').set({ display_name: said.displayName, bio: said.bio }).where('id', '=', userId).execute();
  return said;
}

/** The same again changes nothing. Who ends the peace takes nothing for a day; its beginning counts at once. */
export async function setPeace({ db }: Context, userId: string, isPeaceful: boolean): Promise<Peace> {
  await db
    .updateTable('profiles')
    .set({ is_peaceful: isPeaceful, peace_ended_at: isPeaceful ? null : sql`now()` })
    .where('id', '=', userId)
    .where('is_peaceful', '<>', isPeaceful)
    .execute();
  return db
    .selectFrom('profiles')
    .select(['is_peaceful as isPeaceful', takesAgainAt.as('takesAgainAt')])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
}
