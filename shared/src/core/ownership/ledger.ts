/**
 * The one door to ownership: nobody else writes `current_owner_id` or an ownership event. Whoever moves characters locks
 * them here first, all at once and in one order, looks again at what is locked, and moves what is still right.
 */

import { sql } from 'kysely';
import type { OwnershipKind } from '../../contract/characters.ts';
import type { Transaction } from '../../platform/database.ts';
import type { Restrictions } from '../../rules/locks-and-holds.ts';
import { createCharacter, type NewCharacter } from '../characters/create-character.ts';
import type { StoredSource } from '../characters/fused-metadata.ts';
import { lockRests } from '../profiles/suspensions.ts';
import { isHeld, isLocked, wasWonLately } from './restrictions.ts';

/** Its row is locked by this transaction. `isLocked` is another thing: its owner's lock. */
export interface LockedCharacter extends Restrictions {
  id: string;
  name: string;
  /** Null for nobody's, and for what somebody who left had: nobody decides over it, and whoever beats it has won it. */
  ownerId: string | null;
  makerId: string | null;
  isPublic: boolean;
  isActive: boolean;
  isFused: boolean;
  /** See `wasWonLately`. */
  wonLately: boolean;
}

/**
 * Locks characters until the end of the transaction, in ascending order of their ids, so that two who want the same ones
 * never wait for each other in a circle.
 * @returns them as they are now; ids of which there is no character are missing.
 */
export async function lockCharacters(trx: Transaction, ids: readonly string[]): Promise<Map<string, LockedCharacter>> {
  if (ids.length === 0) return new Map();
  const rows = await trx
    .selectFrom('meme_characters')
    .select([
      'id',
      'name',
      'original_creator_id as makerId',
      'is_public as isPublic',
      'is_active as isActive',
      'is_fused as isFused',
    ])
    .select(sql<string | null>`(select p.id from profiles p where p.id = owner_id and p.left_at is null)`.as('ownerId'))
    .select([isLocked().as('isLocked'), isHeld().as('isHeld'), wasWonLately('meme_characters.id').as('wonLately')])
    .where(sql<boolean>`id = any(${[...ids]}::uuid[])`)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

/**
 * The person first, as offers do, and then {@link lockCharacters}. For one person's change of what is shown of them: it is
 * counted in their row at its end. Whoever came for that row only then could stand behind somebody who leaves, who waits for
 * an offer, which waits for these characters.
 */
export async function lockCharactersFor(
  trx: Transaction,
  userId: string,
  ids: readonly string[],
): Promise<Map<string, LockedCharacter>> {
  await lockRests(trx, [userId]);
  return lockCharacters(trx, ids);
}

export interface Move {
  character: LockedCharacter;
  toUserId: string;
}

/** Why characters move; a victory names its battle, a gift and a trade their offer, and so does the way back. */
export type Cause =
  | { kind: Exclude<OwnershipKind, 'created' | 'fused' | 'retired' | 'won' | 'gifted' | 'traded' | 'reversed'> }
  | { kind: 'won'; battleId: string }
  | { kind: 'gifted' | 'traded' | 'reversed'; offerId: string };

/** Gives characters that this transaction has locked to others, each with its event. What a deal brings is held as long as the deal. */
export async function moveCharacters(trx: Transaction, cause: Cause, moves: readonly Move[]): Promise<void> {
  for (const { character, toUserId } of moves)
    if (character.ownerId === toUserId) throw new Error(`${character.id} belongs to ${toUserId} already`);
  if (moves.length === 0) return;
  const ids = moves.map(({ character }) => character.id);
  const takers = moves.map(({ toUserId }) => toUserId);
  const battleId = cause.kind === 'won' ? cause.battleId : null;
  const offerId = 'offerId' in cause ? cause.offerId : null;
  const isDeal = cause.kind === 'gifted' || cause.kind === 'traded';
  // All parts see the events as they were before: whoever had it once is not counted again.
  await sql`
    with move as (
      select * from unnest(${ids}::uuid[], ${takers}::uuid[]) as move(character_id, to_user_id)
    ), written as (
      insert into ownership_events (character_id, seq, kind, from_user_id, to_user_id, battle_id, offer_id, was_open)
      select id, (select max(seq) + 1 from ownership_events where character_id = id), ${cause.kind}, owner_id, to_user_id,
        ${battleId}::uuid, ${offerId}::uuid, case when ${isDeal} then is_public and is_active end
      from move join meme_characters on id = character_id
    )
    update meme_characters c set current_owner_id = to_user_id, updated_at = now(), locked_at = null, unlocks_at = null,
      held_until = case when ${isDeal} then (select o.held_until from offers o where o.id = ${offerId}::uuid) end,
      total_owners_count = total_owners_count + (not exists (
        select from ownership_events e where e.character_id = c.id and e.to_user_id = move.to_user_id
      ))::int
    from move where c.id = move.character_id
  `.execute(trx);
}

export interface Fusion {
  /** Locked by this transaction, and all of them owned by whom the new one is for. */
  sources: readonly StoredSource[];
  fused: Omit<NewCharacter, 'sources'> & { creatorId: string };
}

/** Makes one character out of others, which keep their owner and never move again. @returns the new one's id. */
export async function fuseCharacters(trx: Transaction, { sources, fused }: Fusion): Promise<string> {
  const id = await createCharacter(trx, { ...fused, sources });
  const { numAffectedRows } = await sql`
    with source as (
      select * from unnest(${sources.map((source) => source.id)}::uuid[]) as source(character_id)
    ), written as (
      insert into ownership_events (character_id, seq, kind, from_user_id, to_user_id)
      select id, (select max(seq) + 1 from ownership_events where character_id = id), 'retired', owner_id, owner_id
      from source join meme_characters on id = character_id
    )
    update meme_characters c set is_active = false, fused_into_id = ${id}, updated_at = now()
    from source where c.id = source.character_id and c.owner_id = ${fused.creatorId} and c.is_active
  `.execute(trx);
  if (numAffectedRows !== BigInt(sources.length)) throw new Error('what was to be fused was not locked, or not looked at');
  return id;
}
