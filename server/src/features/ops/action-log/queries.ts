import type { Suspension } from '@chaos/shared/contract/auth';
import type { OpsActionKind, OpsActionsPage } from '@chaos/shared/contract/ops';
import { selectPerson } from '@chaos/shared/core/characters/character-rows';
import { isForOperators } from '@chaos/shared/core/characters/visibility';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Context } from '../../../trpc/context.ts';
import { openCursor, sealCursor } from '../../../trpc/cursor.ts';

const LIST = 'ops actions';

/** The newest first. */
export async function readActions(
  ctx: Context,
  { limit, cursor }: { limit: number; cursor?: string | null | undefined },
): Promise<OpsActionsPage> {
  const before = cursor ? openCursor(ctx.appSecret, LIST, z.uuid(), cursor) : null;
  const rows = await ctx.db
    .selectFrom('operator_actions as entry')
    .leftJoin('profiles as operator', 'operator.id', 'entry.operator_id')
    .select(['entry.id', 'action', 'target_ids as targetIds', 'note', 'entry.created_at as createdAt'])
    .leftJoin('profiles as member', (join) =>
      join.on(sql<boolean>`member.id = case when action in ('suspend', 'unsuspend') then target_ids[1]::uuid end`),
    )
    .leftJoin('report_cases as report', (join) =>
      join.on(sql<boolean>`report.id = case when action = 'resolve_report' then target_ids[1]::uuid end`),
    )
    .leftJoin('meme_characters', (join) => join.onRef('meme_characters.id', '=', 'report.character_id').on(isForOperators))
    .leftJoin('collections', (join) =>
      join
        .onRef('collections.id', '=', 'report.target_id')
        .on('report.target_kind', '=', 'collection')
        .on('collections.is_public', '=', true),
    )
    .select(['target_kind', 'resolution', sql<string | null>`coalesce(meme_characters.name, collections.name)`.as('name')])
    .select([selectPerson('operator').as('operator'), selectPerson('member').as('member'), 'details'])
    .$if(before !== null, (query) => query.where('entry.id', '<', before))
    .orderBy('entry.id', 'desc')
    .limit(limit + 1)
    .execute();
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  const items = shown.map(({ details, target_kind: targetKind, resolution, name, ...entry }) => ({
    ...entry,
    suspension: readSuspensionOf(entry.action, details),
    report: targetKind && resolution && { targetKind, resolution, name },
  }));
  return { items, nextCursor: last && rows.length > limit ? sealCursor(ctx.appSecret, LIST, last.id) : null };
}

const SuspensionSchema = z.object({ reason: z.string(), until: z.iso.datetime().optional() });

function readSuspensionOf(action: OpsActionKind, details: unknown): Suspension | null {
  if (action !== 'suspend' && action !== 'unsuspend') return null;
  const { reason, until } = SuspensionSchema.parse(details);
  return { reason, until: until === undefined ? null : new Date(until) };
}
