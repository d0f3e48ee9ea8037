import type { Transaction } from '@chaos/shared/platform/database';
import { transact } from '@chaos/shared/platform/retry-conflicts';
import { sql } from 'kysely';
import { passkeyRemovedMail } from '../../mail/mails.ts';
import type { Context } from '../../trpc/context.ts';
import { PublicFailure } from '../../trpc/errors.ts';
import { writeAudit } from '../audit-log.ts';
import { holdProof } from '../reauthentication.ts';
import type { SignedIn } from '../sessions.ts';

/** @throws {PublicFailure} for any that is not the member's own. */
export async function renamePasskey(
  ctx: Context,
  userId: string,
  { id, name }: { id: string; name: string },
): Promise<{ name: string }> {
  await ctx.limits.require('passkeyByMember', userId);
  const renamed = await ctx.db
    .updateTable('passkeys')
    .set({ name })
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returning('name')
    .executeTakeFirst();
  if (!renamed) throw notFound();
  return renamed;
}

/** Sessions that were begun with it stay: they are ended where they are listed. @throws {PublicFailure} for any other's. */
export async function removePasskey(ctx: Context, { user, familyId }: SignedIn, id: string): Promise<{ name: string }> {
  const removed = await transact(ctx.db, async (trx) => {
    await holdProof(trx, familyId);
    const row = await trx
      .deleteFrom('passkeys')
      .where('id', '=', id)
      .where('user_id', '=', user.id)
      .returning('name')
      .executeTakeFirst();
    if (!row) throw notFound();
    await writeAudit(trx, { kind: 'passkey_removed', userId: user.id, details: { address: ctx.viewer.addressHash } });
    return row;
  });
  ctx.mailer.send(passkeyRemovedMail(ctx.publicUrl, user.email, removed.name));
  return removed;
}

/** An account that begins anew for its owner has none of before: somebody else may have added them. */
export async function removeAllPasskeys(trx: Transaction, userId: string): Promise<void> {
  await trx.deleteFrom('passkeys').where('user_id', '=', userId).execute();
}

/** Those that were added or used since a session began that was not its owner's. @returns their names. */
export async function removePasskeysSince(trx: Transaction, userId: string, familyId: string): Promise<string[]> {
  const removed = await trx
    .deleteFrom('passkeys')
    .where('user_id', '=', userId)
    .where(
      sql<boolean>`greatest(created_at, last_used_at) >= (select created_at from session_families where id = ${familyId}::uuid)`,
    )
    .returning('name')
    .execute();
  return removed.map(({ name }) => name);
}

function notFound(): PublicFailure {
  return new PublicFailure('NOT_FOUND', 'not_found', 'You no longer have this passkey.');
}
