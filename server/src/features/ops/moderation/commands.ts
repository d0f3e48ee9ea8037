/**
 * Takes down what nobody should see, and restores it. A character is switched off: its owner keeps it, and its chain of
 * owners says nothing of it. Its pictures end at once, and soon lose their files. A comment is removed, and a collection is its owner's
 * alone from then on.
 */

import type { OpsReportAction, OpsResolveResult, OpsRestoreResult, OpsTakeDownResult } from '@chaos/shared/contract/ops';
import type { ReportTarget } from '@chaos/shared/contract/reports';
import { dropFiles, isTakenDown, keepFiles } from '@chaos/shared/core/characters/files-of-ended-characters';
import { requestMissingVideo } from '@chaos/shared/core/characters/pending-videos';
import { lockRests } from '@chaos/shared/core/profiles/suspensions';
import type { Transaction } from '@chaos/shared/platform/database';
import { transact } from '@chaos/shared/platform/retry-conflicts';
import { sql } from 'kysely';
import { announce } from '../../../commands/after-commit.ts';
import type { Context } from '../../../trpc/context.ts';
import { PublicFailure } from '../../../trpc/errors.ts';
import { writeOperatorAction } from '../action-log/commands.ts';

type Note = { note?: string | null | undefined };
interface Target {
  targetKind: ReportTarget;
  targetId: string;
}

/** A character that came into the gallery or left it, or a collection that nobody else sees any more, for telling others after the commit. */
type Change = { characterId: string; userIds: (string | null)[] } | { collectionId: string; ownerId: string };

/** Also settles what was reported of it. @throws {PublicFailure} when there is no such thing. */
export async function takeDown(ctx: Context, operatorId: string, { note, ...target }: Target & Note): Promise<OpsTakeDownResult> {
  const { outcome, change } = await transact(ctx.db, async (trx) => {
    const taken = await takeDownIn(trx, operatorId, { ...target, note });
    if (taken.outcome === 'not_found') throw gone(target.targetKind);
    if (taken.outcome !== 'not_possible') await settleCase(trx, operatorId, target);
    return { ...taken, outcome: taken.outcome };
  });
  tell(ctx, change);
  return { outcome };
}

export async function restore(
  ctx: Context,
  operatorId: string,
  { characterId, note }: { characterId: string } & Note,
): Promise<OpsRestoreResult> {
  const { outcome, change } = await transact(ctx.db, async (trx) => {
    const character = await lockCharacter(trx, characterId);
    if (!character) throw gone('character');
    if (character.isFusedAway || character.isEnded) return { outcome: 'not_possible' as const };
    if (!character.isDown) return { outcome: 'not_down' as const };
    if (!(await keepFiles(trx, characterId))) return { outcome: 'files_gone' as const };
    await setActive(trx, characterId, true);
    await requestMissingVideo(trx, characterId);
    await writeOperatorAction(trx, { operatorId, action: 'restore', targetIds: [characterId], note });
    return { outcome: 'restored' as const, change: { characterId, userIds: character.userIds } };
  });
  tell(ctx, change);
  return { outcome };
}

interface Resolution extends Note {
  reportId: string;
  action: OpsReportAction;
}

/** The first answer counts. What was reported may be gone by then, and is settled all the same. */
export async function resolveReport(
  ctx: Context,
  operatorId: string,
  { reportId, action, note }: Resolution,
): Promise<OpsResolveResult> {
  const { outcome, change } = await transact(ctx.db, async (trx) => {
    const report = await trx
      .selectFrom('report_cases')
      .select(['target_kind', 'target_id', 'resolved_at'])
      .where('id', '=', reportId)
      .forUpdate()
      .executeTakeFirst();
    if (!report) throw new PublicFailure('NOT_FOUND', 'not_found', 'There is no such report.');
    if (report.resolved_at !== null) return { outcome: 'already_resolved' as const };
    const target = { targetKind: report.target_kind, targetId: report.target_id };
    const taken = action === 'take_down' ? await takeDownIn(trx, operatorId, { ...target, note }) : undefined;
    await trx.updateTable('report_cases').set(resolved(action, operatorId)).where('id', '=', reportId).execute();
    await writeOperatorAction(trx, { operatorId, action: 'resolve_report', targetIds: [reportId], note, details: { action } });
    return { outcome: 'resolved' as const, change: taken?.change };
  });
  tell(ctx, change);
  return { outcome };
}

type Taken = { outcome: OpsTakeDownResult['outcome'] | 'not_found'; change?: Change };

