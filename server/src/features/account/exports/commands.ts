/** Asks for an archive of everything of one's own, and for the way to one that is ready. */
import { randomBytes } from 'node:crypto';
import { EXPORTS_A_DAY, type ExportLink } from '@chaos/shared/contract/exports';
import { keepLink } from '@chaos/shared/core/account/export-links';
import { countExports, insertExport } from '@chaos/shared/core/account/exports';
import { transact } from '@chaos/shared/platform/retry-conflicts';
import { holdProof } from '../../../auth/reauthentication.ts';
import type { SignedIn } from '../../../auth/sessions.ts';
import type { Context } from '../../../trpc/context.ts';
import { PublicFailure } from '../../../trpc/errors.ts';

/** Asked for again while one is being made, it is that one. @throws {PublicFailure} for one too many within a day. */
export async function requestExport(ctx: Context, { user, familyId }: SignedIn): Promise<{ id: string }> {
  return transact(ctx.db, async (trx) => {
    const { lately, open } = await countExports(trx, user.id);
    // After what it may have waited for.
    await holdProof(trx, familyId);
    if (open !== null) return { id: open };
    if (lately >= EXPORTS_A_DAY)
      throw new PublicFailure(
        'TOO_MANY_REQUESTS',
        'too_many_requests',
        `You have already asked for ${EXPORTS_A_DAY} archives within a day. Please use one of them, or come back tomorrow.`,
      );
    return { id: await insertExport(trx, user.id) };
  });
}

/** A browser's download shows no token, so the link is the proof: good once, and not for long. @throws {PublicFailure} 404. */
export async function linkExport(ctx: Context, { user, familyId }: SignedIn, id: string): Promise<ExportLink> {
  const token = randomBytes(32).toString('base64url');
  const endsAt = await transact(ctx.db, async (trx) => {
    // Whoever ends the session ends its links after this.
    await holdProof(trx, familyId);
    return keepLink(trx, { id, userId: user.id, token });
  });
  if (endsAt === null)
    throw new PublicFailure('NOT_FOUND', 'not_found', 'This archive does not exist, or is no longer available.');
  return { url: `/exports/${token}`, endsAt };
}
