/** What may be reported: what the caller can see. */
import type { ReportTarget } from '@chaos/shared/contract/reports';
import type { Context } from '../../trpc/context.ts';
import { PublicFailure } from '../../trpc/errors.ts';
import { findVisibleTarget } from './queries.ts';

declare const seen: unique symbol;
/** Something of which the policy has seen that the caller may see it. */
export interface ReportableTarget {
  readonly [seen]?: true;
  targetKind: ReportTarget;
  targetId: string;
  characterId: string | null;
}

/** @throws {PublicFailure} the same for what is hidden, taken down, and never was. */
export async function requireReportable(
  ctx: Context,
  target: { targetKind: ReportTarget; targetId: string },
): Promise<ReportableTarget> {
  const found = await findVisibleTarget(ctx, target);
  if (!found) throw new PublicFailure('NOT_FOUND', 'not_found', 'That is gone already, or it is private.');
  return { ...target, ...found };
}
