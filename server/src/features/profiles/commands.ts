import { avatarFile, avatarUrl } from '@chaos/shared/node/domain/pictures';
import { keyedHash } from '@chaos/shared/node/secrets';
import type { Context } from '../../trpc/context.ts';
import { makeAvatar } from './avatar.ts';

/** Puts a new picture in the place of the old one, at a new address, so that no cache shows the old one. */
export async function setAvatar(ctx: Context, userId: string, file: Buffer): Promise<{ avatarUrl: string | null }> {
  const avatar = await makeAvatar(file);
  const key = `avatars/${userId}/${keyedHash(ctx.appSecret, 'picture', avatar)}`;
  await ctx.storage.put(avatarFile(key), avatar);
  const previous = await ctx.db.transaction().execute(async (trx) => {
    const profile = await trx
      .selectFrom('profiles')
      .select('avatar_key')
      .where('id', '=', userId)
      .forNoKeyUpdate()
      .executeTakeFirstOrThrow();
    await trx.updateTable('profiles').set({ avatar_key: key }).where('id', '=', userId).execute();
    return profile.avatar_key;
  });
  if (previous !== null && previous !== key) await ctx.storage.removeFolder(previous);
  return { avatarUrl: avatarUrl(key) };
}
