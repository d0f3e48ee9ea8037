/** The hidden message of a character: who may read it, and what becomes of a guess. */
import type { Finding, Secret } from '@chaos/shared/contract/characters';
import { secretMarkOf } from '@chaos/shared/core/characters/secret-mark';
import { isSameSecret } from '@chaos/shared/rules/secrets';
import { announce } from '../../../commands/after-commit.ts';
import type { Context } from '../../../trpc/context.ts';
import { PublicFailure } from '../../../trpc/errors.ts';
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
  const mayRead = isFinder || (userId !== null && hidden.makerId === userId);
  return { ...told, message: mayRead ? hidden.message : null };
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
  const kept = await ctx.db
    .insertInto('secret_findings')
    .values({ character_id: characterId, user_id: userId })
    .onConflict((conflict) => conflict.doNothing())
    .returning('user_id')
    .executeTakeFirst();
  if (kept) announce(ctx, { members: [{ topic: 'characters', userIds: [userId], ids: [characterId] }] });
}

async function requireHiddenMessage(ctx: Context, characterId: string): Promise<HiddenMessage> {
  const hidden = await readHiddenMessage(ctx.db, characterId);
  if (!hidden) throw new PublicFailure('NOT_FOUND', 'no_secret', 'This brainrot hides nothing.');
  return hidden;
}
