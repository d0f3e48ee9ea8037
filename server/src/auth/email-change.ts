/**
 * Another address to sign in by. The new one confirms it, as a new account's does (`email-confirmation.ts`); the old one is told of it
 * twice, each time with a link by which the account comes back, whoever has its password by then.
 */
import type { PendingEmailChange } from '@chaos/shared/contract/account';
import type { Database, Transaction } from '@chaos/shared/platform/database';
import { transact } from '@chaos/shared/platform/retry-conflicts';
import { sql } from 'kysely';
import { announce } from '../commands/after-commit.ts';
import { emailChangeAskedMail, emailChangedMail, newAddressMail, takenAddressMail } from '../mail/mails.ts';
import type { Context } from '../trpc/context.ts';
import { PublicFailure } from '../trpc/errors.ts';
import { confirmAddress, isTakenAddress, lockAddresses } from './addresses-of-accounts.ts';
import { afterTheAnswer } from './after-the-answer.ts';
import { writeAudit } from './audit-log.ts';
import { deleteEmailTokens, findEmailToken, issueEmailToken, linkInvalid, useEmailToken } from './email-tokens.ts';
import { requireMail } from './mail-throttle.ts';
import { removeCodesOfChange, tellOfNoCodes } from './one-time-codes/commands.ts';
import { removeAllPasskeys } from './passkeys/commands.ts';
import { keyOfEmail } from './password-guessing.ts';
import { hashPassword } from './password-hashes.ts';
import { holdProof } from './reauthentication.ts';
import { revokeAllFamilies, type SignedIn } from './sessions.ts';
import { newToken } from './token-hashes.ts';

/** Says the same, and leaves the same behind, whether the new address is free or not. The newest wish counts. */
export async function changeEmail(ctx: Context, { user, familyId }: SignedIn, newEmail: string): Promise<void> {
  if (newEmail.toLowerCase() === user.email.toLowerCase())
    throw new PublicFailure('BAD_REQUEST', 'invalid_input', 'You already sign in with this address.');
  await requireMail(ctx, newEmail);
  await ctx.limits.require('emailChangeByMember', user.id);
  const { oldEmail, confirm, undo } = await transact(ctx.db, async (trx) => {
    const oldEmail = await lockAccount(trx, user.id);
    await holdProof(trx, familyId);
    return askForChange(trx, ctx, { userId: user.id, oldEmail, newEmail });
  });
  // Not counted with the mails that anybody can have sent there: this one must arrive.
  ctx.mailer.send(emailChangeAskedMail(ctx.publicUrl, oldEmail, { newEmail, token: undo }));
  afterTheAnswer(ctx, async () => {
    const isTaken = await isTakenAddress(ctx.db, newEmail, user.id);
    const invitation = { username: user.username, token: confirm };
    ctx.mailer.send(isTaken ? takenAddressMail(ctx.publicUrl, newEmail) : newAddressMail(ctx.publicUrl, newEmail, invitation));
  });
}

async function askForChange(
  trx: Transaction,
  ctx: Context,
  { userId, oldEmail, newEmail }: { userId: string; oldEmail: string; newEmail: string },
) {
  const { id: changeId } = await trx
    .insertInto('email_changes')
    .values({ user_id: userId, old_email: oldEmail, new_email: newEmail })
    .returning('id')
    .executeTakeFirstOrThrow();
  await writeAudit(trx, { kind: 'email_change_asked', userId, details: { address: ctx.viewer.addressHash } });
  const confirm = await issueEmailToken(trx, userId, 'change', { changeId });
  return { oldEmail, confirm, undo: await issueEmailToken(trx, userId, 'undo', { changeId }) };
}

/** What a mailed link could still confirm. @returns null where nothing waits. */
export async function readPendingChange(db: Database, userId: string): Promise<PendingEmailChange | null> {
  const pending = await selectPending(db, userId).select(['new_email as email', 'expires_at as endsAt']).executeTakeFirst();
  return pending ?? null;
}

/**
 * Takes no proof: everything stays as it is. The way back that was mailed to the present address works on, for it may have been
 * somebody else who asked, and the owner is to have the door. A second press finds it done.
 */
export async function cancelEmailChange(ctx: Context, userId: string): Promise<void> {
  await transact(ctx.db, async (trx) => {
    // Whoever confirms it at once was faster, or finds it stopped.
    await lockAccount(trx, userId);
    const pending = await selectPending(trx, userId).select('email_changes.id').executeTakeFirst();
    if (!pending) return;
    await trx.updateTable('email_changes').set({ undone_at: sql`now()` }).where('id', '=', pending.id).execute();
    await trx.deleteFrom('email_tokens').where('kind', '=', 'change').where('change_id', '=', pending.id).execute();
    await writeAudit(trx, { kind: 'email_change_cancelled', userId, details: { address: ctx.viewer.addressHash } });
  });
}