async function takeDownIn(trx: Transaction, operatorId: string, { targetKind, targetId, note }: Target & Note): Promise<Taken> {
  const action = { operatorId, action: 'take_down', targetIds: [targetId], note } as const;
  if (targetKind === 'comment') {
    const comment = await trx
      .deleteFrom('character_comments')
      .where('id', '=', targetId)
      .returning(['content', 'user_id', 'character_id'])
      .executeTakeFirst();
    if (!comment) return { outcome: (await wasTakenDown(trx, targetId)) ? 'already_down' : 'not_found' };
    const details = { comment: comment.content, authorId: comment.user_id, characterId: comment.character_id };
    await writeOperatorAction(trx, { ...action, details });
    return { outcome: 'taken_down' };
  }
  if (targetKind === 'collection') {
    const collection = await trx
      .selectFrom('collections')
      .select(['name', 'description', 'owner_id', 'taken_down_at'])
      .where('id', '=', targetId)
      .forNoKeyUpdate()
      .executeTakeFirst();
    if (!collection) return { outcome: 'not_found' };
    if (collection.taken_down_at !== null) return { outcome: 'already_down' };
    await trx.updateTable('collections').set({ taken_down_at: sql<Date>`now()` }).where('id', '=', targetId).execute();
    const { name, description, owner_id: ownerId } = collection;
    await writeOperatorAction(trx, { ...action, details: { collection: name, description, authorId: ownerId } });
    return { outcome: 'taken_down', change: { collectionId: targetId, ownerId } };
  }
  const character = await lockCharacter(trx, targetId);
  if (!character) return { outcome: 'not_found' };
  if (character.isFusedAway) return { outcome: 'not_possible' };
  if (character.isDown) return { outcome: 'already_down' };
  await setActive(trx, targetId, false);
  await dropFiles(trx, targetId);
  await writeOperatorAction(trx, action);
  return { outcome: 'taken_down', change: { characterId: targetId, userIds: character.userIds } };
}

async function wasTakenDown(trx: Transaction, targetId: string): Promise<boolean> {
  const row = await trx
    .selectFrom('operator_actions')
    .select('id')
    .where('action', '=', 'take_down')
    .where(sql<boolean>`${targetId} = any(target_ids)`)
    .executeTakeFirst();
  return row !== undefined;
}

/** What went into a fusion is switched off for ever. What its owner has deleted can be taken down as well, and is not restored by that. */
async function lockCharacter(trx: Transaction, id: string) {
  // The person first, in whose row it is counted, see `lockCharactersFor`. An owner of this moment is waited for as any other row.
  const owned = await trx.selectFrom('meme_characters').select('owner_id').where('id', '=', id).executeTakeFirst();
  if (owned?.owner_id) await lockRests(trx, [owned.owner_id]);
  const row = await trx
    .selectFrom('meme_characters')
    .select(['fused_into_id', 'owner_id', 'original_creator_id', isTakenDown.as('isTakenDown')])
    .select(sql<boolean>`exists (select from taken_down_files t where t.character_id = id and not by_operator)`.as('isEnded'))
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return (
    row && {
      isDown: row.isTakenDown,
      isEnded: row.isEnded,
      isFusedAway: row.fused_into_id !== null,
      userIds: [row.owner_id, row.original_creator_id],
    }
  );
}

async function setActive(trx: Transaction, id: string, isActive: boolean): Promise<void> {
  // What its owner has deleted stays so.
  const change = { is_active: sql<boolean>`${isActive} and deleted_at is null`, updated_at: sql<Date>`now()` };
  await trx.updateTable('meme_characters').set(change).where('id', '=', id).execute();
}

/** With what it said then: nobody has judged what its owner writes afterwards. */
const resolved = (resolution: Resolution['action'], operatorId: string) => ({
  resolution,
  resolved_by: operatorId,
  resolved_at: sql<Date>`now()`,
  words_digest: sql<string | null>`words_digest(target_kind, target_id)`,
});

async function settleCase(trx: Transaction, operatorId: string, { targetKind, targetId }: Target): Promise<void> {
  await trx
    .updateTable('report_cases')
    .set(resolved('take_down', operatorId))
    .where('target_kind', '=', targetKind)
    .where('target_id', '=', targetId)
    .where('resolved_at', 'is', null)
    .execute();
}

/** After the commit: whoever is told reads at once. */
function tell(ctx: Context, change: Change | undefined): void {
  if (!change) return;
  if ('collectionId' in change) {
    announce(ctx, { members: [{ topic: 'collections', userIds: [change.ownerId], ids: [change.collectionId] }] });
    return;
  }
  const { characterId, userIds } = change;
  announce(ctx, { gallery: [characterId], members: [{ topic: 'characters', userIds, ids: [characterId] }] });
}

const NAMES: Record<ReportTarget, string> = { character: 'brainrot', comment: 'comment', collection: 'collection' };

function gone(kind: ReportTarget): PublicFailure {
  return new PublicFailure('NOT_FOUND', 'not_found', `There is no such ${NAMES[kind]}.`);
}
