import { transact } from '@chaos/shared/platform/retry-conflicts';
import { requireLivingFamily, revokeAllFamilies, revokeFamily, type SignedIn } from '../../auth/sessions.ts';
import { announce } from '../../commands/after-commit.ts';
import type { Context } from '../../trpc/context.ts';
import { PublicFailure } from '../../trpc/errors.ts';

/** Ends one session of the caller's, this one too. @param id its public one. @throws {PublicFailure} for any other. */
export async function endSession(ctx: Context, { user, familyId: own }: SignedIn, id: string): Promise<{ ended: number }> {
  const familyId = await transact(ctx.db, async (trx) => {
    await requireLivingFamily(trx, own);
    const family = await trx
      .selectFrom('session_families')
      .select('id')
      .where('public_id', '=', id)
      .where('user_id', '=', user.id)
      .where('revoked_at', 'is', null)
      .executeTakeFirst();
    if (!family) throw new PublicFailure('NOT_FOUND', 'not_found', 'You are no longer signed in there.');
    await revokeFamily(trx, family.id);
    return family.id;
  });
  announce(ctx, { endedSessions: [familyId] });
  return { ended: 1 };
}

export async function endOtherSessions(ctx: Context, { user, familyId }: SignedIn): Promise<{ ended: number }> {
  const ended = await transact(ctx.db, async (trx) => {
    await requireLivingFamily(trx, familyId);
    return revokeAllFamilies(trx, user.id, familyId);
  });
  announce(ctx, { endedSessions: ended });
  return { ended: ended.length };
}
