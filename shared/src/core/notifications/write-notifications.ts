/**
 * What others do to one's own becomes a notice, in the transaction that does it. Those of likes are written where likes are counted
 * (reactions/commands.ts of the server).
 */
import { sql } from 'kysely';
import type { Transaction } from '../../platform/database.ts';
import { HOUR, isWithin } from '../../platform/is-within.ts';
import { createWordFinder } from '../../rules/word-filter/word-filter.ts';
import { enqueuePush } from './pushes.ts';

export interface Notice {
  id: string;
  /** Who is to be told, after the commit. */
  userId: string;
}

/**
 * @param done.text what was said, where that is so.
 * @returns the notice that points to the owner of a character; null where that is nobody, who did it, or somebody who has muted that.
 */
export async function noteForOwner(
  trx: Transaction,
  { kind, characterId, actorId, text = '' }: { kind: 'commented' | 'found'; characterId: string; actorId: string; text?: string },
): Promise<Notice | null> {
  const { owner_id: userId } = await trx
    .selectFrom('meme_characters')
    .select('owner_id')
    .where('id', '=', characterId)
    .executeTakeFirstOrThrow();
  if (userId === null || userId === actorId || (await hasMuted(trx, userId, { actorId, text }))) return null;
  return openNotification(trx, { kind, userId, characterId, path: `/character/${characterId}` });
}

/** @returns null where the follower is muted. */
export async function noteFollower(trx: Transaction, userId: string, followerId: string): Promise<Notice | null> {
  if (await hasMuted(trx, userId, { actorId: followerId, text: '' })) return null;
  return openNotification(trx, { kind: 'followed', userId, characterId: null, path: `/profile/${followerId}` });
}

async function hasMuted(
  trx: Transaction,
  userId: string,
  { actorId, text }: { actorId: string; text: string },
): Promise<boolean> {
  const { muted_words: words, isMuted } = await trx
    .selectFrom('profiles')
    .select('muted_words')
    .select(sql<boolean>`exists (select from mutes where muter_id = ${userId} and muted_id = ${actorId})`.as('isMuted'))
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return isMuted || (words.length > 0 && createWordFinder(words)(text));
}

interface Happening {
  kind: 'commented' | 'found' | 'followed';
  userId: string;
  characterId: string | null;
  /** Where the first of the hour leads when it is pushed. The others are not. */
  path: string;
}

/** The one of this hour, or a new one: what happens to the same within an hour is one notice. What happens is to point to it: a notice that nothing points to any more is none. */
async function openNotification(trx: Transaction, { kind, userId, characterId, path }: Happening): Promise<Notice> {
  // Two at once would each open one.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`notice ${kind} ${userId} ${characterId}`}, 0))`.execute(trx);
  const open = await trx
    .updateTable('notices')
    .set({ happened_at: sql`greatest(happened_at, now())` })
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .where(sql<boolean>`character_id is not distinct from ${characterId}`)
    .where(isWithin('happened_at', HOUR))
    .where(isWithin('began_at', HOUR))
    .returning('id')
    .executeTakeFirst();
  if (open) return { id: open.id, userId };
  const { id } = await trx
    .insertInto('notices')
    .values({ kind, user_id: userId, character_id: characterId })
    .returning('id')
    .executeTakeFirstOrThrow();
  await enqueuePush(trx, { userId, kind, path });
  return { id, userId };
}
