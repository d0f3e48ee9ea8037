import type { OpsActionsPage } from '@chaos/shared/contract/ops';
import { selectPerson } from '@chaos/shared/node/domain/characters/character-rows';
import { z } from 'zod';
import type { Context } from '../../trpc/context.ts';
import { openCursor, sealCursor } from '../../trpc/cursor.ts';

const LIST = 'ops actions';

/** The newest first. */
export async function readActions(
  ctx: Context,
  { limit, cursor }: { limit: number; cursor?: string | null | undefined },
): Promise<OpsActionsPage> {
  const before = cursor ? openCursor(ctx.appSecret, LIST, z.uuid(), cursor) : null;
  const rows = await ctx.db
    .selectFrom('operator_actions as deed')
    .leftJoin('profiles as operator', 'operator.id', 'deed.operator_id')
    .select(['deed.id', 'action', 'target_ids as targetIds', 'note', 'deed.created_at as createdAt'])
    .select(selectPerson('operator').as('operator'))
    .$if(before !== null, (query) => query.where('deed.id', '<', before))
    .orderBy('deed.id', 'desc')
    .limit(limit + 1)
    .execute();
  const items = rows.slice(0, limit);
  const last = items.at(-1);
  return { items, nextCursor: last && rows.length > limit ? sealCursor(ctx.appSecret, LIST, last.id) : null };
}
