/** The hidden message of a character: who may read it, and what becomes of a guess. */
import type { Finding, Secret } from '@chaos/shared/contract/characters';
import { secretMarkOf } from '@chaos/shared/core/characters/secret-watermark';
import { lockVisibility } from '@chaos/shared/core/characters/visibility';
import { type Notice, noteForOwner } from '@chaos/shared/core/notifications/write-notifications';
import type { Transaction } from '@chaos/shared/platform/database';
import { transact } from '@chaos/shared/platform/retry-conflicts';
import { isSameSecret } from '@chaos/shared/rules/character-secret';
import { announce, tellNotification } from '../../../commands/after-commit.ts';
import type { Context } from '../../../trpc/context.ts';
import { PublicFailure } from '../../../trpc/errors.ts';
import { invisible } from '../policy.ts';
import { type HiddenMessage, readFinders, readHiddenMessage } from './queries.ts';

/** What somebody offers: words, or the mark that a program has read in a picture. */
interface Guess {
  guess?: string | undefined;
  mark?: number | undefined;
}

/** @throws {PublicFailure} where nothing is hidden. The caller may see the character. */
export async function readSecret(ctx: Context, characterId: string): Promise<Secret> {
  const hidden = await requireHiddenMessage(ctx, characterId);
  const { userId } = ctx.viewer;
  const { isFinder, ...told } = await readFinders(ctx.db, characterId, userId);
  const isMaker = userId !== null && hidden.makerId === userId;
  return { ...told, isMaker, message: isFinder || isMaker ? hidden.message : null };
}

/** A member who finds it for the first time is kept among its finders; whoever hid it finds nothing. */
export async function findSecret(ctx: Context, characterId: string, offered: Guess): Promise<Finding> {
  const hidden = await requireHiddenMessage(ctx, characterId);
  const { userId } = ctx.viewer;
  if (!isRight(ctx, hidden, offered)) return { isFound: false, ...(await readSecret(ctx, characterId)) };
  if (userId !== null && userId !== hidden.makerId) await keepFinding(ctx, characterId, userId);
  return { isFound: true, ...(await readSecret(ctx, characterId)), message: hidden.message };
}

function isRight({ appSecret }: Context, { message, ticketId }: HiddenMessage, { guess, mark }: Guess): boolean {
  if (guess !== undefined) return isSameSecret(guess, message);
  return ticketId !== null && mark === secretMarkOf(appSecret, ticketId);
}

async function keepFinding(ctx: Context, characterId: string, userId: string): Promise<void> {
  const finding = { character_id: characterId, user_id: userId };
  const keep = async (trx: Transaction) => {
    // Somebody may have blocked since the policy looked, and nobody does from here on.
    if (!(await lockVisibility(trx, characterId, userId))) throw invisible();
    const kept = await trx
      .insertInto('secret_findings')
      .values(finding)
      .onConflict((conflict) => conflict.doNothing())
      .returning('user_id')
      .executeTakeFirst();
    if (!kept) return { isNew: false, notice: null };
    const notice = await noteForOwner(trx, { kind: 'found', characterId, actorId: userId });
    if (notice) await pointTo(trx, notice, finding);
    return { isNew: true, notice };
  };
  const { isNew, notice } = await transact(ctx.db, keep);
  if (isNew) announce(ctx, { members: [{ topic: 'characters', userIds: [userId], ids: [characterId] }] });
  tellNotification(ctx, notice);
}

async function pointTo(trx: Transaction, notice: Notice, finding: { character_id: string; user_id: string }): Promise<void> {
  const { character_id, user_id } = finding;
  await trx
    .updateTable('secret_findings')
    .set({ notice_id: notice.id })
    .where('character_id', '=', character_id)
    .where('user_id', '=', user_id)
    .execute();
}

async function requireHiddenMessage(ctx: Context, characterId: string): Promise<HiddenMessage> {
  const hidden = await readHiddenMessage(ctx.db, characterId);
  if (!hidden) throw new PublicFailure('NOT_FOUND', 'no_secret', 'This brainrot hides nothing.');
  return hidden;
}
