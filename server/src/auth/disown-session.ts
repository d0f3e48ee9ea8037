/** "It was not me": somebody else's session ends, with what it has added, said by the link of a mail or by another session. */
import { endExportLinks } from '@chaos/shared/core/account/export-links';
import type { Transaction } from '@chaos/shared/platform/database';
import { transact } from '@chaos/shared/platform/retry-conflicts';
import { sql } from 'kysely';
import { announce } from '../commands/after-commit.ts';
import { passkeyRemovedMail } from '../mail/mails.ts';
import type { Context } from '../trpc/context.ts';
import { PublicFailure } from '../trpc/errors.ts';
import { writeAudit } from './audit-log.ts';
import { findEmailToken, issueEmailToken, linkInvalid, useEmailToken } from './email-tokens.ts';
import { removePasskeysSince } from './passkeys/commands.ts';
import { holdProof } from './reauthentication.ts';
import { revokeFamily, type SignedIn } from './sessions.ts';

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
    const ended = await findSameBrowser(trx, familyId);
    const passkeys = await endDisowned(trx, ctx, { userId, familyIds: ended });
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
  const { ended, passkeys } = await transact(ctx.db, async (trx) => {
    // Of two who disown each other the second has no session any more to say it in.
    await holdProof(trx, own);
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
    const ended = (await findSameBrowser(trx, family.id)).filter((familyId) => familyId !== own);
    return { ended, passkeys: await endDisowned(trx, ctx, { userId: user.id, familyIds: ended }) };
  });
  tellOfRemoved(ctx, passkeys);
  announce(ctx, {
    endedSessions: ended,
    members: [{ topic: 'notifications', userIds: [user.id], ids: [user.id] }],
  });
  return { ended: ended.length };
}

/**
 * And those that the same browser has begun since, by what it was given: it may have come back in after it was signed out, and nobody
 * was told. Not those of one that is only like it, which are its owner's for all that is known. The first one first.
 */
async function findSameBrowser(trx: Transaction, familyId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    with recursive same as (
      select id, user_id, device_given, created_at from session_families where id = ${familyId}::uuid
      union
      select since.id, since.user_id, since.device_given, since.created_at
      from session_families since join same on since.user_id = same.user_id and since.device_shown = same.device_given
    )
    select id from same order by created_at, id
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
  { userId, familyIds }: { userId: string; familyIds: readonly string[] },
): Promise<RemovedPasskeys> {
  // All of them before anything else: whoever does something in one holds it, and then asks for the rest.
  for (const familyId of familyIds) await revokeFamily(trx, familyId);
  await trx
    .updateTable('session_families')
    // What they gave away can be taken back by one press.
    .set({ disowned_at: sql`now()` })
    .where(sql<boolean>`id = any(${familyIds}::uuid[])`)
    .execute();
  const names = await removePasskeysSince(trx, userId, familyIds[0] ?? '');
  await endExportLinks(trx, userId);
  await writeAudit(trx, { kind: 'session_disowned', userId, details: { address: ctx.viewer.addressHash } });
  const { email } = await trx.selectFrom('users').select('email').where('id', '=', userId).executeTakeFirstOrThrow();
  return { email, names };
}