function selectPending(db: Database, userId: string) {
  return db
    .selectFrom('email_changes')
    .innerJoin('email_tokens', 'change_id', 'email_changes.id')
    .where('email_changes.user_id', '=', userId)
    .where('kind', '=', 'change')
    .where('used_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .where('confirmed_at', 'is', null)
    .where('undone_at', 'is', null)
    .orderBy('email_changes.id', 'desc');
}

export interface MovedAddress {
  oldEmail: string;
  newEmail: string;
  /** For the second mail to the address before. */
  undo: string;
}

/**
 * Within the confirmation. Links that were mailed to the old address lead to no new password any more.
 * @throws {PublicFailure} where the change was stopped, or the address has become somebody's meanwhile.
 */
export async function moveAddress(trx: Transaction, ctx: Context, changeId: string): Promise<MovedAddress> {
  const { userId, oldEmail, newEmail } = await readChange(trx, changeId);
  await lockAddresses(trx, [oldEmail, newEmail]);
  const present = await lockAccount(trx, userId);
  const change = await readChange(trx, changeId);
  if (change.isUndone || present !== oldEmail) throw linkInvalid();
  if (await isTakenAddress(trx, newEmail, userId))
    throw new PublicFailure('CONFLICT', 'email_taken', 'This e-mail address now has another account. Nothing has changed.');
  await trx.updateTable('users').set({ email: newEmail }).where('id', '=', userId).execute();
  await trx.updateTable('email_changes').set({ confirmed_at: sql`now()` }).where('id', '=', changeId).execute();
  await deleteEmailTokens(trx, userId, ['not_me', 'undo']);
  await writeAudit(trx, { kind: 'email_changed', userId, details: { address: ctx.viewer.addressHash } });
  return { oldEmail, newEmail, undo: await issueEmailToken(trx, userId, 'undo', { changeId }) };
}

/** The second word to the old address, once it is so. */
export function tellOldAddress(ctx: Context, { oldEmail, newEmail, undo }: MovedAddress): void {
  ctx.mailer.send(emailChangedMail(ctx.publicUrl, oldEmail, { newEmail, token: undo }));
}

/**
 * The owner of the address before says that it was somebody else: the change is stopped or undone, with all that came after it.
 * Whoever asked for it was in the account and had just proven the password, so every session ends and that password opens nothing.
 * @returns what a link for a new password would hold, which this mailbox could ask for from now on.
 * @throws {PublicFailure} for a link that is used up.
 */
export async function undoEmailChange(ctx: Context, token: string): Promise<{ resetToken: string }> {
  // Whoever has a link is not to wait for others of the same address who have none.
  if ((await findEmailToken(ctx.db, token, 'undo')) === null) {
    await ctx.limits.require('newPasswordByAddress', ctx.viewer.addressHash);
    throw linkInvalid();
  }
  const unknown = await hashPassword(newToken());
  const { email, hadCodes, ended, resetToken } = await transact(ctx.db, (trx) =>
    undo(trx, ctx, { token, passwordHash: unknown }),
  );
  announce(ctx, { endedSessions: ended });
  if (hadCodes) tellOfNoCodes(ctx, email, { hasPassword: false });
  await ctx.limits.forget('signInByAccount', keyOfEmail(ctx, email));
  return { resetToken };
}

async function undo(trx: Transaction, ctx: Context, { token, passwordHash }: { token: string; passwordHash: string }) {
  const { userId, changeId } = await useEmailToken(trx, token, 'undo');
  if (changeId === null) throw linkInvalid();
  const { oldEmail } = await readChange(trx, changeId);
  await lockAddresses(trx, [oldEmail]);
  await lockAccount(trx, userId);
  const later = await trx
    .updateTable('email_changes')
    .set({ undone_at: sql`now()` })
    .where('user_id', '=', userId)
    .where('id', '>=', changeId)
    .where('undone_at', 'is', null)
    .returning(sql<boolean>`confirmed_at is not null`.as('wasConfirmed'))
    .execute();
  const email = later.some(({ wasConfirmed }) => wasConfirmed) ? { email: oldEmail } : {};
  await trx
    .updateTable('users')
    .set({ password_hash: passwordHash, ...email })
    .where('id', '=', userId)
    .execute();
  await confirmAddress(trx, userId);
  await deleteEmailTokens(trx, userId, ['undo']);
  // Of two who each have a way back, the one whose address it was before keeps theirs.
  await trx.deleteFrom('email_tokens').where('user_id', '=', userId).where('change_id', '>=', changeId).execute();
  await writeAudit(trx, { kind: 'email_change_undone', userId, details: { address: ctx.viewer.addressHash } });
  await removeAllPasskeys(trx, userId);
  const hadCodes = await removeCodesOfChange(trx, changeId);
  const ended = await revokeAllFamilies(trx, userId);
  return { email: oldEmail, hadCodes, ended, resetToken: await issueEmailToken(trx, userId, 'reset') };
}

/**
 * Whoever has the mailbox of the present address has just shown it, and needs no way back to it: what is out of these links may be in
 * the hands of somebody who has looked into it once.
 */
export async function endWayBackTo(trx: Transaction, userId: string, email: string): Promise<void> {
  await trx
    .deleteFrom('email_tokens')
    .using('email_changes')
    .whereRef('email_changes.id', '=', 'change_id')
    .where('email_tokens.user_id', '=', userId)
    .where('email_tokens.kind', '=', 'undo')
    .where('email_tokens.used_at', 'is', null)
    .where(sql`lower(old_email)`, '=', email.toLowerCase())
    .execute();
}

/** @returns its address. */
async function lockAccount(trx: Transaction, userId: string): Promise<string> {
  const { email } = await trx
    .selectFrom('users')
    .select('email')
    .where('id', '=', userId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  return email;
}

async function readChange(trx: Transaction, id: string) {
  return trx
    .selectFrom('email_changes')
    .select(['user_id as userId', 'old_email as oldEmail', 'new_email as newEmail'])
    .select(sql<boolean>`undone_at is not null`.as('isUndone'))
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
}
