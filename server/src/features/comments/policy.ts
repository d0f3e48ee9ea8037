/** Who may comment, and who may take a comment away. */
import { readVisibility } from '@chaos/shared/core/characters/visibility';
import type { Context } from '../../trpc/context.ts';
import { PublicFailure } from '../../trpc/errors.ts';
import { readAuthor } from './queries.ts';

declare const visible: unique symbol;
/** The id of a character of which the policy has seen that the caller may see it. */
export type VisibleCharacterId = string & { readonly [visible]: true };

/** @throws {PublicFailure} the same for a hidden, a retired and an unknown one. */
export async function requireVisible(ctx: Context, characterId: string): Promise<VisibleCharacterId> {
  if (!isVisible(characterId, await readVisibility(ctx.db, characterId, ctx.viewer.userId))) throw invisible();
  return characterId;
}

export const invisible = () => new PublicFailure('NOT_FOUND', 'not_found', 'There is no such brainrot, or it is private.');

function isVisible(id: string, isShown: boolean): id is VisibleCharacterId {
  return isShown && id !== '';
}

declare const own: unique symbol;
/** The id of a comment of which the policy has seen that the caller wrote it. */
export type OwnCommentId = string & { readonly [own]: true };

/** @throws {PublicFailure} 403 for somebody else's, 404 for none. */
export async function requireOwnComment(ctx: Context, userId: string, id: string): Promise<OwnCommentId> {
  const authorId = await readAuthor(ctx, userId, id);
  if (authorId === undefined) throw new PublicFailure('NOT_FOUND', 'not_found', 'There is no such comment any more.');
  if (!isOwn(id, authorId === userId)) throw new PublicFailure('FORBIDDEN', 'not_yours', 'This comment is not yours.');
  return id;
}

function isOwn(id: string, isTheirs: boolean): id is OwnCommentId {
  return isTheirs && id !== '';
}
