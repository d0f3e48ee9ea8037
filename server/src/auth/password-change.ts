/** A new password for whoever knows the present one. */
import type { PasswordChanged } from '@chaos/shared/contract/account';
import type { Transaction } from '@chaos/shared/platform/database';
import { transact } from '@chaos/shared/platform/retry-conflicts';
import { announce } from '../commands/after-commit.ts';
import { passwordChangedMail } from '../mail/mails.ts';
import type { Context } from '../trpc/context.ts';
import { PublicFailure } from '../trpc/errors.ts';
import { writeAudit } from './audit-log.ts';
import { deleteEmailTokens } from './email-tokens.ts';
import { newDevice } from './known-devices.ts';
import { asksForCode, lockCodes } from './one-time-codes/verification.ts';
import { hashPassword, requireUncommonPassword } from './password-hashes.ts';
import { requirePassword, requireProof, writeProof, wrongPassword } from './reauthentication.ts';
import { revokeAllFamilies, type SignedIn } from './sessions.ts';

interface NewPassword {
  currentPassword: string;
  newPassword: string;
  devices: readonly string[];
}

/** Ends every other session, and every link that leads to a new password. Of two at once the second knows an old password. */
export async function changePassword(
  ctx: Context,
  { user, familyId }: SignedIn,
  { currentPassword, newPassword, devices }: NewPassword,
): Promise<PasswordChanged> {
  requireOtherPassword(currentPassword, newPassword);
  // Where the password alone opens nothing it changes nothing either; the proof has taken a code.
  if (await asksForCode(ctx.db, user.id)) await requireProof(ctx, familyId);
  await requireUncommonPassword(newPassword, [user.username, user.email]);
  const { passwordHash: known } = await requirePassword(ctx, user, { password: currentPassword, devices });
  const passwordHash = await hashPassword(newPassword);
  const { device, hash } = newDevice(ctx.appSecret, { id: user.id, passwordHash });
  const change = async (trx: Transaction) => {
    const changed = await trx
      .updateTable('users')
      .set({ password_hash: passwordHash })
      .where('id', '=', user.id)
      .where('password_hash', '=', known)
      .returning('email')
      .executeTakeFirst();
    if (!changed) throw wrongPassword();
    // They may have come on since. After the person, as whoever signs in has it.
    if (await lockCodes(trx, user.id)) await requireProof({ db: trx }, familyId);
    // It was typed just now; and a session that has ended meanwhile changes nothing.
    await writeProof(trx, familyId);
    await renameDevice(trx, { user, familyId }, hash);
    // It may be a thief who changes it.
    await deleteEmailTokens(trx, user.id, ['not_me', 'undo']);
    await writeAudit(trx, { kind: 'password_changed', userId: user.id, details: { address: ctx.viewer.addressHash } });
    return { email: changed.email, ended: await revokeAllFamilies(trx, user.id, familyId) };
  };
  const { email, ended } = await transact(ctx.db, change);
  announce(ctx, { endedSessions: ended });
  ctx.mailer.send(passwordChangedMail(ctx.publicUrl, email));
  return { device };
}

/** What this browser has begun before stays its own: a thief is not to leave behind what "It was not me" finds no more. */
async function renameDevice(trx: Transaction, { user, familyId }: SignedIn, hash: string): Promise<void> {
  const before = trx.selectFrom('session_families').select('device_given').where('id', '=', familyId);
  const families = trx.updateTable('session_families');
  await families.set({ device_shown: hash }).where('user_id', '=', user.id).where('device_shown', '=', before).execute();
  await families.set({ device_given: hash }).where('id', '=', familyId).execute();
}

function requireOtherPassword(current: string, next: string): void {
  if (current.normalize('NFKC') !== next.normalize('NFKC')) return;
  throw new PublicFailure('BAD_REQUEST', 'weak_password', 'This is already your password. Please choose another.');
}
