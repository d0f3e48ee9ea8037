/** Suspends members, and lifts it again. What rests meanwhile follows from the row alone; only sessions are ended. */
import type { OpsSuspendResult, OpsUnsuspendResult } from '@chaos/shared/contract/ops';
import { isInForce, LIFTED_NOW, lockAlone, readSuspension } from '@chaos/shared/core/profiles/suspensions';
import type { Database, Transaction } from '@chaos/shared/platform/database';
import { transact } from '@chaos/shared/platform/retry-conflicts';
import { sql } from 'kysely';
import { revokeAllFamilies } from '../../../auth/sessions.ts';
import { announce } from '../../../commands/after-commit.ts';
import { tellPartners } from '../../../commands/tell-partners.ts';
import { suspendedMail, suspensionLiftedMail } from '../../../mail/mails.ts';
import type { Context } from '../../../trpc/context.ts';
import { PublicFailure } from '../../../trpc/errors.ts';
import { writeOperatorAction } from '../action-log/commands.ts';
import { requireEnd, requireSuspendable } from './policy.ts';

interface SuspendRequest {
  userId: string;
  reason: string;
  /** ISO 8601; null is until further notice. */
  until: string | null;
  note?: string | null | undefined;
}

/** The first of two counts; whoever is suspended stays so as it was. @throws {PublicFailure} for nobody, and for operators. */
export async function suspend(ctx: Context, operatorId: string, request: SuspendRequest): Promise<OpsSuspendResult> {
  const { userId, reason, note } = request;
  const until = request.until === null ? null : new Date(request.until);
  const { ended, ...result } = await transact(ctx.db, async (trx) => {
    const member = requireSuspendable(await lockAlone(trx, userId), { userId, operatorId });
    requireEnd(until, await readNow(trx));
    const inForce = await readSuspension(trx, member);
    if (inForce) return { outcome: 'already_suspended' as const, until: inForce.until, ended: [] };
    await trx.insertInto('suspensions').values({ user_id: member, reason, until, operator_id: operatorId }).execute();
    await writeOperatorAction(trx, {
      ...{ operatorId, action: 'suspend', targetIds: [member], note },
      details: { reason, ...(until && { until: until.toISOString() }) },
    });
    return { outcome: 'suspended' as const, until, ended: await revokeAllFamilies(trx, member) };
  });
  announce(ctx, { endedSessions: ended });
  if (result.outcome === 'suspended') {
    // First: whoever tries again after a failure is told that it is done already.
    const to = await readProvenAddress(ctx.db, userId);
    if (to !== null) ctx.mailer.send(suspendedMail(ctx.publicUrl, to, { reason, until }));
    await tellPartners(ctx, userId);
  }
  return result;
}

/** Sessions that ended stay ended: who comes back signs in. @throws {PublicFailure} for nobody. */
export async function unsuspend(
  ctx: Context,
  operatorId: string,
  { userId, note }: { userId: string; note?: string | null | undefined },
): Promise<OpsUnsuspendResult> {
  const { outcome } = await transact(ctx.db, async (trx) => {
    if (!(await lockAlone(trx, userId))) throw new PublicFailure('NOT_FOUND', 'not_found', 'There is no such person.');
    const lifted = await trx
      .updateTable('suspensions')
      .set({ lifted_at: LIFTED_NOW, lifted_by: operatorId })
      .where('user_id', '=', userId)
      .where(isInForce)
      .returning(['reason', 'until'])
      .executeTakeFirst();
    if (!lifted) return { outcome: 'not_suspended' as const };
    const { reason, until } = lifted;
    await writeOperatorAction(trx, {
      ...{ operatorId, action: 'unsuspend', targetIds: [userId], note },
      details: { reason, ...(until && { until: until.toISOString() }) },
    });
    return { outcome: 'lifted' as const };
  });
  if (outcome === 'lifted') {
    const to = await readProvenAddress(ctx.db, userId);
    if (to !== null) ctx.mailer.send(suspensionLiftedMail(ctx.publicUrl, to));
    await tellPartners(ctx, userId);
  }
  return { outcome };
}

/** @returns null where it may be somebody else's, who is not to read why. */
async function readProvenAddress(db: Database, userId: string): Promise<string | null> {
  const user = await db
    .selectFrom('users')
    .select('email')
    .where('id', '=', userId)
    .where('email_confirmed_at', 'is not', null)
    .executeTakeFirst();
  return user?.email ?? null;
}

async function readNow(trx: Transaction): Promise<Date> {
  const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(trx);
  return rows[0]?.now ?? new Date();
}
