/** A sign-in from a device that the account does not know: its owner is told, by mail with a link that ends it, and by a notice. */
import type { Session } from '@chaos/shared/contract/auth';
import { enqueuePush } from '@chaos/shared/core/notifications/pushes';
import type { Database } from '@chaos/shared/platform/database';
import { transact } from '@chaos/shared/platform/retry-conflicts';
import { announce } from '../commands/after-commit.ts';
import { newDeviceMail } from '../mail/mails.ts';
import type { Context } from '../trpc/context.ts';
import { issueEmailToken } from './email-tokens.ts';
import { findFamily } from './sessions.ts';

const UNKNOWN = { device: 'Some program', network: 'unknown' };

/** Not of the very first sign-in: whoever has just opened the account knows of it. */
export async function tellOfNewDevice(
  ctx: Context,
  { id: userId, email }: { id: string; email: string },
  { refreshToken }: Session,
  means: 'password' | 'passkey',
): Promise<void> {
  const familyId = await findFamily(ctx.db, refreshToken);
  if (familyId === null || !(await hasBeenIn(ctx.db, userId, familyId))) return;
  const token = await transact(ctx.db, async (trx) => {
    await enqueuePush(trx, { userId, kind: 'signed_in', path: '/settings' });
    return issueEmailToken(trx, userId, 'not_me', { familyId });
  });
  announce(ctx, { members: [{ topic: 'notifications', userIds: [userId], ids: [userId] }] });
  if ((await ctx.limits.count('newDeviceMail', userId)) > 0) return;
  ctx.mailer.send(newDeviceMail(ctx.publicUrl, email, { ...(ctx.sessionOrigin?.() ?? UNKNOWN), means, token }));
}

async function hasBeenIn(db: Database, userId: string, familyId: string): Promise<boolean> {
  const other = await db
    .selectFrom('session_families')
    .select('id')
    .where('user_id', '=', userId)
    .where('id', '<>', familyId)
    .limit(1)
    .executeTakeFirst();
  return other !== undefined;
}
