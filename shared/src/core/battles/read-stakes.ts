/** Both corners of a battle, for the rule of what moves. */
import { sql } from 'kysely';
import type { Database, Transaction } from '../../platform/database.ts';
import { HOUR, isWithin } from '../../platform/is-within.ts';
import { type Corner, IN_REACH_HOURS } from '../../rules/stakes.ts';
import { isHeld, wasLoot, wasWonLately } from '../ownership/restrictions.ts';
import { takesAgainAt } from '../profiles/peace.ts';

type Pair<T> = [first: T, second: T];

/** @param ids of characters that there are. @returns them in this order. */
export async function readCorners(db: Database | Transaction, ids: Pair<string>): Promise<Pair<Corner>> {
  const isLately = (column: string) => isWithin(column, IN_REACH_HOURS * HOUR);
  const rows = await db
    .selectFrom('meme_characters')
    .leftJoin('profiles', (join) => join.onRef('profiles.id', '=', 'meme_characters.owner_id').on('profiles.left_at', 'is', null))
    .select([
      'meme_characters.id',
      'profiles.id as ownerId',
      wasWonLately('meme_characters.id').as('wonLately'),
      isHeld().as('isHeld'),
    ])
    .select([
      sql<boolean>`coalesce(profiles.is_peaceful, false)`.as('isPeaceful'),
      takesAgainAt.as('takesAgainAt'),
      sql<number>`(select count(*)::int from ownership_events lost where lost.kind = 'won'
        and lost.from_user_id = owner_id and ${isLately('lost.created_at')} and not ${wasLoot('lost')})`.as('losses'),
    ])
    .where('meme_characters.id', 'in', ids)
    .execute();
  const cornerOf = (id: string) => {
    const row = rows.find((one) => one.id === id);
    if (!row) throw new Error(`there is no character ${id}`);
    const { id: _, ...corner } = row;
    return corner;
  };
  return [cornerOf(ids[0]), cornerOf(ids[1])];
}

/** One battle after the other takes from an owner: two at once would both find that it is not enough yet. */
export async function lockLosses(trx: Transaction, ownerId: string | null): Promise<void> {
  if (ownerId !== null) await sql`select pg_advisory_xact_lock(hashtextextended(${`losses ${ownerId}`}, 0))`.execute(trx);
}
