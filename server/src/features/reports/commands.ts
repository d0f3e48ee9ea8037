import type { ReportReason, ReportReceipt } from '@chaos/shared/contract/reports';
import type { Transaction } from '@chaos/shared/platform/database';
import { transact } from '@chaos/shared/platform/retry-conflicts';
import { sql } from 'kysely';
import type { Context } from '../../trpc/context.ts';
import { personKeyOf } from '../../trpc/person-key.ts';
import type { ReportableTarget } from './policy.ts';

/** A person reports a thing once; the answer is the same every time, and tells nothing of what others did. */
export async function fileReport(ctx: Context, target: ReportableTarget, reason: ReportReason): Promise<ReportReceipt> {
  const personKey = personKeyOf(ctx.viewer);
  await transact(ctx.db, (trx) => writeReport(trx, { ...target, personKey, reason }));
  return { filed: true };
}

interface NewReport extends ReportableTarget {
  personKey: string;
  reason: ReportReason;
}

async function writeReport(trx: Transaction, { targetKind, targetId, characterId, personKey, reason }: NewReport): Promise<void> {
  const earlier = await trx
    .selectFrom('reports')
    .select('id')
    .where('target_kind', '=', targetKind)
    .where('target_id', '=', targetId)
    .where('person_key', '=', personKey)
    .executeTakeFirst();
  if (earlier) return;
  // Written over with itself, so that it is locked: nobody settles it before this report is in it.
  const { id } = await trx
    .insertInto('report_cases')
    .values({ target_kind: targetKind, target_id: targetId, character_id: characterId })
    .onConflict((conflict) =>
      conflict
        .columns(['target_kind', 'target_id'])
        .where('resolved_at', 'is', null)
        .doUpdateSet({ target_id: sql`excluded.target_id` }),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  await trx
    .insertInto('reports')
    .values({ case_id: id, target_kind: targetKind, target_id: targetId, person_key: personKey, reason })
    .execute();
}
