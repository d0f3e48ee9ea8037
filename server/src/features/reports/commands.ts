import type { ReportReason, ReportReceipt } from '@chaos/shared/contract/reports';
import type { Transaction } from '@chaos/shared/platform/database';
import { transact } from '@chaos/shared/platform/retry-conflicts';
import { sql } from 'kysely';
import type { Context } from '../../trpc/context.ts';
import { personKeyOf } from '../../trpc/person-key.ts';
import type { ReportableTarget } from './policy.ts';

/** A person reports a thing once, and again where it says something else than operators have judged. The answer tells nothing of others. */
export async function fileReport(ctx: Context, target: ReportableTarget, reason: ReportReason): Promise<ReportReceipt> {
  const personKey = personKeyOf(ctx.viewer);
  await transact(ctx.db, (trx) => writeReport(trx, { ...target, personKey, reason }));
  return { filed: true };
}

interface NewReport extends ReportableTarget {
  personKey: string;
  reason: ReportReason;
}

async function writeReport(trx: Transaction, report: NewReport): Promise<void> {
  const { targetKind, targetId, characterId, personKey, reason } = report;
  if (await wasReported(trx, report)) return;
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
    // Of two at once the second finds the case of the first.
    .onConflict((conflict) => conflict.columns(['case_id', 'person_key']).doNothing())
    .execute();
}

/** By this person, in a case that nobody has judged yet, or that was judged when it said what it says now. */
async function wasReported(trx: Transaction, { targetKind, targetId, personKey }: NewReport): Promise<boolean> {
  const earlier = await trx
    .selectFrom('reports')
    .innerJoin('report_cases', 'report_cases.id', 'case_id')
    .select('reports.id')
    .where('reports.target_kind', '=', targetKind)
    .where('reports.target_id', '=', targetId)
    .where('person_key', '=', personKey)
    .where(sql<boolean>`(resolved_at is null or words_digest = words_digest(${targetKind}, ${targetId}))`)
    .limit(1)
    .executeTakeFirst();
  return earlier !== undefined;
}
