/** A sign-in from a device that the account does not know: its owner is told, by mail with a link that ends it, and by a notice. */
import type { Session } from '@chaos/shared/contract/auth';
import { enqueuePush } from '@chaos/shared/core/notifications/pushes';
import type { Database, Transaction } from '@chaos/shared/platform/database';
import { transact } from '@chaos/shared/platform/retry-conflicts';
import { sql } from 'kysely';
import { announce } from '../commands/after-commit.ts';
import { newDeviceMail, passkeyRemovedMail } from '../mail/mails.ts';
import type { Context } from '../trpc/context.ts';
import { PublicFailure } from '../trpc/errors.ts';
import { writeAudit } from './audit.ts';
import { findEmailToken, issueEmailToken, linkInvalid, useEmailToken } from './email-tokens.ts';
import { removePasskeysSince } from './passkeys/commands.ts';
import { endExportLinks, findFamily, revokeFamily, type SignedIn } from './sessions.ts';

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

/**
 * The owner says that it was somebody else: that session ends, and with it the passkeys that were added or used
 * since it began. Whoever it was may know the password, so a new one is set next.
 * @returns what the link for a new password would hold, which the same mailbox would get.
 * @throws {PublicFailure} for a link that is used up.
 */
export async function disownSession(ctx: Context, token: string): Promise<{ resetToken: string }> {
  // Whoever has a link is not to wait for others of the same address who have none.
  if ((await findEmailToken(ctx.db, token, 'not_me')) === null)
    await ctx.limits.require('newPasswordByAddress', ctx.viewer.addressHash);
  const { ended, resetToken, passkeys } = await transact(ctx.db, async (trx) => {
    const { userId, familyId } = await useEmailToken(trx, token, 'not_me');
    if (familyId === null) throw linkInvalid();
    const ended = await findSameDevice(trx, familyId);
    let passkeys: RemovedPasskeys = { email: '', names: [] };
    for (const id of ended) {
      const { email, names } = await endDisowned(trx, ctx, { userId, familyId: id });
      passkeys = { email, names: [...passkeys.names, ...names] };
    }
    return { ended, passkeys, resetToken: await issueEmailToken(trx, userId, 'reset') };
  });
  announce(ctx, { endedSessions: ended });
  tellOfRemoved(ctx, passkeys);
  return { resetToken };
}

/**
 * The same, said by a session about another one. Its mail works on: whoever says it here may be the thief, and the mailbox is its owner's.
 * @param id its public one.
 * @throws {PublicFailure} for this session, and any that is not the owner's.
 */
export async function disownOtherSession(
  ctx: Context,
  { user, familyId: own }: SignedIn,
  id: string,
): Promise<{ ended: number }> {
  const { familyId, passkeys } = await transact(ctx.db, async (trx) => {
    const family = await trx
      .selectFrom('session_families')
      .select('id')
      .where('public_id', '=', id)
      .where('user_id', '=', user.id)
      .where('id', '<>', own)
      // One that has ended too: what it gave away comes back all the same.
      .where('disowned_at', 'is', null)
      .executeTakeFirst();
    if (!family) throw new PublicFailure('NOT_FOUND', 'not_found', 'That device is already signed out.');
    return { familyId: family.id, passkeys: await endDisowned(trx, ctx, { userId: user.id, familyId: family.id }) };
  });
  tellOfRemoved(ctx, passkeys);
  announce(ctx, {
    endedSessions: [familyId],
    members: [{ topic: 'notifications', userIds: [user.id], ids: [user.id] }],
  });
  return { ended: 1 };
}

/** And those that the same device has begun since: it may have come back in after it was signed out. The first one first. */
async function findSameDevice(trx: Transaction, familyId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select since.id from session_families disowned join session_families since on since.user_id = disowned.user_id
    where disowned.id = ${familyId}::uuid and (since.id = disowned.id or since.created_at > disowned.created_at
      and since.device is not distinct from disowned.device and since.network is not distinct from disowned.network)
    order by since.created_at, since.id
  `.execute(trx);
  return rows.map(({ id }) => id);
}

/** Whose they were, and their names: whoever said that it was somebody else may be the thief. */
interface RemovedPasskeys {
  email: string;
  names: readonly string[];
}

function tellOfRemoved(ctx: Context, { email, names }: RemovedPasskeys): void {
  for (const name of names) ctx.mailer.send(passkeyRemovedMail(ctx.publicUrl, email, name));
}

async function endDisowned(
  trx: Transaction,
  ctx: Context,
  { userId, familyId }: { userId: string; familyId: string },
): Promise<RemovedPasskeys> {
  await revokeFamily(trx, familyId);
  // What it gave away can be taken back by one press.
  await trx.updateTable('session_families').set({ disowned_at: sql`now()` }).where('id', '=', familyId).execute();
  const names = await removePasskeysSince(trx, userId, familyId);
  await endExportLinks(trx, userId);
  await writeAudit(trx, { kind: 'session_disowned', userId, details: { address: ctx.viewer.addressHash } });
  const { email } = await trx.selectFrom('users').select('email').where('id', '=', userId).executeTakeFirstOrThrow();
  return { email, names };
}
